import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { readBalanced } from "./reaction.ts";

/** Metals whose carbonates and hydroxides lose carbon dioxide and water when they are heated, with the charge in them. */
const DIVALENT = ["Mg", "Ca", "Sr", "Ba", "Zn", "Cu", "Cd", "Pb"] as const;
const ALKALI = ["Li", "Na", "K"] as const;

/** What heat takes apart, and into what, as school chemistry has it. */
const DECOMPOSITIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    DIVALENT.flatMap((metal) => [
      [`${metal}CO3`, `${metal}O + CO2`],
      [`${metal}(OH)2`, `${metal}O + H2O`],
    ]),
  ),
  ...Object.fromEntries(
    ALKALI.flatMap((metal) => [
      [`${metal}HCO3`, `${metal}2CO3 + H2O + CO2`],
      [`${metal}ClO3`, `${metal}Cl + O2`],
    ]),
  ),
  H2O2: "H2O + O2",
  HgO: "Hg + O2",
  Ag2O: "Ag + O2",
  NaN3: "Na + N2",
  NH4NO3: "N2O + H2O",
  NH4NO2: "N2 + H2O",
  "(NH4)2Cr2O7": "N2 + Cr2O3 + H2O",
};

/** The decomposition of one of the formulas in which all others take part; null when there is none. */
export function findDecomposition(formulas: readonly string[]): BalancedEquation | null {
  for (const formula of formulas) {
    const products = Object.hasOwn(DECOMPOSITIONS, formula) ? DECOMPOSITIONS[formula] : undefined;
    const balanced = products === undefined ? null : readBalanced(`${formula} -> ${products}`);
    if (balanced !== null && formulas.every((each) => balanced.species.includes(each))) return balanced;
  }
  return null;
}
