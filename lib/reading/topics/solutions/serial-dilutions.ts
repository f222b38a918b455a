import { isOfDimension } from "../../text/spot.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** A solution that is diluted, and of which a portion is diluted again: how strong it is then. */

const DILUTES = /\b(?:dilut\w*|made up|make it up|makes? up|filled up|brought up|topped up)\b/i;

/** Right before the volume to which something is filled up. */
const UP_TO =
  /(?<!\badded )(?<!\bpoured )\b(?:to|to a (?:total |final )?volume of|to a total of|to make|to give|up to|to exactly)\s+$/i;

const ASKS_LAST =
  /\b(?:what|calculate|find|determine|work out)\b[^.?]*\b(?:concentration|molarity)\b(?![^.?]*\b(?:first|original|initial|stock|intermediate|undiluted|before)\b)[^.?]*[.?]?\s*$|\b(?:final|last|resulting|new) (?:concentration|molarity)\b[^.?]*[.?]?\s*$/i;

const ELSE =
  /\b(?:repeat\w*|again and again|twice|three times|each|mix\w*|react\w*|half|titrat\w*|evaporat\w*|percent\w*|mass|grams?|neutrali\w*|discard\w*|spill\w*|remain\w*|rest|combin\w*|boil\w*|not|needed|required|both|another|pH)\b|%/i;

const inLitres = ({ quantity }: SpotOf<"quantity">) => getValueIn(quantity, "L");

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveSerialDilution(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!ASKS_LAST.test(plain) || ELSE.test(plain)) return null;
  const quantities = spots.filter((spot) => spot.kind === "quantity");
  const volumes = quantities.filter((spot) => isOfDimension(spot, DIMENSIONS.volume));
  const strengths = quantities.filter((spot) => isOfDimension(spot, DIMENSIONS.concentration));
  const [taken, whole, portion, end, ...more] = volumes;
  const [strength] = strengths;
  if (end === undefined || taken === undefined || whole === undefined || portion === undefined) return null;
  if (strength === undefined || more.length > 0 || strengths.length > 1 || quantities.length !== 5) return null;
  const isEnd = ({ start }: Spot): boolean => UP_TO.test(plain.slice(Math.max(0, start - 40), start));
  const isInOrder = !isEnd(taken) && isEnd(whole) && !isEnd(portion) && isEnd(end);
  const isPoured = inLitres(taken).lt(inLitres(whole)) && inLitres(portion).lt(inLitres(end));
  if (!isInOrder || !isPoured || inLitres(portion).gt(inLitres(whole)) || strength.start > whole.start) return null;
  const isWater = (volume: Spot): boolean => /^ (?:of )?(?:pure |distilled )?water\b/.test(plain.slice(volume.end));
  const [once, again] = [plain.slice(0, whole.start), plain.slice(whole.end, end.start)];
  if (!DILUTES.test(once) || !DILUTES.test(again) || volumes.some(isWater)) return null;
  const named = new Set(spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas.join()] : [])));
  const [solute = null, ...others] = [...named].filter((each) => each !== "H2O");
  if (others.length > 0 || solute?.includes(",") === true || spots.some(({ kind }) => kind === "equation")) return null;
  const units = spots.flatMap((spot) => (spot.kind === "unit" ? [spot.unit] : []));
  return solveByLaws(
    [
      [variableOf("molarity", solute, "initial"), strength.quantity],
      [variableOf("solution-volume", solute, "initial"), taken.quantity],
      [variableOf("solution-volume", solute, "final"), whole.quantity],
      [variableOf("solution-volume", solute, "first"), portion.quantity],
      [variableOf("solution-volume", solute, "second"), end.quantity],
    ],
    variableOf("molarity", solute, "second"),
    units.find(({ dimension }) => dimension === DIMENSIONS.concentration) ?? strength.quantity.unit,
  );
}
