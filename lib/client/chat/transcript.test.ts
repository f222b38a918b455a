import { expect, test } from "vitest";
import type { Message } from "../../contracts/chat.ts";
import { type MessagePage, PAGE_SIZE } from "../../contracts/chat-start.ts";
import { type Transcript, withNewest, withOlder, withTurn } from "./transcript.ts";

function message(number: number, change: Partial<Message> = {}): Message {
  return {
    id: String(number),
    role: number % 2 === 0 ? "user" : "assistant",
    state: "complete",
    content: "",
    metadata: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    replyToId: null,
    provenance: null,
    ...change,
  };
}

/** The messages from one number to before another. */
const range = (from: number, to: number): Message[] =>
  Array.from({ length: to - from }, (_, index) => message(from + index));
/** The page of the messages from one number to before another; the session begins with message 0. */
const page = (from: number, to: number): MessagePage => ({ rows: range(from, to), isLast: from === 0 });
const ids = (messages: readonly Message[]): number[] => messages.map(({ id }) => Number(id));
const numbers = (from: number, to: number): number[] => ids(range(from, to));

test("the first page is all that is known, and one that is not the last has more before it", () => {
  expect(withNewest(undefined, page(0, 3))).toEqual({ messages: range(0, 3), hasOlder: false });
  expect(withNewest(undefined, page(5, 8)).hasOlder).toBe(true);
});

test("[MSG-05] the newest page takes the place of the newest messages, and leaves what was read before", () => {
  const known: Transcript = { messages: range(100, 260), hasOlder: true };
  const after = withNewest(known, page(212, 262));
  expect(ids(after.messages)).toEqual(numbers(100, 262));
  expect(after.hasOlder).toBe(true);
});

test("what is still the same stays the same object; what changed does not", () => {
  const known: Transcript = { messages: range(0, 4), hasOlder: false };
  const { messages } = withNewest(known, {
    rows: [...range(0, 3), message(3, { content: "new" }), message(4)],
    isLast: true,
  });
  expect(messages.map((row, index) => row === known.messages[index])).toEqual([true, true, true, false, false]);
});

test("a page that does not meet what is known takes its place", () => {
  const after = withNewest({ messages: range(0, 10), hasOlder: false }, page(40, 40 + PAGE_SIZE));
  expect(ids(after.messages)).toEqual(numbers(40, 40 + PAGE_SIZE));
  expect(after.hasOlder).toBe(true);
});

test("older messages come above, until the last page", () => {
  const known: Transcript = { messages: range(60, 110), hasOlder: true };
  const older = withOlder(known, "60", page(60 - PAGE_SIZE, 60));
  expect(ids(older.messages)).toEqual(numbers(60 - PAGE_SIZE, 110));
  expect(older.hasOlder).toBe(true);
  expect(withOlder(older, "10", page(0, 10))).toMatchObject({ hasOlder: false });
  expect(withOlder(known, "59", page(9, 59))).toBe(known);
});

test("[MSG-05] the stored turn replaces its messages and comes last when it is new", () => {
  const rows = range(0, 2);
  expect(ids(withTurn(rows, { userMessage: message(2), message: message(3) }))).toEqual([0, 1, 2, 3]);
  expect(withTurn(rows, { userMessage: message(0), message: message(1, { content: "again" }) })).toEqual([
    rows[0],
    message(1, { content: "again" }),
  ]);
});

test("[CARD-03] the question whose card a turn changed is replaced where it is known, and added nowhere", () => {
  const turn = { userMessage: message(2), message: message(3) };
  const changed = message(1, { content: "marked" });
  expect(withTurn(range(0, 2), { ...turn, question: changed })).toEqual([message(0), changed, message(2), message(3)]);
  expect(ids(withTurn(range(0, 2), { ...turn, question: message(90) }))).toEqual([0, 1, 2, 3]);
});

test("a question that is older than all that is known does not come last", () => {
  expect(ids(withTurn(range(1, 4), { userMessage: message(0), message: message(1) }))).toEqual([1, 2, 3]);
});
