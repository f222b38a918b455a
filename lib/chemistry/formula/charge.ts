import type { ElementSymbol } from "../elements/elements.ts";

/**
 * What the plain digits before a final sign mean. `Fe3+` is the ion Fe^3+, `NO3-` has three oxygens, `SO42-` has four
 * and the charge 2-. Where both readings are chemistry (`O2-`, `VO2+`, `(SO4)2-`) the answer is "ambiguous".
 */
type DigitReading = { readonly count: number; readonly magnitude: number } | "ambiguous";

/** Where the digits stand: after the only atom of a formula, after its last atom, or after a bracket. */
export type DigitPlace =
  | { readonly after: "lone-atom"; readonly symbol: ElementSymbol; readonly sign: 1 | -1 }
  | {
      readonly after: "last-atom";
      readonly symbol: ElementSymbol;
      readonly sign: 1 | -1;
      readonly metal: ElementSymbol | null;
    }
  | { readonly after: "round"; readonly isWhole: boolean; readonly sign: 1 | -1; readonly metal: ElementSymbol | null }
  | { readonly after: "square"; readonly sign: 1 | -1 }
  | { readonly after: "curly"; readonly sign: 1 | -1 };

const NONMETALS: ReadonlySet<string> = new Set<ElementSymbol>([
  "H",
  "He",
  "B",
  "C",
  "N",
  "O",
  "F",
  "Ne",
  "Si",
  "P",
  "S",
  "Cl",
  "Ar",
  "Ge",
  "As",
  "Se",
  "Br",
  "Kr",
  "Te",
  "I",
  "Xe",
  "At",
  "Rn",
]);

export function isNonmetal(symbol: string): boolean {
  return NONMETALS.has(symbol);
}

/** Anions of one atom: the charges that their digit may mean, where no molecular ion of that many atoms competes. */
const MONATOMIC_ANIONS: ReadonlyMap<string, readonly number[]> = new Map([
  ["S", [2]],
  ["Se", [2]],
  ["Te", [2]],
  ["P", [3]],
  ["As", [3]],
  ["Sb", [3]],
  ["Bi", [3]],
  ["C", [4]],
  ["Si", [4]],
]);

/** Molecular ions of one element and charge one, as far as no atom carries that digit as its charge. */
const HOMONUCLEAR_ANIONS: ReadonlySet<string> = new Set([
  "F2",
  "Cl2",
  "Br2",
  "I2",
  "Cl3",
  "Br3",
  "I3",
  "I5",
  "I7",
  "S3",
  "O3",
]);
const HOMONUCLEAR_CATIONS: ReadonlySet<string> = new Set(["H2", "H3", "Br3", "I3", "I5", "Cl3"]);

/** Metals that are only ever 1+, so that a digit before the sign of their complex cannot be its charge. */
const MONOVALENT_METALS: ReadonlySet<string> = new Set(["Li", "Na", "K", "Rb", "Cs", "Ag"]);

export function readDigitsBeforeSign(digits: string, place: DigitPlace): DigitReading {
  return digits.length === 1 ? readOneDigit(Number(digits), place) : readSeveralDigits(digits, place);
}

function readOneDigit(digit: number, place: DigitPlace): DigitReading {
  const asCharge = { count: 1, magnitude: digit };
  const asCount = { count: digit, magnitude: 1 };
  switch (place.after) {
    case "lone-atom":
      return readLoneAtom(digit, place.symbol, place.sign);
    case "square":
    case "curly":
      return asCharge;
    case "round":
      return place.isWhole || mayBeComplexCharge(place) ? "ambiguous" : asCount;
    case "last-atom":
      return mayBeComplexCharge(place) ? "ambiguous" : asCount;
  }
}

/** FeSCN2+, VO2+, Fe(OH)2+: both readings exist. */
function mayBeComplexCharge(place: { sign: 1 | -1; metal: ElementSymbol | null }): boolean {
  return place.sign === 1 && place.metal !== null && !MONOVALENT_METALS.has(place.metal);
}

function readLoneAtom(digit: number, symbol: ElementSymbol, sign: 1 | -1): DigitReading {
  const asCharge = { count: 1, magnitude: digit };
  const asCount = { count: digit, magnitude: 1 };
  const molecule = `${symbol}${digit}`;
  if (sign === -1) {
    if (MONATOMIC_ANIONS.get(symbol)?.includes(digit)) return asCharge;
    return HOMONUCLEAR_ANIONS.has(molecule) ? asCount : "ambiguous";
  }
  if (!isNonmetal(symbol)) return asCharge;
  if (HOMONUCLEAR_CATIONS.has(molecule)) return asCount;
  return digit >= 3 ? asCharge : "ambiguous";
}

/** The last digit is the charge (`SO42-`, `Fe(CN)63-`, `P3O105-`) unless it could well belong to the count. */
function readSeveralDigits(digits: string, place: DigitPlace): DigitReading {
  const magnitude = Number(digits.at(-1));
  const count = Number(digits.slice(0, -1));
  const whole = { count: Number(digits), magnitude: 1 };
  if (magnitude === 0 || magnitude === 9 || count === 1) return place.after === "square" ? "ambiguous" : whole;
  if (place.after === "round") return { count, magnitude };
  if (place.after === "square" || place.after === "curly") return "ambiguous";
  return place.symbol === "H" || place.symbol === "C" ? "ambiguous" : { count, magnitude };
}
