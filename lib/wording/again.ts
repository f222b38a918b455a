import type { StepSolutionCard } from "../cards/step-solution.ts";
import type { Again } from "../conversation/follow-up/again.ts";
import { answerTerm } from "../methods/rules/quantity-terms.ts";
import { convertTo } from "../quantity/conversion.ts";
import { loadUnit } from "../quantity/stored-quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { factText } from "./fact-text.ts";
import { assembleStepSolution } from "./step-solution-card.ts";
import type { Words } from "./words.ts";

/** The card of a problem that was changed: its solution, with what changed and what became of the answer beside each other. */
export function wordAgain({ solution, changes, problem, before }: Again, words: Words): StepSolutionCard {
  const card = assembleStepSolution(problem, [solution], words);
  const told = (quantity: Quantity): string => factText(answerTerm(quantity), words);
  const { value } = solution.answer;
  const lines = [
    ...changes.map(({ from, to }) => words.t("tutor.again.changed", { was: told(from), now: told(to) })),
    ...(before === null || value.kind !== "quantity" || changes.length === 0
      ? []
      : [words.t("tutor.again.answer", { was: told(inUnit(before, value.unit)), now: factText(value, words) })]),
  ];
  return lines.length === 0 ? card : { ...card, notes: lines };
}

function inUnit(quantity: Quantity, symbol: string): Quantity {
  const unit = loadUnit(symbol);
  const converted = unit.ok ? convertTo(quantity, unit.value) : unit;
  return converted.ok ? converted.value : quantity;
}
