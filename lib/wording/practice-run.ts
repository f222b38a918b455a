import type { QuestionCard } from "../cards/card.ts";
import type { PracticeWish } from "../conversation/practice-wish.ts";
import { isRightAtOnce, type PracticeRun } from "../conversation/practice-run.ts";
import type { Suggestion } from "../cards/suggestion.ts";
import { wordPracticeWish } from "./practice-wish.ts";
import { addSuggestions, type Said } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** The way to the next of several problems; `wish` says how many there were with the one at hand. */
export function suggestRest(wish: PracticeWish, words: Words): Suggestion[] {
  if (wish.count < 2) return [];
  const count = wish.count - 1;
  const content = wordPracticeWish({ ...wish, count }, words);
  const label = words.t("tutor.suggestions.next", { count });
  return [{ label, about: content, ask: { type: wish.isChoice ? "generate_mcq" : "generate_practice", content } }];
}

/** The mark of a problem of a run, with what is left of the run, or how it went. `answered`: its card with this answer. */
export function wordRun(
  verdict: string,
  { wish, total, cards }: PracticeRun,
  answered: QuestionCard,
  words: Words,
): Said {
  const now = cards.map((card) => (card.questionId === answered.questionId ? answered : card));
  if (!now.includes(answered)) return addSuggestions(verdict, []);
  const left = total - now.length;
  if (left > 0) {
    const next = suggestRest({ ...wish, count: left + 1 }, words);
    return addSuggestions(`${verdict}\n\n${words.t("tutor.run.left", { count: left })}`, next);
  }
  const right = now.filter(isRightAtOnce).length;
  const again = wordPracticeWish({ ...wish, count: total }, words);
  return addSuggestions(`${verdict}\n\n**${words.t("tutor.run.result", { right, total })}**`, [
    { label: again, about: null, ask: { type: wish.isChoice ? "generate_mcq" : "generate_practice", content: again } },
  ]);
}
