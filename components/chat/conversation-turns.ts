import type { ConversationRow } from "#lib/client/chat/live-turn.ts";

/** A question with what was said to it. */
export type ConversationTurn = { key: string; rows: readonly ConversationRow[] };

/** The rows by turn: each question opens one. */
export function groupIntoTurns(rows: readonly ConversationRow[]): ConversationTurn[] {
  const turns: { key: string; rows: ConversationRow[] }[] = [];
  for (const row of rows) {
    const current = turns.at(-1);
    const opensTurn = row.kind === "message" && row.message.role === "user";
    if (current !== undefined && !opensTurn) current.rows.push(row);
    else turns.push({ key: row.kind === "message" ? row.message.id : "live", rows: [row] });
  }
  return turns;
}
