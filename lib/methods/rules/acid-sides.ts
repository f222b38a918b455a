import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import type { Kind } from "./kinds.ts";
import { isGiven } from "./rule.ts";
import type { Scene } from "./rule.ts";

/** The side of an acid or a base: what it puts into water. */
export type Side = {
  readonly ion: Kind;
  readonly bracket: string;
  readonly constant: Kind;
  readonly exponent: Kind;
  readonly letter: string;
  readonly name: "acid" | "base";
};

export const ACID: Side = {
  ion: "hydronium",
  bracket: "[H₃O⁺]",
  constant: "acid-constant",
  exponent: "acid-exponent",
  letter: "Kₐ",
  name: "acid",
};
export const BASE: Side = {
  ion: "hydroxide",
  bracket: "[OH⁻]",
  constant: "base-constant",
  exponent: "base-exponent",
  letter: "K_b",
  name: "base",
};

const EXTENSIVE: ReadonlySet<Kind> = new Set<Kind>(["molarity", "mass", "amount"]);

/** What is dissolved, as far as the problem measures it. */
export function listSolutes({ givens }: Scene): (string | null)[] {
  return [...new Set(givens.flatMap(({ kind, of }) => (EXTENSIVE.has(kind) ? [of] : [])))];
}

export function opposite(side: Side): Side {
  return side === ACID ? BASE : ACID;
}

export function findTabulated(formula: string | null, side: Side): string | null {
  const table = side === ACID ? WEAK_ACIDS : WEAK_BASES;
  return formula !== null && Object.hasOwn(table, formula) ? (table[formula] ?? null) : null;
}

export function isConstantGiven(scene: Scene, side: Side): boolean {
  return isGiven(scene, side.constant, null) || isGiven(scene, side.exponent, null);
}

/** Acids with one proton whose molecular formula does not show it: lactic, benzoic, acetic, formic, butanoic, acetylsalicylic, chloroacetic. */
const MOLECULAR_ACIDS: ReadonlySet<string> = new Set([
  "C3H6O3",
  "HC3H5O3",
  "C7H6O2",
  "C2H4O2",
  "CH2O2",
  "C4H8O2",
  "C9H8O4",
  "HC9H7O4",
  "CH2ClCOOH",
  "ClCH2COOH",
]);

/** A solute that may be a weak acid: a known one, one called so, or one that is written as an acid. Salts are none. */
export function mayBeWeak(formula: string | null, side: Side, scene: Scene): boolean {
  const isIonized = isGiven(scene, "percent-ionization", null) && !scene.conditions.has("weak-base");
  if (side === ACID && formula === null && isIonized) return true;
  if (side === ACID && formula !== null && MOLECULAR_ACIDS.has(formula)) return true;
  if (formula === null)
    return scene.conditions.has(side === ACID ? "weak-acid" : "weak-base") || isConstantGiven(scene, side);
  if (findTabulated(formula, side) !== null) return true;
  if (countIons(formula, ACID) + countIons(formula, BASE) > 0 || formula === "H2SO4") return false;
  if (scene.conditions.has(side === ACID ? "weak-acid" : "weak-base")) return true;
  return side === ACID
    ? /^H[^2-9]|(?:COOH|CO2H)$/.test(formula) && formula !== "H2O"
    : /N/.test(formula) && !/^(?:H|Na|K|Li|NH4)/.test(formula) && !/NO[23]|Cl|Br|CN/.test(formula);
}

export function countIons(formula: string, side: Side): number {
  if (side === ACID) return STRONG_ACIDS.has(formula) ? 1 : 0;
  return Object.hasOwn(STRONG_BASES, formula) ? (STRONG_BASES[formula] ?? 0) : 0;
}

/** A salt reacts with water by its ion: the anion of a weak acid is a base, the cation of a weak base an acid. */
export function findParent({ conditions }: Scene): Side | null {
  if (conditions.has("salt-of-acid")) return ACID;
  return conditions.has("salt-of-base") ? BASE : null;
}
