import type { Locale } from "../i18n/locales.ts";
import type { Arithmetic, Span } from "./claim.ts";
import type { FoundFormula } from "./find-formulas.ts";
import type { ReadArithmetic } from "./read-arithmetic.ts";
import { readArithmetic } from "./read-arithmetic.ts";

/** Parts between equals signs that can be computed, and the letter that they are said to be. */
export type Chain = Span & {
  readonly symbol: string | null;
  /** Parts with letters among their numbers: `2 / 3 × n(NaCl)`. */
  readonly laws: readonly Span[];
  readonly parts: readonly {
    readonly arithmetic: Arithmetic;
    readonly start: number;
    readonly end: number;
    readonly operations: number;
  }[];
};

const EQUALS = /[=≈≃≅](?![>=])/g;
/** `V₁`, `n(NaCl)`, `M_{NaCl}`, `[H⁺]`, `ΔH°`, `pH`, at the end of a part. */
const SYMBOL =
  /(?:[\p{L}Δ∆Σ][\p{L}\p{M}\d½₀-₉ₐ-ₜᵢᵣ°⊖⦵']{0,5}(?:_\{?[^\s{}=]{1,14}\}?|\^\{?[°⊖]\}?){0,2}(?:\s?\((?:[^()=]|\([^()=]{0,12}\)){1,34}\))?|\[[^\]=]{1,16}\](?:_\{?[^\s{}=]{1,8}\}?|[₀-₉ₐ-ₜ]{1,3})?|\|[^|=\s]{1,12}\|)\s*$/u;
/** Words of Chinese that no space parts from the letter: 结果是pH. */
const HAN_BEFORE = /^\p{Script=Han}+(?=[\p{Script=Latin}\p{Script=Greek}])/u;
/** Letters and signs only: a law between letters, whose value the next part has. */
const SYMBOLIC = /^(?:[\s\p{L}\p{M}\d½ⁿˣ₀-₉ₐ-ₜ⁰¹²³⁴-⁹⁺⁻Δ∆Σ°⊖⦵_^{}()[\]|·×*+\-−–/÷.\ue001\ue002√]|,(?=\d)){1,80}$/u;
const SENTENCE_WORD = /[\p{Ll}\p{Lo}]{4,}|[\p{L}]{3,}\s+[\p{L}]{3,}/u;
const NUMBER_START = /(?:[-−–]\s?|\+)?(?:\(|\[(?=[-−–]?[\d(])|[\d०-९½⅓⅔¼¾]|log|ln|√|e\^)/g;
/** What a law consists of: letters and numbers, with signs between. A sign may also be a part of its neighbour. */
const OPERAND_SIGN = /[^\s,;:!?]/u;
const LAW_SIGN = /[×·*+\-−–/÷\ue001\ue002]/u;
const LONGEST_OPERAND = 40;
const MOST_OPERANDS = 6;
const WIDEST_GAP = 2;
const FARTHEST_BACK = 160;
/** A plus is a sign behind a word or what parts clauses; behind a letter of a quantity it adds. */
const SIGNED_FIRST = /(?:^|[\n:：,，;；(]|\p{Ll}{4}|[边侧])\s?$/u;

/** The chains of equalities of a plain text. `isFree` tells whether a place is not within an equation. */
export function findChains(
  text: string,
  locale: Locale,
  formulas: readonly FoundFormula[],
  isFree: (at: number) => boolean,
): Chain[] {
  const signs = [...text.matchAll(EQUALS)].map(({ index }) => index).filter(isFree);
  const chains: Chain[] = [];
  for (let first = 0; first < signs.length;) {
    const { chain, used } = readChain(text, signs, first, locale, formulas);
    if (chain !== null) chains.push(chain);
    first += used;
  }
  return chains;
}

function readChain(
  text: string,
  signs: readonly number[],
  first: number,
  locale: Locale,
  formulas: readonly FoundFormula[],
): { readonly chain: Chain | null; readonly used: number } {
  const begin = signs[first] ?? 0;
  const head = readHead(text, begin, first === 0 ? 0 : (signs[first - 1] ?? 0) + 1, locale, formulas);
  const parts = head.part === null ? [] : [head.part];
  const laws: Span[] = head.lawStart < begin ? [{ start: head.lawStart, end: begin }] : [];
  let index = first;
  for (; index < signs.length; index += 1) {
    const start = skipSpace(text, (signs[index] ?? 0) + 1);
    const end = signs[index + 1] ?? text.length;
    const part = readArithmetic(text, start, locale, formulas);
    const isWhole = part !== null && skipSpace(text, part.end) >= end;
    const between = text.slice(start, end);
    const isLaw =
      !isWhole &&
      index + 1 < signs.length &&
      isLawBetweenLetters(between, part === null ? "" : text.slice(part.end, end));
    if (isLaw) laws.push({ start, end });
    else if (part !== null && text.charAt(part.end) !== "^") parts.push({ ...part, start });
    if (!isWhole && !isLaw) {
      index += 1;
      break;
    }
  }
  const last = parts.at(-1);
  const chain =
    last === undefined ? null : { symbol: head.symbol, parts, laws, start: parts[0]?.start ?? begin, end: last.end };
  return { chain, used: Math.max(1, index - first) };
}

/** `rest` is what stands behind the number that it begins with, if it does. */
function isLawBetweenLetters(between: string, rest: string): boolean {
  if (!SYMBOLIC.test(between) || SENTENCE_WORD.test(between) || opensBracket(between)) return false;
  return rest === "" || OPERATOR_FIRST.test(rest);
}

/** "1.50 × 10⁵ Pa (1 bar = …": what is said in brackets behind a number is no factor of it. */
const opensBracket = (text: string): boolean => text.split("(").length > text.split(")").length;

const OPERATOR_FIRST = /^\s*[×·*+\-−–/÷\ue001\ue002(^]/;
const OPERATOR_LAST = /[×·*+\-−–/÷\ue001\ue002^)]\s*$/;

/** The dash of a list is no minus. */
function endsWithOperator(before: string): boolean {
  return (OPERATOR_LAST.test(before) && !BULLET.test(before)) || /(?:log|ln|exp)[₀-₉\d]{0,2}\s?$/.test(before);
}

/** "- 27 °C + 273 = 300 K" in a list takes nothing away. */
function isBulletAt(text: string, at: number): boolean {
  return /^[-–*] /.test(text.slice(at, at + 2)) && /(?:^|\n)\s*$/.test(text.slice(Math.max(0, at - 8), at));
}

const TERM_BEFORE = /[\d\p{L}₀-₉)] ?[+×·\ue001\ue002] ?[^=\n.;:,]{1,16}$/u;
const LONGEST_TERM = 24;
const BULLET = /(?:^|\n)\s*[-–*•]\s*$/;

type Head = {
  readonly lawStart: number;
  readonly symbol: string | null;
  readonly part: (ReadArithmetic & { readonly start: number }) | null;
};

/** What stands before the first equals sign: a symbol, or the longest arithmetic that ends there. */
function readHead(text: string, end: number, least: number, locale: Locale, formulas: readonly FoundFormula[]): Head {
  const from = Math.max(least, end - FARTHEST_BACK);
  const before = text.slice(from, end);
  const letters = SYMBOL.exec(before);
  // The last letter of `n(A) / n(B)` is not what the quotient is.
  // Nor is the last one of `k t` the product.
  const isAlone =
    letters !== null &&
    !endsWithOperator(before.slice(0, letters.index)) &&
    !/(?:^|[^\p{L}\p{N}])\p{Script=Latin} $/u.test(before.slice(0, letters.index));
  for (const match of before.matchAll(NUMBER_START)) {
    const sign = isBulletAt(text, from + match.index) ? match[0].search(/[^-−–\s]/) : 0;
    const start = from + match.index + sign;
    if (/[\p{Script=Latin}\d₀-₉.,_^]/u.test(text.charAt(start - 1))) continue;
    if (endsWithOperator(text.slice(Math.max(0, start - 8), start))) continue;
    if (match[0].startsWith("+") && !SIGNED_FIRST.test(text.slice(Math.max(0, start - 8), start))) continue;
    // "N / 2 − 3": what is taken away from something that is not read.
    if (/^[-−–] /.test(text.slice(start)) && /[\p{L}\p{N})\]] ?$/u.test(text.slice(Math.max(0, start - 2), start)))
      continue;
    const part = readArithmetic(text, start, locale, formulas);
    // "4 × O 64.00 + 5 × H2O 90.08": the last of several terms with words among them is not what the sum comes to.
    if (part?.operations === 0 && TERM_BEFORE.test(text.slice(Math.max(0, start - LONGEST_TERM), start))) continue;
    if (part !== null && skipSpace(text, part.end) >= end)
      return { symbol: null, part: { ...part, start }, lawStart: end };
  }
  const law = findLawStart(before);
  return {
    symbol: isAlone ? letters[0].trim().replace(HAN_BEFORE, "") : null,
    part: null,
    lawStart: law === null ? end : from + law,
  };
}

/** Where letters and numbers with signs between begin, at the end of a text. Step by step: a pattern would try all ways to part them. */
function findLawStart(text: string): number | null {
  const signs = [...text.trimEnd()];
  let ends = new Set([signs.length]);
  let first = signs.length;
  for (let operands = 0; operands < MOST_OPERANDS && ends.size > 0; operands += 1) {
    const starts = new Set<number>();
    for (const end of ends)
      for (let at = end - 1; at >= Math.max(0, end - LONGEST_OPERAND) && OPERAND_SIGN.test(signs[at] ?? " "); at -= 1)
        starts.add(at);
    first = Math.min(first, ...starts);
    ends = new Set(
      [...starts].flatMap((start) =>
        listSpaceBefore(signs, start).flatMap((at) =>
          LAW_SIGN.test(signs[at - 1] ?? " ") ? listSpaceBefore(signs, at - 1) : [],
        ),
      ),
    );
  }
  return first === signs.length ? null : signs.slice(0, first).join("").length;
}

/** The places from which only a little space leads to this one, itself among them. */
function listSpaceBefore(signs: readonly string[], at: number): number[] {
  const places = [at];
  for (let place = at - 1; place >= Math.max(0, at - WIDEST_GAP) && /\s/.test(signs[place] ?? ""); place -= 1)
    places.push(place);
  return places;
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && /\s/.test(text.charAt(next))) next += 1;
  return next;
}
