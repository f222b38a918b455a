import { balance } from "../chemistry/equation/balance.ts";
import { listTerms } from "../chemistry/equation/equation.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import type { Equation } from "../chemistry/equation/equation.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Expected, ExpectedText } from "../grading/expected.ts";
import { grade } from "../grading/grade.ts";
import { foldName, readName } from "../grading/name/read-name.ts";
import { foldWords } from "../grading/words/fold-words.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { findQuantity } from "../quantity/scan-quantity.ts";
import { loadUnit } from "../quantity/stored-quantity.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../quantity/units/words/unit-words.ts";
import type { OpenQuestion } from "./open-question.ts";
import { indexOf, phraseAt, tokenise, withoutEmoticons } from "./phrases/find-phrase.ts";

/**
 * The answer to an open question that a message is, without what is said around it: `59 g` of "I think it's 59 g?"; null
 * where it is none. A message is an answer only when nothing in it can be a question or a problem of its own: a value with
 * its unit, a letter of an option, a formula, a name, an equation with its coefficients. `locale` says how numbers and words
 * are read. For short texts: it takes time in proportion to the
 * square of their words.
 */
export function findAnswer(text: string, { expected }: OpenQuestion, locale: Locale): string | null {
  const whole = trimSigns(text);
  const candidates = new Set([trimSigns(unframe(whole)), whole]);
  return [...candidates].find((each) => each !== "" && isAnswer(each, expected, locale)) ?? null;
}

/** What is answered with a letter only where there are options: a value, an equation. */
const WITHOUT_LETTERS: ReadonlySet<string> = new Set(["quantity", "count", "equation", "configuration"]);

/**
 * Whether a text answers with the letter of an option what has none: "is it B?", which is no boron. `kind`: of what is expected;
 * `problem`: what was solved before it, behind which a letter by itself may be more than that; null beside an open question.
 */
export function isStrayOption(text: string, kind: string, problem: string | null): boolean {
  if (!WITHOUT_LETTERS.has(kind) || text.length > LONGEST_OPTION) return false;
  if (problem !== null && HAS_OPTIONS.test(problem)) return false;
  const whole = trimSigns(text).replaceAll(/[()]/g, "");
  const letter = unframe(whole)
    .replace(/^选\s?/u, "")
    .trim();
  return /^[a-e]$/iu.test(letter) && (problem === null || letter !== whole.trim());
}

/** In UTF-16 units. */
const LONGEST_OPTION = 60;

/** Letters with what they stand for: "A) 18 g B) 36 g". */
const HAS_OPTIONS = /(?<![\p{L}\d])a\s?[).:）．、].+(?<![\p{L}\d])b\s?[).:）．、]/isu;

