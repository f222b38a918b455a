import { areSameUnit } from "../../../quantity/units/unit.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveDistance, solveRetention } from "../../../problems/analytical/chromatography.ts";
import { CHROMATOGRAPHY_WORDS } from "../../../problems/analytical/peak-areas.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** Rf of a spot on paper or on a plate, or how far it or the solvent ran. */

const DISTANCE = String.raw`(${VALUE} ?(?:cm|mm))(?![A-Za-z\d/^])`;
const FRONT = [
  new RegExp(String.raw`\bsolvent(?: front)?\b[^.?!;,\d]{0,50}?${DISTANCE}`, "i"),
  new RegExp(String.raw`${DISTANCE} (?:is |was )?(?:(?:moved|travell?ed|run) )?(?:by|for) the solvent\b`, "i"),
];
const SPOT = new RegExp(DISTANCE);
const RETENTION = String.raw`\b(?:R_?f(?: values?| factors?)?|(?:retention|retardation) factor)(?![A-Za-z])`;
const TOLD_RETENTION = new RegExp(String.raw`${RETENTION}[^.?!;\d]{0,40}?(0?\.\d+)(?![\d.]*(?: ?[cm]m\b|\d))`, "i");

const ABOUT = /\bchromato|\bsolvent front|\bRf\b|\bR_f\b|\bretention factor/i;
const ASKS_RETENTION = new RegExp(
  String.raw`\b(?:what|calculate|find|determine|work out|give)\b[^.?]*${RETENTION}`,
  "i",
);
const ASKS_DISTANCE = /\b(?:how far|(?:what|which) distance|(?:calculate|find|determine|work out)[^.?]*\bdistance)\b/i;

/** Distances that do not begin at the starting line, and comparisons of two. */
const ELSE =
  /\b(?:bottom|edge|top of|behind|below|beneath|short of|between|from the (?:solvent )?front|further|farther|beyond|more than|less than|ahead|than|twice|half|double|not|area|peak|column|gas chromatogr\w+)\b/i;

/** Null for any other text, and where it tells more. */
export function solveRetentionTold(text: string): SolutionFacts[] | null {
  const plain = normalise(text).replaceAll(/\b(?:in|with|for) (?:this|that|the|the same) solvent\b/gi, "in it");
  if (!ABOUT.test(plain) || ELSE.test(plain)) return null;
  const taken = new Taken(plain);
  const retention = readQuantity(taken.take(TOLD_RETENTION)?.[0] ?? "");
  const front = readQuantity(
    FRONT.reduce<readonly string[] | null>((found, each) => found ?? taken.take(each), null)?.[0] ?? "",
  );
  const spot = readQuantity(taken.take(SPOT)?.[0] ?? "");
  const rest = taken.rest;
  if (taken.hasNumber) return null;
  const answer = (solved: Parameters<typeof solvedFacts>[1]): SolutionFacts[] => [
    solvedFacts(CHROMATOGRAPHY_WORDS, solved),
  ];
  if (retention === null) {
    const isRun = front !== null && spot !== null && areSameUnit(spot.unit, front.unit) && spot.value.lt(front.value);
    return isRun && ASKS_RETENTION.test(rest) ? answer(solveRetention(spot, front)) : null;
  }
  if (!ASKS_DISTANCE.test(rest) || !retention.value.gt(0) || !retention.value.lt(1)) return null;
  const asksFront = /\bsolvent\b/i.test(rest);
  if (front !== null && spot === null && !asksFront) return answer(solveDistance("spot", retention, front));
  return spot !== null && front === null && asksFront ? answer(solveDistance("front", retention, spot)) : null;
}
