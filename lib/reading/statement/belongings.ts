import { COLLIGATIVE_KINDS } from "../../methods/rules/colligative.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { GivenSpot } from "./givens.ts";
import { isRoomTemperature } from "./ignored.ts";

/** What a kind of quantity may belong to: a substance, a solution, or the whole. */

/** What belongs to one substance, and is of the whole where none is named. */
export const OF_SUBSTANCE: ReadonlySet<Kind> = new Set<Kind>([
  "mass",
  "amount",
  "volume",
  "particles",
  "atoms",
  "density",
  "molar-mass",
  "molarity",
  "molality",
  "mole-fraction",
  "mass-percent",
  "solution-volume",
  "solution-mass",
  "formation-enthalpy",
  "formation-gibbs-energy",
  "standard-entropy",
  "specific-heat",
  "specific-enthalpy",
  "mean-square-speed",
]);

/** What a crystal has: of the one substance that a text speaks of, named beside it or not. */
export const OF_CRYSTAL: ReadonlySet<Kind> = new Set<Kind>(["cell-edge", "atom-radius", "lattice"]);

/** What may be of one substance or of all. */
const OF_EITHER: ReadonlySet<Kind> = new Set<Kind>(["pressure", "vapor-pressure", "temperature", "molar-energy"]);

export const CONSTANTS: ReadonlySet<Kind> = new Set<Kind>([
  "acid-constant",
  "base-constant",
  "solubility-product",
  "pressure-constant",
]);

/** What a solution has, by its solute. */
export const OF_SOLUTION: ReadonlySet<Kind> = new Set<Kind>([
  ...COLLIGATIVE_KINDS,
  "molarity",
  "molality",
  "mole-fraction",
  "mass-percent",
]);

export const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "molarity", "volume"]);

export function listOwners(kind: Kind, own: string | null): (string | null)[] {
  if (own === null) return [null];
  if (OF_SUBSTANCE.has(kind) || OF_CRYSTAL.has(kind)) return [own];
  return OF_EITHER.has(kind) ? [null, own] : [null];
}

/** In a text about solutions a volume is that of a solution, and a mass without a substance may be its mass. */
export function listKinds({ kinds, isOther }: GivenSpot, own: string | null, isSolution: boolean): readonly Kind[] {
  if (!isSolution) return kinds;
  const [kind] = kinds;
  if (kind === "mass" && isOther) return ["solution-mass"];
  // 500 mL of water are no 500 mL of solution.
  if (kind === "volume") return own === "H2O" ? ["volume"] : ["solution-volume", "volume"];
  return kind === "mass" && own === null ? ["solution-mass", "mass"] : kinds;
}

/** A value that holds where tables do, and need not be used. */
export const isRoom = ({ kinds, quantity }: Pick<GivenSpot, "kinds" | "quantity">): boolean =>
  kinds[0] === "temperature" && isRoomTemperature(quantity);
