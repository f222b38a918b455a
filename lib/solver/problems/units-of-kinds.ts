import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { Unit } from "../../quantity/units/unit.ts";

/** Kinds that a dimension alone tells, where it has several: the others must be named by a word. */
const FIRST_OF_DIMENSION: readonly Kind[] = Object.keys(KINDS).filter(
  (kind): kind is Kind => kind !== "limiting-reactant" && kind !== "excess-reactant",
);

/** The kind of quantity that a unit measures by itself; null when words must tell, as for percentages. */
export function findKindOfUnit(unit: Unit): Kind | null {
  if (unit.counted === "decays" && unit.dimension === KINDS.activity.dimension) return "activity";
  if (unit.counted !== "" || unit.factors[0]?.unit.symbol === "particles")
    return unit.counted === "atoms" ? "atoms" : findCounted(unit.counted);
  if (unit.factors.length === 1 && ["ppm", "ppb"].includes(unit.factors[0]?.unit.symbol ?? "")) return "mass-percent";
  if (unit.dimension === 0) return null;
  return FIRST_OF_DIMENSION.find((kind) => KINDS[kind].dimension === unit.dimension) ?? null;
}

function findCounted(counted: string): Kind | null {
  if (counted === "photons") return "photons";
  return ["", "molecules", "ions", "formula units", "cations", "anions"].includes(counted) ? "particles" : null;
}
