import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { readQuantity } from "../text/taken.ts";

/** A value in a story that is asked for in another unit: "… is 130 km/h. To what should she set it, in miles per hour?" */

const UNIT = new RegExp(
  String.raw`\b(?:(?:kilo|centi|milli)?(?:met(?:er|re)s?|grams?|lit(?:er|re)s?)|miles?|feet|foot|inch(?:es)?|yards?|pounds?|ounces?|gallons?|quarts?|pints?|joules?|calories|kilocalories|kilojoules|atmospheres?|kilopascals?|torr)(?: per (?:hour|second|minute))?\b`,
  "gi",
);

const RELATION =
  / ?\((?:(?:Use|use|Given|given|Note|note)[:,]? )?(1(?:\.0*)? ?[A-Za-z]+) ?= ?(\d[\d.]*(?: ?[×x] ?10\^?-?\d+)? ?[A-Za-z]+\d?)\)/g;

/** What changes the value, or asks for another one that has the same dimension. */
const MORE =
  /\b(?:half|twice|double|triple|third|quarter|each|every|all|both|total|sum|difference|remain\w*|left|lost?|gain\w*|more|less|fewer|increas\w*|decreas\w*|faster|slower|round trip|there and back|perimeter|circumference|diameter|radius|around|diagonal|percent\w*|average|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|pairs?|times|consum\w*|cost\w*|price|react\w*|burn\w*|produc\w*|releas\w*|dissol\w*|gas|pressure of|densit\w*|moles?)\b|%|[$€£]/i;

const ASKS = /\b(?:what|how (?:many|much|far|fast|long|tall|heavy)|express|convert|find|give|calculate)\b/i;

/** How far a relation that is told may be from the one that units have: 1 mile = 1.61 km. */
const SAME = 0.002;

const unitOf = (text: string): Unit | null => {
  const read = parseUnit(text, { words: UNIT_WORDS.en });
  return read.ok ? read.value.unit : null;
};

function isRelation(one: string, other: string): boolean {
  const [left, right] = [readQuantity(one), readQuantity(other)];
  if (left === null || right === null || left.unit.dimension !== right.unit.dimension || right.value.isZero())
    return false;
  return getValueIn(left, right.unit).div(right.value).minus(1).abs().lt(SAME);
}

/** Words of a question that ask for nothing but what was told before. */
const SMALL = new Set(
  (
    "what how to in at is are was does do did should would will must it its this that the a an of be value number same many much far fast heavy " +
    "express convert find give calculate she he they you one set show call say read write mass weight height length speed volume " +
    "distance energy pressure capacity unit units weigh equal correspond measure use hers his her"
  ).split(" "),
);

/** "How many pounds of calcium are in it?": a part of what is told, or another substance. */
const OF_A_PART =
  /\b(?:mass|weight|volume|energy|amount|many|much)\b[^.?!]{0,30}? of (?!(?:the|this|that|his|her|its|it|them)\b)|\b(?:contain|yield|make|form|obtain)\w*\b[^.?!]*\?/i;

/** Of what is poured, an ounce is another one than of what is weighed. */
const FLUID = /\b(?:ounces?|oz)\b/i;

/** Whether a question asks for what its story told, and for nothing new. */
const isOfStory = (question: string, story: string): boolean => {
  const told = new Set(story.toLowerCase().match(/[a-z]+/g) ?? []);
  const words =
    question
      .replaceAll(UNIT, "")
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.every((word) => SMALL.has(word) || told.has(word));
};

const namesSubstance = (text: string): boolean =>
  (text.match(/\b[a-zA-Z]{3,}\b/g) ?? []).some(
    (word) => word !== "water" && listFormulasOf(word.toLowerCase(), "en").length > 0,
  );

/** The same text where it tells more than one value, or asks for anything else. */
export function withToldConversion(text: string): string {
  const bare = text.replaceAll(RELATION, (whole, one: string, other: string) => (isRelation(one, other) ? "" : whole));
  const question = /[^.?!]*[.?!]?\s*$/.exec(bare.trim())?.[0] ?? "";
  const story = bare.trim().slice(0, -question.length);
  if (FLUID.test(bare) || !isOfStory(question, story) || OF_A_PART.test(question) || namesSubstance(bare)) return text;
  if (MORE.test(bare) || !ASKS.test(question) || (bare.match(/\d[\d.,]*/g) ?? []).length !== 1) return text;
  const [reading, ...others] = listQuantities(bare, { locale: "en", trailingZeros: "measured" });
  if (reading === undefined || !reading.ok || others.length > 0) return text;
  const { quantity, start, end, number } = reading.value;
  const named = `${bare.slice(0, start)} ${bare.slice(end)}`.match(UNIT) ?? [];
  const units = named.flatMap((name) => unitOf(name.toLowerCase()) ?? []);
  const [wanted, ...more] = units;
  const isOne =
    wanted !== undefined &&
    units.length === named.length &&
    more.every((unit) => formatUnit(unit) === formatUnit(wanted));
  return isOne && wanted.dimension === quantity.unit.dimension && formatUnit(wanted) !== formatUnit(quantity.unit)
    ? `Convert ${bare.slice(number.start, number.end)} ${formatUnit(quantity.unit)} to ${formatUnit(wanted)}`
    : text;
}
