import type { Before } from "../../reading/statement/problem-before.ts";
import { LOCALES, type Locale } from "../../i18n/locales.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import { isUnity, type Unit } from "../../quantity/units/unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { type Kind, KINDS } from "../../methods/rules/kinds.ts";
import type { Given } from "../../solver/problems/statement.ts";
import type { Substance } from "../../solver/tokens.ts";
import { saysWhy } from "../asked-step.ts";
import { isWordOfFollowUp } from "../phrases/follow-up-vocabulary.ts";
import { FOLLOW_UP_WORDS } from "../phrases/follow-up-words.ts";
import { isKindOf } from "./kind-alike.ts";
import { findFactor, findLeft } from "./factor.ts";
import { type Fragment, readFragment } from "./fragment.ts";

/** That a unit was written wrong, and not that another one is wanted for the answer. */
const MISWRITTEN =
  /\bmeant?\b|\btypo\b|\bwrote\b|\bmistyped\b|quise decir|quería decir|queria decir|me equivoqu|voulais dire|trompé|ማለቴ|ተሳሳትኩ|写错|打错|我是说|指的是|应该是|मतलब|गलती से|matlab/iu;

/**
 * What a message says of a value of the problem before it without giving it anew: another number than the one that it had, twice
 * as much of it, or the same number in another unit, which was meant; and the answer in another unit. Null where it says none.
 */
export function restate(text: string, before: Before, locale: Locale): Fragment | null {
  return (
    correct(text, before, locale) ??
    leak(text, before, locale) ??
    multiply(text, before, locale) ??
    rewrite(text, before, locale) ??
    express(text, before, locale)
  );
}

const NOT = new RegExp(LOCALES.map((locale) => alternatives(FOLLOW_UP_WORDS[locale].not, locale)).join("|"), "iu");

function alternatives(words: string, locale: Locale): string {
  const listed = words.split(",").map((word) => word.trim());
  return locale === "zh" ? listed.join("|") : `(?<![\\p{L}\\p{M}])(?:${listed.join("|")})(?![\\p{L}\\p{M}])`;
}

/** Nobody corrects a value in a question; "what if it was 52, not 25?" supposes one. */
const ASKS = /[?？፧]\s*$/u;

/** "It was 52 not 25", "not 1.5 but 3 atm": of two numbers the problem has one, and the other one was meant. */
function correct(text: string, { givens }: Before, locale: Locale): Fragment | null {
  if (!NOT.test(text) || saysWhy(text) || ASKS.test(text)) return null;
  const read = listQuantities(text, { locale, trailingZeros: "measured" });
  const values = read.flatMap((each) => (each.ok ? [each.value.quantity] : []));
  if (values.length !== 2 || read.length > values.length) return null;
  const denied = values.map((value) => givens.filter(({ quantity }) => isSaidOf(value, quantity)));
  const places = values.flatMap((_, at) => {
    const [given, ...others] = denied[at] ?? [];
    const meant = values[1 - at];
    const isOne = given !== undefined && others.length === 0 && denied[1 - at]?.length === 0;
    return isOne && meant !== undefined ? [{ given, meant }] : [];
  });
  const [place] = places;
  if (place === undefined) return null;
  const { given, meant } = place;
  return withValue(given, { ...meant, unit: isUnity(meant.unit) ? given.quantity.unit : meant.unit });
}

/** Whether a number is that of a quantity, in its unit or in none. */
function isSaidOf(said: Quantity, { value, unit }: Quantity): boolean {
  return said.value.eq(value) && (isUnity(said.unit) || formatUnit(said.unit) === formatUnit(unit));
}

/** "And in kcal": who says more asks for more. */
const MOST_IN_UNIT = 3;

/** "Bar?", "in kcal": nothing but a unit in which the answer can be told. */
function express(text: string, { goal }: Before, locale: Locale): Fragment | null {
  const words = text.split(/[\s,;:，、。.!?？！]+/u).filter((word) => word !== "");
  const units = words.flatMap((word) => readUnit(word, locale));
  const [unit, ...others] = units;
  if (
    words.length > MOST_IN_UNIT ||
    goal === null ||
    unit === undefined ||
    others.length > 0 ||
    unit.dimension !== goal.answer.unit.dimension
  )
    return null;
  if (
    unit.dimension === DIMENSIONS.none ||
    words.some((word) => readUnit(word, locale).length === 0 && !isWordOfFollowUp(word))
  )
    return null;
  return {
    values: [],
    goal: { kind: goal.variable.kind, unit, of: null, label: goal.variable.label, isOfAtoms: false, side: null },
    conditions: new Set(),
    substances: [],
    label: null,
  };
}

