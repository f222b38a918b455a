import { findElement } from "../elements/elements.ts";

/**
 * Masses of atoms and compounds that a problem tells: it is computed with them, as school papers mean it, and not with those
 * of the tables. They are in force during one synchronous call and end with it, as a bound of work does (`lib/budget`), so
 * that no reader, law or step has to pass them on.
 */

/** g/mol, exact decimal strings, by symbols and formulas in canonical ASCII. */
export type ToldMasses = ReadonlyMap<string, string>;

export const NO_TOLD_MASSES: ToldMasses = new Map();

let inForce = NO_TOLD_MASSES;

/** Does work with these masses instead of those of the tables. */
export function withToldMasses<T>(told: ToldMasses, work: () => T): T {
  const outer = inForce;
  inForce = told;
  try {
    return work();
  } finally {
    inForce = outer;
  }
}

/** The told mass of a formula or symbol in canonical ASCII; null where none is told. */
export const findToldMass = (formula: string): string | null => inForce.get(formula) ?? null;

/** What tells computations with different masses apart. */
export const toldMassesKey = (): string => [...inForce].flat().join(" ");

/** The weight of an element, as it is told or by the table, in g/mol; null where the symbol is none. */
export const findWeight = (symbol: string): string | null =>
  findToldMass(symbol) ?? findElement(symbol)?.weight ?? null;
