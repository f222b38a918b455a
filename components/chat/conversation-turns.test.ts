import { expect, test } from "vitest";
import type { ConversationRow } from "#lib/client/chat/live-turn.ts";
import { groupIntoTurns } from "./conversation-turns.ts";

function row(id: string, role: "user" | "assistant"): ConversationRow {
  const base = { state: "complete", content: id, metadata: null, createdAt: "", replyToId: null, provenance: null } as const;
  return { kind: "message", message: { ...base, id, role } };
}

const keys = (rows: ConversationRow[]) => groupIntoTurns(rows).map((turn) => [turn.key, turn.rows.length]);

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
