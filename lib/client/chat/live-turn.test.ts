import { expect, test } from "vitest";
import type { Message } from "../../contracts/chat.ts";
import { advanceLiveTurn, conversationRows, type LiveTurn, openLiveTurn } from "./live-turn.ts";
import type { ReplyEvent } from "./reply-events.ts";

function message(id: string, change: Partial<Message> = {}): Message {
  return {
    id,
    role: "user",
    state: "complete",
    content: id,
    metadata: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    replyToId: null,
    provenance: null,
    ...change,
  };
}

const reply = (id: string, change: Partial<Message> = {}) => message(id, { role: "assistant", ...change });

const started: ReplyEvent = { kind: "started", messageId: "r2" };
const text = (delta: string): ReplyEvent => ({ kind: "text", delta });

function after(turn: LiveTurn, ...events: ReplyEvent[]): LiveTurn {
  return events.reduce(advanceLiveTurn, turn);
}

test("[MSG-05] a reply grows as it is produced", () => {
  const turn = after(openLiveTurn({ requestType: "chat" }), started, text("H₂"), text("O"));
  expect(turn).toMatchObject({ phase: "writing", replyId: "r2", text: "H₂O" });
});

test("[MSG-05] a stream that is joined again replaces what was shown only once it tells more", () => {
  const shown = openLiveTurn({ requestType: "chat", replyId: "r2", text: "Two atoms" });
  expect(after(shown, started).text).toBe("Two atoms");
  expect(after(shown, started, text("Two "), text("atoms of")).text).toBe("Two atoms of");
});

test("a reply that is being stopped stays so while its last words arrive", () => {
  const stopping = openLiveTurn({ requestType: "chat", phase: "stopping", replyId: "r2" });
  expect(after(stopping, text("last")).phase).toBe("stopping");
});

test("a question is shown at once, and once only when its row is stored", () => {
  const live = openLiveTurn({ requestType: "chat", userMessage: message("q2") });
  const shown = (stored: Message[]) =>
    conversationRows(stored, live).map((row) => (row.kind === "live" ? "live" : row.message.id));
  expect(shown([message("q1"), reply("r1")])).toEqual(["q1", "r1", "q2", "live"]);
  expect(shown([message("q1"), reply("r1"), message("q2")])).toEqual(["q1", "r1", "q2", "live"]);
});

test("a reply that is written again stands where it stood", () => {
  const live = openLiveTurn({ requestType: "chat", replyId: "r1" });
  const rows = conversationRows([message("q1"), reply("r1"), message("q2"), reply("r2")], live);
  expect(rows.map((row) => (row.kind === "live" ? "live" : row.message.id))).toEqual(["q1", "live", "q2", "r2"]);
});

test("a reply keeps its key while it is written, when it is stored and when it is written again", () => {
  const question = message("q1");
  const stored = [question, reply("r1", { replyToId: "q1" })];
  const keyOf = (rows: Message[], live: LiveTurn | null) => conversationRows(rows, live).at(-1)?.key;
  const keys = [
    keyOf([], openLiveTurn({ requestType: "chat", userMessage: question })),
    keyOf([question], openLiveTurn({ requestType: "chat", userMessage: question, replyId: "r1" })),
    keyOf(stored, null),
    keyOf(stored, openLiveTurn({ requestType: "chat", replyId: "r1" })),
  ];
  expect(new Set(keys).size).toBe(1);
});

test("[LIMIT-03] a reply tells that it waits for a file, until its first words or card", () => {
  const waiting = after(openLiveTurn({ requestType: "chat" }), started, { kind: "reading", place: 2 });
  expect(waiting).toMatchObject({ readingPlace: 2, text: "" });
  expect(after(waiting, { kind: "reading", place: 1 }).readingPlace).toBe(1);
  expect(after(waiting, text("H₂")).readingPlace).toBeNull();
});

test("while a reply grows, the rows of other messages stay the same ones, and a message that changed has another", () => {
  const [question, answer] = [message("q1"), reply("r1", { replyToId: "q1" })];
  const stored = [question, answer, message("q2")];
  const live = after(openLiveTurn({ requestType: "chat", userMessage: message("q2") }), started, text("H₂"));
  const before = conversationRows(stored, live);
  const next = conversationRows(stored, after(live, text("O")));
  expect(before.map((row, index) => row === next[index])).toEqual([true, true, true, false]);
  expect(conversationRows([question, { ...answer }], null)[1]).not.toBe(before[1]);
});
