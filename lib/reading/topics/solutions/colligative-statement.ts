import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { findSubstance } from "../../../methods/rules/substance.ts";
import type { Decimal } from "../../../quantity/decimal.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Given } from "../../../solver/problems/statement.ts";
import type { ColligativeProblem, ColligativeSlot } from "./colligative.ts";
import { findSolvent } from "./solvents.ts";

type Change = "freezing" | "boiling";

export const CHANGES: readonly Change[] = ["freezing", "boiling"];

/** A constant in a problem may differ by this share from that of the table, a point by so many degrees. */
const SPREAD = 0.06;
const SPREAD_OF_POINTS = 0.6;

const isNear = (value: Quantity, known: Decimal | string, share: number): boolean =>
  value.value.div(known).minus(1).abs().lte(share);

const KINDS: Partial<Record<ColligativeSlot, Kind>> = {
  factor: "vant-hoff-factor",
  Kf: "freezing-constant",
  Kb: "boiling-constant",
  "vapor-pressure": "solution-vapor-pressure",
};

/** What a slot of the reading is to the laws. */
export function variableOfSlot(slot: ColligativeSlot, { solute, solvent }: ColligativeProblem): Variable {
  switch (slot) {
    case "molality":
    case "molarity":
    case "molar-mass":
      return variableOf(slot, solute);
    case "solute-mass":
      return variableOf("mass", solute);
    case "solute-amount":
      return variableOf("amount", solute);
    case "solvent-mass":
      return variableOf("mass", solvent);
    case "solvent-amount":
      return variableOf("amount", solvent);
    case "volume":
      return variableOf("solution-volume", solute);
    case "pure-pressure":
      return variableOf("vapor-pressure", solvent);
    default:
      return variableOf(KINDS[slot] ?? (slot as Kind), null);
  }
}

/** Whether a value agrees with what is known of the solvent: its points and constants. */
function agrees(slot: ColligativeSlot, value: Quantity, solvent: string | null): boolean {
  const constants = solvent === null ? null : findSolvent(solvent);
  for (const change of CHANGES) {
    const known = constants?.[change];
    if (known === undefined) continue;
    if (slot === (change === "freezing" ? "Kf" : "Kb"))
      return isNear(inUnit(value, "°C·kg/mol"), known.constant, SPREAD);
    if (slot === `pure-${change}-point`) return value.value.minus(known.point).abs().lte(SPREAD_OF_POINTS);
  }
  return true;
}

/** What is told only to be looked up: R as it is, the molar mass of a known substance, the points of water. */
function isLookedUp(slot: ColligativeSlot, value: Quantity, { solute, solvent }: ColligativeProblem): boolean | null {
  if (slot === "molar-mass") {
    const substance = findSubstance(solute);
    if (substance === null) return false;
    return isNear(inUnit(value, "g/mol"), substance.molarMass, 0.005) ? true : null;
  }
  return solvent === "H2O" && slot.startsWith("pure-") && slot.endsWith("-point");
}

/** The givens as the laws know them; null where one contradicts what is known, or is told of what is not asked. */
export function givensOf(problem: ColligativeProblem): Given[] | null {
  const { values, solvent, goals } = problem;
  const isVapor = goals.every((goal) => goal === "vapor-pressure" || goal === "vapor-lowering");
  const givens: Given[] = [];
  for (const [slot, value] of values) {
    if (!agrees(slot, value, solvent) || (!slot.endsWith("-point") && !value.value.gt(0))) return null;
    const isKnown = isLookedUp(slot, value, problem);
    if (isKnown === null) return null;
    // The temperature at which a vapor pressure was measured says no more.
    if (isKnown || (slot === "temperature" && isVapor)) continue;
    givens.push({ variable: variableOfSlot(slot, problem), quantity: value, words: { before: [], behind: [] } });
  }
  return givens;
}
