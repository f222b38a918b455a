import { isOfDimension } from "../../text/spot.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot } from "../../text/spot.ts";

/** Two solutions of one solute that make a third strength: how much of the one goes with what there is of the other. */

const MIXES = /\b(?:mix\w*|combin\w*|blend\w*|pour\w*|add(?:ed|ing|s)?)\b/i;

/** What makes another problem of it. */
const ELSE =
  /\b(?:react\w*|neutrali\w*|titrat\w*|water|evaporat\w*|spill\w*|each|equal|ratio|half|twice|thrice|remain\w*|left|third|mass|grams?|pH|precipitat\w*|not|respectively|total|altogether)\b|%/i;

const ASKS_VOLUME =
  /\b(?:what volume|which volume|volume|how (?:much|many (?:m?L|cm3|dm3|(?:milli)?lit(?:er|re)s)))\b[^?]*$/i;

/** Right before the strength that comes out. */
const TO_GET =
  /\b(?:to (?:get|obtain|make|give|produce|prepare|form|yield|have|reach|become)|(?:so that|such that|so as)[^.?!]{0,60}\b(?:is|becomes|be|has|reaches|comes to|of)|(?:giving|making|yielding|obtaining)|for|mixture (?:is|of)|concentration of)(?: (?:an?|the|its?|exactly|solution|mixture|final|that|which|is|strength|concentration|of|(?:hydrochloric|sulfuric|nitric) acid))*\s*$/i;

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveMixedStrengths(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!MIXES.test(plain) || ELSE.test(plain) || spots.some(({ kind }) => kind === "equation")) return null;
  const quantities = spots.flatMap((spot) => (spot.kind === "quantity" ? [spot] : []));
  const strengths = quantities.filter((spot) => isOfDimension(spot, DIMENSIONS.concentration));
  const [volume, ...more] = quantities.filter((spot) => isOfDimension(spot, DIMENSIONS.volume));
  if (volume === undefined || more.length > 0 || strengths.length !== 3 || quantities.length !== 4) return null;
  const before = ({ start }: Spot): string => plain.slice(Math.max(0, start - 110), start);
  const [end, ...ends] = strengths.filter((spot) => TO_GET.test(before(spot)));
  // "400 mL of 1.0 M HCl": the strength of what is there.
  const own = strengths.find(
    (spot) =>
      spot.start > volume.end && /^ (?:of )?(?:an? |the )?(?:solution of )?$/.test(plain.slice(volume.end, spot.start)),
  );
  const other = strengths.find((spot) => spot !== end && spot !== own);
  const isAsked = ASKS_VOLUME.test(plain.slice(0, other?.start ?? 0));
  if (end === undefined || ends.length > 0 || own === undefined || other === undefined || own === end || !isAsked)
    return null;
  const named = new Set(spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas.join()] : [])));
  const [solute = null, ...others] = named;
  if (others.length > 0 || solute?.includes(",") === true) return null;
  const units = spots.flatMap((spot) => (spot.kind === "unit" ? [spot.unit] : []));
  return solveByLaws(
    [
      [variableOf("solution-volume", solute, "first"), volume.quantity],
      [variableOf("molarity", solute, "first"), own.quantity],
      [variableOf("molarity", solute, "second"), other.quantity],
      [variableOf("molarity", solute), end.quantity],
    ],
    variableOf("solution-volume", solute, "second"),
    units.find(({ dimension }) => dimension === DIMENSIONS.volume) ?? volume.quantity.unit,
  );
}
