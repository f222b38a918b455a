import { SOLVENT_CONSTANTS } from "../../../chemistry/data/solvent-constants.ts";
import type { SolventConstants } from "../../../chemistry/data/solvent-constants.ts";
import { WEAK_ACIDS, WEAK_BASES } from "../../../chemistry/data/acid-constants.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { findSalt } from "../../../chemistry/ions/salt.ts";
import { findSolubility, isAcid, isStrongElectrolyte } from "../../../chemistry/ions/solubility.ts";
import { STRONG_ACIDS } from "../../../chemistry/data/acid-constants.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";

/** The constants of a solvent, as far as they are known; null for substances that are none. */
export function findSolvent(formula: string): SolventConstants | null {
  return Object.entries(SOLVENT_CONSTANTS).find(([solvent]) => sameAtoms(solvent, formula))?.[1] ?? null;
}

/** Molecules that stay whole in a solution; those in the second list evaporate from it. */
const WHOLE = [
  "C6H12O6",
  "C12H22O11",
  "CO(NH2)2",
  "C2H6O2",
  "C3H8O3",
  "C3H8O2",
  "C6H14O6",
  "C10H8",
  "C14H10",
  "C12H10",
  "C10H16O",
  "C8H10N4O2",
  "C27H46O",
  "S8",
];
const VOLATILE = ["CH3OH", "C2H5OH", "C3H7OH", "CH3COCH3", "CCl4", "C7H8", "I2", "C6H12", "C6H6", "CHCl3"];

export type Particles = { readonly count: number; readonly isVolatile: boolean };

/** How many particles one formula unit of a solute gives; null where that is not certain. */
export function countParticles(solute: string, solvent: string, isCalledWhole: boolean): Particles | null {
  const parsed = parseFormula(solute);
  if (!parsed.ok || parsed.value.charge !== 0 || parsed.value.parts.length !== 1) return null;
  const salt =
    Object.hasOwn(WEAK_ACIDS, solute) || Object.hasOwn(WEAK_BASES, solute) ? undefined : findSalt(parsed.value);
  if (salt === undefined) return null;
  if (salt === null) {
    const isVolatile = VOLATILE.some((formula) => sameAtoms(formula, solute));
    return isCalledWhole || isVolatile || WHOLE.some((formula) => sameAtoms(formula, solute))
      ? { count: 1, isVolatile }
      : null;
  }
  const isDissolved = isAcid(salt)
    ? STRONG_ACIDS.has(solute)
    : findSolubility(salt) === "soluble" && isStrongElectrolyte(salt);
  if (isCalledWhole || solvent !== "H2O" || salt.waters > 0 || !isDissolved) return null;
  return { count: [...salt.cations, salt.anion].reduce((sum, { count }) => sum + count, 0), isVolatile: isAcid(salt) };
}
