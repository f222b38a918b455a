import "server-only";
import { LeakGuard, type GuardedSecret } from "#lib/claims/leaks/leak-guard.ts";
import { optionText } from "#lib/wording/issued-question-card.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import { secretOf } from "#lib/wording/secret.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { type IssuedQuestion, markHelped, type OpenQuestion } from "../practice/issued-question.ts";
import type { OpenTurn } from "./open-turn.ts";
import type { Voice } from "./write-with-model.ts";

/** More questions than anybody leaves open in one session; each sentence is read for each of them. */
const MOST_GUARDED = 12;

/**
 * Leaves out of a model's text what answers a practice question of this session that still waits for its answer, and says
 * so. Where none does, text passes as it comes. Questions beyond so many count as helped instead.
 */
export async function keepSecrets(
  { sessionId, question: asked }: OpenTurn,
  open: readonly OpenQuestion[],
  words: Words,
): Promise<Voice> {
  const own = open.filter((each) => each.sessionId === sessionId && each.question.id !== asked?.id);
  for (const { question } of own.slice(MOST_GUARDED)) await markHelped(db(), question.id);
  return guardOpen(own, words);
}

/** Leaves out what answers the newest of these questions. */
export function guardOpen(open: readonly OpenQuestion[], words: Words): Voice {
  const mask = `*(${words.t("tutor.withheld")})*`;
  const guards = open
    .slice(0, MOST_GUARDED)
    .map(({ question }) => new LeakGuard(secretOfQuestion(question, words), words.locale, mask));
  return {
    push: (delta) => guards.reduce((text, guard) => guard.push(text), delta),
    end: () => guards.reduce((text, guard) => guard.push(text) + guard.end(), ""),
  };
}

function secretOfQuestion({ problem, options }: IssuedQuestion, words: Words): GuardedSecret {
  const { question, find } = wordProblem(problem, words);
  const secret = secretOf(problem.solution, `${question} ${find}`, words);
  if (options.length === 0) return secret;
  return {
    ...secret,
    options: options.map((option) => ({
      id: option.id,
      text: optionText(option, words),
      isRight: option.slip === null,
    })),
  };
}
