import type { Card } from "../cards/card.ts";
import { isAnswered } from "../cards/is-answered.ts";
import type { Suggestion } from "../cards/suggestion.ts";
import { addSuggestions, type Said, suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** More steps than these are asked for by their number. */
const MOST_STEPS = 6;

/**
 * What is said to a message that nothing could be made of, right behind a card: what can be done with that, as buttons. A
 * list of all that could be asked elsewhere would leave the student alone with it. Null where the card leaves nothing to be asked.
 */
export function wordBesideCard(card: Card, words: Words): Said | null {
  const own: Suggestion = { label: words.t("tutor.suggestions.own"), about: null, ask: null };
  if (card.type === "step_solution") {
    const { solution } = card;
    const steps = Array.isArray(solution) ? (solution.at(-1)?.steps ?? []) : solution.steps;
    const asks = steps.slice(0, MOST_STEPS).map(({ stepNumber, title }): Suggestion => {
      const { ask } = suggest("chat", words.t("tutor.step.ask", { number: stepNumber }));
      return { label: words.t("tutor.step.heading", { number: stepNumber, title }), about: null, ask };
    });
    return addSuggestions(words.t("tutor.beside.solution"), [...asks, own]);
  }
  if ((card.type !== "practice_question" && card.type !== "mcq_question") || isAnswered(card)) return null;
  const hint = words.t("tutor.guided.asks.hint");
  const reveal = words.t("tutor.guided.asks.reveal");
  return addSuggestions(words.t("tutor.beside.question"), [suggest("chat", hint), suggest("chat", reveal), own]);
}
