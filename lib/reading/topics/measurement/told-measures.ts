import type { Side, Told } from "../../../methods/rules/unit-chain.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { ONE } from "../../../quantity/decimal.ts";
import { pureNumber, quantity as measured, type Quantity } from "../../../quantity/quantity.ts";
import { listQuantities } from "../../../quantity/scan-quantity.ts";
import { scanUnit } from "../../../quantity/units/parse-unit.ts";
import { type Unit, unitOfFactors } from "../../../quantity/units/unit.ts";

/** The amounts of a story, and its rates: so much of one for so much of another, in one unit or joined by a word. */

/** `words`: what it is told to be of. */
export type NamedSide = Side & { readonly words: readonly string[] };

export type NamedTold = Told<NamedSide>;

export type Measures = {
  readonly told: readonly NamedTold[];
  /** The text without them: each is a blank mark. */
  readonly rest: string;
};

/** Of a text: from one place up to another. */
export type Span = { readonly start: number; readonly end: number };

/** Stand in a rest for what was taken out. */
export const AMOUNT_MARK = "¤";
export const RATE_MARK = "§";

/** In the singular: "patches" and "patch", "batteries" and "battery" are one thing. */
export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<=ss|x|ch|sh)es$/, "")
    .replace(/(?<!s)s$/, "");

const THING = /\b(?:[Hh]ow many|per|[Ee]ach|[Ee]very|[Oo]ne|[Aa]n?|\d+) ([a-z]{2,})/g;

/** What is counted in a text more than once, where that is no unit: drops, tablets. */
function listThings(text: string): ReadonlySet<string> {
  const seen = [...text.matchAll(THING)].flatMap(([whole, word = ""]) =>
    unitAt(word, 0) === null ? [{ stem: stemOf(word), isCounted: !/^(?:an?|one) /i.test(whole) }] : [],
  );
  const isTwice = (stem: string): boolean => seen.filter((each) => each.stem === stem).length > 1;
  return new Set(seen.flatMap(({ stem, isCounted }) => (isCounted && isTwice(stem) ? [stem] : [])));
}

/** The unit that stands at a place, and where it ends. */
export function unitAt(text: string, at: number): { readonly unit: Unit; readonly end: number } | null {
  const read = scanUnit(text, at);
  return read?.ok === true ? { unit: read.value.unit, end: read.value.end } : null;
}

const SMALL_WORDS =
  /^(?:an?|the|is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|in|on|at|for|to|from|with|by|per|each|every|and|or|if|it|that|which|they|you|we|he|she)$/;

/** Of what a measure is told to be: "mg of the antibiotic". */
export const wordsBehind = (text: string): readonly string[] =>
  (/^ of (?!an? )(?:the |this |that |pure |its |his |her |their )?([a-z]+(?: [a-z]+)?)/.exec(text)?.[1] ?? "")
    .split(" ")
    .filter((word) => word !== "" && !SMALL_WORDS.test(word));

type Item = {
  readonly start: number;
  readonly end: number;
  readonly above: NamedSide;
  readonly below: NamedSide | null;
  /** "each", "per": without a number of its own. */
  readonly by: string | null;
};

/** A whole number of things, and one digit alone, is exact. */
const isExact = ({ value, significantFigures }: Quantity, isCounted: boolean): boolean =>
  value.isInteger() && (isCounted || significantFigures === 1);

const asTold = (quantity: Quantity, isCounted: boolean): Quantity =>
  isExact(quantity, isCounted) ? { ...quantity, significantFigures: null } : quantity;

/** Its unit above the line and what stands below it. */
function splitUnit(quantity: Quantity, text: string): Pick<Item, "above" | "below"> | null {
  const { factors } = quantity.unit;
  const up = factors.filter(({ exponent }) => exponent > 0);
  const down = factors
    .filter(({ exponent }) => exponent < 0)
    .map(({ unit, exponent }) => ({ unit, exponent: -exponent }));
  if (up.length === 0 || quantity.unit.shift !== null) return null;
  if (down.length === 0) return { above: { quantity, thing: null, words: wordsBehind(text) }, below: null };
  return {
    above: { quantity: { ...quantity, unit: unitOfFactors(up) }, thing: null, words: [] },
    below: { quantity: measured(ONE, unitOfFactors(down)), thing: null, words: wordsBehind(text) },
  };
}

