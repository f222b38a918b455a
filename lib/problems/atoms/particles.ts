import { findElement } from "../../chemistry/elements/elements.ts";
import type { Element } from "../../chemistry/elements/elements.ts";
import { ISOTOPE_MIXTURES } from "../../chemistry/elements/isotopes.ts";
import type { Species } from "../../chemistry/elements/species.ts";

/** Isotopes of elements that are found almost alone, beside those of the mixtures. */
const ALONE: readonly (readonly [symbol: string, massNumber: number])[] = [
  ["Be", 9],
  ["C", 13],
  ["O", 18],
  ["F", 19],
  ["Na", 23],
  ["Al", 27],
  ["P", 31],
  ["S", 34],
  ["Ar", 40],
  ["Ca", 44],
  ["Sc", 45],
  ["Ti", 48],
  ["Cr", 52],
  ["Mn", 55],
  ["Fe", 56],
  ["Co", 59],
  ["Ni", 58],
  ["Zn", 64],
  ["As", 75],
  ["Se", 80],
  ["Kr", 84],
  ["Sr", 88],
  ["Zr", 90],
  ["Cd", 114],
  ["Sn", 120],
  ["I", 127],
  ["Xe", 132],
  ["Cs", 133],
  ["Ba", 138],
  ["Pt", 195],
  ["Au", 197],
  ["Hg", 202],
  ["Pb", 208],
  ["Bi", 209],
  ["U", 238],
];

function getElement(symbol: string): Element {
  const element = findElement(symbol);
  if (element === null) throw new Error(`${symbol} is no element`);
  return element;
}

export const ISOTOPES: readonly Species[] = [
  ...ALONE,
  ...ISOTOPE_MIXTURES.flatMap(({ symbol, isotopes }) =>
    isotopes.map(({ massNumber }) => [symbol, massNumber] as const),
  ),
].map(([symbol, massNumber]) => ({ element: getElement(symbol), massNumber, charge: 0 }));

/** Usual charges of monatomic ions. */
const CHARGES: Readonly<Record<string, readonly number[]>> = {
  Li: [1],
  Na: [1],
  K: [1],
  Rb: [1],
  Cs: [1],
  Ag: [1],
  Be: [2],
  Mg: [2],
  Ca: [2],
  Sr: [2],
  Ba: [2],
  Zn: [2],
  Cd: [2],
  Al: [3],
  Ga: [3],
  Sc: [3],
  Ti: [4],
  Cr: [3],
  Mn: [2],
  Fe: [2, 3],
  Co: [2],
  Ni: [2],
  Cu: [1, 2],
  Sn: [2],
  Pb: [2],
  Bi: [3],
  Hg: [2],
  F: [-1],
  Cl: [-1],
  Br: [-1],
  I: [-1],
  O: [-2],
  S: [-2],
  Se: [-2],
  N: [-3],
  P: [-3],
};

export const ISOTOPE_IONS: readonly Species[] = ISOTOPES.flatMap((each) =>
  (CHARGES[each.element.symbol] ?? []).map((charge) => ({ ...each, charge })),
);

/** Each ion once, whatever the isotope. */
export const IONS: readonly Species[] = ISOTOPE_IONS.filter(
  (each, index) =>
    ISOTOPE_IONS.findIndex(({ element, charge }) => element === each.element && charge === each.charge) === index,
);
