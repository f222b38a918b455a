import "server-only";
import { beginReply } from "./begin-reply.ts";
import { followReply } from "./follow-reply.ts";
import type { Opening } from "./open-turn.ts";
import { replyResponse } from "./reply-response.ts";

/** Writes the reply of a turn that was opened, or follows the one that it joined, and sends what happens. */
export async function respondToOpening(request: Request, opening: Opening): Promise<Response> {
  if (opening.kind === "joined") return replyResponse(request, opening.replyId, followReply(opening.replyId));
  const live = beginReply(opening.turn);
  return replyResponse(request, live.id, live.events());
}