/** A number with its unit or with what it counts; null where it has neither. */
function listNumbered(text: string, things: ReadonlySet<string>): Item[] | null {
  const items: Item[] = [];
  for (const reading of listQuantities(text, { locale: "en", trailingZeros: "measured" })) {
    if (!reading.ok) return null;
    const { start, end, quantity, unit } = reading.value;
    const behind = text.slice(end);
    if (unit !== null) {
      const parts = splitUnit(asTold(quantity, false), behind);
      if (parts === null) return null;
      items.push({ start, end, ...parts, by: null });
      continue;
    }
    const [counted = "", word = ""] = /^ (?:[a-z]+ )??([a-z]+)/.exec(behind) ?? [];
    const [first = "", only = ""] = /^ ([a-z]+)/.exec(behind) ?? [];
    const [length, thing] = things.has(stemOf(only)) ? [first.length, only] : [counted.length, word];
    const isTimes = only === "times";
    if (!isTimes && !things.has(stemOf(thing))) return null;
    const own = things.has(stemOf(thing)) ? stemOf(thing) : null;
    const at = end + (isTimes ? first.length : length);
    const above = { quantity: asTold(quantity, true), thing: own, words: [] };
    items.push({ start, end: at, above, below: null, by: null });
  }
  return items;
}

const BARE = /\b(per|each|every|one|an?) (?=([a-z]+))/gi;

/** "per gallon", "each tablet", "in a week": one of it. */
function listBare(text: string, things: ReadonlySet<string>): Item[] {
  return [...text.matchAll(BARE)].flatMap(({ index: start, 1: by = "", 2: word = "" }): Item[] => {
    const at = start + by.length + 1;
    const unit = unitAt(text, at);
    // "In kilometers per hour": of the unit that is asked for.
    const before = /(?<![A-Za-z])[A-Za-z]+ $/.exec(text.slice(0, start));
    if (before !== null && (unitAt(text, before.index)?.end ?? 0) >= at) return [];
    if (unit !== null && unit.end - at >= word.length && unit.unit.factors.every(({ exponent }) => exponent > 0))
      return [
        {
          start,
          end: unit.end,
          above: { quantity: measured(ONE, unit.unit), thing: null, words: wordsBehind(text.slice(unit.end)) },
          below: null,
          by: by.toLowerCase(),
        },
      ];
    if (!things.has(stemOf(word))) return [];
    const above = { quantity: pureNumber(ONE), thing: stemOf(word), words: [] };
    return [{ start, end: at + word.length, above, below: null, by: by.toLowerCase() }];
  });
}

const PHRASE = String.raw`(?:,? (?:of|to|with|by|from) (?:[a-z-]+ ?){1,5})?`;

/** What joins a measure to the one that it is told for. */
const JOINS_BARE = new RegExp(String.raw`^${PHRASE},? ?(?:for |in |on |over )?$`);
const VERBS =
  "per|every|each|for each|for every|for|in|on|is|are|equals?|is equal to|makes?|corresponds? to|contains?|holds?|weighs?|has a mass of|have a mass of|has a volume of|costs?|covers?|sells? for|provides?|delivers?|supplies|gives?|lasts?|takes?|needs?|requires?|uses?|yields?";
const JOINS = new RegExp(
  String.raw`^(?: [a-z-]+)?${PHRASE},? (?:${VERBS})(?: (?:about|approximately|only|exactly|around|roughly|nearly))? $| ?= ?$`,
);

/** How far a relation that is told may be from the one that units have: 1 oz = 28.35 g. */
const SAME = 0.002;

/** 1: it only repeats what the units say; 0: it cannot be; null: it tells something of its own. */
function judgeRelation(above: NamedSide, below: NamedSide, joint: string): 0 | 1 | null {
  const [one, other] = [above.quantity, below.quantity];
  if (one.unit.dimension !== other.unit.dimension || one.unit.dimension === 0 || above.thing !== below.thing)
    return null;
  if (!/=|\b(?:is|are|equals?|equal to)\b/.test(joint)) return null;
  return getValueIn(one, other.unit).div(other.value).minus(1).abs().lt(SAME) ? 1 : 0;
}

