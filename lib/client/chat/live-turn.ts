import type { Card } from "../../cards/card.ts";
import type { Message, RequestType, Turn } from "../../contracts/chat.ts";
import type { ReplyEvent } from "./reply-events.ts";

/** A turn that is under way in this browser: what is shown of it until its stored rows arrive. */
export type LiveTurn = {
  /** `lost`: the connection broke and the stored turn could not be read yet. */
  phase: "sending" | "writing" | "stopping" | "lost";
  requestType: RequestType;
  /** The question as typed, until its stored row arrives; null when the question is stored already. */
  userMessage: Message | null;
  /** Null until the server names the reply. */
  replyId: string | null;
  text: string;
  card: Card | null;
  /** What is shown comes from before the stream that now tells it again from its beginning. */
  isRetold: boolean;
};

/** A message of the list, or the reply that is being written. */
export type ConversationRow = { kind: "message"; message: Message } | { kind: "live"; turn: LiveTurn };

export function openLiveTurn(turn: Pick<LiveTurn, "requestType"> & Partial<LiveTurn>): LiveTurn {
  return { phase: "sending", userMessage: null, replyId: null, text: "", card: null, isRetold: false, ...turn };
}

/** The turn after one event of its stream. A stream tells the reply from its beginning; what is shown stays until it does. */
export function advanceLiveTurn(turn: LiveTurn, event: ReplyEvent): LiveTurn {
  switch (event.kind) {
    case "started":
      return { ...turn, phase: writingPhase(turn), replyId: event.messageId, isRetold: true };
    case "text":
      return { ...fresh(turn), phase: writingPhase(turn), text: fresh(turn).text + event.delta };
    case "card":
      return { ...fresh(turn), phase: writingPhase(turn), card: event.card };
    case "turn":
      return turn;
  }
}

function fresh(turn: LiveTurn): LiveTurn {
  return turn.isRetold ? { ...turn, text: "", card: null, isRetold: false } : turn;
}

function writingPhase(turn: LiveTurn): LiveTurn["phase"] {
  return turn.phase === "stopping" ? "stopping" : "writing";
}

/** The stored rows with a finished turn put in: rows of the same id are replaced, new ones come last. */
export function withTurn(messages: readonly Message[], { userMessage, message }: Turn): Message[] {
  const fresh = new Map([userMessage, message].map((row) => [row.id, row]));
  const kept = messages.map((row) => {
    const replacement = fresh.get(row.id) ?? row;
    fresh.delete(row.id);
    return replacement;
  });
  return [...kept, ...fresh.values()];
}

/** What the list shows: the stored rows, with the live turn in the place of the reply that it writes. */
export function conversationRows(messages: readonly Message[], live: LiveTurn | null): ConversationRow[] {
  const rows = messages.map((message): ConversationRow => ({ kind: "message", message }));
  if (live === null) return rows;

  const liveRow: ConversationRow = { kind: "live", turn: live };
  const replaced = messages.findIndex((message) => message.id === live.replyId);
  if (replaced >= 0) return rows.with(replaced, liveRow);

  const question = live.userMessage;
  const isStored = question === null || messages.some((message) => message.id === question.id);
  return isStored ? [...rows, liveRow] : [...rows, { kind: "message", message: question }, liveRow];
}
