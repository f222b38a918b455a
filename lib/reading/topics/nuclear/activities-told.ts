import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, VALUE } from "../../text/taken.ts";
import { ELSE_OF_DECAYS, MASS, nameOf, readSample, takeRate } from "./decaying-sample.ts";

/** How active so much of a nuclide is, and how much of it is so active. */

const ASKS_ACTIVITY = /\b(?:what|calculate|determine|find|compute)\b[^.?]*\bactivity\b/i;
const ASKS_MASS = /\b(?:what|calculate|determine|find|compute) (?:the )?mass\b|\bhow many (?:grams|milligrams)\b/i;
/** What is of an age decays meanwhile. */
const LATER = /\bafter\b|\blater\b|\bago\b|\bremain|\bleft\b/i;

const TOLD_MASS = new RegExp(
  String.raw`\b(?:atomic |molar |isotopic )?mass(?: of (?:an? )?(?:atom of )?<[A-Z][a-z]?>(?: atom)?)?(?: is| of| =|:|,)? ?(${VALUE}) ?(?:u|amu|g\/mol|Da)(?![A-Za-z\d])`,
  "i",
);
const WEIGHED = new RegExp(String.raw`(${VALUE} ?${MASS})`);

/** Null for any other text, and where it tells more. */
export function solveActivityTold(text: string): SolutionFacts[] | null {
  const isMass = ASKS_MASS.test(text);
  if (isMass === ASKS_ACTIVITY.test(text) || ELSE_OF_DECAYS.test(text) || LATER.test(text)) return null;
  const { taken, nuclides, halfLife } = readSample(text);
  const [own, ...others] = nuclides;
  if (own === undefined || others.length > 0 || halfLife === null) return null;
  const [toldMass] = taken.take(TOLD_MASS) ?? [];
  // The law has the mass of the nuclide; another one is told of something else.
  if (toldMass !== undefined && Math.abs(Number(toldMass) - own.massNumber) > 0.1) return null;
  const isInCuries = /\bin (?:units of )?(?:curies?|Ci)\b|\(Ci\)/i.test(taken.rest);
  const rate = isMass ? takeRate(taken) : null;
  const value = isMass ? rate?.value : readQuantity(taken.take(WEIGHED)?.[0] ?? "");
  if (!value || rate?.isOfGram === true || taken.hasNumber) return null;
  const [asked, told] = isMass ? (["mass", "activity"] as const) : (["activity", "mass"] as const);
  const name = nameOf(own);
  return solveByLaws(
    [
      [variableOf("half-life", null), halfLife],
      [variableOf(told, name), value],
    ],
    variableOf(asked, name),
    !isMass && isInCuries ? getUnit("Ci") : null,
  );
}
