import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "When 0.0400 mol of HNO3(aq) reacts with 0.0400 mol of KOH(aq) to form 0.0400 mol of KNO3(aq), 2.2 kJ of heat are produced. Write a balanced thermochemical equation for the reaction of one mole of HNO3. HNO3(aq) + KOH(aq) ⟶ KNO3(aq) + H2O(l)",
    "-55 kJ/mol",
  ],
  [
    "When 0.240 g Mg(s) reacts with 50.0 mL of 1.00 M HCl(aq), 4.60 kJ of heat are released. Determine the enthalpy change per mole of magnesium reacting for the reaction: Mg(s) + 2 HCl(aq) ⟶ MgCl2(aq) + H2(g)",
    "-466 kJ/mol",
  ],
  [
    "When 2.00 g of magnesium reacts with 100. mL of 0.500 M HCl, 11.6 kJ of heat is released. What is the enthalpy change per mole of magnesium? Mg(s) + 2HCl(aq) -> MgCl2(aq) + H2(g)",
    "-464 kJ/mol",
  ],
  [
    "When 1.20 g of magnesium reacts with 3.50 g of chlorine, 4.70 g of MgCl2(s) and 31.6 kJ of heat is produced. What is the enthalpy change for the reaction when 1 mole of MgCl2(s) is produced?",
    "-640 kJ/mol",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  // Less forms than could.
  "When 2.00 g of magnesium reacts with 3.00 g of oxygen, 2.50 g of MgO and 37 kJ of heat is produced. What is the enthalpy change for the reaction when 1 mole of MgO is produced?",
  "When 2.00 g of magnesium reacts with 100. mL of 0.500 M HCl, some heat is released. What is the enthalpy change per mole of magnesium? Mg(s) + 2HCl(aq) -> MgCl2(aq) + H2(g)",
  "When 2.00 g of magnesium reacts with 100. mL of 0.500 M HCl, 11.6 kJ of heat is released. What is the enthalpy change per mole of zinc? Mg(s) + 2HCl(aq) -> MgCl2(aq) + H2(g)",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
