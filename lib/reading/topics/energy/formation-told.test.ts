import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "How much heat, in kJ, is given off when 12.0 g of hexane is burned in excess air? Standard enthalpies of formation (kJ/mol) are: C6H14(l) -198.7; CO2(g) -393.5; H2O(l) -285.8.",
    "580 kJ",
  ],
  [
    "C2H4(g) + 3 O2(g) -> 2 CO2(g) + 2 H2O(l). How much heat is released when 3.0 mol of ethylene is burned? ΔHf: C2H4(g) 52.4 kJ/mol; CO2(g) -393.5 kJ/mol; H2O(l) -285.8 kJ/mol.",
    "4230 kJ",
  ],
  [
    "How much heat is absorbed when 2.00 g MgCO3 decomposes? ΔH°f (kJ/mol): MgCO3(s) -1095.8, MgO(s) -601.6, CO2(g) -393.5.",
    "2.39 kJ",
  ],
  [
    "The reduction 3 CO(g) + Fe2O3(s) → 2 Fe(s) + 3 CO2(g) runs in furnaces. Given that ΔH°f = −824.2 kJ/mol for Fe2O3(s), −110.5 kJ/mol for CO(g) and −393.5 kJ/mol for CO2(g), how much heat is liberated when 100. g of iron is made?",
    "22.2 kJ",
  ],
  [
    "How much heat does the combustion of 5.00 g of butane release? ΔH°f in kJ/mol: C4H10(g) -125.7, CO2(g) -393.5, H2O(l) -285.8",
    "248 kJ",
  ],
  [
    "The standard entropies, in J/(mol·K), are: C2H4(g) 219.3, O2(g) 205.2, CO2(g) 213.8, H2O(l) 70.0. Compute ΔS° for the complete combustion of one mole of ethylene to liquid water at 25 °C.",
    "-267 J/K",
  ],
  [
    "Standard enthalpies of formation, in kJ/mol: C2H6(g) -84.0, CO2(g) -393.5, H2O(l) -285.8. Compute ΔH° for the complete combustion of one mole of ethane.",
    "-1560 kJ",
  ],
  [
    "Determine ΔG° of the reaction CO(g) + H2O(g) -> CO2(g) + H2(g) from the free energies of formation in kJ/mol: CO(g) -137.2, H2O(g) -228.6, CO2(g) -394.4.",
    "-28.6 kJ",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "How much heat is released when 1.00 g of CaCO3 decomposes? ΔH°f (kJ/mol): CaCO3(s) -1206.9, CaO(s) -635.1, CO2(g) -393.5.",
  "How much heat is released when 1.00 g of ethanol burns with a yield of 80%? ΔHf (kJ/mol): C2H5OH(l) -277.7, CO2(g) -393.5, H2O(l) -285.8.",
  "ΔG° for a dissociation is −15 kJ/mol at 298 K. Calculate the equilibrium constant at 370 K.",
  "A process at 310 K has ΔS = 60 J/K and the enthalpy of the surroundings rises by 30 kJ. Find ΔG.",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
