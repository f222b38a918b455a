import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";

/** Whether a value may be of a kind: what a reaction changes is told for the equation, or for a mole of it. */
export function fits(kind: Kind, { unit }: Quantity): boolean {
  if (kind.endsWith("enthalpy") || kind.endsWith("gibbs-energy"))
    return unit.dimension === DIMENSIONS.energy || unit.dimension === DIMENSIONS.molarEnergy;
  if (kind === "reaction-entropy")
    return unit.dimension === DIMENSIONS.heatCapacity || unit.dimension === DIMENSIONS.molarHeatCapacity;
  // Of any order.
  if (kind === "rate-constant") return (unit.dimension + DIMENSIONS.time) % DIMENSIONS.concentration === 0;
  return unit.dimension === KINDS[kind].dimension;
}
