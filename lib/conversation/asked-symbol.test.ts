import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { solve } from "../solver/solve.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { findAskedSymbol } from "./asked-symbol.ts";

const HEAT = "How much heat is needed to warm 250 g of water from 20 °C to 75 °C?";
const GAS = "How many moles are in 1.5 L of gas at 100 kPa and 300 K?";
const MASS = "What mass of NaCl is in 250 mL of a 0.40 M solution?";

test.each([
  [HEAT, "what does c even mean there", "specific-heat"],
  [HEAT, "what is dT", "temperature-change"],
  [HEAT, "c是什么意思", "specific-heat"],
  [GAS, "c'est quoi V", "volume"],
  [GAS, "n का मतलब क्या है", "amount"],
  [MASS, "¿qué es M?", "molar-mass"],
  [MASS, "what does c mean", "molarity"],
  [MASS, "what is K", null],
  [MASS, "what is the mass of M", null],
  [GAS, "why divide by T", null],
] as const)("[TALK-03] says what a letter stands for behind “%s”: %s", async (problem, text, expected) => {
  const outcome = solve(problem, "en");
  const words = await loadWords("en", ["solution", "terms", "drawings", "tutor"]);
  if (outcome.kind !== "solved") throw new Error("not solved");
  const card = assembleStepSolution(problem, outcome.solutions, words);
  expect(findAskedSymbol(text, card)?.variable.kind ?? null).toBe(expected);
});
