import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE, type Condition } from "../../../methods/rules/rule.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { findCombustion } from "../../../solver/problems/reaction.ts";
import { solveAll } from "../../statement/bind.ts";
import { isCue } from "../../statement/goals.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** How much air a fuel needs, of which oxygen is so large a share by volume. */

const ASKS_AIR =
  /\b(?:volume|how many (?:lit(?:er|re)s|L|dm3|m3|cm3|mL)|how much)(?: \((?:in )?[a-zA-Z\d^³]+\)| in (?:lit(?:er|re)s|L|dm\^?3|m\^?3|cm\^?3))?(?: of)?(?: the)? air\b/i;
const BURNS = /\b(?:burn\w*|combust\w*)\b/i;
const ELSE =
  /\b(?:excess|efficien\w*|yield|mixture|nitrogen|impur\w*|pur(?:e|ity)|incomplete\w*|partial\w*|half|twice|only|left|remain\w*|each|density|monoxide|ash|moisture|per (?:hour|minute|second|km|day))\b/i;

const NO_WORDS = { before: [], behind: [] };

const KIND_OF: ReadonlyMap<number, "mass" | "amount" | "volume"> = new Map([
  [DIMENSIONS.mass, "mass" as const],
  [DIMENSIONS.amount, "amount" as const],
  [DIMENSIONS.volume, "volume" as const],
]);

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveAirForCombustion(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!ASKS_AIR.test(plain) || !BURNS.test(plain) || ELSE.test(plain)) return null;
  const named = new Set(spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas.join()] : [])));
  const [fuel, ...others] = [...named].filter((each) => !["O2", "O", "O2,O", "O,O2"].includes(each));
  const written = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  if (fuel === undefined || others.length > 0) return null;
  const equation = findCombustion(fuel);
  // Where its equation is told, it says the same.
  const species = (equation?.species ?? []).toSorted().join();
  if (written.some((told) => told?.species.toSorted().join() !== species)) return null;
  const quantities = spots.flatMap((spot) => (spot.kind === "quantity" ? [spot] : []));
  const isShare = ({ start, end }: SpotOf<"quantity">): boolean =>
    /(?:%|\bper ?cent)$/i.test(plain.slice(start, end)) &&
    /\b(?:oxygen|O2)\b/.test(plain.slice(Math.max(0, start - 40), end + 30));
  const [share, ...shares] = quantities.filter(isShare);
  const [own, ...more] = quantities.filter((each) => each !== share && KIND_OF.has(each.quantity.unit.dimension));
  const rest = quantities.filter((each) => each !== share && each !== own);
  if (equation === null || share === undefined || own === undefined || shares.length > 0 || more.length > 0)
    return null;
  const kind = KIND_OF.get(own.quantity.unit.dimension) ?? "mass";
  const isStp = spots.some(
    (spot) => isCue(spot, "condition") && spot.kind === "cue" && /^(?:stp|standard)/i.test(spot.text),
  );
  const state: (readonly [Variable, Quantity])[] = [];
  for (const { quantity } of rest) {
    const { dimension } = quantity.unit;
    if (dimension === DIMENSIONS.temperature) state.push([variableOf("temperature", null), quantity]);
    else if (dimension === DIMENSIONS.pressure) state.push([variableOf("pressure", null), quantity]);
    else return null;
  }
  // A gas and the air that burns it are measured alike; what is weighed needs the state in which the air is measured.
  const isGas = kind === "volume";
  if (isGas ? state.length > 0 : isStp === state.length > 0) return null;
  const bound = [
    [variableOf(kind, fuel), own.quantity] as const,
    [variableOf("volume-percent", null), share.quantity] as const,
    ...state,
  ].map(([variable, quantity]) => ({ variable, quantity, words: NO_WORDS }));
  const units = spots.flatMap((spot) => (spot.kind === "unit" ? [spot.unit] : []));
  const unit = units.find(({ dimension }) => dimension === DIMENSIONS.volume) ?? (isGas ? own.quantity.unit : null);
  const conditions = new Set<Condition>(isGas ? ["same-conditions"] : isStp ? ["stp"] : []);
  return solveAll({
    givens: bound,
    goals: [{ variable: variableOf("volume", null, "total"), unit, words: NO_WORDS }],
    scene: { ...BARE_SCENE, equation, conditions, givens: bound.map(({ variable }) => variable) },
  });
}
