import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { solve } from "../../solver/solve.ts";
import { assembleStepSolution } from "../../wording/step-solution-card.ts";
import { findOfWhole } from "./of-whole.ts";

const WATER = "How many grams of water are in 50.0 g of MgSO4·7H2O?";

test.each([
  ["what % is it", "51.17 %"],
  ["what percent is that", "51.17 %"],
  ["¿qué porcentaje es?", "51.17 %"],
  ["百分之几", "51.17 %"],
  ["so what mass stays behind if i heat it", "24.4 g"],
  ["et que reste-t-il si je chauffe", "24.4 g"],
  ["加热后剩多少", "24.4 g"],
  ["what percent of students pass", null],
  ["what if i heat it", null],
])("[TALK-03] asks of the whole: %s", async (text, expected) => {
  const outcome = solve(WATER, "en");
  const words = await loadWords("en", ["solution", "terms", "drawings", "tutor"]);
  if (outcome.kind !== "solved") throw new Error("not solved");
  const value = findOfWhole(text, assembleStepSolution(WATER, outcome.solutions, words))?.solution.answer.value;
  expect(value?.kind === "quantity" ? `${value.value} ${value.unit}` : null).toBe(expected);
});
