import "server-only";
import { APICallError, type LanguageModelMiddleware } from "ai";
import { estimateTokens } from "../tutor/estimate-tokens.ts";

type WrapStream = NonNullable<LanguageModelMiddleware["wrapStream"]>;
type Call = Parameters<WrapStream>[0]["params"];
type ModelStream = Awaited<ReturnType<WrapStream>>["stream"];
type Part = ModelStream extends ReadableStream<infer Each> ? Each : never;

/** What becomes of each request to a model: how it ended, and how many tokens it took. */
type Watcher = {
  /** `idle`: it says nothing of the model, since nobody waited to the end, or what was asked was refused. */
  onEnd: (ending: "answered" | "failed" | "idle") => void;
  onTokens: (tokens: number) => Promise<void>;
};

/** The model was waited for in vain. */
export class FellSilent extends Error {}

/** About what a provider takes for a picture of any size. */
const TOKENS_OF_FILE = 1_500;

/** Each request that is made of a model, whatever for, is told to the watcher when it is over. */
export function watchModel({ onEnd, onTokens }: Watcher): LanguageModelMiddleware {
  return {
    wrapStream: async ({ doStream, params }) => {
      try {
        const begun = await doStream();
        return { ...begun, stream: streamOf(listen(begun.stream, params, { onEnd, onTokens })) };
      } catch (error) {
        onEnd(endingOf(error, params));
        // Who gives a request up has asked it, and the model may have begun to think.
        if (params.abortSignal?.aborted) await onTokens(estimatePrompt(params));
        throw error;
      }
    },
  };
}

function streamOf(parts: AsyncGenerator<Part, void>): ReadableStream<Part> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return();
    },
  });
}

async function* listen(
  stream: ModelStream,
  params: Call,
  { onEnd, onTokens }: Watcher,
): AsyncGenerator<Part, void, undefined> {
  let said = "";
  let told: number | null = null;
  let ending: Parameters<Watcher["onEnd"]>[0] = "failed";
  try {
    for await (const part of stream) {
      if (part.type === "text-delta" || part.type === "reasoning-delta" || part.type === "tool-input-delta")
        said += part.delta;
      if (part.type === "finish") {
        ending = FAULTY.has(part.finishReason.unified) ? "failed" : "answered";
        const { inputTokens, outputTokens } = part.usage;
        const sum = (inputTokens.total ?? 0) + (outputTokens.total ?? 0);
        told = sum === 0 ? null : sum;
      }
      yield part;
    }
  } catch (error) {
    ending = endingOf(error, params);
    throw error;
  } finally {
    onEnd(ending === "failed" ? endingOf(null, params) : ending);
    // Not every server tells, and none tells of an answer that nobody waited for.
    await onTokens(told ?? estimatePrompt(params) + estimateTokens(said));
  }
}

/** A stream that just stops, or says that it had to. */
const FAULTY: ReadonlySet<string> = new Set(["error", "interrupted", "other"]);

function endingOf(error: unknown, { abortSignal }: Call): "failed" | "idle" {
  if (abortSignal?.aborted) return wasWaitedFor(abortSignal.reason) ? "failed" : "idle";
  // A text that a provider does not take is no fault of the provider: one person could so keep the model from all.
  const isRefused = APICallError.isInstance(error) && [400, 413, 422].includes(error.statusCode ?? 0);
  return isRefused ? "idle" : "failed";
}

function wasWaitedFor(reason: unknown): boolean {
  return reason instanceof FellSilent || (reason instanceof Error && reason.name === "TimeoutError");
}

function estimatePrompt({ prompt, tools }: Call): number {
  let sum = tools === undefined ? 0 : estimateTokens(JSON.stringify(tools));
  for (const { content } of prompt) {
    if (typeof content === "string") sum += estimateTokens(content);
    else
      for (const part of content)
        sum +=
          part.type === "file" ? TOKENS_OF_FILE : estimateTokens("text" in part ? part.text : JSON.stringify(part));
  }
  return sum;
}
