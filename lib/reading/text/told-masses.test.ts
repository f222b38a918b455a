import { expect, test } from "vitest";
import { solve } from "../../solver/solve.ts";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  ["How many moles are in 9.6 g of magnesium? (Ar: Mg = 24)", ["0.4 mol"]],
  ["How many moles are in 2.1 g of sodium hydrogencarbonate (Mr = 84)?", ["0.025 mol"]],
  ["Calculate the mass of 0.20 mol of copper [Cu = 64].", ["12.8 g"]],
  [
    "What volume of hydrogen, in cm3, forms at r.t.p. when 0.60 g of magnesium reacts with excess hydrochloric acid? (Ar: Mg = 24; molar volume at r.t.p. = 24 dm3/mol)",
    ["600 cm³"],
  ],
  ["Given Na = 23, O = 16 and H = 1, find the mass of NaOH in 250 cm3 of a 0.400 mol/dm3 solution.", ["4 g"]],
  ["Calculate the Mr of MgSO4. (Ar: Mg = 24, S = 32, O = 16)", ["120"]],
  ["Find the percentage by mass of nitrogen in N2H4. (Ar: N = 14, H = 1)", ["87.5 %"]],
  ["What mass of iron can be made from 48 g of Fe2O3? Fe2O3 + 3CO → 2Fe + 3CO2 (Ar: Fe = 56, O = 16)", ["33.6 g"]],
])("[SOLVE-01] it is computed with the masses that a problem tells: %s", (text, answers) => {
  expect(answersOfAny(text, 4)).toEqual(answers);
});

test.each([
  ["2Mg + O2 → 2MgO. What mass of MgO forms from 6.0 g of Mg? (Mg = 24, O = 16)", ["24", "24 16 40"]],
  ["How many moles are in 21 g of NaHCO3? (Mr NaHCO3 = 84)", ["84"]],
])("[SOLVE-01] the steps show them: %s", (text, lines) => {
  const outcome = solve(text, "en");
  const steps = outcome.kind === "solved" ? outcome.solutions.flatMap((solution) => solution.steps) : [];
  const told = steps.filter(({ id }) => id === "molar-mass-told").flatMap((step) => step.lines);
  const numbers = told.map((line) =>
    line.kind === "expression" ? line.terms.flatMap((term) => (term.kind === "quantity" ? [term.value] : [])) : [],
  );
  expect(numbers.map((each) => each.join(" "))).toEqual(lines);
});

test.each([
  "How many moles are in 9.6 g of magnesium? (Ar: Mg = 27)",
  "How many moles are in 2.1 g of sodium hydrogencarbonate (Mr = 90)?",
  "How many moles are in 9.6 g of magnesium? (Mg = 24) Use Mg = 24.3.",
])("[SOLVE-01] what the tables contradict, or the problem itself, is refused: %s", (text) => {
  expect(solve(text, "en").kind).not.toBe("solved");
});

test("[SOLVE-01] told masses end with their problem", () => {
  solve("How many moles are in 9.6 g of magnesium? (Ar: Mg = 24)", "en");
  expect(answersOfAny("How many moles are in 9.6 g of magnesium?", 4)).toEqual(["0.395 mol"]);
});
