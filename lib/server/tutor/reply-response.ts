import "server-only";
import { UI_MESSAGE_STREAM_HEADERS } from "ai";
import type { ReplyChunk } from "#lib/contracts/reply-stream.ts";
import { ERROR_STATUS } from "#lib/contracts/errors.ts";
import { beyondPatience } from "../db/patience.ts";
import { describeError, log } from "../http/log.ts";
import { eventStream } from "./event-stream.ts";
import type { ReplyEvent } from "./reply-event.ts";

/**
 * The reply as a stream or, for a client that asks for JSON only, as one answer when it is done. Whoever follows a reply
 * waits as long as it is written.
 */
export function replyResponse(request: Request, replyId: string, events: AsyncIterable<ReplyEvent>): Promise<Response> {
  return beyondPatience(async () => (wantsJson(request) ? jsonResponse(events) : streamResponse(replyId, events)));
}

function wantsJson(request: Request): boolean {
  const accept = request.headers.get("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/event-stream");
}

async function jsonResponse(events: AsyncIterable<ReplyEvent>): Promise<Response> {
  for await (const event of events) {
    if (event.type === "closed") return Response.json(event.turn);
    if (event.type === "failed") return Response.json(event.failure, { status: ERROR_STATUS[event.failure.code] });
  }
  throw new Error("A reply ended without being closed.");
}

function streamResponse(replyId: string, events: AsyncIterable<ReplyEvent>): Response {
  return new Response(eventStream(chunks(replyId, events)), { headers: UI_MESSAGE_STREAM_HEADERS });
}

/** The AI SDK's UI message stream. */
async function* chunks(
  replyId: string,
  events: AsyncIterable<ReplyEvent>,
): AsyncGenerator<ReplyChunk, void, undefined> {
  yield { type: "start", messageId: replyId };
  try {
    yield* tell(events);
    yield { type: "finish" };
  } catch (error) {
    // The reply may be well: whoever reads it looks at the stored one.
    log("warn", "reply not followed to its end", { replyId, ...describeError(error) });
    yield { type: "error", errorText: "INTERNAL" };
  }
}

async function* tell(events: AsyncIterable<ReplyEvent>): AsyncGenerator<ReplyChunk, void, undefined> {
  const id = "text";
  let texting = false;
  for await (const event of events) {
    if (event.type === "text") {
      if (!texting) yield { type: "text-start", id };
      texting = true;
      yield { type: "text-delta", id, delta: event.delta };
      continue;
    }
    if (texting && event.type !== "card" && event.type !== "reading") {
      yield { type: "text-end", id };
      texting = false;
    }
    if (event.type === "card") yield { type: "data-card", id: "card", data: event.card };
    if (event.type === "reading") yield { type: "data-reading", id: "reading", data: event.place, transient: true };
    if (event.type === "closed") yield { type: "data-turn", id: "turn", data: event.turn };
    if (event.type === "failed") {
      if (event.turn) yield { type: "data-turn", id: "turn", data: event.turn };
      yield { type: "data-failure", id: "failure", data: event.failure };
    }
  }
}
