import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "An equilibrium mixture contains 0.10 mol of H2, 0.40 mol of Br2 and 2.0 mol of HBr. Calculate Kc for H2 + Br2 ⇌ 2HBr.",
    "100",
  ],
  [
    "CO(g) + H2O(g) ⇌ CO2(g) + H2(g). At equilibrium there are 0.50 mol of CO, 0.40 mol of H2O, 0.80 mol of CO2 and 0.25 mol of H2. Find Kc.",
    "1",
  ],
  [
    "2.0 mol of H2 and 2.0 mol of I2 were placed in a sealed flask. At equilibrium there was 3.0 mol of HI. Calculate Kc for H2 + I2 ⇌ 2HI.",
    "36",
  ],
])("[SOLVE-01] finds Kc without a volume where none matters: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "An equilibrium mixture contains 0.50 mol of N2, 1.5 mol of H2 and 0.20 mol of NH3. Calculate Kc for N2 + 3H2 ⇌ 2NH3.",
  "A mixture contains 0.10 mol of H2, 0.40 mol of Br2 and 2.0 mol of HBr. Calculate Kc for H2 + Br2 ⇌ 2HBr.",
])("[READ-02] takes no volume where it matters, nor a mixture for one at equilibrium: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
