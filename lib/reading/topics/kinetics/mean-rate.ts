import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot } from "../../text/spot.ts";

/** "48 cm³ of gas was collected in 30 s": the rate of a reaction as a first course measures it. */

const ASKS =
  /\b(?:what|calculate|find|determine|work out|how fast)\b[^.?!]*\b(?:rate|fast)\b|\b(?:mean|average) rate(?: of (?:the )?reaction)?\?/i;

/** What makes another problem of it, or tells of more than one stretch of time. */
const ELSE =
  /\b(?:constant|law|orders?|initial|instantaneous|tangent|gradient|half|twice|double|concentration|heat\w*|temperature|current|effus\w*|diffus\w*|decay\w*|flow\w*|per|each|every|between|next|last|then|another|second (?:minute|reaction|run)|not|left|remain\w*|density|moles?|STP|rtp)\b/i;

/** What happens to a volume or a mass in the time. */
const CHANGES =
  /\b(?:produc\w*|form\w*|collect\w*|given off|evolv\w*|releas\w*|made|us(?:es|ed)(?: up)?|react\w*|lost|loses?|consum\w*|disappear\w*|dissolv\w*|comes? off|liberat\w*)\b/i;

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveMeanRate(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  const bare = plain.replaceAll(/\b(?:unit|in (?:units of )?)[^.?!\d]{0,20}\bper\b/gi, "");
  if (!ASKS.test(bare) || ELSE.test(bare) || !CHANGES.test(bare)) return null;
  const quantities = spots.flatMap((spot) => (spot.kind === "quantity" ? [spot.quantity] : []));
  const [one, other, ...more] = quantities;
  if (one === undefined || other === undefined || more.length > 0) return null;
  const [change, time] = one.unit.dimension === DIMENSIONS.time ? [other, one] : [one, other];
  if (time.unit.dimension !== DIMENSIONS.time) return null;
  const kind = (
    [
      ["volume", DIMENSIONS.volume],
      ["mass", DIMENSIONS.mass],
    ] as const
  ).find(([, dimension]) => dimension === change.unit.dimension)?.[0];
  if (kind === undefined) return null;
  const asked = spots.findLast((spot) => spot.kind === "unit");
  const unit = asked?.kind === "unit" ? asked.unit : null;
  return solveByLaws(
    [
      [variableOf(kind, null), change],
      [variableOf("time", null), time],
    ],
    variableOf(`${kind}-rate`, null),
    unit,
  );
}
