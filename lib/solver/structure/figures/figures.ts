import type { Locale } from "../../../i18n/locales.ts";
import type { Quantity as QuantityFact, SolutionFacts } from "../../../methods/facts.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { solveWritten } from "../../../problems/measurement/powers-of-ten.ts";
import { solveCalculation, solveRounding } from "../../../problems/measurement/rounded-results.ts";
import { solveFigures } from "../../../problems/measurement/significant-figures.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { parseNumber } from "../../../quantity/numbers/parse-number.ts";
import type { NumberReading } from "../../../quantity/numbers/number-reading.ts";
import { writeSpelledNumbers } from "../../../quantity/numbers/spelled-numbers.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { roundToFigures } from "../../../quantity/significant-figures.ts";
import { answerEach, structureReader } from "../reader.ts";
import type { Answer } from "../reader.ts";
import { splitObjects } from "../read-objects.ts";
import { readCalculations } from "./calculation.ts";
import { FIGURES_PHRASES } from "./phrases.ts";

/** More figures than any exercise asks for. */
const MOST_FIGURES = 12;

/** A unit behind a number changes nothing of its figures. */
const UNIT = / ?(?:[a-zA-Zµμ°]{1,4}(?:\^?[23])?(?:\/[a-zA-Z]{1,3}(?:\^?[23])?)?|%)$/u;

export function readNumber(item: string, language: Locale): NumberReading | null {
  for (const text of [item, item.replace(UNIT, "")]) {
    const number = parseNumber(text, language);
    if (number.ok && (number.value.doubt === null || number.value.doubt === "expression")) return number.value;
  }
  return null;
}

const shownAs = (number: Quantity, { form }: NumberReading): QuantityFact => ({
  ...givenTerm(number),
  notation: form === "scientific" ? "scientific" : "plain",
});

export function countFigures(item: string, language: Locale): SolutionFacts | null {
  const reading = readNumber(item, language);
  // Whether the zeros of 1500 count, only who measured can tell.
  if (reading === null || reading.significantFigures === null || reading.openZeros > 0 || reading.value.isZero())
    return null;
  const number = pureNumber(reading.value, reading.significantFigures);
  return solvedFacts("problems-measurement.significant-figures", solveFigures(number, shownAs(number, reading)));
}

/** A number to so many figures, with a power of ten where its zeros would leave them open; null where half is rounded in two ways. */
export function roundTo(value: Quantity["value"], figures: number): QuantityFact | null {
  const rounded = roundToFigures(value, figures);
  if (!rounded.eq(roundToFigures(value, figures, "half-even"))) return null;
  const isOpen = rounded.e >= figures || rounded.e < -4;
  return { ...givenTerm(pureNumber(rounded, figures)), notation: isOpen ? "scientific" : "plain" };
}

function roundNumber(item: string, figures: number, language: Locale): SolutionFacts | null {
  const reading = readNumber(item, language);
  if (reading === null || reading.value.isZero()) return null;
  const shown = roundTo(reading.value, figures);
  return shown === null ? null : solvedFacts("problems-measurement.rounded-results", solveRounding(shown));
}

function writeScientific(item: string, language: Locale): SolutionFacts | null {
  const reading = readNumber(item, language);
  if (reading === null || reading.significantFigures === null || reading.value.isZero()) return null;
  if (reading.form === "scientific") return null;
  const number = pureNumber(reading.value, reading.significantFigures);
  const given = { ...givenTerm(number), notation: "plain" as const };
  const answer = { ...givenTerm(number), notation: "scientific" as const };
  return solvedFacts("problems-measurement.powers-of-ten", solveWritten(given, answer));
}

/** What is measured in one unit, added, or multiplied once, or one measure divided by another: the unit of the result. Null where it is another calculation. */
function unitOf(text: string): string | null {
  const units = [...text.matchAll(MEASURED)].map(([, unit = ""]) => unit);
  const [first = "", ...others] = units;
  const numbers = text.match(/\d[\d.,]*/gu) ?? [];
  if (units.length === 0) return "";
  if (units.length !== numbers.length) return null;
  const bare = text.replaceAll(MEASURED, "");
  const [divisor = "", ...more] = others;
  if (more.length === 0 && /^[^+*×xX()-]+[/÷][^+*×xX()-]+$/u.test(bare))
    return divisor === first ? "" : `${first}/${divisor}`;
  if (others.some((unit) => unit !== first)) return null;
  if (/^[^/÷*·×xX()]+$/u.test(bare)) return first;
  return /^[^/÷()+-]+$/u.test(bare) && LENGTH.test(first) && units.length < 4 ? `${first}^${units.length}` : null;
}

