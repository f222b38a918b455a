import { findElement } from "../../../chemistry/elements/elements.ts";
import { VALENCE_ELECTRONS } from "../../../chemistry/bonding/lewis.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { fillOrbitals, solveOrbitals } from "../../../problems/bonding/molecular-orbitals.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import { readFormulaObject, readNameObject } from "../read-objects.ts";
import { asTwoAtoms } from "../told.ts";

const LATE = ["O", "F", "Ne"];
/** Two atoms of the second period that are not equal: those that every book fills as N₂. */
const UNLIKE = ["C,N", "C,O", "N,O", "B,N"];
const NOBLE: Readonly<Record<string, number>> = { He: 2, Ne: 8, Li: 1 };

const valenceOf = (symbol: string): number => NOBLE[symbol] ?? VALENCE_ELECTRONS[symbol] ?? 0;

/** What molecular orbitals say of a molecule or ion of two atoms of the first or second period; null for any other. */
export function orbitalsOf(thing: string, asked: "bond-order" | "unpaired"): Solved | null {
  const formula = readFormulaObject(asTwoAtoms(thing)) ?? readNameObject(thing, DEFAULT_LOCALE);
  if (formula === null) return null;
  const atoms = [...formula.counts].flatMap(([symbol, count]) => Array.from({ length: count }, () => symbol));
  const [one = "", other = ""] = atoms.toSorted();
  const [first, second] = [findElement(one)?.period, findElement(other)?.period];
  if (atoms.length !== 2 || first !== second || (first !== 1 && first !== 2)) return null;
  if (one !== other && !UNLIKE.includes(`${one},${other}`)) return null;
  const electrons = valenceOf(one) + valenceOf(other) - formula.charge;
  // Beside oxygen and fluorine the order of σ and π decides nothing of these; of an ion that would have too few, it does.
  const isLate = one === other && LATE.includes(one);
  const filling = electrons < 1 ? null : fillOrbitals(electrons, first, isLate);
  return filling === null ? null : solveOrbitals(canonicalOf(formula), filling, asked);
}
