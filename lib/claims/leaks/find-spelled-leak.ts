import type { FactValue } from "../../methods/facts.ts";
import { balance } from "../../chemistry/equation/balance.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { nameOf } from "../../nomenclature/name-of.ts";
import { findLeak } from "../../problems/leak.ts";
import type { Secret } from "../../problems/leak.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { writeSpelledNumbers } from "../../quantity/numbers/spelled-numbers.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import { findEquations } from "../find-equations.ts";
import { findCoefficientLeak, findCompositionLeak } from "./composition-leak.ts";
import { findMultipleLeak } from "./multiple-leak.ts";
import { listChemistryReadings, listReadings, plainOf, writeRomanNumerals } from "./readings.ts";
import { findReckonedLeak } from "./reckoned-leak.ts";

/** As many digits are no coincidence, wherever the point stands. */
const TELLING_DIGITS = 3;
const SPELLING_GAP = "[\\s\\-–—_*·.,/'\"()]{0,3}";
const SHORTEST_SPELLED = 3;
const DIGIT_WORD = /digit|figure|cifra|dígito|chiffre|数字|位数|第[一二三]位|अंक|አሃዝ|numeral/iu;

/** What of the answer a text gives away, however it is spelled; null when nothing. */
export function findSpelledLeak(text: string, secret: Secret, locale: Locale): string | null {
  const whole = withOtherTexts(secret, locale);
  for (const reading of listReadings(text, locale)) {
    const leak =
      findLeak(reading, whole, locale) ??
      findDigits(reading, whole, locale) ??
      findSpelling(reading, whole) ??
      findEquation(reading, whole);
    if (leak !== null) return leak;
  }
  return findHiddenChemistry(text, whole, locale) ?? findHiddenNumber(text, whole, locale);
}

/** A structure is a notation: CH3CH2OH. */
const OF_CHEMISTRY: ReadonlySet<FactValue["kind"]> = new Set<FactValue["kind"]>([
  "formula",
  "substance",
  "equation",
  "notation",
]);

/** In letters and signs that only look like those of the answer, or as a list of what it is made of. */
function findHiddenChemistry(text: string, secret: Secret, locale: Locale): string | null {
  if (!OF_CHEMISTRY.has(secret.answer.value.kind)) return null;
  // "OH" could be the nought of "oh".
  const readings = [text, writeSpelledNumbers(text, locale)].flatMap((each) => listChemistryReadings(each));
  // Some readings have plain digits and signs where the answer has raised and lowered ones: "IO3−" for IO₃⁻.
  const plain = { ...secret, texts: [...new Set(secret.texts.flatMap((each) => [each, each.normalize("NFKC")]))] };
  for (const reading of readings) {
    const leak = findLeak(reading, plain, locale) ?? findEquation(reading, secret);
    if (leak !== null) return leak;
  }
  return findCompositionLeak(text, secret, locale) ?? findCoefficientLeak(readings, secret);
}

/** As a Roman numeral, as the result of a calculation, or digit by digit. */
function findHiddenNumber(text: string, secret: Secret, locale: Locale): string | null {
  const { kind } = secret.answer.value;
  if (kind === "count") return findLeak(writeRomanNumerals(plainOf(text)), secret, locale);
  if (kind !== "quantity") return null;
  return (
    findReckonedLeak(text, secret, locale) ??
    findMultipleLeak(plainOf(text), secret, locale) ??
    findSingleDigit(text, secret, locale) ??
    findDigitRow(text, secret, locale)
  );
}

/** A formula is told by its name, a name by its formula, either in English too. */
function withOtherTexts(secret: Secret, locale: Locale): Secret {
  const { value } = secret.answer;
  if (value.kind !== "formula" && value.kind !== "substance") return secret;
  const parsed = parseFormula(value.formula);
  if (!parsed.ok) return secret;
  const names = [locale, DEFAULT_LOCALE].flatMap((each) => {
    const name = nameOf(parsed.value, each);
    return name.ok ? [name.value.text, ...name.value.others] : [];
  });
  const formulas = (["ascii", "unicode"] as const).map((notation) =>
    formatFormula({ ...parsed.value, state: null }, notation),
  );
  const statement = secret.statement.toLowerCase();
  // Told already: "sodium chloride" where its formula is asked for.
  const isTold =
    names.some((name) => statement.includes(name.toLowerCase())) ||
    formulas.some((formula) => secret.statement.includes(formula));
  return isTold
    ? { ...secret, texts: [...new Set([...secret.texts, ...(value.kind === "formula" ? formulas : names)])] }
    : { ...secret, texts: [...new Set([...secret.texts, ...formulas, ...names])] };
}

/** The digits of the answer with its point elsewhere: 3600 for 3.60, in another unit that is not named. */
function findDigits(text: string, { answer, statement }: Secret, locale: Locale): string | null {
  const { value } = answer;
  if (value.kind !== "quantity") return null;
  if (value.significantFigures === null && value.unit === "")
    return findExact(text, new Decimal(value.value), statement, locale);
  const digits = significand(new Decimal(value.value));
  if (digits.length < TELLING_DIGITS) return null;
  const known = new Set(listValues(statement, locale).map((each) => significand(each)));
  return (
    listValues(text, locale)
      .find((each) => significand(each) === digits && !known.has(digits))
      ?.toString() ?? null
  );
}

