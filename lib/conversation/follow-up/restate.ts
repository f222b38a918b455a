import type { Before } from "../../reading/before.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { KINDS } from "../../methods/rules/kinds.ts";
import type { Given } from "../../solver/problems/statement.ts";
import type { Substance } from "../../solver/tokens.ts";
import { isWordOfFollowUp } from "../phrases/follow-up-vocabulary.ts";
import { isKindOf } from "./kind-alike.ts";
import { findFactor } from "./factor.ts";
import { type Fragment, readFragment } from "./fragment.ts";

/** That a unit was written wrong, and not that another one is wanted for the answer. */
const MISWRITTEN =
  /\bmeant?\b|\btypo\b|\bwrote\b|\bmistyped\b|quise decir|quería decir|queria decir|me equivoqu|voulais dire|trompé|ማለቴ|ተሳሳትኩ|写错|打错|我是说|指的是|应该是|मतलब|गलती से|matlab/iu;

/**
 * What a message says of a value of the problem before it without giving it anew: twice as much of it, or the same number in
 * another unit, which was meant. Null where it says neither.
 */
export function restate(text: string, before: Before, locale: Locale): Fragment | null {
  return multiply(text, before, locale) ?? rewrite(text, before, locale);
}

/** "What if the pressure doubles", "if I dilute it 10 times". */
function multiply(text: string, { givens, goal }: Before, locale: Locale): Fragment | null {
  const found = findFactor(text);
  const fragment = found === null ? null : readFragment(found.rest, locale);
  if (found === null || fragment === null || fragment.values.length > 0) return null;
  const kind = fragment.goal?.kind ?? null;
  if (kind !== null && kind === goal?.variable.kind) return null;
  if (found.isDilution) return fragment.substances.length > 0 ? null : dilute(givens, found.factor);
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
