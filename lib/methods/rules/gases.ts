import { canonicalOf } from "../../chemistry/formula/format.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Scene } from "./rule.ts";

/**
 * Substances that are gases at 0 °C and 1 atm: boiling points below 0 °C (CRC Handbook of Chemistry and Physics, 97th edition,
 * section 4). Water and other liquids have no gas volume there.
 */
const GASES: ReadonlySet<string> = new Set([
  "H2",
  "N2",
  "O2",
  "O3",
  "F2",
  "Cl2",
  "He",
  "Ne",
  "Ar",
  "Kr",
  "Xe",
  "Rn",
  "CO",
  "CO2",
  "NO",
  "N2O",
  "SO2",
  "NH3",
  "PH3",
  "AsH3",
  "HCl",
  "HBr",
  "HI",
  "H2S",
  "H2Se",
  "SF6",
  "NF3",
  "BF3",
  "SiH4",
  "SiF4",
  "COS",
  "COCl2",
  "B2H6",
  "CH4",
  "C2H6",
  "C2H4",
  "C2H2",
  "C3H8",
  "C3H6",
  "C3H4",
  "C4H10",
  "C4H8",
  "CF4",
  "CH3Cl",
  "CH3F",
  "CCl2F2",
  "CF2Cl2",
  "CHClF2",
]);

/** Whether a substance has a gas volume: a known gas, one that the equation marks as such, or the unnamed gas of the problem. */
export const isGas = (formula: string | null, scene: Scene): boolean =>
  formula === null || (stateIn(scene, formula) ?? (GASES.has(formula) ? "g" : null)) === "g";

/** Whether the equation's gas is another one, which what is told of an unnamed gas is then of: N2, and not the NaN3 that gives it. */
export function isBesideGas(formula: string | null, scene: Scene): boolean {
  if (formula === null || scene.equation === null || isGas(formula, scene)) return false;
  return scene.equation.species.some((other) => other !== formula && isGas(other, scene));
}

/** The state in which the equation writes a substance; null where it writes none. */
function stateIn({ equation }: Scene, formula: string): string | null {
  const terms = equation === null ? [] : listTerms(equation.equation);
  return terms.find((term) => canonicalOf(term.formula) === formula)?.formula.state ?? null;
}
