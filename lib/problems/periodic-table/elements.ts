import { findElement } from "../../chemistry/elements/elements.ts";
import type { Element } from "../../chemistry/elements/elements.ts";

/** What the trends of the main groups are told by. */
export type MainElement = Element & {
  readonly group: number;
  /** Electrons in the outer shell. */
  readonly valence: number;
  /** pm */
  readonly radius: number;
  /** First ionization energy, kJ/mol. */
  readonly ionization: number;
  /** On Pauling's scale; null for the noble gases, which have none there. */
  readonly electronegativity: number | null;
  /** Of its simple ion; null for elements that form none, or several. */
  readonly charge: number | null;
};

type Row = readonly [
  symbol: string,
  radius: number,
  ionization: number,
  electronegativity: number | null,
  charge: number | null,
];

/**
 * Radii: computed for free atoms, Clementi, Raimondi and Reinhardt, J. Chem. Phys. 47 (1967) 1300-1307,
 * doi:10.1063/1.1712084. Ionization energies: NIST Atomic Spectra Database, in kJ/mol. Electronegativities: Allred, J.
 * Inorg. Nucl. Chem. 17 (1961) 215-221, doi:10.1016/0022-1902(61)80142-5.
 */
const ROWS: readonly Row[] = [
  ["H", 53, 1312.0, 2.2, null],
  ["He", 31, 2372.3, null, 0],
  ["Li", 167, 520.2, 0.98, 1],
  ["Be", 112, 899.5, 1.57, 2],
  ["B", 87, 800.6, 2.04, null],
  ["C", 67, 1086.5, 2.55, null],
  ["N", 56, 1402.3, 3.04, -3],
  ["O", 48, 1313.9, 3.44, -2],
  ["F", 42, 1681.0, 3.98, -1],
  ["Ne", 38, 2080.7, null, 0],
  ["Na", 190, 495.8, 0.93, 1],
  ["Mg", 145, 737.7, 1.31, 2],
  ["Al", 118, 577.5, 1.61, 3],
  ["Si", 111, 786.5, 1.9, null],
  ["P", 98, 1011.8, 2.19, -3],
  ["S", 88, 999.6, 2.58, -2],
  ["Cl", 79, 1251.2, 3.16, -1],
  ["Ar", 71, 1520.6, null, 0],
  ["K", 243, 418.8, 0.82, 1],
  ["Ca", 194, 589.8, 1.0, 2],
  ["Ga", 136, 578.8, 1.81, 3],
  ["Ge", 125, 762.2, 2.01, null],
  ["As", 114, 944.5, 2.18, null],
  ["Se", 103, 941.0, 2.55, -2],
  ["Br", 94, 1139.9, 2.96, -1],
  ["Kr", 88, 1350.8, null, 0],
  ["Rb", 265, 403.0, 0.82, 1],
  ["Sr", 219, 549.5, 0.95, 2],
  ["In", 156, 558.3, 1.78, null],
  ["Sn", 145, 708.6, 1.96, null],
  ["Sb", 133, 830.6, 2.05, null],
  ["Te", 123, 869.3, 2.1, -2],
  ["I", 115, 1008.4, 2.66, -1],
  ["Xe", 108, 1170.4, null, 0],
  ["Cs", 298, 375.7, 0.79, 1],
  ["Ba", 253, 502.9, 0.89, 2],
  ["Tl", 156, 589.4, null, null],
  ["Pb", 154, 715.6, null, null],
  ["Bi", 143, 702.9, null, null],
];

function read([symbol, radius, ionization, electronegativity, charge]: Row): MainElement {
  const element = findElement(symbol);
  if (element === null || element.group === null) throw new Error(`${symbol} stands in no main group`);
  const { group } = element;
  const valence = symbol === "He" ? 2 : group <= 2 ? group : group - 10;
  return { ...element, group, valence, radius, ionization, electronegativity, charge };
}

/** Elements of the main groups, periods 1 to 6, by atomic number. */
export const MAIN_ELEMENTS: readonly MainElement[] = ROWS.map(read);

export function getMainElement(symbol: string): MainElement {
  const element = MAIN_ELEMENTS.find((each) => each.symbol === symbol);
  if (element === undefined) throw new Error(`${symbol} is none of the elements of this room`);
  return element;
}

export const inPeriod = (period: number): readonly MainElement[] =>
  MAIN_ELEMENTS.filter((each) => each.period === period);

export const inGroup = (group: number): readonly MainElement[] =>
  MAIN_ELEMENTS.filter((each) => each.group === group && each.symbol !== "H");

/** `Na+`, `S^2-`: the simple ion of an element. */
export function writeSimpleIon({ symbol }: { readonly symbol: string }, charge: number): string {
  const size = Math.abs(charge);
  return size === 1 ? `${symbol}${charge > 0 ? "+" : "-"}` : `${symbol}^${size}${charge > 0 ? "+" : "-"}`;
}
