import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { settleReading } from "#lib/conversation/reading/follow-reading.ts";
import { readDraft } from "#lib/reading/unsure/read-draft.ts";
import { assembleProblemReading, isWorthAsking } from "#lib/wording/problem-reading.ts";
import { wordConfirmed } from "#lib/wording/statement.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import type { Words } from "#lib/wording/words.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { showAlone } from "./say-alone.ts";

type Shown = Parameters<typeof assembleProblemReading>[0];

/** A reading that is asked back answers nothing, and is free of charge. */
function show(shown: Shown, words: Words, live: LiveReply): Reply {
  const reply = showAlone(assembleProblemReading(shown, words), live);
  return { ...reply, provenance: { ...reply.provenance, check: null }, charge: "free" };
}

/** A problem that is not surely read, as far as it is understood; null where there is nothing to ask back. */
export function composeUnsure(text: string, words: Words, live: LiveReply): Reply | null {
  const draft = readDraft(text, words.locale);
  return draft === null || !isWorthAsking(draft) ? null : show({ draft, said: [] }, words, live);
}

/** What the student said of a reading: solved once the verifier admits it, else asked back again. */
export async function composeReading(
  { studentId, locale }: OpenTurn,
  { followed }: Extract<Act, { kind: "reading" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(locale);
  const { draft, said, heard } = followed;
  const settled = settleReading(followed);
  if (settled.kind === "open") return show({ draft, said, isDenied: heard.kind === "no" }, words, live);
  const { solutions } = settled.verified;
  await markToldQuestions(studentId, { text: draft.text, solutions });
  const reading = wordConfirmed(solutions, { draft, statement: settled.statement }, words);
  return showAlone({ ...assembleStepSolution(draft.text, solutions, words), reading }, live);
}
