import { formatFormula } from "../formula/format.ts";
import type { Formula } from "../formula/formula.ts";
import { getFormula } from "../formula/parse.ts";

export type Ion = {
  /** Canonical ASCII: `SO4^2-`. */
  readonly ascii: string;
  /** The same without its charge: `SO4`. */
  readonly neutral: string;
  readonly formula: Formula;
  readonly charge: number;
};

/** Polyatomic anions of general chemistry; formulas and charges as in the IUPAC Red Book (2005), table IX. */
const POLYATOMIC_ANIONS = [
  "OH- CN- SCN- OCN- NO2- NO3- N3^- HCO3- HSO3- HSO4- HS- HO2- ClO- ClO2- ClO3- ClO4- BrO- BrO2- BrO3- BrO4- IO- IO3- IO4- MnO4-",
  "H2PO4- H2PO3- H2PO2- HC2O4- CH3COO- C2H3O2- CH3CO2- HCOO- HCO2- C6H5COO- AlO2- Al(OH)4- BF4- PF6- AuCl4- BH4- AlH4- NH2- VO3- I3^-",
  "CO3^2- SO3^2- SO4^2- S2O3^2- S2O7^2- S2O8^2- S4O6^2- SiO3^2- C2O4^2- CrO4^2- Cr2O7^2- MnO4^2- MoO4^2- WO4^2- SeO3^2- SeO4^2- TeO4^2-",
  "HPO4^2- HPO3^2- O2^2- B4O7^2- SiF6^2- PtCl6^2- PtCl4^2- CuCl4^2- CoCl4^2- ZnO2^2- Zn(OH)4^2- FeO4^2- C4H4O6^2- SnO3^2- TiO3^2- HAsO4^2-",
  "PO4^3- PO3^3- AsO4^3- AsO3^3- BO3^3- AlF6^3- Fe(CN)6^3- Co(NO2)6^3- C6H5O7^3- VO4^3- Fe(CN)6^4- SiO4^4- P2O7^4-",
];

/** Polyatomic cations, likewise. */
const POLYATOMIC_CATIONS = ["NH4+ H3O+ Hg2^2+ UO2^2+ VO^2+ VO2^+ NO2+ NO+ PH4+ CH3NH3+ N2H5+"];

/** Charges of the metals' common ions (hydrogen as H+), most usual first. */
const METAL_CHARGES: Readonly<Record<string, readonly number[]>> = {
  H: [1],
  Li: [1],
  Na: [1],
  K: [1],
  Rb: [1],
  Cs: [1],
  Fr: [1],
  Be: [2],
  Mg: [2],
  Ca: [2],
  Sr: [2],
  Ba: [2],
  Ra: [2],
  Al: [3],
  Ga: [3],
  In: [3, 1],
  Tl: [1, 3],
  Sc: [3],
  Y: [3],
  La: [3],
  Ce: [3, 4],
  Pr: [3],
  Nd: [3],
  Sm: [3],
  Eu: [3, 2],
  Gd: [3],
  Er: [3],
  Yb: [3],
  Ti: [4, 3, 2],
  Zr: [4],
  Hf: [4],
  V: [3, 2, 4, 5],
  Cr: [3, 2, 6],
  Mo: [6, 4, 3],
  W: [6, 4],
  Mn: [2, 3, 4, 7],
  Fe: [3, 2],
  Co: [2, 3],
  Ni: [2, 3],
  Cu: [2, 1],
  Zn: [2],
  Ag: [1],
  Cd: [2],
  Hg: [2, 1],
  Au: [3, 1],
  Pt: [2, 4],
  Pd: [2, 4],
  Sn: [2, 4],
  Pb: [2, 4],
  Bi: [3, 5],
  Sb: [3, 5],
  Th: [4],
  U: [4, 6, 3],
};

/**
 * Charges that the common ions do not show, as numerals may give them; Greenwood & Earnshaw, Chemistry of the Elements,
 * 2nd ed. (1997), the tables of oxidation states. Nonmetals stand here for names such as "sulfur(VI) oxide".
 */
