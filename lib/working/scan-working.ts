import { readLineAt } from "../algebra/read-line.ts";
import type { Tree } from "../algebra/tree.ts";
import { bounded } from "../budget/budget.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { findSaidSubstance } from "./said-substance.ts";
import { OPERATION_WORDS } from "./operation-words.ts";

/** Something that a student states: `n = 36/18 = 2 mol`, or a value by itself. */
export type Entry = {
  /** As it was written, what names it included. */
  readonly text: string;
  /** What stands before it in its clause: "n =", "moles of methane =". */
  readonly label: string;
  /** What stands behind it in its clause: "CO2?". */
  readonly after: string;
  /** The substance that it is said to be of, by the formulas that it may have; empty where none is named. */
  readonly of: readonly string[];
  readonly parts: readonly Tree[];
  readonly numbers: ReadonlyMap<string, Quantity>;
  /** Two counts that stand in a ratio: "1 to 2", "1:1". */
  readonly ratio: readonly [number, number] | null;
  readonly start: number;
};

/** Longer texts are no working that somebody typed into a chat. */
const LONGEST = 2_000;
const MOST_ENTRIES = 30;
const MOST_WORK = 200_000;

/** Each stated value or calculation of a text, in order. Whatever else is said is between them. */
export function scanWorking(text: string, locale: Locale): readonly Entry[] {
  if (text.length > LONGEST) return [];
  const outcome = bounded(MOST_WORK, () => scan(saySigns(withoutMarkers(text), locale), locale));
  return outcome.kind === "done" ? outcome.value : [];
}

const SPACE = "[\\s\\u202f]*";

const escaped = (word: string): string =>
  word
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(" ", "\\s+");

function wordsOf(kind: keyof (typeof OPERATION_WORDS)["en"], locale: Locale): string {
  return [...new Set([locale, "en" as const])]
    .flatMap((each) => OPERATION_WORDS[each][kind].split(","))
    .map((word) => word.trim())
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join("|");
}

type Signs = {
  readonly between: readonly (readonly [RegExp, string])[];
  readonly equals: RegExp;
  readonly ratio: RegExp;
};

const made = new Map<Locale, Signs>();

/** What ends a number with its unit and its substance, and what begins one. */
const VALUE_END = "(?<=[\\d%)\\p{L}\\p{M}])";
const VALUE_START = "(?=[\\d(.,-]|log|ln)";
/** The end of a number itself: words like "over" stand between numbers only. */
const NEAR_NUMBER = "(?<=\\d[^=≈\\n;]{0,24})";

function signsOf(locale: Locale): Signs {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const sign = (kind: "over" | "times" | "plus" | "minus"): RegExp =>
    new RegExp(
      `${VALUE_END}${NEAR_NUMBER}${SPACE}(?<![\\p{L}\\p{M}](?=[\\p{Script=Latin}]))(?:${wordsOf(kind, locale)})${SPACE}${VALUE_START}`,
      "giu",
    );
  const signs: Signs = {
    between: [
      [sign("over"), " / "],
      [sign("times"), " × "],
      [sign("plus"), " + "],
      [sign("minus"), " - "],
    ],
    equals: new RegExp(
      `(?<=[/×*+÷^][^=≈;\\n]{0,30})(?<=[\\d%)\\p{L}\\p{M}])[\\s,，、]*(?<![\\p{Script=Latin}])(?:${wordsOf("equals", locale)})${SPACE}(?=[\\d.-])`,
      "giu",
    ),
    ratio: new RegExp(
      `(?<![\\d.,/])(\\d{1,2})${SPACE}(?::|${wordsOf("ratio", locale)})${SPACE}(\\d{1,2})(?![\\d.,]*\\d|${SPACE}[=/×*^])`,
      "giu",
    ),
  };
  made.set(locale, signs);
  return signs;
}

/** What is said in words between numbers, in signs. Only the reader's language and English, whose words are not those of others. */
function saySigns(text: string, locale: Locale): string {
  const { between, equals } = signsOf(locale);
  const said = between.reduce((each, [pattern, sign]) => each.replace(pattern, sign), text);
  return said.replace(equals, " = ").replace(PRODUCT, " × (");
}

