import type { StepSolutionCard } from "../cards/step-solution.ts";
import type { FactAnswer } from "../facts/answer-fact.ts";
import { formulaText, substanceName } from "./chemistry.ts";
import { drawConformer } from "./conformers.ts";
import { assembleStepSolution } from "./step-solution-card.ts";
import type { Words } from "./words.ts";

/** The card of a molecule that was asked to be drawn: its skeleton, and how it stands in space, beside what its formula says. */
export function assembleDrawn(
  problem: string,
  { formula, smiles, solutions }: Extract<FactAnswer, { kind: "drawn" }>,
  words: Words,
): StepSolutionCard {
  const card = assembleStepSolution(problem, solutions, words);
  const name = substanceName(formula, words);
  const drawing = {
    kind: "structure" as const,
    title: name,
    text: words.t("facts.drawn", { name }),
    formula: formulaText(formula),
    smiles,
  };
  const [first, ...others] = Array.isArray(card.solution) ? card.solution : [card.solution];
  const solid = drawConformer({ name, formula, smiles }, words);
  const drawings = [drawing, ...(solid === null ? [] : [solid])];
  return first === undefined || others.length > 0 ? card : { ...card, solution: { ...first, drawings } };
}