const MEASURED = /(?<=\d) ?(cm|mm|km|nm|m|kg|mg|g|mL|L|s|in|ft)(?![a-zA-Z^²³])/gu;
const LENGTH = /^(?:cm|mm|km|nm|m|in|ft)$/u;

type Calculated = { readonly result: Quantity };

/** The result of a calculation to its figures, where it is the same however its zeros are read; null where it is not. */
export function roundedAlike(measured: Calculated | undefined, open: Calculated | undefined): QuantityFact | null {
  const [shown, other] = [measured, open].map((each) =>
    each === undefined || each.result.significantFigures === null || each.result.value.isZero()
      ? null
      : roundTo(each.result.value, each.result.significantFigures),
  );
  return shown === null || shown === undefined || shown.value !== other?.value ? null : shown;
}

function calculate(written: string, language: Locale): SolutionFacts[] | null {
  const unit = unitOf(written);
  const text = written.replaceAll(MEASURED, "");
  const [measured, open] = unit === null ? [] : (readCalculations(text.replace(/[\s=?.]+$/u, ""), language) ?? []);
  const shown = roundedAlike(measured, open);
  if (measured === undefined || shown === null) return null;
  const { terms, result, rule } = measured;
  return [
    solvedFacts(
      "problems-measurement.rounded-results",
      solveCalculation(terms, result, { rule, shown: { ...shown, unit: unit ?? "" } }),
    ),
  ];
}

/** How many figures the result of a calculation keeps: the calculation, and the figures of what it comes to. */
function countOfResult(written: string, language: Locale): SolutionFacts[] | null {
  const [calculated] = calculate(written, language) ?? [];
  const value = calculated?.answer.value;
  if (calculated === undefined || value?.kind !== "quantity" || value.significantFigures === null) return null;
  const result = pureNumber(new Decimal(value.value), value.significantFigures);
  const counted = solvedFacts("problems-measurement.significant-figures", solveFigures(result, { ...value, unit: "" }));
  const steps = [calculated, counted].flatMap(({ method, steps: own }) => own.map((step) => ({ method, ...step })));
  return [{ ...counted, steps }];
}

function each(answer: (item: string, language: Locale) => SolutionFacts | null): Answer {
  return ({ x, language }) => answerEach(splitObjects(x, language), (item) => answer(item, language));
}

const isMeasured = (text: string): boolean => /^\d[\d.,]* ?[a-zA-Z]+$/u.test(text.trim());

/** "Add 5 mL and 3 mL" may be done with a flask: what is calculated has figures behind the point. */
const combine =
  (write: (x: string, y: string) => string): Answer =>
  ({ x, y, language }) =>
    y === null || (isMeasured(x) && isMeasured(y) ? !/\d\.\d/.test(x + y) : unitOf(write(x, y)) !== "")
      ? null
      : calculate(write(x, y), language);

/** In every sentence of these questions, accents apart. */
const CUE =
  /signific|sig\.? ?fig|\bs\.?f\b|\bcs\b|scientific|exponential|standard|cientifica|exponencial|scientifique|exponentielle|አሃዞች|ሳይን|有效|科学|सार्थक|वैज्ञानिक|^(?:add|subtract|multiply|divide) /iu;

/** "How many significant figures are in 0.00340?", "Round 0.004567 to 2 figures", "12.11 + 18.0 with the right figures" */
export const readFigures = structureReader(
  FIGURES_PHRASES,
  {
    "count-of-result": ({ x, language }) => countOfResult(x, language),
    count: each(countFigures),
    round: ({ x, y, language }) => {
      const figures = Number(writeSpelledNumbers(y ?? "", language));
      if (!Number.isInteger(figures) || figures < 1 || figures > MOST_FIGURES) return null;
      return answerEach(splitObjects(x, language), (item) => roundNumber(item, figures, language));
    },
    scientific: each(writeScientific),
    calculate: ({ x, language }) => calculate(x, language),
    add: combine((x, y) => `${x} + ${y}`),
    subtract: combine((x, y) => `${y} - ${x}`),
    multiply: combine((x, y) => `${x} * ${y}`),
    divide: combine((x, y) => `${x} / ${y}`),
  },
  CUE,
);
