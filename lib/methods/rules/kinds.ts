import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Dimension } from "../../quantity/units/dimension.ts";

/**
 * What a quantity of a problem measures, with the dimension that it must have and the unit in which an answer is given
 * when the problem names none. Kinds of one dimension are told apart by the words around them.
 */
export const KINDS = {
  mass: { dimension: DIMENSIONS.mass, unit: "g" },
  amount: { dimension: DIMENSIONS.amount, unit: "mol" },
  /** A number of molecules, ions or formula units; of atoms where the formula is one. */
  particles: { dimension: DIMENSIONS.none, unit: "particles" },
  /** All atoms in molecules or formula units. */
  atoms: { dimension: DIMENSIONS.none, unit: "atoms" },
  /** Which reactant runs out: an amount of reaction to the search, a formula to the reader. */
  "limiting-reactant": { dimension: DIMENSIONS.amount, unit: "mol" },
  volume: { dimension: DIMENSIONS.volume, unit: "L" },
  density: { dimension: DIMENSIONS.density, unit: "g/mL" },
  "molar-mass": { dimension: DIMENSIONS.molarMass, unit: "g/mol" },
  length: { dimension: DIMENSIONS.length, unit: "m" },
  area: { dimension: DIMENSIONS.area, unit: "m²" },
  time: { dimension: DIMENSIONS.time, unit: "s" },
  speed: { dimension: DIMENSIONS.speed, unit: "m/s" },
  energy: { dimension: DIMENSIONS.energy, unit: "J" },
  pressure: { dimension: DIMENSIONS.pressure, unit: "atm" },
  temperature: { dimension: DIMENSIONS.temperature, unit: "K" },
  "percent-yield": { dimension: DIMENSIONS.none, unit: "%" },
  "percent-error": { dimension: DIMENSIONS.none, unit: "%" },
  /** Share of the mass of a sample or compound. */
  "mass-percent": { dimension: DIMENSIONS.none, unit: "%" },
  molarity: { dimension: DIMENSIONS.concentration, unit: "mol/L" },
} as const satisfies Record<string, { readonly dimension: Dimension; readonly unit: string }>;

export type Kind = keyof typeof KINDS;

/** Which of several quantities of one kind is meant. */
export const LABELS = ["initial", "final", "actual", "theoretical", "leftover", "accepted", "measured"] as const;

export type Label = (typeof LABELS)[number];

/** A quantity by what it is: the mass of water, the final volume. `of` is a formula in canonical ASCII; null for the sample. */
export type Variable = { readonly kind: Kind; readonly of: string | null; readonly label: Label | null };

export function variableOf(kind: Kind, of: string | null, label: Label | null = null): Variable {
  return { kind, of, label };
}

export function isSameVariable(a: Variable, b: Variable): boolean {
  return a.kind === b.kind && a.of === b.of && a.label === b.label;
}
