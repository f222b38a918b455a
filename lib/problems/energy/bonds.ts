import { BOND_ENTHALPIES } from "../../chemistry/data/bond-enthalpies.ts";
import type { Bond } from "../../chemistry/data/bond-enthalpies.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";

/** How many of each bond. */
export type BondCount = ReadonlyMap<Bond, number>;

/** The bonds of molecules that have one structure, or whose isomers have the same bonds. */
const STRUCTURES: Readonly<Record<string, Readonly<Partial<Record<Bond, number>>>>> = {
  H2: { "H–H": 1 },
  F2: { "F–F": 1 },
  Cl2: { "Cl–Cl": 1 },
  Br2: { "Br–Br": 1 },
  I2: { "I–I": 1 },
  O2: { "O=O": 1 },
  N2: { "N≡N": 1 },
  ClF: { "Cl–F": 1 },
  HF: { "H–F": 1 },
  HCl: { "H–Cl": 1 },
  HBr: { "H–Br": 1 },
  HI: { "H–I": 1 },
  H2O: { "O–H": 2 },
  H2O2: { "O–H": 2, "O–O": 1 },
  H2S: { "S–H": 2 },
  OF2: { "O–F": 2 },
  NH3: { "N–H": 3 },
  N2H4: { "N–H": 4, "N–N": 1 },
  NF3: { "N–F": 3 },
  NCl3: { "N–Cl": 3 },
  HCN: { "C–H": 1, "C≡N": 1 },
  CH3NH2: { "C–H": 3, "C–N": 1, "N–H": 2 },
  CO2: { "C=O": 2 },
  CH3OH: { "C–H": 3, "C–O": 1, "O–H": 1 },
  C2H5OH: { "C–C": 1, "C–H": 5, "C–O": 1, "O–H": 1 },
  CH4: { "C–H": 4 },
  C2H6: { "C–C": 1, "C–H": 6 },
  C3H8: { "C–C": 2, "C–H": 8 },
  C2H4: { "C=C": 1, "C–H": 4 },
  C2H2: { "C≡C": 1, "C–H": 2 },
  CH3F: { "C–H": 3, "C–F": 1 },
  CF4: { "C–F": 4 },
  CH3Cl: { "C–H": 3, "C–Cl": 1 },
  CH2Cl2: { "C–H": 2, "C–Cl": 2 },
  CHCl3: { "C–H": 1, "C–Cl": 3 },
  CCl4: { "C–Cl": 4 },
  CH3Br: { "C–H": 3, "C–Br": 1 },
  CH3I: { "C–H": 3, "C–I": 1 },
  C2H5Cl: { "C–C": 1, "C–H": 5, "C–Cl": 1 },
  C2H4Cl2: { "C–C": 1, "C–H": 4, "C–Cl": 2 },
  C2H5Br: { "C–C": 1, "C–H": 5, "C–Br": 1 },
  C2H4Br2: { "C–C": 1, "C–H": 4, "C–Br": 2 },
};

export const MOLECULES: readonly string[] = Object.keys(STRUCTURES);

