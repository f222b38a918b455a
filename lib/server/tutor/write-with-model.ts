import "server-only";
import {
  APICallError,
  type FinishReason,
  isStepCount,
  experimental_streamTextLowMemory,
  type LanguageModel,
  type ModelMessage,
  type TextStreamPart,
  type ToolSet,
} from "ai";
import type { Span } from "@opentelemetry/api";
import { env } from "../env.ts";
import { FellSilent } from "../model/watch-model.ts";
import { inSpan } from "../telemetry/in-span.ts";
import type { Emit } from "./reply-event.ts";
import type { ToolAnswer } from "./tools/tool-answer.ts";

export type ModelPrompt = { instructions: string; messages: ModelMessage[] };

/** What of a model's text may be said, and when. */
export type Voice = { push: (delta: string) => string; end: () => string };

export type ModelTask = {
  model: LanguageModel;
  prompt: ModelPrompt;
  voice: Voice;
  emit: Emit;
  stop: AbortSignal;
  /** What the model may ask the engine, and who hears what the engine says, before the model may tell it. */
  tools?: { set: ToolSet; onAnswer: (answer: ToolAnswer, input: unknown) => unknown } | null;
};

/** How a model's reply ended. `cut`: it would have gone on. `unavailable`: it said nothing at all. */
type ModelOutcome =
  | { kind: "complete" | "cut" | "stopped" | "broken_off"; text: string }
  | { kind: "unavailable"; cause: unknown };

const MAX_TRIES = 2;
const MAX_OUTPUT_TOKENS = 4_000;
/** In UTF-16 units, what it asks the engine included: more than so many tokens take, of a server that does not count them. */
const LONGEST_REPLY = 24_000;
/** Requests to the model within one reply; in the last one it must answer. */
const MAX_STEPS = 6;

/** How a reply ends that is as whole as it can be; a stream that just stops ends otherwise. */
const WHOLE: ReadonlySet<FinishReason> = new Set(["stop", "content-filter", "tool-calls"]);

/** Models that said that they take no tools, and answered without, by the time until which this is believed. */
const withoutTools = new Map<string, number>();
const BELIEVED_FOR_MS = 10 * 60_000;

/** Streams a model's prose. It is asked a second time only if it failed at once and said nothing. */
export async function writeWithModel(task: ModelTask): Promise<ModelOutcome> {
  const name = nameOf(task.model);
  let tools = (withoutTools.get(name) ?? 0) > Date.now() ? null : (task.tools ?? null);
  let blamesTools = false;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await inSpan(
      "tutor.model",
      { "tutor.model": name, "tutor.try": attempt, "tutor.tools": tools !== null },
      async (span) => {
        const ended = await tryOnce({ ...task, tools }, span);
        span.setAttribute("tutor.outcome", ended.kind);
        return ended;
      },
    );
    if (outcome.kind !== "unavailable") {
      if (blamesTools && (outcome.kind === "complete" || outcome.kind === "cut"))
        withoutTools.set(name, Date.now() + BELIEVED_FOR_MS);
      return outcome;
    }
    const mayRefuseTools = tools !== null && isRefusal(outcome.cause);
    if (attempt === MAX_TRIES || !(mayRefuseTools || mayRecoverAtOnce(outcome.cause))) return outcome;
    if (!mayRefuseTools) continue;
    tools = null;
    blamesTools = speaksOfTools(outcome.cause);
  }
}

function nameOf(model: LanguageModel): string {
  return typeof model === "string" ? model : `${model.provider} ${model.modelId}`;
}