/** An oxidation number, with its sign or without. */
function findExact(text: string, wanted: Decimal, statement: string, locale: Locale): string | null {
  const isSame = (each: Decimal): boolean => each.abs().eq(wanted.abs());
  if (listValues(statement, locale).some((each) => isSame(each))) return null;
  return (
    listValues(text, locale)
      .find((each) => isSame(each))
      ?.toString() ?? null
  );
}

function listValues(text: string, locale: Locale): Decimal[] {
  return listQuantities(text, { locale }).flatMap((reading) => (reading.ok ? [reading.value.quantity.value] : []));
}

function significand(value: Decimal): string {
  return value
    .abs()
    .toFixed()
    .replace(".", "")
    .replace(/^0+|0+$/g, "");
}

/** Letter by letter: `N-a-C-l`, `H 2 O`. */
function findSpelling(text: string, secret: Secret): string | null {
  const isChemistry = secret.answer.value.kind === "formula" || secret.answer.value.kind === "equation";
  const flags = isChemistry ? "u" : "iu";
  const plain = text.normalize("NFKC");
  return (
    secret.texts.find((secretText) => {
      const letters = [...secretText.normalize("NFKC").replaceAll(/[\s()·]/gu, "")];
      if (letters.length < SHORTEST_SPELLED || letters.length > 60) return false;
      const pattern = new RegExp(
        `(?<![\\p{Script=Latin}\\p{N}])${letters.map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(SPELLING_GAP)}(?![\\p{Script=Latin}\\p{N}])`,
        flags,
      );
      return pattern.test(plain) && !pattern.test(secret.statement.normalize("NFKC"));
    }) ?? null
  );
}

/** The equation that is asked for, with its terms in any order and notation; or its coefficients in a row. */
function findEquation(text: string, { answer }: Secret): string | null {
  if (answer.value.kind !== "equation") return null;
  const wanted = parseEquation(answer.value.equation);
  if (!wanted.ok) return null;
  const keyOf = (terms: ReturnType<typeof listTerms>): string =>
    terms
      .map(({ formula }) => formatFormula({ ...formula, state: null }, "ascii"))
      .toSorted()
      .join("+");
  for (const { equation } of findEquations(text)) {
    const parsed = parseEquation(equation);
    if (
      parsed.ok &&
      keyOf(listTerms(parsed.value)) === keyOf(listTerms(wanted.value)) &&
      balance(parsed.value).kind === "already-balanced"
    )
      return equation;
  }
  const coefficients = listTerms(wanted.value).map(({ coefficient }) => coefficient?.numerator ?? 1);
  const row = new RegExp(`(?<!\\d)${coefficients.join("\\D{1,6}")}(?!\\d)`);
  return coefficients.length > 2 && coefficients.some((count) => count > 1) && row.test(text)
    ? coefficients.join(", ")
    : null;
}

/** "The first digit is 3": a digit of the answer, told alone. */
function findSingleDigit(text: string, { answer }: Secret, locale: Locale): string | null {
  if (answer.value.kind !== "quantity" || !DIGIT_WORD.test(text)) return null;
  const digits = significand(new Decimal(answer.value.value));
  if (digits.length < 2) return null;
  const plain = writeSpelledNumbers(plainOf(text), locale);
  return [...plain.matchAll(/(?<![\d.,])\d(?![\d.,]\d|\d)/g)].find(([digit]) => digits.includes(digit))?.[0] ?? null;
}

const LONE_DIGIT = /(?<![\p{L}\d.,_^₀-₉-])\d(?![\p{L}\d₀-₉-]|[.,]\d|\s?(?:°|%))/gu;
/** A sentence of one digit, and the space behind it. */
const DIGIT_SENTENCE = /\d\s?[.!?…。,]{0,3}\s*/gu;
const MOST_DIGIT_SENTENCES = 9;

/** "First 3, then 6, then 2": all digits in a row, with words between, or the first of them, each a sentence. */
function findDigitRow(text: string, { answer }: Secret, locale: Locale): string | null {
  if (answer.value.kind !== "quantity") return null;
  const digits = significand(new Decimal(answer.value.value));
  if (digits.length < TELLING_DIGITS) return null;
  const spelled = writeSpelledNumbers(plainOf(text), locale);
  const row = [...spelled.matchAll(LONE_DIGIT)].map(([digit]) => digit).join("");
  if (row.includes(digits)) return digits;
  const begun = readDigitSentences(spelled);
  return begun.length > 1 && digits.startsWith(begun) ? begun : null;
}

/** The digits of the sentences of one digit each with which a text ends: "3. 6." No single pattern: empty lines would belong to either side. */
function readDigitSentences(text: string): string {
  let digits = "";
  let start = text.length;
  for (const { 0: sentence, index } of [...text.matchAll(DIGIT_SENTENCE)].toReversed()) {
    if (
      digits.length === MOST_DIGIT_SENTENCES ||
      index + sentence.length !== start ||
      !mayBeginSentence(text.slice(0, index))
    )
      break;
    digits = sentence.charAt(0) + digits;
    start = index;
  }
  return digits;
}

function mayBeginSentence(before: string): boolean {
  const said = before.trimEnd();
  return said === "" || /[.!?…。]$/u.test(said) || before.slice(said.length).includes("\n");
}
