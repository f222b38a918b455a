import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { solve } from "../../solver/solve.ts";
import { assembleStepSolution } from "../../wording/step-solution-card.ts";
import { findFurther } from "./further.ts";

const WATER = "How many grams of water are in 50.0 g of MgSO4·7H2O?";

const GIBBS = "dH = -92 kJ and dS = -199 J/K, whats dG at 298 K";

const DILUTION = "20 mL of 3.0 M HNO3 is diluted to 150 mL. What is the new concentration?";

const MOLES = "How many moles is 36 g of water?";

test.each([
  [DILUTION, "how much water did i add", "130 mL"],
  [DILUTION, "¿cuánta agua he añadido?", "130 mL"],
  [DILUTION, "how much water do i add to get 1 M", null],
  [MOLES, "how many atoms is that in total", "3600000000000000000000000 atoms"],
  [MOLES, "ça fait combien d'atomes", "3600000000000000000000000 atoms"],
  [MOLES, "how many atoms of H is that", null],
  [MOLES, "¿y átomos en total?", "3600000000000000000000000 atoms"],
  [GIBBS, "at which temp does that stop", "460 K"],
  [GIBBS, "above what temperature is it not spontaneous", "460 K"],
  [GIBBS, "¿a qué temperatura deja de ser espontánea?", "460 K"],
  [GIBBS, "什么温度下不自发", "460 K"],
  [GIBBS, "what is the temperature", null],
  [WATER, "what % is it", "51.17 %"],
  [WATER, "what percent is that", "51.17 %"],
  [WATER, "¿qué porcentaje es?", "51.17 %"],
  [WATER, "百分之几", "51.17 %"],
  [WATER, "so what mass stays behind if i heat it", "24.4 g"],
  [WATER, "et que reste-t-il si je chauffe", "24.4 g"],
  [WATER, "加热后剩多少", "24.4 g"],
  [WATER, "what percent of students pass", null],
  [WATER, "what if i heat it", null],
] as const)("[TALK-03] asks further behind “%s”: %s", async (problem, text, expected) => {
  const outcome = solve(problem, "en");
  const words = await loadWords("en", ["solution", "terms", "drawings", "tutor"]);
  if (outcome.kind !== "solved") throw new Error("not solved");
  const value = findFurther(text, assembleStepSolution(problem, outcome.solutions, words))?.solution.answer.value;
  expect(value?.kind === "quantity" ? `${value.value} ${value.unit}` : null).toBe(expected);
});