/** "And if half of it leaks out": of the only sample that is given. */
function leak(text: string, { givens }: Before, locale: Locale): Fragment | null {
  const found = findLeft(text);
  const fragment = found === null ? null : readFragment(found.rest, locale);
  const samples = givens.filter(({ variable }) => SAMPLES.has(variable.kind));
  const [given, ...others] = samples;
  if (found === null || fragment === null || given === undefined || others.length > 0) return null;
  const isPlain = fragment.values.length === 0 && fragment.substances.length === 0 && fragment.goal === null;
  return isPlain ? withValue(given, multiplied(given, found.left)) : null;
}

/** How much of a gas there is. */
const SAMPLES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "particles"]);

/** "What if the pressure doubles", "if I dilute it 10 times". */
function multiply(text: string, { givens, goal }: Before, locale: Locale): Fragment | null {
  const found = findFactor(text);
  const fragment = found === null ? null : readFragment(found.rest, locale);
  if (found === null || fragment === null || fragment.values.length > 0) return null;
  const kind = fragment.goal?.kind ?? null;
  if (kind !== null && kind === goal?.variable.kind) return null;
  // "Diluted to a tenth" is diluted ten times.
  const factor = found.isDilution && found.factor < 1 ? 1 / found.factor : found.factor;
  if (found.isDilution) return fragment.substances.length > 0 ? null : dilute(givens, factor);
  // "Twice as much NaOH", and "with double": by its substance, or the only one that is given.
  const [of, ...more] = fragment.substances;
  const [given, ...others] = givens.filter(
    ({ variable }) =>
      (kind === null || isKindOf(variable, kind)) &&
      (of === undefined || (variable.of !== null && of.formulas.includes(variable.of))),
  );
  if (given === undefined || others.length > 0 || more.length > 0) return null;
  return withValue(given, multiplied(given, found.factor));
}

/** The same solute in more of the solution: what is given is its concentration, or its volume. */
function dilute(givens: readonly Given[], factor: number): Fragment | null {
  for (const [kind, times] of [
    ["molarity", 1 / factor],
    ["solution-volume", factor],
  ] as const) {
    const [given, ...others] = givens.filter(({ variable }) => variable.kind === kind);
    if (given !== undefined) return others.length > 0 ? null : withValue(given, multiplied(given, times));
  }
  return null;
}

const multiplied = ({ quantity }: Given, factor: number): Quantity => ({
  ...quantity,
  value: quantity.value.times(factor),
});

/** "No, I meant mL": the last value of that dimension, with the number that it had. */
function rewrite(text: string, { givens }: Before, locale: Locale): Fragment | null {
  if (!MISWRITTEN.test(text)) return null;
  const words = text
    .replace(MISWRITTEN, " ")
    .split(/[\s,;:，、。.!?？！]+/u)
    .filter((word) => word !== "");
  const units = words.flatMap((word) => readUnit(word, locale));
  const [unit, ...others] = units;
  if (unit === undefined || others.length > 0) return null;
  if (words.some((word) => readUnit(word, locale).length === 0 && !isWordOfFollowUp(word))) return null;
  const given = givens.findLast(
    ({ quantity }) => quantity.unit.dimension === unit.dimension && formatUnit(quantity.unit) !== formatUnit(unit),
  );
  return given === undefined ? null : withValue(given, { ...given.quantity, unit });
}

function readUnit(word: string, locale: Locale): readonly Unit[] {
  if (isWordOfFollowUp(word)) return [];
  const read = parseUnit(word, { words: UNIT_WORDS[locale] });
  return read.ok ? [read.value.unit] : [];
}

function withValue({ variable: { kind, of, label } }: Given, quantity: Quantity): Fragment | null {
  if (KINDS[kind].dimension !== quantity.unit.dimension) return null;
  const substance: Substance | null =
    of === null ? null : { text: of, source: "formula", formulas: [of], element: null };
  return {
    values: [{ quantity, kind, of: substance, label }],
    goal: null,
    conditions: new Set(),
    substances: [],
    label: null,
  };
}
