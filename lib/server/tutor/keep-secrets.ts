import "server-only";
import { LeakGuard, type GuardedSecret } from "#lib/claims/leaks/leak-guard.ts";
import { optionText } from "#lib/wording/issued-question-card.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import { secretOf } from "#lib/wording/secret.ts";
import type { Words } from "#lib/wording/words.ts";
import type { IssuedQuestion, OpenQuestion } from "../practice/issued-question.ts";
import type { OpenTurn } from "./open-turn.ts";
import type { Voice } from "./write-with-model.ts";

/** Who asks a practice question and leaves it open has the newest ones in mind. */
const MOST_GUARDED = 3;

/**
 * Leaves out of a model's text what answers a practice question of this session that still waits for its answer, and says
 * so. Where none does, text passes as it comes.
 */
export function keepSecrets({ sessionId, question: asked }: OpenTurn, open: readonly OpenQuestion[], words: Words): Voice {
  const secrets = open.filter((each) => each.sessionId === sessionId && each.question.id !== asked?.id).slice(0, MOST_GUARDED);
  const mask = `*(${words.t("tutor.withheld")})*`;
  const guards = secrets.map(({ question }) => new LeakGuard(secretOfQuestion(question, words), words.locale, mask));
  return {
    push: (delta) => guards.reduce((text, guard) => guard.push(text), delta),
    end: () => guards.reduce((text, guard) => guard.push(text) + guard.end(), ""),
  };
}

function secretOfQuestion({ problem, options }: IssuedQuestion, words: Words): GuardedSecret {
  const { question, find } = wordProblem(problem, words);
  const secret = secretOf(problem.solution, `${question} ${find}`, words);
  if (options.length === 0) return secret;
  return { ...secret, options: options.map((option) => ({ id: option.id, text: optionText(option, words), isRight: option.slip === null })) };
}
