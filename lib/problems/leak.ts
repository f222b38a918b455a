import type { Locale } from "../i18n/locales.ts";
import type { AnswerFacts } from "../methods/facts.ts";
import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { roundToFigures } from "../quantity/significant-figures.ts";
import { loadUnit } from "../quantity/stored-quantity.ts";
import { intervalOf, isInterval, isUnity, type Unit } from "../quantity/units/unit.ts";
import { isNearAnswer, readAnswer } from "./nearness.ts";
import type { AnswerQuantity } from "./nearness.ts";

/** What must not be said, in the reader's notation. */
export type Secret = {
  readonly answer: Pick<AnswerFacts, "value" | "unrounded">;
  /** How the answer reads, where it is no number: a formula, an equation, a name, a word. */
  readonly texts: readonly string[];
  /** The statement: what it says itself is no secret. */
  readonly statement: string;
};

/** A number of one figure is a count of something more often than an answer. */
const FEWEST_TELLING_FIGURES = 2;

type Reading = {
  readonly value: Decimal;
  readonly figures: number | null;
  readonly unit: string;
  readonly inUnit: (unit: string) => Decimal | null;
};

const asInterval = (unit: Unit): Unit => intervalOf(unit) ?? unit;

function readNumbers(text: string, locale: Locale): Reading[] {
  return listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((reading): Reading[] => {
    if (!reading.ok) return [];
    const { quantity } = reading.value;
    const inUnit = (name: string): Decimal | null => {
      if (isUnity(quantity.unit)) return quantity.value;
      const unit = loadUnit(name);
      // Degrees of a change are written as those of a temperature.
      const own = unit.ok && isInterval(unit.value) ? { ...quantity, unit: asInterval(quantity.unit) } : quantity;
      const converted = unit.ok ? convertTo(own, unit.value) : null;
      return converted?.ok === true ? converted.value.value : null;
    };
    return [
      {
        value: quantity.value,
        figures: quantity.significantFigures,
        unit: isUnity(quantity.unit) ? "" : "unit",
        inUnit,
      },
    ];
  });
}

/** Whether a number says the answer: its value, or its value rounded further, but not to a single figure. */
function tells(reading: Reading, answer: AnswerQuantity): boolean {
  const value = reading.inUnit(answer.quantity.unit);
  const figures = reading.figures ?? value?.sd() ?? 0;
  if (value === null || figures < FEWEST_TELLING_FIGURES) return false;
  return isNearAnswer(value, answer) || roundToFigures(new Decimal(answer.quantity.value), figures).eq(value);
}

function findNumber(text: string, { answer, statement }: Secret, locale: Locale): string | null {
  const wanted = readAnswer(answer);
  const count = answer.value.kind === "count" ? answer.value.value : null;
  if (wanted === null && count === null) return null;
  const known = readNumbers(statement, locale);
  const isKnown = ({ value }: Reading): boolean => known.some((other) => other.value.eq(value));
  const isTelling = (reading: Reading): boolean =>
    wanted === null ? reading.unit === "" && reading.value.eq(count ?? 0) : tells(reading, wanted);
  const telling = readNumbers(text, locale).find((reading) => !isKnown(reading) && isTelling(reading));
  return telling === undefined ? null : telling.value.toString();
}

const LETTER = /[\p{L}\p{N}]/u;

const LATIN = /[\p{Script=Latin}\p{N}]/u;

/** Na⁺ is not Na. */
const CHARGE = /[⁺⁻]/u;

/** Whether two neighbours belong together: a symbol ends where Chinese or Ethiopic letters begin, with no space between. */
function isOneWord(left: string, right: string): boolean {
  return (
    (LETTER.test(left) && CHARGE.test(right)) ||
    (LETTER.test(left) && LETTER.test(right) && LATIN.test(left) === LATIN.test(right))
  );
}

/** Whether a text stands in another by itself, not as a part of a longer word or formula. */
function standsIn(text: string, within: string): boolean {
  for (let at = within.indexOf(text); at !== -1; at = within.indexOf(text, at + 1)) {
    const [before, after] = [within[at - 1] ?? " ", within[at + text.length] ?? " "];
    if (!isOneWord(before, text[0] ?? "") && !isOneWord(text.at(-1) ?? "", after)) return true;
  }
  return false;
}

/**
 * What of the answer a text gives away: as a value in any unit, rounding or notation, as a formula, a name or a word. Null
 * when it gives away nothing; what the statement says itself is no secret.
 */
export function findLeak(text: string, secret: Secret, locale: Locale): string | null {
  const number = findNumber(text, secret, locale);
  if (number !== null) return number;
  // Letter case tells formulas from words: "As" and "in" are no arsenic and no indium.
  const isChemistry = secret.answer.value.kind === "formula" || secret.answer.value.kind === "equation";
  const fold = (each: string): string => (isChemistry ? each : each.toLowerCase());
  const [folded, statement] = [fold(text), fold(secret.statement)];
  const hidden = secret.texts.filter((each) => each !== "" && !standsIn(fold(each), statement));
  return hidden.find((each) => standsIn(fold(each), folded)) ?? null;
}
