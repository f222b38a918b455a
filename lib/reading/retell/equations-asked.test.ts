import { expect, test } from "vitest";
import { askEquation } from "./equations-asked.ts";

test.each([
  [
    "Nitrates have long been part of gunpowder and of rockets. The decomposition of solid silver nitrate leads to the formation of silver metal, nitrogen dioxide gas and diatomic oxygen gas. Write an equation for the reaction.",
    "Balance the equation: AgNO3 -> Ag + NO2 + O2",
  ],
  [
    "Boron is won in several steps. Write a balanced equation for the following step of the process. Solid boron trioxide is heated with magnesium metal, producing solid boron and magnesium oxide.",
    "Balance the equation: B2O3 + Mg -> B + MgO",
  ],
  [
    "Barite (barium sulfate) is mined in Nevada. Barium sulfate can also be made by the reaction of aqueous solutions of barium chloride and sodium sulfate, giving aqueous sodium chloride as the other product. Write the balanced equation for this reaction.",
    "Balance the equation: BaCl2 + Na2SO4 -> BaSO4 + NaCl",
  ],
  [
    "Write an equation for the reaction of solid calcium with diatomic oxygen gas to form the corresponding metal oxide.",
    "Balance the equation: Ca + O2 -> CaO",
  ],
  [
    "Magnesium ribbon glows brightly in air, where Mg3N2 forms beside MgO. Write a balanced equation for the reaction of magnesium with oxygen.",
    "Balance the equation: Mg + O2 -> MgO",
  ],
  [
    "In basic solution, molecular bromine, Br2, reacts with hydroxide ions, OH^−, to yield bromide ions, Br^−, and bromate ions, BrO3^−. HINT: bromine is both oxidized and reduced. Write a balanced equation for this reaction.",
    "Balance the equation in basic solution: Br2 + OH- -> Br- + BrO3-",
  ],
  [
    "Dichromate ion may be reduced using aqueous iodide ion, the products of this reaction being chromium(III) ion and iodine. Write the balanced equation for this reaction occurring in an acidic medium.",
    "Balance the equation in acidic solution: Cr2O7^2- + I- -> Cr^3+ + I2",
  ],
  [
    "Write the balanced equation representing the reaction between solid silver and nitric acid to yield silver ions and nitrogen dioxide gas.",
    "Balance the equation in acidic solution: Ag + HNO3 -> Ag+ + NO2",
  ],
  [
    "Predict the products of the following reactions and balance the equations. SnCl2 is added to an acidic solution of KMnO4.",
    "Balance the equation in acidic solution: MnO4- + Sn^2+ -> Mn^2+ + Sn^4+",
  ],
  [
    "Dichromate ions react with hydrogen sulfide in acidic solution. Write the balanced equation for the reaction.",
    "Balance the equation in acidic solution: Cr2O7^2- + H2S -> Cr^3+ + S",
  ],
  [
    "Barite is barium sulfate. Barium sulfate can be made by the reaction of aqueous solutions of barium chloride and sodium sulfate, giving aqueous sodium chloride as the other product. Write the net ionic equation for this reaction.",
    "Write the net ionic equation for the reaction of BaCl2 and Na2SO4.",
  ],
  [
    "Very pure germanium can be laid down as a film by the decomposition of germane. Write the balanced equation for the decomposition of GeH4 to germanium and hydrogen.",
    "Balance the equation: GeH4 -> Ge + H2",
  ],
  [
    "Ammonium nitrite is dangerous to store. Write the balanced equation for the decomposition of ammonium nitrite.",
    "Balance the equation: NH4NO2 -> N2 + H2O",
  ],
  [
    "When copper(II) nitrate is heated it decomposes to copper(II) oxide, nitrogen dioxide and oxygen. Write the balanced equation for this reaction.",
    "Balance the equation: Cu(NO3)2 -> CuO + NO2 + O2",
  ],
  [
    "Write a balanced equation for the oxidation of bromide ion by permanganate ion in acidic solution to form bromine and manganese(II) ion.",
    "Balance the equation in acidic solution: Br- + MnO4- -> Br2 + Mn^2+",
  ],
])("[SOLVE-01] finds what reaction is told and asked for: %s", (text, expected) => {
  expect(askEquation(text)).toBe(expected);
});

test.each([
  "Argon does not react with chlorine. Write a balanced equation for this reaction.",
  "Potassium peroxide, K2O2, is a yellow solid. Write a balanced equation for the reaction of potassium with oxygen.",
  "Methane reacts with insufficient oxygen to form carbon monoxide and water. Write the balanced equation.",
  "Zinc reacts with 5.0 g of sulfur to form zinc sulfide. Write the balanced equation for this reaction.",
  "Nitrite ions react with iodide ions in acidic or in basic solution to form iodine and nitrogen monoxide. Write the equation for this reaction.",
  "Copper reacts with chlorine to form copper chloride. Write the equation for this reaction.",
  "Fluoride ions react with permanganate ions in acidic solution. Write the balanced equation for the reaction.",
  "Sodium hydroxide is used to scrub gases. Sodium hydroxide reacts with excess carbon dioxide. Write the balanced equation for the reaction.",
  "Zinc reacts with the metal oxide to form the corresponding metal. Write the equation for this reaction.",
])("[SOLVE-01] leaves open what is not told: %s", (text) => {
  expect(askEquation(text)).toBeNull();
});
