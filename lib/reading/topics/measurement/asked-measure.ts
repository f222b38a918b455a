import type { Asked } from "../../../methods/rules/unit-chain.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { UNITY, type Unit } from "../../../quantity/units/unit.ts";
import { type NamedTold, type Span, stemOf, unitAt, wordsBehind } from "./told-measures.ts";

/** What a story of amounts and rates asks for: a unit or a count, and of what. */

export type AskedMeasure = Asked & { readonly words: readonly string[] };

/** The last sentence that asks. */
export function findQuestion(text: string): Span | null {
  let found: Span | null = null;
  for (const { index, 0: sentence } of text.matchAll(/(?:[^.?!]|[.](?=\S))+[.?!]?/g))
    if (/\?|\b(?:calculate|find|determine|express|compute|estimate|convert)\b|^ ?Give\b/i.test(sentence))
      found = { start: index, end: index + sentence.length };
  return found;
}

/** Of what covers an area. */
export const THICKNESS = /\b(?:what|find|calculate|determine|estimate)\b[^.?!]*\bthick(?:ness)?\b|\bhow thick\b/i;

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:how long|how much time|(?:what|the) time)\b/i, DIMENSIONS.time],
  [/\b(?:how far|(?:what|the) (?:total )?distance)\b/i, DIMENSIONS.length],
  [/\bhow fast|(?:what|the|its|their) (?:average )?speed\b/i, DIMENSIONS.speed],
  [/\b(?:mass|weight|dose|dosage)\b|\bhow heavy\b/i, DIMENSIONS.mass],
  [/\bvolume\b/i, DIMENSIONS.volume],
  [THICKNESS, DIMENSIONS.length],
];

const ASKS_PRICE = /\b(?:cost|price|how much (?:money|[^?]*\b(?:pay|spend|cost)))\b/i;

const SMALL = /^(?:of|the|total|whole|full|more)$/;

/** "How many liters of paint", "how many tablets". */
function findCount(question: string, things: ReadonlySet<string>): AskedMeasure | null {
  const [whole = "", first = "", second = ""] = /\b[Hh]ow many ([a-zA-Z]+)(?: ([a-z]+))?/.exec(question) ?? [];
  if (whole === "" || SMALL.test(first)) return null;
  const at = question.indexOf(whole) + "How many ".length;
  const found = unitAt(question, at);
  if (found !== null) return { unit: found.unit, thing: null, words: wordsBehind(question.slice(found.end)) };
  const thing = [first, second].map(stemOf).find((stem) => things.has(stem));
  return thing === undefined ? null : { unit: UNITY, thing, words: [] };
}

/** ", in liters,", "in mi/gal": the unit that the answer is to have. */
function findUnitAsked(question: string): Unit | null {
  for (const { index, 0: start } of question.matchAll(/\b(?:in|to) (?:units of )?(?=[a-zA-Z$µμ])/g)) {
    const found = unitAt(question, index + start.length);
    if (found !== null && !/^ of\b/.test(question.slice(found.end)) && !/^-?[A-Za-z\d]/.test(question.slice(found.end)))
      return found.unit;
  }
  return null;
}

/** Of a dimension, the unit that the text has for it. */
function unitTold(told: readonly NamedTold[], dimension: number): Unit | null {
  const rates = told.filter(({ below }) => below !== null);
  const sides = [...rates, ...told].flatMap(({ above, below }) => [above, ...(below === null ? [] : [below])]);
  return (
    sides.find(({ quantity, thing }) => thing === null && quantity.unit.dimension === dimension)?.quantity.unit ?? null
  );
}

/** Null where the question names neither a unit nor a kind of measure. */
export function readAsked(question: string, told: readonly NamedTold[]): AskedMeasure | null {
  const sides = told.flatMap(({ above, below }) => [above, ...(below === null ? [] : [below])]);
  const things = new Set(sides.flatMap(({ thing }) => (thing === null ? [] : [thing])));
  const counted = findCount(question, things);
  if (counted !== null) return counted;
  if (/\bhow many\b/i.test(question)) return null;
  const money = sides.find(({ quantity }) => /^(?:dollars|euros)$/.test(quantity.unit.counted))?.quantity.unit;
  if (ASKS_PRICE.test(question)) return money === undefined ? null : { unit: money, thing: null, words: [] };
  const kind = KINDS.find(([pattern]) => pattern.test(question))?.[1];
  const unit = findUnitAsked(question) ?? (kind === undefined ? null : unitTold(told, kind));
  if (unit === null || (kind !== undefined && unit.dimension !== kind)) return null;
  const words = /\b(?:mass|weight|volume|amount)(?:,? in [a-z]+,?)?( of [a-z ]+)/.exec(question)?.[1] ?? "";
  return { unit, thing: null, words: wordsBehind(words) };
}
