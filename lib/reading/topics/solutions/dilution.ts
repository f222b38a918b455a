import type { Label } from "../../../methods/rules/kinds.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";

/** Solutions of one solute with their strengths and volumes, one of them unknown: which is before and which after dilution. */
export type Dilution = { readonly labels: ReadonlyMap<GivenSpot, Label>; readonly goal: Label };

const isOf = (given: GivenSpot, kind: "molarity" | "volume"): boolean => given.kinds[0] === kind;

/** "25 mL of 6.0 M", "11 mL (0.011 L) of 0.45 M": a volume with the strength right behind it. */
function isPair(volume: GivenSpot, molarity: GivenSpot): boolean {
  return molarity.at > volume.at && molarity.at - volume.at <= 8;
}

/**
 * c₁V₁ = c₂V₂ tells no side by itself: the stronger solution is the one before, the larger volume the one after. Null
 * where a text does not give exactly three of the four.
 */
export function readDilution(goals: readonly GoalSpot[], givens: readonly GivenSpot[]): Dilution | null {
  const [goal, ...more] = goals;
  const [volumes, molarities] = [
    givens.filter((each) => isOf(each, "volume")),
    givens.filter((each) => isOf(each, "molarity")),
  ];
  const asked = goal?.kinds[0];
  if (more.length > 0 || volumes.length + molarities.length !== givens.length || givens.length !== 3) return null;
  if (asked === "volume" && volumes.length === 1 && molarities.length === 2) {
    const [volume] = volumes;
    const pair = volume === undefined ? [] : molarities.filter((molarity) => isPair(volume, molarity));
    const [own, ...others] = pair;
    const other = molarities.find((molarity) => molarity !== own);
    if (volume === undefined || own === undefined || other === undefined || others.length > 0) return null;
    const isBefore = own.quantity.value.gt(other.quantity.value);
    const [mine, theirs] = isBefore ? (["initial", "final"] as const) : (["final", "initial"] as const);
    return {
      labels: new Map([
        [volume, mine],
        [own, mine],
        [other, theirs],
      ]),
      goal: theirs,
    };
  }
  return null;
}