async function tryOnce({ model, prompt, voice, emit, stop, tools }: ModelTask, span: Span): Promise<ModelOutcome> {
  const start = performance.now();
  const { MODEL_FIRST_TOKEN_TIMEOUT_MS, MODEL_SILENCE_TIMEOUT_MS, MODEL_TURN_TIMEOUT_MS } = env();
  const patience = waitFor(MODEL_FIRST_TOKEN_TIMEOUT_MS);
  // `streamText` hands each piece on twice, and keeps it, for readers that may come later. Here is one.
  const { stream } = experimental_streamTextLowMemory({
    model,
    ...prompt,
    ...(tools && { tools: tools.set, stopWhen: isStepCount(MAX_STEPS), prepareStep: answerAtLast }),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.any([stop, patience.signal]),
    timeout: { totalMs: MODEL_TURN_TIMEOUT_MS },
    // The error comes as a part of the stream; the SDK's default would print it, message text included.
    onError: () => undefined,
    telemetry: { recordInputs: false, recordOutputs: false },
  });
  let text = "";
  const say = (delta: string) => {
    text += delta;
    if (delta !== "") emit({ type: "text", delta });
  };
  let finish: FinishReason | null = null;
  let heard = 0;
  let hasSpoken = false;
  let failure: unknown = new Error("The model's reply was empty or ended early.");
  try {
    for await (const part of stream) {
      // What only opens a request to the model is no word of it yet.
      if (part.type !== "start" && part.type !== "start-step") patience.renew(MODEL_SILENCE_TIMEOUT_MS);
      if (part.type === "text-start" && hasSpoken) {
        // What it says before and after it asked the engine are two paragraphs.
        say(voice.push("\n\n"));
      } else if (part.type === "text-delta") {
        if (!hasSpoken) span.setAttribute("tutor.first_token_ms", Math.round(performance.now() - start));
        hasSpoken = true;
        // Postgres stores no NUL: one would cost the whole reply.
        say(voice.push(cutTo(part.text, LONGEST_REPLY - heard).replaceAll("\0", "")));
      } else if (part.type === "tool-result") {
        await tools?.onAnswer(part.output as ToolAnswer, part.input);
      } else if (part.type === "error") {
        failure = part.error;
      } else if (part.type === "finish") {
        finish = part.finishReason;
        span.setAttributes({
          "tutor.input_tokens": part.totalUsage.inputTokens ?? 0,
          "tutor.output_tokens": part.totalUsage.outputTokens ?? 0,
        });
      }
      heard += lengthOf(part);
      if (heard <= LONGEST_REPLY) continue;
      const endless = new Error("The model talks without end.");
      failure = endless;
      finish = "length";
      patience.giveUp(endless);
      break;
    }
  } catch (error) {
    failure = error;
  } finally {
    patience.end();
    say(voice.end());
  }
  if (stop.aborted) return { kind: "stopped", text };
  if (text.trim() === "") return { kind: "unavailable", cause: failure };
  if (finish === "length") return { kind: "cut", text };
  return { kind: finish !== null && WHOLE.has(finish) ? "complete" : "broken_off", text };
}

/** What a part adds to all that a model says, its calls of tools and its thoughts included. */
export function lengthOf(part: TextStreamPart<ToolSet>): number {
  if (part.type === "tool-input-delta") return part.delta.length;
  return part.type === "text-delta" || part.type === "reasoning-delta" ? part.text.length : 0;
}

/** No half of a character at its end, which the rest would have made whole. */
function cutTo(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, Math.max(most, 0)).replace(/[\uD800-\uDBFF]$/, "");
}

function answerAtLast({ stepNumber }: { stepNumber: number }): { toolChoice?: "none" } {
  return stepNumber === MAX_STEPS - 1 ? { toolChoice: "none" } : {};
}

/**
 * Aborts when the model gives no sign of life for so long. The SDK's own limits begin only once the provider has answered
 * with its headers.
 */
export function waitFor(milliseconds: number) {
  const silence = new AbortController();
  const fallSilent = () => silence.abort(new FellSilent("The model fell silent."));
  let timer = setTimeout(fallSilent, milliseconds);
  const renew = (longer: number) => {
    clearTimeout(timer);
    timer = setTimeout(fallSilent, longer);
  };
  const giveUp = (reason: Error) => silence.abort(reason);
  return { signal: silence.signal, renew, giveUp, end: () => clearTimeout(timer) };
}

/** A broken connection or a fault of the server may be gone at once; a refusal or a full queue is not. */
function mayRecoverAtOnce(cause: unknown): boolean {
  return APICallError.isInstance(cause) && cause.isRetryable && cause.statusCode !== 429;
}

/** As servers answer that know no tools, and for other reasons too: a prompt that is too long, a text that they do not like. */
function isRefusal(cause: unknown): boolean {
  return APICallError.isInstance(cause) && [400, 404, 422, 501].includes(cause.statusCode ?? 0);
}

function speaksOfTools(cause: unknown): boolean {
  return APICallError.isInstance(cause) && /\b(?:tool|function)/i.test(`${cause.message} ${cause.responseBody ?? ""}`);
}
