import "server-only";
import { APICallError, streamText, type LanguageModel, type ModelMessage } from "ai";
import type { ClaimReview, ReviewedSegment } from "#lib/claims/review-claims.ts";
import { env } from "../env.ts";
import type { Emit } from "./reply-event.ts";

export type ModelPrompt = { instructions: string; messages: ModelMessage[] };

/** How a model's reply ended. `unavailable` means that it said nothing at all. */
export type ModelOutcome =
  | { kind: "complete" | "stopped" | "broken_off"; text: string }
  | { kind: "unavailable"; cause: unknown };

const MAX_TRIES = 2;
const MAX_OUTPUT_TOKENS = 4_000;

/**
 * Streams a model's prose. Its claims are held until the engine has looked at them: what is wrong comes out corrected.
 * It is asked a second time only if it failed at once and said nothing.
 */
export async function writeWithModel(
  model: LanguageModel,
  prompt: ModelPrompt,
  review: ClaimReview,
  emit: Emit,
  stop: AbortSignal,
): Promise<ModelOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(model, prompt, review, emit, stop);
    const again = outcome.kind === "unavailable" && attempt < MAX_TRIES && mayRecoverAtOnce(outcome.cause);
    if (!again) return outcome;
  }
}

async function tryOnce(
  model: LanguageModel,
  prompt: ModelPrompt,
  review: ClaimReview,
  emit: Emit,
  stop: AbortSignal,
): Promise<ModelOutcome> {
  const { MODEL_FIRST_TOKEN_TIMEOUT_MS, MODEL_TURN_TIMEOUT_MS } = env();
  // The SDK's own limit for the first chunk begins only once the provider has answered with its headers.
  const silence = new AbortController();
  const patience = setTimeout(() => silence.abort(new Error("The model did not begin.")), MODEL_FIRST_TOKEN_TIMEOUT_MS);
  const { stream } = streamText({
    model,
    ...prompt,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.any([stop, silence.signal]),
    timeout: { totalMs: MODEL_TURN_TIMEOUT_MS },
    // The error comes as a part of the stream; the SDK's default would print it, message text included.
    onError: () => undefined,
  });
  let text = "";
  const say = (segments: readonly ReviewedSegment[]) => {
    const delta = segments.map((segment) => segment.text).join("");
    if (delta === "") return;
    text += delta;
    emit({ type: "text", delta });
  };
  let finished = false;
  let failure: unknown = new Error("The model's reply was empty or ended early.");
  try {
    for await (const part of stream) {
      if (part.type === "text-delta") {
        clearTimeout(patience);
        // Postgres stores no NUL: one would cost the whole reply.
        say(review.push(part.text.replaceAll("\0", "")));
      } else if (part.type === "error") {
        failure = part.error;
      } else if (part.type === "finish") {
        finished = part.finishReason !== "error" && part.finishReason !== "other";
      }
    }
  } catch (error) {
    failure = error;
  } finally {
    clearTimeout(patience);
    say(review.end());
  }
  if (stop.aborted) return { kind: "stopped", text };
  if (text.trim() === "") return { kind: "unavailable", cause: failure };
  return { kind: finished ? "complete" : "broken_off", text };
}

/** A broken connection or a fault of the server may be gone at once; a refusal or a full queue is not. */
function mayRecoverAtOnce(cause: unknown): boolean {
  return APICallError.isInstance(cause) && cause.isRetryable && cause.statusCode !== 429;
}
