import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/**
 * "The theoretical yield was 6.5 g, and 4.2 g was obtained": a percent yield whose theory is told, so that what it was made
 * from does not matter.
 */

const ASKS = /\b(?:percent(?:age)? yield|% ?yield|yield (?:as a percentage|in percent|in %))\b/i;

/** What makes another problem of it. */
const ELSE =
  /\b(?:pur(?:e|ity)|impure|wet|damp|moist|undried|mixture|each|steps?|overall|limiting|twice|half|not|second|again)\b|\d ?%/i;

const THEORY = String.raw`(?:(?:maximum|greatest|theoretical|expected|calculated|predicted|possible) )+(?:possible )?(?:yield|mass|amount)`;

/** What leads from the words to their value: " of the product was", " is therefore". */
const LINK = String.raw`(?: (?:of|for|from|that|could|can|be|been|made|formed|produced|obtained|the|this|an?|was|is|were|should|have|to|about|calculated|reaction|product|as|only|just|[A-Z][A-Za-z\d()]*|[a-z]+(?:ate|ide|ite|oxide|acid|ene|ane|one|ol|in|ester|gas|er|um|ic|al))){0,8} ?(?:=|:)? ?`;

const BEFORE_THEORY = new RegExp(
  String.raw`(?:\b${THEORY}${LINK}|\b(?:expects?|expected|hoped|should(?: have| be)?|could have|ought to)(?: to)?(?: (?:have|be|been|get|give|yield|form|obtain|obtained|make|made|produce|produced|collect|collected|give|given))*(?: a (?:yield|mass) of)? )$`,
  "i",
);
const BEHIND_THEORY = new RegExp(
  String.raw`^(?: of [^.,;?\d]{2,40}?)? (?:was|were|is|are) (?:the )?(?:expected|calculated|predicted|${THEORY})\b`,
  "i",
);

const GOT = "(?:obtained|collected|isolated|recovered|produced|made|formed|got)";

const BEFORE_ACTUAL = new RegExp(
  String.raw`\b(?:actual (?:yield|mass|amount)${LINK}|(?:(?:was|were|actually|only|student|chemist|he|she|they|i|we) )?(?:only )?(?:obtain(?:s|ed)?|collect(?:s|ed)|isolates?d?|recover(?:s|ed)|produce[sd]|made|makes|got|gave|gives|yield(?:s|ed)|formed)(?: only| just| a yield of)? )$`,
  "i",
);
const BEHIND_ACTUAL = new RegExp(
  String.raw`^(?: of [^.,;?\d]{2,40}?)? (?:(?:is|was|were|are) )?(?:actually |only )?${GOT}\b`,
  "i",
);

type Measured = SpotOf<"quantity">;

const isSized = (spot: Spot): spot is Measured =>
  spot.kind === "quantity" &&
  ([DIMENSIONS.mass, DIMENSIONS.amount] as readonly number[]).includes(spot.quantity.unit.dimension);

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveYieldBesideTheory(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!ASKS.test(plain) || ELSE.test(plain)) return null;
  const quantities = spots.filter((spot) => spot.kind === "quantity");
  const sized = quantities.filter((spot) => isSized(spot));
  if (sized.length !== quantities.length || sized.length > 3) return null;
  const around = (before: RegExp, behind: RegExp): Measured[] =>
    sized.filter(({ start, end }) => before.test(plain.slice(0, start)) || behind.test(plain.slice(end)));
  const [theory, ...theories] = around(BEFORE_THEORY, BEHIND_THEORY);
  const [actual, ...actuals] = around(BEFORE_ACTUAL, BEHIND_ACTUAL).filter((each) => each !== theory);
  if (theory === undefined || theories.length > 0 || actual === undefined || actuals.length > 0) return null;
  const { dimension } = theory.quantity.unit;
  if (dimension !== actual.quantity.unit.dimension) return null;
  const kind = dimension === DIMENSIONS.mass ? "mass" : "amount";
  return solveByLaws(
    [
      [variableOf(kind, null), theory.quantity],
      [variableOf(kind, null, "actual"), actual.quantity],
    ],
    variableOf("percent-yield", null),
    getUnit("%"),
  );
}
