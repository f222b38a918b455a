import { findChain, multiplyChain, type Turn } from "../../../methods/rules/unit-chain.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Decimal, ONE } from "../../../quantity/decimal.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { areSameUnit, convertValue, type Unit } from "../../../quantity/units/unit.ts";
import { type AskedMeasure, findQuestion, readAsked, THICKNESS } from "./asked-measure.ts";
import { ELSE, isPlainStory, spellMeasures } from "./chain-words.ts";
import { type NamedSide, type NamedTold, readMeasures } from "./told-measures.ts";

/** Amounts and rates whose units cancel one way only: doses, mileage, speeds, prices, drops. */

const MEASURED: ReadonlySet<number> = new Set([
  DIMENSIONS.none,
  DIMENSIONS.length,
  DIMENSIONS.area,
  DIMENSIONS.volume,
  DIMENSIONS.mass,
  DIMENSIONS.time,
]);

const sidesOf = (told: readonly NamedTold[]): NamedSide[] =>
  told.flatMap(({ above, below }) => (below === null ? [above] : [above, below]));

type Named = { readonly unit: Unit; readonly words: readonly string[] };

/** One unit is nearer to another in size where it is so by more than this. */
const NEARER = 1000;

const distance = (one: Unit, other: Unit): Decimal => {
  const ratio = convertValue(ONE, one, other);
  return ratio.lt(1) ? ONE.div(ratio) : ratio;
};

/** On which side of a rate stands what is asked for, or told: 1 above, -1 below, 0 where it may be either. */
function sideOf(
  { above, below }: { readonly above: NamedSide; readonly below: NamedSide },
  { unit, words }: Named,
): -1 | 0 | 1 {
  const [isAbove, isBelow] = [above, below].map(
    (side) => areSameUnit(side.quantity.unit, unit) || words.some((word) => side.words.includes(word)),
  );
  if (isAbove !== isBelow) return isAbove === true ? 1 : -1;
  const [up, down] = [distance(unit, above.quantity.unit), distance(unit, below.quantity.unit)];
  return up.times(NEARER).lt(down) ? 1 : down.times(NEARER).lt(up) ? -1 : 0;
}

/** "5 mg per kg": which of the two masses is asked for and which is told; null where it is neither way or both. */
function turnOf({ above, below }: NamedTold, asked: AskedMeasure, amounts: readonly NamedSide[]): Turn | null {
  if (below === null) return null;
  const [told, ...others] = amounts.filter(({ quantity }) => quantity.unit.dimension === above.quantity.unit.dimension);
  const own =
    told === undefined || others.length > 0
      ? 0
      : sideOf({ above, below }, { unit: told.quantity.unit, words: told.words });
  const wanted = asked.unit.dimension === above.quantity.unit.dimension ? sideOf({ above, below }, asked) : 0;
  const turn = wanted === 0 ? -own : wanted;
  return turn === 0 || turn === own ? null : turn === 1 ? 1 : -1;
}

const isOfOneDimension = ({ above, below }: NamedTold): boolean =>
  below !== null &&
  above.thing === null &&
  below.thing === null &&
  above.quantity.unit.dimension !== DIMENSIONS.none &&
  above.quantity.unit.dimension === below.quantity.unit.dimension;

const OF_LAWS = /\b(?:densit\w+|specific gravity|concentrations?)\b/i;

/** A density and a mass or volume alone are that law's. */
const isDensity = ({ above, below }: NamedTold): boolean =>
  below !== null && above.quantity.unit.dimension - below.quantity.unit.dimension === DIMENSIONS.density;

const SIDES: readonly RegExp[] = [
  /\b(?:long|length)\b/i,
  /\b(?:wide|width)\b/i,
  /\b(?:deep|depth|high|height|tall|thick\w*)\b/i,
];

const NO_BOX =
  /\b(?:cylind\w*|con(?:e|es|ical)|pyramid\w*|spher\w*|triang\w*|circ\w*|round|oval|radius|diameter|hollow|walls?)\b/i;

/** A space of straight sides, each told once, or of an area and a depth. */
function isBox(text: string, told: readonly NamedTold[]): boolean {
  const dimensions = told.map(({ above, below }) => (below === null ? above.quantity.unit.dimension : null));
  const [lengths, areas] = [DIMENSIONS.length, DIMENSIONS.area].map(
    (dimension) => dimensions.filter((each) => each === dimension).length,
  );
  const named = SIDES.filter((side) => side.test(text)).length;
  const isWhole = (lengths === 3 && areas === 0 && named === 3) || (lengths === 1 && areas === 1 && named === 1);
  return isWhole && dimensions.length === (areas === 1 ? 2 : 3) && !NO_BOX.test(text);
}

/** Null for any other text. */
export function solveUnitChain(written: string): SolutionFacts[] | null {
  const text = spellMeasures(written);
  const span = text === null ? null : findQuestion(text);
  if (text === null || span === null || ELSE.test(text)) return null;
  const measures = readMeasures(text, span);
  if (measures === null || /\d/.test(measures.rest)) return null;
  const { told, rest } = measures;
  const question = text.slice(span.start, span.end);
  const asked = readAsked(question, told);
  if (asked === null || !sidesOf(told).every(({ quantity }) => MEASURED.has(quantity.unit.dimension))) return null;
  const rates = told.filter(({ below }) => below !== null);
  const amounts = told.flatMap(({ above, below }) => (below === null ? [above] : []));
  const isThin =
    THICKNESS.test(question) && amounts.some(({ quantity }) => quantity.unit.dimension === DIMENSIONS.area);
  const isFilled = asked.unit.dimension === DIMENSIONS.volume && isBox(text, told);
  if (
    (!isFilled && !isThin && rates.every((rate) => isDensity(rate) && OF_LAWS.test(text))) ||
    !isPlainStory(text, rest, asked, told)
  )
    return null;
  const fixed = new Map<NamedTold, Turn>();
  for (const rate of rates.filter(isOfOneDimension)) {
    const turn = turnOf(rate, asked, amounts);
    if (turn === null) return null;
    fixed.set(rate, turn);
  }
  // What is told stands above, but where a quotient is asked for.
  const isQuotient = asked.unit.factors.some(({ exponent }) => exponent < 0);
  if (!isQuotient && !isThin) for (const each of told) if (each.below === null) fixed.set(each, 1);
  const turns = findChain(told, asked, fixed);
  const facts = turns === null ? null : multiplyChain(told, turns, asked);
  return facts === null ? null : [facts];
}