/** Without the signs that begin or end a sentence; the point behind a number may say its precision. */
function trimSigns(text: string): string {
  return withoutEmoticons(text)
    .normalize("NFC")
    .replaceAll(/[\p{Extended_Pictographic}\ufe0f]/gu, "")
    .replace(/^[\s¿¡"“”'‘’«»=≈~:：.…,，-]+(?=[^\d.,])|^[\s¿¡"“”'‘’«»=≈~:：]+/u, "")
    .replace(/(?:[\s?!,;:…？！。，；።፣።।"“”'‘’«»]|(?<!\d)\.)+$/u, "");
}

/** What may stand around an answer. */
const FRAME = indexOf(["gives-answer", "stuck", "stress", "acknowledgement", "greeting", "thanks", "apology"]);

type Piece = { readonly start: number; readonly end: number; readonly tokens: readonly string[] };

/** The text without the phrases before and behind an answer. Something always stays. */
function unframe(text: string): string {
  // "Answer:59 g"
  const spaced = text.replaceAll(/(?<=\p{L})[:：](?=\S)/gu, ": ");
  let pieces: Piece[] = [...spaced.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})\S)+/gu)].map(
    ({ 0: piece, index }) => ({
      start: index,
      end: index + piece.length,
      tokens: tokenise(piece),
    }),
  );
  for (let before = -1; before !== pieces.length;) {
    before = pieces.length;
    pieces = withoutLast(withoutFirst(pieces), spaced);
  }
  return spaced.slice(pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0);
}

/** More pieces than any phrase has. */
const MOST_PIECES = 16;

function withoutFirst(pieces: readonly Piece[]): Piece[] {
  const tokens = pieces.slice(0, MOST_PIECES).flatMap((piece) => piece.tokens);
  const phrase = phraseAt(tokens, 0, FRAME);
  const count = phrase === null || isLetter(tokens.slice(0, phrase.length)) ? 0 : countPieces(pieces, phrase.length);
  return count >= pieces.length ? [...pieces] : pieces.slice(count);
}

function withoutLast(pieces: readonly Piece[], text: string): Piece[] {
  for (let count = Math.min(pieces.length - 1, MOST_PIECES); count > 0; count -= 1) {
    const tokens = pieces.slice(-count).flatMap((piece) => piece.tokens);
    const isFrame = phraseAt(tokens, 0, FRAME)?.length === tokens.length && !isLetter(tokens);
    if (isFrame && !isUnitBehindNumber(pieces.at(-count), pieces.at(-count - 1), text)) return pieces.slice(0, -count);
  }
  return [...pieces];
}

/** One letter may be an option, or a symbol, whatever it is short for elsewhere. */
function isLetter(tokens: readonly string[]): boolean {
  return /^[a-z]$/.test(tokens.join(" "));
}

/** How many pieces hold the first tokens, where these end with a piece; else 0. */
function countPieces(pieces: readonly Piece[], tokens: number): number {
  let left = tokens;
  for (const [index, piece] of pieces.entries()) {
    left -= piece.tokens.length;
    if (left <= 0) return left === 0 ? index + 1 : 0;
  }
  return 0;
}

/** The millimetre of "5 mm", which otherwise says yes. */
function isUnitBehindNumber(piece: Piece | undefined, before: Piece | undefined, text: string): boolean {
  if (piece === undefined || before === undefined) return false;
  return /\d$/.test(text.slice(before.start, before.end)) && isUnit(trimSigns(text.slice(piece.start, piece.end)));
}

function isUnit(text: string): boolean {
  return LOCALES.some((locale) => parseUnit(text, { words: UNIT_WORDS[locale] }).ok);
}

function isAnswer(text: string, expected: Expected, locale: Locale): boolean {
  const mark = grade(expected, text, locale);
  const isRead = mark.verdict !== "ungradable";
  switch (expected.kind) {
    case "choice": {
      const options = expected.options ?? [];
      const hasNumbers = options.some((option) => /\d/.test(option.text));
      return isRead ? isChoice(text, options) : hasNumbers && isQuantity(text, expected, locale);
    }
    case "quantity":
      return isQuantity(text, expected, locale) || (isRead && (isWorking(text, expected, locale) || isWord(text)));
    case "formula":
      return isRead && isFormula(text) && (mark.verdict === "correct" || !isPhrase(text));
    case "equation":
      return isRead && isNotation(text) && isEquationFor(text, expected.equation);
    case "name":
      return isRead && (mark.verdict === "correct" || !isPhrase(text));
    case "text":
      return isRead && (mark.verdict === "correct" || isKnownWrong(text, expected, locale));
    case "structure":
      return isRead && !isPhrase(text) && (mark.verdict === "correct" || /C/.test(text));
    case "configuration":
      return (
        isRead && /^(?:\[\p{L}{1,2}\]|[\d\s])?[\s\dspdf^{}⁰¹²³⁴-⁹().]*\d?[spdf][\s\dspdf^{}⁰¹²³⁴-⁹().]*$/u.test(text)
      );
  }
}

const PHRASES = indexOf(["greeting", "acknowledgement", "wish", "stuck", "asks", "filler", "stress"]);

/** Whether a text is a phrase that says something else: "No" is hardly nobelium. */
function isPhrase(text: string): boolean {
  const tokens = tokenise(text);
  return tokens.length > 0 && phraseAt(tokens, 0, PHRASES)?.length === tokens.length;
}

/** `b`, `(B)`, `B) 12 g` or the text of an option; with more words beside it a letter is an article, or a question. */
function isChoice(text: string, options: readonly { id: string; text: string }[]): boolean {
  const folded = foldWords(text);
  return options.some((option) => {
    const own = foldWords(option.text);
    return [own, `${option.id} ${own}`.toLowerCase(), option.id.toLowerCase()].includes(folded);
  });
}

/** What a value is called before it: "n =", "m(NaCl) =", "pH", "masa:". */
const SYMBOL = /^(?:[\p{L}Δ][\p{L}\p{M}\d_°₀-₉⁰⁺⁻]{0,11}(?:\([^()]{1,20}\))?\s?[=≈:]\s?|p(?:OH|H|Ka|Kb)\s+(?=\d))/u;

/** One value with its unit, and perhaps what it is a quantity of: `59 g`, `+3`, `1/2`, `59 g of NaCl`. */
function isQuantity(text: string, expected: Expected, locale: Locale): boolean {
  const value = text.replace(SYMBOL, "").replaceAll(/[()]/g, " ").trim();
  if (/^\d{1,2}\s?[+−-]$/.test(value)) return true;
  const unit = expected.kind === "quantity" ? loadUnit(expected.unit) : null;
  const found = findQuantity(value, 0, { locale, ...(unit?.ok === true && { asked: unit.value.dimension }) });
  if (found === null) return false;
  if (!found.ok) return /^[-+−]?[\d.,]+\s?\S{1,12}$/u.test(value) && isUnit(value.replace(/^[-+−]?[\d.,]+\s?/u, ""));
  const { start, end } = found.value;
  return value.slice(0, start).trim() === "" && isSubstance(value.slice(end), locale);
}

/** Nothing, or the substance that a value is about. */
function isSubstance(behind: string, locale: Locale): boolean {
  const name = behind.trim().replace(/^(?:(?:of|de|du)\s+|d['’]\s?)/u, "");
  if (/^[.]?$/.test(name)) return true;
  return (/\p{Lu}/u.test(name) && parseFormula(name).ok) || readName(foldName(name), locale) !== null;
}

/** A calculation with its result: `59 / 58.44 = 1.01 mol`. One without is to be computed, and `1 L = 1000 mL` says what is always so. */
function isWorking(text: string, expected: Expected, locale: Locale): boolean {
  const parts = text.split(/=|≈/);
  const result = parts.pop()?.trim() ?? "";
  const shown = parts.join(" ").trim();
  const isReckoned = /[\d)]\s?[+*/×÷·^−-]\s?[\d(]/u.test(shown) || !isQuantity(shown, expected, locale);
  if (shown === "" || !isReckoned || !isQuantity(result, expected, locale)) return false;
  return shown
    .split(/\s+/)
    .every((word) => /[\d+*/×÷·^()−-]/u.test(word) || word.length === 1 || isUnit(word) || parseFormula(word).ok);
}

/** A number that is written as a word. */
function isWord(text: string): boolean {
  return /^(?:[\p{L}\p{M}-]{2,20}|\p{Script=Han})$/u.test(text) && !isPhrase(text);
}

/** One formula, in whatever notation. */
function isFormula(text: string): boolean {
  return parseFormula(text).ok || (isNotation(text) && !/[\s=\p{Script=Han}]/u.test(text));
}

/** Chemistry without words: each part holds a capital, a digit or a sign. */
function isNotation(text: string): boolean {
  return text.split(/\s+/).every((part) => /[\p{Lu}\d+=→⟶⇌<>·]|^[-−–]+$|^\(?(?:s|l|g|aq)\)$|^e[-−⁻]$/u.test(part));
}

/**
 * An equation that somebody has worked on, of the elements of the question's. Bare formulas around an arrow may be there to
 * be balanced, and those of other elements are another reaction.
 */
function isEquationFor(text: string, asked: string): boolean {
  const [given, expected] = [parseEquation(text), parseEquation(asked)];
  if (!given.ok || !expected.ok) return false;
  const isWorkedOn = listTerms(given.value).some(({ coefficient }) => coefficient !== null) || isBalanced(given.value);
  return isWorkedOn && elementsOf(given.value) === elementsOf(expected.value);
}

function isBalanced(equation: Equation): boolean {
  const outcome = balance(equation);
  return outcome.kind === "balanced" && outcome.coefficients.every((coefficient) => Number(coefficient) === 1);
}

function elementsOf(equation: Equation): string {
  const elements = listTerms(equation).flatMap(({ formula }) => [...formula.counts.keys()]);
  return [...new Set(elements)].toSorted().join(" ");
}

/** A wrong answer that the question knows, another substance, or another row of the same letters. Of other words nobody can tell what they are. */
function isKnownWrong(text: string, expected: ExpectedText, locale: Locale): boolean {
  const { accepted, others = [], exactSpelling } = expected;
  if (exactSpelling === true) {
    const letters = new Set([...accepted, ...others].join("").toLowerCase());
    const longest = Math.max(...accepted.map((each) => each.length));
    return text.length * 2 >= longest && [...text.toLowerCase()].every((letter) => letters.has(letter));
  }
  const [first, ...rest] = others;
  const isOther =
    first !== undefined && grade({ kind: "text", accepted: [first, ...rest] }, text, locale).verdict === "correct";
  return isOther || readName(foldName(text), locale) !== null;
}
