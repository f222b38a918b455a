import { expect, test } from "vitest";
import { solve } from "../../solver/solve.ts";
import { findDiluted } from "./diluted.ts";

const MASS = "How many grams of NaOH are in 250 mL of 0.40 M NaOH?";
const STRENGTH = "What is the molarity of 5.85 g of NaCl in 500 mL of solution?";
const ACID = "50.0 mL of 0.10 M HCl is diluted to 100.0 mL. What is the molarity?";

test.each([
  [MASS, "en", "ok now i add water up to 1 L whats the new molarity", "0.10 M"],
  [MASS, "en", "and if i add 250 mL of water?", "0.20 M"],
  [STRENGTH, "fr", "et 10 mL de ça dilués à 100 mL, ça donne quelle concentration", "0.020 mol/L"],
  [STRENGTH, "es", "si añado agua hasta 2 L, ¿qué molaridad queda?", "0.050 mol/L"],
  [STRENGTH, "zh", "加水到1 L,新的浓度是多少?", "0.10 mol/L"],
  [STRENGTH, "hi", "इसमें से 50 mL लेकर 200 mL तक तनु करें तो?", "0.050 mol/L"],
  [STRENGTH, "am", "ውሃ ጨምሬ እስከ 1 L ብሞላው?", "0.10 mol/L"],
  [ACID, "en", "then i dilute it to 500 mL, whats the pH", "2.00"],
  [ACID, "en", "and if i only add 150 mL of water", "0.025 M"],
  // Nobody dilutes to less, or by a mass, and without a volume nothing follows.
  [STRENGTH, "en", "i add water up to 100 mL", null],
  [STRENGTH, "en", "i add 20 g of water", null],
  [STRENGTH, "en", "i add water", null],
  [STRENGTH, "en", "what about 2 L", null],
] as const)("[TALK-03] dilutes the solution of “%s” (%s): %s", (problem, locale, text, expected) => {
  const outcome = solve(problem, "en");
  if (outcome.kind !== "solved") throw new Error("not solved");
  const value = findDiluted(text, { problem, facts: outcome.solutions }, locale)?.solution.answer.value;
  expect(value?.kind === "quantity" ? `${value.value} ${value.unit}`.trim() : null).toBe(expected);
});
