import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { checkLines } from "#lib/guided/advance.ts";
import { wordSums } from "#lib/wording/sums.ts";
import { scanWorking } from "#lib/working/scan-working.ts";
import type { Reply } from "./close-turn.ts";
import { showGuided, takeUp } from "./compose-guided.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** A working, line by line. What belongs to a question that is still open is not put right: its answer would be told. */
export async function composeCheck(
  turn: OpenTurn,
  { problem, questionId, text }: Extract<Act, { kind: "check" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(turn.locale);
  const entries = scanWorking(text, turn.locale);
  if (problem === null) {
    const said = sayAlone(wordSums(entries, words), live);
    return { ...said, provenance: { ...said.provenance, check: "partly_verified" }, charge: "free" };
  }
  const { plan } = await takeUp(turn, { problem, questionId });
  const advance = checkLines(plan, entries);
  const guided = { plan, problem, questionId, mode: "check", ...advance, corrects: questionId === null } as const;
  return showGuided(guided, words, live, "counted");
}
