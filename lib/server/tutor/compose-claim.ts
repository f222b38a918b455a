import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { posedBy } from "#lib/conversation/claim.ts";
import { wordClaim } from "#lib/wording/claim.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** Whether something is right, which the engine computes for itself. An open question whose answer that is counts as helped. */
export async function composeClaim(
  { studentId, locale, request }: OpenTurn,
  { claim }: Extract<Act, { kind: "claim" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(locale);
  const solutions = posedBy(claim)?.solutions ?? [];
  await markToldQuestions(studentId, { text: request.content, solutions });
  const said = sayAlone(wordClaim(claim, words), live);
  return { ...said, provenance: { ...said.provenance, check: "verified" }, charge: "counted" };
}
