import type { ConversationRow } from "#lib/client/chat/live-turn.ts";

/** A question with what was said to it. */
export type ConversationTurn = {
  key: string;
  rows: readonly ConversationRow[];
  /** The place of its first row among all rows, from 1. */
  position: number;
};

/**
 * The rows by turn: each question opens one. What stands above the first question answers one that is still to be fetched,
 * where `hasOlder`: it waits for it, so that it need not move when it comes.
 */
export function groupIntoTurns(rows: readonly ConversationRow[], hasOlder: boolean): ConversationTurn[] {
  const turns: { key: string; rows: ConversationRow[]; position: number }[] = [];
  for (const [index, row] of rows.entries()) {
    const current = turns.at(-1);
    if (current !== undefined && !isQuestion(row)) current.rows.push(row);
    else turns.push({ key: row.key, rows: [row], position: index + 1 });
  }
  const waits = hasOlder && turns.length > 1 && turns[0]?.rows.some(isQuestion) === false;
  return waits ? turns.slice(1) : turns;
}

export function isQuestion(row: ConversationRow): boolean {
  return row.kind === "message" && row.message.role === "user";
}
