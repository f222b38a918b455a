import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withFormulaForName } from "./names-told.ts";

test.each([
  [
    "Sucralose is a sweetener with the formula C12H19Cl3O8. What is the mass in milligrams of 1.50 × 10^19 molecules of sucralose?",
    ["9.9 mg"],
  ],
  [
    "The molecular formula of menthol, which cools the tongue, is C10H20O. How many moles of menthol are in 4.00 mg of menthol?",
    ["0.0000256 mol"],
  ],
  ["Cadaverine, C5H14N2, forms in decaying flesh. What is the percent nitrogen in cadaverine?", ["27.4 %"]],
  [
    "The density of ethanol is 0.789 g/mL at 20 °C. What is the mass of 25.0 mL of ethanol at this temperature?",
    ["19.7 g"],
  ],
])("[READ-03] %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual(expected);
});

test.each([
  "Borax is a hydrate with the formula Na2B4O7. What is the mass of 0.100 mol of borax?",
  "Caproic acid is a weak acid with the formula C6H12O2. What is the pH of 0.10 M caproic acid?",
  "An ore is 12% corundum, whose formula is Al2O3. What mass of corundum is in 5.0 g of it?",
])("[READ-03] leaves a name where more than its formula counts: %s", (text) => {
  expect(withFormulaForName(text)).toBeNull();
});
