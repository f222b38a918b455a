import { variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { divide } from "../../../quantity/arithmetic.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, isMark } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

const NO_WORDS = { before: [], behind: [] };

/** The words of such a question. */
export const OF_MOLAR_HEATS =
  /^(?:releas\w*|releases?|giv\w*|off|burn\w*|burns?|combust\w*|completely|produc\w*|evolv\w*|liberat\w*)$/i;

/** "Burning 1 mol of CH4 releases 890 kJ. How much heat is released when 8.0 g of it burns?": so much for each mole. */
export function readMolarHeat(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): { readonly statement: Statement; readonly aside: readonly string[] } | null {
  const [goal, ...others] = goals;
  const [mole, heat, sample, ...more] = givens;
  if (goal?.kinds[0] !== "energy" || others.length > 0 || more.length > 0) return null;
  if (mole === undefined || heat === undefined || sample === undefined) return null;
  const isTold = mole.kinds[0] === "amount" && heat.quantity.unit.dimension === DIMENSIONS.energy;
  const isBetween = spots.slice(mole.at, heat.at).some((spot) => isMark(spot, ".", "?", "\n"));
  const [of, own] = [settle(mole.of, null, false), settle(sample.of, null, false)];
  const isSized = sample.kinds[0] === "mass" || sample.kinds[0] === "amount";
  const isSame = of !== null && own !== null && sameAtoms(of, own);
  const burns = spots.filter(
    (spot) => spot.kind === "cue" && spot.cue.is === "happening" && spot.cue.happening === "burn",
  );
  if (!isTold || isBetween || !isSized || !isSame || sample.isOther || burns.length < 1) return null;
  const each = divide(heat.quantity, mole.quantity);
  if (!each.ok || spots.some((spot) => spot.kind === "equation" || isCue(spot, "per", "mixed"))) return null;
  const bound: Given[] = [
    { variable: variableOf("molar-energy", own), quantity: each.value, words: NO_WORDS },
    {
      variable: variableOf(sample.kinds[0] === "mass" ? "mass" : "amount", own),
      quantity: sample.quantity,
      words: NO_WORDS,
    },
  ];
  return {
    statement: {
      givens: bound,
      goals: [{ variable: variableOf("energy", null), unit: goal.unit ?? heat.quantity.unit, words: NO_WORDS }],
      scene: { ...BARE_SCENE, givens: bound.map(({ variable }) => variable) },
    },
    aside: [],
  };
}
