import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { cardText } from "#lib/cards/card-text.ts";
import { cardOf } from "#lib/contracts/card-of.ts";
import type { Turn } from "#lib/contracts/chat.ts";
import { messageColumns, stateOf, toMessage } from "../chat/messages.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { findLiveReply } from "./live-reply.ts";
import type { ReplyEvent } from "./reply-event.ts";

/** How often the saved text is read while another process writes the reply. */
const READ_EVERY_MILLISECONDS = 250;

/** The events of a reply that was opened before, from its beginning: from memory when written here, else as saved. */
export async function* followReply(replyId: string): AsyncGenerator<ReplyEvent, void, undefined> {
  const live = findLiveReply(replyId);
  if (live) yield* live.events();
  else yield* followSaved(replyId);
}

async function* followSaved(replyId: string): AsyncGenerator<ReplyEvent, void, undefined> {
  let said = "";
  let shown = false;
  // Not `for (…; await delay(…))`: Turbopack leaves what is imported unresolved in that place.
  while (true) {
    const turn = await getStoredTurn(replyId);
    const { content, state, provenance } = turn.message;
    const card = cardOf(turn.message);
    if (card && !shown) yield { type: "card", card };
    shown = card !== null;
    // What is a card only repeats it in plain text.
    const isProse = !card || (provenance?.writer !== "tutor" && content !== cardText(card));
    if (isProse && content.startsWith(said) && content.length > said.length) {
      yield { type: "text", delta: content.slice(said.length) };
      said = content;
    }
    if (state !== "writing") {
      yield { type: "closed", turn };
      return;
    }
    await delay(READ_EVERY_MILLISECONDS);
  }
}

async function getStoredTurn(replyId: string): Promise<Turn> {
  const now = new Date();
  const row = await db().message.findUnique({
    where: { id: replyId },
    select: { ...messageColumns, replyTo: { select: messageColumns } },
  });
  if (!row?.replyTo) throw new AppError("NOT_FOUND");
  return { userMessage: toMessage(row.replyTo, now), message: toMessage(row, now) };
}

/** Whether somebody still writes the reply, so that there is something to follow. */
export async function isBeingWritten(replyId: string): Promise<boolean> {
  if (findLiveReply(replyId)) return true;
  const row = await db().message.findUnique({ where: { id: replyId }, select: { state: true, leaseUntil: true } });
  return row !== null && stateOf(row, new Date()) === "writing";
}
