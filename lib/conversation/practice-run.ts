import type { QuestionCard } from "../cards/card.ts";
import { listTries } from "../cards/tries.ts";
import type { NameOf } from "../concepts/find-concept.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Said } from "./hint-subject.ts";
import { findPracticeWish, type PracticeWish } from "./practice-wish.ts";

/** Several problems that were wished for at once: each comes by itself. `cards`: those that came, oldest first. */
export type PracticeRun = {
  readonly wish: PracticeWish;
  readonly total: number;
  readonly cards: readonly QuestionCard[];
};

/** The run of problems that a conversation is in, whole or not; null where none was wished for last. */
export function findPracticeRun(said: readonly Said[], locale: Locale, nameOf: NameOf): PracticeRun | null {
  let run: { wish: PracticeWish; cards: QuestionCard[] } | null = null;
  for (const { role, text, hasFiles, card } of said) {
    if (role === "assistant") {
      const isQuestion = card?.type === "practice_question" || card?.type === "mcq_question";
      if (run !== null && isQuestion && run.cards.length < run.wish.count) run.cards.push(card);
      continue;
    }
    const wish = hasFiles ? null : findPracticeWish(text, locale, nameOf);
    // The button for the next one says how many are left.
    if (wish === null || (run !== null && wish.count === run.wish.count - run.cards.length)) continue;
    run = wish.count > 1 ? { wish, cards: [] } : null;
  }
  return run === null ? null : { wish: run.wish, total: run.wish.count, cards: run.cards };
}

/** Whether a question was answered right at once: the first answer counts. */
export function isRightAtOnce(card: QuestionCard): boolean {
  return listTries(card)[0]?.evaluation.isCorrect === true;
}
