import { expect, test } from "vitest";
import type { ConversationRow } from "#lib/client/chat/live-turn.ts";
import { groupIntoTurns } from "./conversation-turns.ts";

function row(id: string, role: "user" | "assistant"): ConversationRow {
  const base = {
    state: "complete",
    content: id,
    metadata: null,
    createdAt: "",
    replyToId: null,
    provenance: null,
  } as const;
  return { key: id, kind: "message", message: { ...base, id, role } };
}

const keys = (rows: ConversationRow[], hasOlder = false) =>
  groupIntoTurns(rows, hasOlder).map((turn) => [turn.key, turn.rows.length]);

test("each question opens a turn", () => {
  expect(keys([row("q1", "user"), row("r1", "assistant"), row("q2", "user")])).toEqual([
    ["q1", 2],
    ["q2", 1],
  ]);
});

test("what comes before the first question is a turn of its own", () => {
  expect(keys([row("r0", "assistant"), row("q1", "user")])).toEqual([
    ["r0", 1],
    ["q1", 1],
  ]);
  expect(keys([])).toEqual([]);
});

test("a reply waits for its question, where that is still to be fetched", () => {
  const page = [row("r0", "assistant"), row("q1", "user"), row("r1", "assistant")];
  expect(keys(page, true)).toEqual([["q1", 2]]);
  expect(keys([row("r0", "assistant")], true)).toEqual([["r0", 1]]);
  expect(groupIntoTurns(page, true)[0]?.position).toBe(2);
});
