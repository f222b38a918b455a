import { getFormula } from "../../chemistry/formula/parse.ts";
import { composition } from "../../chemistry/formula/molar-mass.ts";

/** Mass numbers of the most frequent isotopes: IUPAC, Isotopic compositions of the elements 2013, doi:10.1515/pac-2015-0503. */
const MASS_NUMBERS: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  P: 31,
  S: 32,
  Cl: 35,
  Br: 79,
  I: 127,
};

type NominalPart = { readonly symbol: string; readonly count: number; readonly mass: number };

/** The atoms of a molecule with the mass numbers of their most frequent isotopes; throws for an element without one here. */
export function listNominalParts(formula: string): NominalPart[] {
  const found = composition(getFormula(formula));
  if (!found.ok) throw new Error(`${formula} has no atoms`);
  return found.value.rows.map(({ symbol, count }) => {
    const mass = MASS_NUMBERS[symbol];
    if (mass === undefined) throw new Error(`${symbol} has no mass number here`);
    return { symbol, count, mass };
  });
}

/** The mass number of a molecule of the most frequent isotopes: 58 for CH3COCH3. */
export function nominalMassOf(formula: string): number {
  return listNominalParts(formula).reduce((total, { count, mass }) => total + count * mass, 0);
}
