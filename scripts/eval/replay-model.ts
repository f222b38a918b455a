import type { LanguageModel } from "ai";
import type { Said } from "./model-script.ts";

type Model = Extract<LanguageModel, { specificationVersion: "v4" }>;
type Part = Awaited<ReturnType<Model["doStream"]>>["stream"] extends ReadableStream<infer P> ? P : never;

const PIECE = 24;

/** A model that says what was recorded, one reply each time it is asked; asked more often than then, it fails. */
export function replayModel(said: readonly Said[]): Model {
  const left = [...said];
  const next = (): Said => {
    const one = left.shift();
    if (one === undefined) throw new Error("The recording has no more replies for this turn.");
    return one;
  };
  return {
    specificationVersion: "v4",
    provider: "recording",
    modelId: "recording",
    supportedUrls: {},
    doStream: async () => ({ stream: streamOf(partsOf(next())) }),
    doGenerate: async () => {
      const one = next();
      return { content: [{ type: "text", text: one.text }, ...toolCallsOf(one)], ...endOf(one), warnings: [] };
    },
  };
}

function streamOf(parts: readonly Part[]): ReadableStream<Part> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

function partsOf(said: Said): Part[] {
  const pieces = said.text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, "gu")) ?? [];
  return [
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "text" },
    ...pieces.map((delta) => ({ type: "text-delta", id: "text", delta }) as const),
    { type: "text-end", id: "text" },
    ...toolCallsOf(said),
    { type: "finish", ...endOf(said) },
  ];
}

function toolCallsOf({ toolCalls = [] }: Said) {
  return toolCalls.map(
    ({ name, input }, at) => ({ type: "tool-call", toolCallId: `call-${at}`, toolName: name, input }) as const,
  );
}

function endOf({ tokens, toolCalls = [] }: Said) {
  return {
    finishReason: { unified: toolCalls.length > 0 ? "tool-calls" : "stop", raw: undefined } as const,
    usage: {
      inputTokens: { total: tokens?.input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: tokens?.output, text: undefined, reasoning: undefined },
    },
  };
}
