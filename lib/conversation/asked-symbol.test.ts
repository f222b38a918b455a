import { expect, test } from "vitest";
import type { ConceptExplanationCard } from "#lib/cards/concept-explanation.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { solve } from "../solver/solve.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { findAskedSymbol, findLessonSymbol } from "./asked-symbol.ts";

const HEAT = "How much heat is needed to warm 250 g of water from 20 °C to 75 °C?";
const GAS = "How many moles are in 1.5 L of gas at 100 kPa and 300 K?";
const KC = "For H2 + I2 <=> 2HI at equilibrium [H2] = 0.20 M, [I2] = 0.20 M, [HI] = 1.4 M. Find Kc.";
const KSP = "The Ksp of AgBr is 5.4e-13. What is its solubility?";
const KA = "What is the pH of 0.20 M HF? Ka = 6.8e-4";
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
  [KC, "what does K mean", "concentration-constant"],
  [KC, "what's K?", "concentration-constant"],
  [KC, "K是什么意思", "concentration-constant"],
  [KSP, "¿qué significa K?", "solubility-product"],
  [KA, "c'est quoi K", "acid-constant"],
  [KC, "what is the symbol of potassium", null],
  [KC, "what is KCl", null],
  [GAS, "what does K mean", null],
  [MASS, "what is the mass of M", null],
  [GAS, "why divide by T", null],
] as const)("[TALK-03] says what a letter stands for behind “%s”: %s", async (problem, text, expected) => {
  const outcome = solve(problem, "en");
  const words = await loadWords("en", ["solution", "terms", "drawings", "tutor", "problems-equilibrium"]);
  if (outcome.kind !== "solved") throw new Error("not solved");
  const card = assembleStepSolution(problem, outcome.solutions, words);
  expect(findAskedSymbol(text, card)?.variable.kind ?? null).toBe(expected);
});

test("[TALK-03] says what K stands for behind a lesson on equilibrium, and behind no other", () => {
  const lesson = (...relations: string[]) =>
    ({ relations: relations.map((text) => ({ text, meaning: "" })) }) as unknown as ConceptExplanationCard;
  const kind = (text: string, card: ConceptExplanationCard) => findLessonSymbol(text, card)?.variable.kind ?? null;
  expect(kind("what does K mean", lesson("Kc = [C]ᶜ / [A]ᵃ", "Kp = Kc × (R × T)^Δn"))).toBe("equilibrium-constant");
  expect(kind("what is K?", lesson("Kₐ = [H₃O⁺][A⁻] / [HA]"))).toBe("acid-constant");
  expect(kind("what is K?", lesson("P × V = n × R × T"))).toBeNull();
  expect(kind("what is KBr", lesson("Kc = [C]ᶜ / [A]ᵃ"))).toBeNull();
});