/** "2(1.008)", "(2)(1.008)": a number right before a bracket with another. */
const PRODUCT = /(?<=(?:^|[\s(+−*/×=-])\d+(?:[.,]\d+)?|\d\))\s?\((?=\s?\d)/g;

/** "1)", "2.", "a)" and "(b)" at the beginning of a line or sentence count lines, and say nothing. */
function withoutMarkers(text: string): string {
  return text.replace(
    /(^|\n|[;,.!?\p{L}\p{M}\d]\s)(\s*)(\(?(?:\d{1,2}|[a-h])[).])(?=\s+\S)/gu,
    (whole, before: string, space: string, marker: string) =>
      marker.endsWith(".") && !/^[\n;]?$/.test(before) ? whole : `${before}${space}${"\n".padStart(marker.length)}`,
  );
}

const CLAUSE_END =
  /[\n;!?。！？；;።]|[.,，、፣](?=\s|$)|\b(?:then|so|and)\b|(?:^|\s)(?:y|entonces|et|donc|alors)\s|所以|然后|和/giu;

function scan(text: string, locale: Locale): Entry[] {
  const entries: Entry[] = [];
  const { ratio } = signsOf(locale);
  const ratios = [...text.matchAll(ratio)].filter(({ 1: one, 2: other }) => Number(one) > 0 && Number(other) > 0);
  let from = 0;
  for (let at = 0; at < text.length && entries.length < MOST_ENTRIES;) {
    const counts = ratios.find(({ index }) => index === at);
    const end = counts === undefined ? null : at + counts[0].length;
    const found =
      end === null ? beginAt(text, at, locale) : { parts: [], numbers: new Map<string, Quantity>(), start: at, end };
    if (found === null) {
      at += 1;
      continue;
    }
    const label = lastClause(text.slice(from, at));
    const after = firstClause(text.slice(found.end));
    entries.push({
      text: `${label}${text.slice(at, found.end)}`.replace(/^[\s:：,，;]+/u, "").trim(),
      label: label.trim(),
      after: after.trim(),
      of: findSaidSubstance(label, after, locale),
      parts: found.parts,
      numbers: found.numbers,
      ratio: counts === undefined ? null : [Number(counts[1]), Number(counts[2])],
      start: at,
    });
    at = Math.max(found.end, at + 1);
    from = at;
  }
  return entries;
}

const BEGINS = /[\d.,(−-]|log|lg|ln|√|sqrt|exp/iuy;

/** A calculation begins at a number that is no part of a word or formula, or at a function of one. */
function beginAt(text: string, at: number, locale: Locale) {
  BEGINS.lastIndex = at;
  if (!BEGINS.test(text)) return null;
  const before = text[at - 1] ?? " ";
  if (/[\p{Script=Latin}\d₀-₉.)\]]/u.test(before)) return null;
  // A bracket that closes a word, a coefficient before a formula, a charge: none of them is a value.
  const ahead = text.slice(at, at + 40);
  if (isInLabel(text.slice(Math.max(0, at - 40), at), ahead)) return null;
  if (/^[−-]?\s*\D/.test(ahead) && !/^[−-]?\s*(?:[.,(]\s*\d|\d|log|lg|ln|√|sqrt|exp)/iu.test(ahead)) return null;
  if (isCoefficient(ahead)) return null;
  return readLineAt(text, at, locale);
}

/** "ΔS(2)", "c(C2O4^2-)", "SO4^2-": which one a letter is of, or a charge. */
function isInLabel(before: string, ahead: string): boolean {
  const isBracketed = /\p{L}[\d₀-₉]*\([^()=\s]*$/u.test(before) && /^[^()=\s]*\)/u.test(ahead);
  const isCharge = /[\p{L}\d)\]]\^$/u.test(before) && /^\d?[+−-](?!\d)/u.test(ahead);
  return isBracketed || isCharge;
}

/** "2 HCl" counts formula units: a number before a formula that is no unit. */
function isCoefficient(ahead: string): boolean {
  const counted = /^\d{1,2}\s?((?:[A-Z][a-z]?\d*|\([A-Za-z\d]+\)\d*)+)(?![\p{L}])/u.exec(ahead);
  return counted !== null && !/^(?:M|L|J|K|N|V|C|Pa|A|W|F)$/.test(counted[1] ?? "");
}

function lastClause(text: string): string {
  return text.split(CLAUSE_END).at(-1) ?? "";
}

function firstClause(text: string): string {
  return text.split(CLAUSE_END)[0] ?? "";
}
