import { cardText } from "./card-text.ts";
import type { Card } from "./card.ts";
import { finalAnswerText } from "./final-answer-text.ts";
import { solutionMark } from "./solution-mark.ts";
import type { Solution, StepSolutionCard } from "./step-solution.ts";

/** Each step by its number, so that it can be asked about, with its line and without what explains it. */
function solutionInShort({ part, problemNumber, steps, finalAnswer, doubts = [] }: Solution): string {
  const mark = solutionMark({ part, problemNumber });
  return [
    ...(mark === "" ? [] : [mark]),
    ...steps.map(({ stepNumber, title, equation }) =>
      [`${stepNumber}. ${title}`, equation.replaceAll("\n", "; ")].filter((part) => part !== "").join(": "),
    ),
    `= ${finalAnswerText(finalAnswer)}`,
    ...doubts,
  ].join("\n");
}

function solutionsInShort({ solution, reading }: StepSolutionCard): string {
  const given = (reading?.given ?? []).map(({ name, value }) => (name === "" ? value : `${name} = ${value}`));
  const asked = reading?.asked ?? [];
  const solutions = Array.isArray(solution) ? solution : [solution];
  return [
    ...(given.length === 0 ? [] : [[given.join(", "), asked.join(", ")].filter((part) => part !== "").join(" → ")]),
    ...solutions.map(solutionInShort),
  ].join("\n");
}

/** What a card says as plain text, in few words: what was read, the steps and the result; a lesson by its title and summary. */
export function cardInShort(card: Card): string {
  if (card.type === "step_solution") return solutionsInShort(card);
  if (card.type === "concept_explanation") return `${card.title}\n${card.summary}`;
  return cardText(card);
}
