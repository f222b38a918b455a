import "server-only";
import { after } from "next/server";
import { beyondPatience } from "../db/patience.ts";
import { chooseModel } from "../model/choose-model.ts";
import { answer } from "./answer.ts";
import { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";

/** Starts to write a reply. It is finished and stored even if the browser goes away meanwhile. */
export function beginReply(turn: OpenTurn): LiveReply {
  const live = new LiveReply(turn.replyId);
  // Its lease bounds it, not the deadline of the request that began it.
  const written = beyondPatience(() => answer(turn, { chooseModel }, live));
  // A serverless host would freeze the process after the response; this keeps it until the reply is stored.
  after(() => written);
  return live;
}
