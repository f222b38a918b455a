import type { Card } from "../../cards/card.ts";
import type { Message, RequestType } from "../../contracts/chat.ts";
import type { ReplyEvent } from "./reply-events.ts";

/** A turn that is under way in this browser: what is shown of it until its stored rows arrive. */
export type LiveTurn = {
  /** Stays while the turn grows, and tells it from the next one. */
  opening: symbol;
  /** `lost`: the connection broke and the stored turn could not be read yet. */
  phase: "sending" | "writing" | "stopping" | "lost";
  requestType: RequestType;
  /** The question as typed, until its stored row arrives; null when the question is stored already. */
  userMessage: Message | null;
  /** Null until the server names the reply. */
  replyId: string | null;
  text: string;
  card: Card | null;
  /** The place in the line of a file that the reply waits for, from 1; null when it waits for none. */
  readingPlace: number | null;
  /** What is shown comes from before the stream that now tells it again from its beginning. */
  isRetold: boolean;
};

/** A message of the list, or the reply that is being written. Its key stays when it is stored: what is read then stands still. */
export type ConversationRow = { key: string } & (
  | { kind: "message"; message: Message }
  | { kind: "live"; turn: LiveTurn }
);

export function openLiveTurn(turn: Pick<LiveTurn, "requestType"> & Partial<LiveTurn>): LiveTurn {
  return {
    opening: Symbol("turn"),
    phase: "sending",
    userMessage: null,
    replyId: null,
    text: "",
    card: null,
    readingPlace: null,
    isRetold: false,
    ...turn,
  };
}

/** The turn after one event of its stream. A stream tells the reply from its beginning; what is shown stays until it does. */
export function advanceLiveTurn(turn: LiveTurn, event: ReplyEvent): LiveTurn {
  switch (event.kind) {
    case "started":
      return { ...turn, phase: writingPhase(turn), replyId: event.messageId, isRetold: true };
    case "text":
      return { ...fresh(turn), phase: writingPhase(turn), text: fresh(turn).text + event.delta, readingPlace: null };
    case "card":
      return { ...fresh(turn), phase: writingPhase(turn), card: event.card, readingPlace: null };
    case "reading":
      return { ...turn, readingPlace: event.place };
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

/** What the list shows: the stored rows, with the live turn in the place of the reply that it writes. */
export function conversationRows(messages: readonly Message[], live: LiveTurn | null): ConversationRow[] {
  const rows = messages.map(messageRow);
  if (live === null) return rows;

  const replaced = messages.findIndex((message) => isReplyOf(live, message));
  const stored = rows[replaced];
  if (stored !== undefined) return rows.with(replaced, { key: stored.key, kind: "live", turn: live });

  const question = live.userMessage;
  const liveRow: ConversationRow = {
    key: question === null ? "reply" : replyKey(question.id),
    kind: "live",
    turn: live,
  };
  const isStored = question === null || messages.some((message) => message.id === question.id);
  return isStored ? [...rows, liveRow] : [...rows, messageRow(question), liveRow];
}

/** The stored reply may be read before its stream has named it. */
function isReplyOf({ replyId, userMessage }: LiveTurn, message: Message): boolean {
  return message.id === replyId || (userMessage !== null && message.replyToId === userMessage.id);
}

/** By its message: while a reply grows, the rows of all others stay what they are, and need not be drawn anew. */
const messageRows = new WeakMap<Message, ConversationRow>();

function messageRow(message: Message): ConversationRow {
  const row: ConversationRow = messageRows.get(message) ?? {
    key: message.replyToId === null ? message.id : replyKey(message.replyToId),
    kind: "message",
    message,
  };
  messageRows.set(message, row);
  return row;
}

const replyKey = (questionId: string) => `reply ${questionId}`;
