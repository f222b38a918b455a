import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { Decimal } from "decimal.js";
import { findElement } from "../elements/elements.ts";
import { findNuclideMass } from "../elements/nuclides.ts";
import { isElectron, readAtomKey } from "./formula.ts";
import type { AtomKey, Formula } from "./formula.ts";
import { findToldMass, findWeight } from "./told-masses.ts";

export type CompositionRow = {
  /** As in `Formula.counts`. */
  readonly atom: AtomKey;
  readonly symbol: string;
  readonly massNumber: number | null;
  readonly count: number;
  /** g/mol of one atom, exact decimal. */
  readonly weight: string;
  /** count × weight, g/mol, exact decimal with the digits after the point that the weight has. */
  readonly mass: string;
  /** Mass percent of the whole, rounded half up to four decimals. */
  readonly percent: string;
  /** The weight is told by the problem, and not that of the table. */
  readonly isTold: boolean;
  /** The weight is only the mass number of the longest-lived isotope. */
  readonly isMassNumber: boolean;
};

export type Composition = {
  /** g/mol, exact decimal string: the sum of the abridged weights, nothing rounded. */
  readonly molarMass: string;
  /** In the order in which the atoms first appear. */
  readonly rows: readonly CompositionRow[];
};

export type MassIssue =
  /** Electrons have no place in a molar mass of this table. */
  | { readonly code: "no-atoms" }
  /** No mass of this nuclide is in the table. */
  | { readonly code: "unknown-nuclide-mass"; readonly atom: AtomKey };

/**
 * The molar mass and the mass percent of each element, by exact decimal arithmetic on the abridged standard atomic
 * weights (`elements/elements.ts`), or on those that a problem tells. The mass of missing or additional electrons of an ion is neglected, as usual.
 */
export function composition(formula: Formula): Result<Composition, MassIssue> {
  if (isElectron(formula)) return fail({ code: "no-atoms" });
  const rows: {
    atom: AtomKey;
    count: number;
    weight: string;
    mass: Decimal;
    isTold: boolean;
    isMassNumber: boolean;
  }[] = [];
  let total = new Decimal(0);
  for (const [atom, count] of formula.counts) {
    const { symbol, massNumber } = readAtomKey(atom);
    const weight = massNumber === null ? findWeight(symbol) : findNuclideMass(atom);
    if (weight === null) return fail({ code: "unknown-nuclide-mass", atom });
    const mass = new Decimal(weight).times(count);
    total = total.plus(mass);
    const isTold = massNumber === null && findToldMass(symbol) !== null;
    const isMassNumber = massNumber === null && !isTold && findElement(symbol)?.isMassNumber === true;
    rows.push({ atom, count, weight, mass, isTold, isMassNumber });
  }
  return succeed({
    molarMass: total.toFixed(),
    rows: rows.map(({ atom, count, weight, mass, isTold, isMassNumber }) => ({
      atom,
      ...readAtomKey(atom),
      count,
      weight,
      mass: mass.toFixed(weight.split(".")[1]?.length ?? 0),
      percent: mass.times(100).div(total).toFixed(4, Decimal.ROUND_HALF_UP),
      isTold,
      isMassNumber,
    })),
  });
}

/** The molar mass in g/mol as an exact decimal string. */
export function molarMass(formula: Formula): Result<string, MassIssue> {
  const result = composition(formula);
  return result.ok ? succeed(result.value.molarMass) : result;
}
