import { type Element, type ElementSymbol, findElement } from "./elements.ts";

/**
 * Mass numbers of the isotopes of which no decay was ever seen: Kondev et al., "The NUBASE2020 evaluation of nuclear physics
 * properties", Chinese Physics C 45 (2021) 030001, doi:10.1088/1674-1137/abddae. Of elements up to krypton, and of others that courses name.
 */
const STABLE: Readonly<Partial<Record<ElementSymbol, readonly number[]>>> = {
  H: [1, 2],
  He: [3, 4],
  Li: [6, 7],
  Be: [9],
  B: [10, 11],
  C: [12, 13],
  N: [14, 15],
  O: [16, 17, 18],
  F: [19],
  Ne: [20, 21, 22],
  Na: [23],
  Mg: [24, 25, 26],
  Al: [27],
  Si: [28, 29, 30],
  P: [31],
  S: [32, 33, 34, 36],
  Cl: [35, 37],
  Ar: [36, 38, 40],
  K: [39, 41],
  Ca: [40, 42, 43, 44, 46],
  Sc: [45],
  Ti: [46, 47, 48, 49, 50],
  V: [51],
  Cr: [50, 52, 53, 54],
  Mn: [55],
  Fe: [54, 56, 57, 58],
  Co: [59],
  Ni: [58, 60, 61, 62, 64],
  Cu: [63, 65],
  Zn: [64, 66, 67, 68, 70],
  Ga: [69, 71],
  Ge: [70, 72, 73, 74],
  As: [75],
  Se: [74, 76, 77, 78, 80],
  Br: [79, 81],
  Kr: [80, 82, 83, 84, 86],
  Rb: [85],
  Sr: [84, 86, 87, 88],
  Y: [89],
  Tc: [],
  Ag: [107, 109],
  Sn: [112, 114, 115, 116, 117, 118, 119, 120, 122, 124],
  I: [127],
  Cs: [133],
  Pm: [],
  Pt: [192, 194, 195, 196, 198],
  Au: [197],
  Hg: [196, 198, 199, 200, 201, 202, 204],
  Pb: [204, 206, 207, 208],
};

/** Bismuth, which lasts longer than anything else, and all that comes after it decay. */
const LAST_STABLE = 82;

/** The stable isotopes of an element by their mass numbers, the lightest first; null where the table has none of it. */
export function listStableIsotopes(symbol: string): readonly number[] | null {
  const element: Element | null = findElement(symbol);
  if (element === null) return null;
  return element.number > LAST_STABLE ? [] : (STABLE[element.symbol] ?? null);
}