const OTHER_CHARGES: Readonly<Record<string, readonly number[]>> = {
  Ti: [2, 3, 4],
  V: [2, 3, 4, 5],
  Cr: [2, 3, 4, 5, 6],
  Mn: [2, 3, 4, 5, 6, 7],
  Fe: [2, 3, 4, 6],
  Co: [2, 3, 4],
  Ni: [2, 3, 4],
  Cu: [1, 2, 3],
  Zr: [2, 3, 4],
  Nb: [2, 3, 4, 5],
  Mo: [2, 3, 4, 5, 6],
  Tc: [4, 7],
  Ru: [2, 3, 4, 6, 8],
  Rh: [1, 3, 4],
  Pd: [2, 4],
  Ag: [1, 2, 3],
  Hf: [4],
  Ta: [3, 4, 5],
  W: [2, 3, 4, 5, 6],
  Re: [3, 4, 5, 6, 7],
  Os: [2, 3, 4, 6, 8],
  Ir: [1, 3, 4, 6],
  Pt: [2, 4, 6],
  Au: [1, 3, 5],
  Ga: [1, 3],
  In: [1, 3],
  Tl: [1, 3],
  Ge: [2, 4],
  Sb: [3, 5],
  Po: [2, 4],
  Pr: [3, 4],
  Pm: [3],
  Sm: [2, 3],
  Eu: [2, 3],
  Tb: [3, 4],
  Dy: [3],
  Ho: [3],
  Tm: [2, 3],
  Yb: [2, 3],
  Lu: [3],
  Ac: [3],
  Pa: [4, 5],
  U: [3, 4, 5, 6],
  Np: [3, 4, 5, 6, 7],
  Pu: [3, 4, 5, 6, 7],
  Am: [3, 4, 5, 6],
  Cm: [3],
  Bk: [3, 4],
  Cf: [3],
  B: [3],
  C: [2, 4],
  Si: [2, 4],
  N: [1, 2, 3, 4, 5],
  P: [3, 5],
  As: [3, 5],
  S: [2, 4, 6],
  Se: [2, 4, 6],
  Te: [2, 4, 6],
  Cl: [1, 3, 4, 5, 6, 7],
  Br: [1, 3, 4, 5],
  I: [1, 3, 5, 7],
  Kr: [2],
  Xe: [2, 4, 6, 8],
};

const MONATOMIC_ANIONS: Readonly<Record<string, number>> = {
  F: -1,
  Cl: -1,
  Br: -1,
  I: -1,
  H: -1,
  O: -2,
  S: -2,
  Se: -2,
  Te: -2,
  N: -3,
  P: -3,
  As: -3,
};

function toIon(ascii: string): Ion {
  const formula = getFormula(ascii);
  const neutral = formatFormula({ ...formula, charge: 0 }, "ascii");
  return { ascii: formatFormula(formula, "ascii"), neutral, formula, charge: formula.charge };
}

/** The largest first, so that `HCO3` is found before `CO3`. */
function listIons(lines: readonly string[]): readonly Ion[] {
  return lines
    .flatMap((line) => line.split(" "))
    .map(toIon)
    .toSorted((a, b) => b.ascii.length - a.ascii.length);
}

export const ANIONS: readonly Ion[] = listIons(POLYATOMIC_ANIONS);
export const CATIONS: readonly Ion[] = listIons(POLYATOMIC_CATIONS);

/** The charges that ions of a metal (or hydrogen) usually have, most usual first; empty for other elements. */
export function listCationCharges(symbol: string): readonly number[] {
  return METAL_CHARGES[symbol] ?? [];
}

/** Every charge or oxidation number that the element has in its compounds, the usual ones first. */
export function listKnownCharges(symbol: string): readonly number[] {
  return [...new Set([...listCationCharges(symbol), ...(OTHER_CHARGES[symbol] ?? [])])];
}

/** The charge of an element's simple anion, or null. */
export function findAnionCharge(symbol: string): number | null {
  return MONATOMIC_ANIONS[symbol] ?? null;
}
