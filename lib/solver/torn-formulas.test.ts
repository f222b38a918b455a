import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import { solve } from "./solve.ts";
import { withWholeFormulas } from "./torn-formulas.ts";

test.each([
  ["2 NaOH + H2SO4 ⟶ Na2SO4 + 2H2 O", "2 NaOH + H2SO4 ⟶ Na2SO4 + 2H2O"],
  ["Na2 O(s) + H2 O(l) ⟶ 2 NaOH(aq)", "Na2O(s) + H2O(l) ⟶ 2 NaOH(aq)"],
  ["6 Li + N2 → 2Li3 N What mass of lithium is needed?", "6 Li + N2 → 2Li3N What mass of lithium is needed?"],
  ["K2 CO3 + 2HNO3 -> 2KNO3 + CO2 + H2 O", "K2CO3 + 2HNO3 -> 2KNO3 + CO2 + H2O"],
  ["Toluene, C 7H8, is a solvent.", "Toluene, C7H8, is a solvent."],
  ["2 K [Au(CN)2](aq) + Zn(s)", "2 K[Au(CN)2](aq) + Zn(s)"],
  // Words behind an equation, formulas in a row, and electrons are none of a formula.
  ["N2 + 3H2 → 2NH3 In a flask", "N2 + 3H2 → 2NH3 In a flask"],
  ["C + O2 → CO2 As it burns", "C + O2 → CO2 As it burns"],
  ["Which of H2, O2 or N2 reacts?", "Which of H2, O2 or N2 reacts?"],
  ["Cl2 + 2e- → 2Cl-", "Cl2 + 2e- → 2Cl-"],
])("[READ-01] %s", (torn, whole) => {
  expect(withWholeFormulas(torn)).toBe(whole);
});

test("solves a problem whose water has come apart", () => {
  const text = "What mass of NaOH reacts with 4.90 g of H2SO4? 2 NaOH + H2SO4 ⟶ Na2SO4 + 2H2 O";
  const outcome = solve(text, DEFAULT_LOCALE);
  const [value] = outcome.kind === "solved" ? outcome.solutions.map(({ answer }) => answer.value) : [];
  expect(value?.kind === "quantity" ? Number(value.value) : null).toBeCloseTo(4.0, 2);
});
