import type { Card } from "../../cards/card.ts";
import type { Turn } from "../../contracts/chat.ts";

/** What happens while a reply is written, as the chat screen understands it. */
export type ReplyEvent =
  | { kind: "started"; messageId: string }
  | { kind: "text"; delta: string }
  | { kind: "card"; card: Card }
  | { kind: "reading"; place: number }
  | { kind: "turn"; turn: Turn };

const loadReader = () => import("./reply-chunks.ts");

/** Fetches the stream reader ahead of the first reply. */
export function preloadReplyReader(): void {
  // A failure is met, and reported, where the reader is used.
  loadReader().catch(() => undefined);
}

/** Reads the AI SDK's UI message stream. A chunk that does not parse is skipped: the stored turn is the truth. */
export async function* readReplyEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyEvent> {
  const { parseJsonEventStream, uiMessageChunkSchema } = await loadReader();
  const reader = parseJsonEventStream({ stream: body, schema: uiMessageChunkSchema }).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const event = value.success ? toReplyEvent(value.value) : null;
      if (event !== null) yield event;
    }
  } finally {
    reader.releaseLock();
  }
}

type Chunk = { type: string } & Record<string, unknown>;

function toReplyEvent(chunk: Chunk): ReplyEvent | null {
  switch (chunk.type) {
    case "start":
      return typeof chunk["messageId"] === "string" ? { kind: "started", messageId: chunk["messageId"] } : null;
    case "text-delta":
      return typeof chunk["delta"] === "string" ? { kind: "text", delta: chunk["delta"] } : null;
    case "data-card":
      return { kind: "card", card: chunk["data"] as Card };
    case "data-reading":
      return typeof chunk["data"] === "number" ? { kind: "reading", place: chunk["data"] } : null;
    case "data-turn":
      return { kind: "turn", turn: chunk["data"] as Turn };
    default:
      return null;
  }
}