/** Reactions of gases; every molecule has its bonds above. */
export const GAS_REACTIONS = [
  "H2 + F2 -> 2 HF",
  "H2 + Cl2 -> 2 HCl",
  "H2 + Br2 -> 2 HBr",
  "H2 + I2 -> 2 HI",
  "Cl2 + F2 -> 2 ClF",
  "O2 + 2 F2 -> 2 OF2",
  "2 H2 + O2 -> 2 H2O",
  "2 H2O2 -> 2 H2O + O2",
  "H2 + O2 -> H2O2",
  "4 HCl + O2 -> 2 H2O + 2 Cl2",
  "Cl2 + 2 HBr -> 2 HCl + Br2",
  "Cl2 + 2 HI -> 2 HCl + I2",
  "Br2 + 2 HI -> 2 HBr + I2",
  "F2 + 2 HCl -> 2 HF + Cl2",
  "N2 + 3 H2 -> 2 NH3",
  "N2 + 2 H2 -> N2H4",
  "N2H4 + H2 -> 2 NH3",
  "N2H4 + O2 -> N2 + 2 H2O",
  "4 NH3 + 3 O2 -> 2 N2 + 6 H2O",
  "2 NH3 + 3 Cl2 -> N2 + 6 HCl",
  "N2 + 3 F2 -> 2 NF3",
  "N2 + 3 Cl2 -> 2 NCl3",
  "CH4 + NH3 -> HCN + 3 H2",
  "HCN + 2 H2 -> CH3NH2",
  "CH3OH + NH3 -> CH3NH2 + H2O",
  "CH4 + 2 O2 -> CO2 + 2 H2O",
  "2 C2H6 + 7 O2 -> 4 CO2 + 6 H2O",
  "C3H8 + 5 O2 -> 3 CO2 + 4 H2O",
  "C2H4 + 3 O2 -> 2 CO2 + 2 H2O",
  "2 C2H2 + 5 O2 -> 4 CO2 + 2 H2O",
  "2 CH3OH + 3 O2 -> 2 CO2 + 4 H2O",
  "C2H5OH + 3 O2 -> 2 CO2 + 3 H2O",
  "CO2 + 4 H2 -> CH4 + 2 H2O",
  "CO2 + 3 H2 -> CH3OH + H2O",
  "C2H4 + H2 -> C2H6",
  "C2H2 + H2 -> C2H4",
  "C2H2 + 2 H2 -> C2H6",
  "C2H4 + H2O -> C2H5OH",
  "C2H4 + HCl -> C2H5Cl",
  "C2H4 + HBr -> C2H5Br",
  "C2H4 + Cl2 -> C2H4Cl2",
  "C2H4 + Br2 -> C2H4Br2",
  "C2H2 + 2 HCl -> C2H4Cl2",
  "CH4 + Cl2 -> CH3Cl + HCl",
  "CH4 + 2 Cl2 -> CH2Cl2 + 2 HCl",
  "CH4 + 3 Cl2 -> CHCl3 + 3 HCl",
  "CH4 + 4 Cl2 -> CCl4 + 4 HCl",
  "CH4 + Br2 -> CH3Br + HBr",
  "CH4 + I2 -> CH3I + HI",
  "CH4 + F2 -> CH3F + HF",
  "CH4 + 4 F2 -> CF4 + 4 HF",
  "C2H6 + Cl2 -> C2H5Cl + HCl",
  "C2H6 + Br2 -> C2H5Br + HBr",
  "CH3OH + HCl -> CH3Cl + H2O",
  "CH3OH + HBr -> CH3Br + H2O",
  "C2H5OH + HCl -> C2H5Cl + H2O",
] as const;

/** The bonds of one molecule; throws for one without a structure. */
export function bondsOf(formula: string): BondCount {
  const structure = STRUCTURES[formula];
  if (structure === undefined) throw new Error(`${formula} has no structure`);
  return new Map(Object.entries(structure) as [Bond, number][]);
}

/** Molecules of one side of an equation with their coefficients. */
type Molecule = { readonly formula: string; readonly coefficient: number };

type Sides = { readonly reactants: readonly Molecule[]; readonly products: readonly Molecule[] };

export function sidesOf(text: string): Sides {
  const parsed = parseEquation(text);
  if (!parsed.ok) throw new Error(`${text} is no equation`);
  const molecules = listTerms(parsed.value).map(({ coefficient, formula }) => ({
    formula: formatFormula(formula, "ascii"),
    coefficient: coefficient?.numerator ?? 1,
  }));
  return {
    reactants: molecules.slice(0, parsed.value.reactants.length),
    products: molecules.slice(parsed.value.reactants.length),
  };
}

/** All bonds of some molecules; `times` says how often a bond that a molecule has several times is counted. */
export function countBonds(
  molecules: readonly Molecule[],
  times: (coefficient: number, bonds: number) => number = (coefficient, bonds) => coefficient * bonds,
): BondCount {
  const total = new Map<Bond, number>();
  for (const { formula, coefficient } of molecules)
    for (const [bond, count] of bondsOf(formula)) total.set(bond, (total.get(bond) ?? 0) + times(coefficient, count));
  return total;
}

/** In kJ for one mole of each. */
export function energyOf(bonds: BondCount): number {
  return [...bonds].reduce((sum, [bond, count]) => sum + count * BOND_ENTHALPIES[bond], 0);
}