/** "One year (365 days)": the same again. */
const isSaidAgain = (text: string, item: Item, next: Item | undefined): boolean =>
  next !== undefined &&
  item.below === null &&
  next.below === null &&
  /^ ?\($/.test(text.slice(item.end, next.start)) &&
  text.startsWith(")", next.end) &&
  judgeRelation(item.above, next.above, "=") === 1;

/** "A 500-mg tablet", "tablets of 500 mg each": so much for each of what is counted. */
function thingOf(text: string, { start, end }: Item, things: ReadonlySet<string>): string | null {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const thing = /-/.test(text.slice(start, end))
    ? /^ ([a-z]+)/.exec(behind)?.[1]
    : /^ each\b/.test(behind)
      ? /([a-z]+) of $/.exec(before)?.[1]
      : undefined;
  return thing !== undefined && things.has(stemOf(thing)) ? stemOf(thing) : null;
}

/** "5 mL of syrup 3 times a day": so much each time. */
const TIME = "time";

const isOften = (text: string, item: Item, next: Item | undefined): boolean =>
  next !== undefined &&
  item.below === null &&
  text.slice(next.start, next.end).endsWith(" times") &&
  new RegExp(`^${PHRASE},? $`).test(text.slice(item.end, next.start));

/** Null where a number has neither a unit nor anything that it counts, or a relation cannot be. */
export function readMeasures(text: string, question: Span): Measures | null {
  const things = listThings(text);
  const numbered = listNumbered(text, things);
  if (numbered === null) return null;
  const isFree = (one: Item): boolean => numbered.every(({ start, end }) => one.end <= start || end <= one.start);
  const items = [...numbered, ...listBare(text, things).filter(isFree)].toSorted((a, b) => a.start - b.start);
  const told: NamedTold[] = [];
  const taken: [number, number, string][] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, next] = [items[at], items[at + 1]];
    if (item === undefined) continue;
    if (next !== undefined && isSaidAgain(text, item, next)) {
      told.push({ above: item.above, below: null });
      taken.push([item.start, next.end + 1, AMOUNT_MARK]);
      at += 1;
      continue;
    }
    if (next !== undefined && isOften(text, item, next)) {
      told.push({ above: item.above, below: { quantity: pureNumber(ONE), thing: TIME, words: [] } });
      taken.push([item.start, item.end, RATE_MARK]);
      items[at + 1] = { ...next, above: { ...next.above, thing: TIME } };
      continue;
    }
    const joint = next === undefined ? "" : text.slice(item.end, next.start);
    const isJoined =
      next !== undefined &&
      item.below === null &&
      next.below === null &&
      (next.by !== null && next.by !== "one" && item.by === null ? JOINS_BARE : JOINS).test(joint);
    if (isJoined) {
      const verdict = judgeRelation(item.above, next.above, joint);
      // "How many do 5 workers paint in 6 hours?": what is asked for is no rate that is told.
      const isAsked =
        next.by === null && /\bhow (?:many|much|long|far)\b/i.test(text.slice(question.start, item.start));
      if (verdict === 0 || isAsked) return null;
      if (verdict === null) told.push({ above: item.above, below: next.above });
      taken.push([item.start, next.end, verdict === null ? RATE_MARK : ""]);
      at += 1;
      continue;
    }
    const thing = item.below === null ? thingOf(text, item, things) : null;
    const isQuestion = question.start <= item.start && item.end <= question.end;
    // "A tablet", "a day" of which nothing is told are words.
    if ((item.by === "a" || item.by === "an") && !isQuestion) continue;
    const isFrequency = item.by === null && /(?:^|[^a-z])(?:every|each) $/.test(text.slice(0, item.start));
    if (isFrequency || (item.by !== null && item.by !== "one" && !isQuestion))
      told.push({ above: { quantity: pureNumber(ONE), thing: null, words: [] }, below: item.above });
    else if (thing === null) told.push({ above: item.above, below: item.below });
    else told.push({ above: item.above, below: { quantity: pureNumber(ONE), thing, words: [] } });
    // "Tablets of 500 mg each".
    const each = thing !== null && / each\b/y.exec(text.slice(item.end)) !== null ? " each".length : 0;
    taken.push([item.start, item.end + each, told.at(-1)?.below === null ? AMOUNT_MARK : RATE_MARK]);
  }
  let rest = text;
  for (const [start, end, mark] of taken.toReversed()) rest = `${rest.slice(0, start)}${mark}${rest.slice(end)}`;
  return { told, rest };
}
