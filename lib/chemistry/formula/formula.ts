import type { ElementSymbol } from "../elements/elements.ts";

/**
 * An element in a formula. `symbol` is the element's own ("H" for deuterium); `massNumber` is set for a named nuclide
 * (14 in ^14C, 2 in D2O). `showsNumber`: its atomic number is written before it, which says nothing that the symbol does
 * not, but is shown where it was (^{14}_{6}C).
 */
export type AtomNode = {
  readonly kind: "atom";
  readonly symbol: ElementSymbol;
  readonly massNumber: number | null;
  readonly showsNumber?: true;
  readonly count: number;
};

export type Bracket = "round" | "square" | "curly";

type GroupNode = {
  readonly kind: "group";
  readonly bracket: Bracket;
  readonly nodes: readonly FormulaNode[];
  readonly count: number;
};

export type FormulaNode = AtomNode | GroupNode;

/** One side of an addition compound's dot: CuSO4·5H2O has the parts 1 × CuSO4 and 5 × H2O. */
export type FormulaPart = { readonly count: number; readonly nodes: readonly FormulaNode[] };

export type PhysicalState = "s" | "l" | "g" | "aq";

/**
 * Key of an atom in `Formula.counts`: the element's symbol, with the mass number before it for a named nuclide
 * ("H", "Fe", "14C"; deuterium and tritium are "2H" and "3H").
 */
export type AtomKey = string;

/**
 * A chemical formula. The electron has no parts and charge -1. Counts are whole except where a formula is written with
 * decimals (Fe0.95O, CaSO4·0.5H2O); those are exact to six decimals.
 */
export type Formula = {
  readonly parts: readonly FormulaPart[];
  readonly charge: number;
  readonly state: PhysicalState | null;
  readonly counts: ReadonlyMap<AtomKey, number>;
};

export function isElectron(formula: Formula): boolean {
  return formula.parts.length === 0 && formula.charge === -1;
}

/** The element and mass number behind a key of `Formula.counts`. */
export function readAtomKey(key: AtomKey): { symbol: string; massNumber: number | null } {
  const digits = /^\d+/.exec(key)?.[0];
  return digits === undefined
    ? { symbol: key, massNumber: null }
    : { symbol: key.slice(digits.length), massNumber: Number(digits) };
}
