import { spend } from "../../../budget/budget.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Span } from "../../claim.ts";
import { type Clause, judged, open, type Statement } from "../statement.ts";
import { AM } from "./am.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { HI } from "./hi.ts";
import {
  compileSayings,
  type CompiledSayings,
  findPart,
  type FoundPart,
  type Saying,
  type Sayings,
  sayingsWithin,
} from "./saying.ts";
import { ZH } from "./zh.ts";

const LINES: Readonly<Record<Locale, Sayings>> = { en: EN, es: ES, fr: FR, am: AM, zh: ZH, hi: HI };

const compiled = new Map<Locale, CompiledSayings>();

function sayingsOf(locale: Locale): CompiledSayings {
  const known = compiled.get(locale) ?? compileSayings(LINES[locale], locale);
  compiled.set(locale, known);
  return known;
}

const LOWERED: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  "⁺": "+",
  "⁻": "-",
  "’": "'",
  _: " ",
  "*": " ",
};
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const LONGEST = 1200;

/** As it is looked up: small letters, digits on the line; each sign keeps its place. */
function toPlainLetters(text: string): string | null {
  const lower = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[−–⁺⁻’_*]/gu, (sign) => LOWERED[sign] ?? sign)
    .replaceAll(/[₀-₉]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x2080 + 48))
    .replaceAll(/[⁰¹²³⁴-⁹]/gu, (sign) => String(RAISED.indexOf(sign)));
  return lower.length === Math.min(text.length, LONGEST) ? lower : null;
}

/** What textbooks say in so many words, and the same with one of its poles exchanged. */
export function judgeSayings(clause: Clause): Statement[] {
  const text = toPlainLetters(clause.text);
  if (text === null || isDoubted(clause, text)) return [];
  spend(10 * text.length);
  const own = sayingsOf(clause.locale);
  return sayingsWithin(text, own).flatMap((saying) => judgeSaying(saying, text, own, clause));
}

/** What is asked, or called a mistake; a mere "not" turns what it stands before. */
function isDoubted(clause: Clause, text: string): boolean {
  if (!clause.isDenied) return false;
  const { negation } = sayingsOf(clause.locale);
  const denials = clause.concepts.filter(({ concept }) => concept === "not");
  return (
    denials.length === 0 ||
    denials.some(({ start, end }) => {
      const word = text.slice(start - clause.start, end - clause.start);
      return ![...word.matchAll(negation)].some((match) => match[0] === word);
    })
  );
}

const COMMA = /[,，、፣]/u;

/** What stands between the commas around something found. */
function spanAround(found: readonly FoundPart[], text: string): Span {
  const [first, last] = [found[0]?.start ?? 0, found.at(-1)?.end ?? 0];
  const start = text.slice(0, first).split(COMMA).slice(0, -1).join(" ").length;
  const end = text.length - text.slice(last).split(COMMA).slice(1).join(" ").length;
  return { start, end };
}

/** Whether anything in a span is denied. */
function isDeniedIn(span: Span, { start, isDenied, concepts }: Clause): boolean {
  if (!isDenied) return false;
  return concepts.some(
    (each) => each.concept === "not" && each.start - start >= span.start && each.end - start <= span.end,
  );
}

/** Parts that stand farther from each other are said of different things. */
const FARTHEST_PARTS = 90;
const CLOSE_PARTS = 40;
/** So far before it what denies a part may stand. */
const DENIED_BEFORE = 24;

function judgeSaying({ parts }: Saying, text: string, own: CompiledSayings, clause: Clause): Statement[] {
  const found: FoundPart[] = [];
  for (const part of parts) {
    const places = findPart(part, text, own);
    const [only, ...others] = places;
    // Said of two things in opposite ways: which of them is meant is not told.
    if (only === undefined || others.some(({ isTurned }) => isTurned !== only.isTurned)) return [];
    found.push(only);
  }
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  const gaps = inOrder.slice(1).map(({ start }, at) => start - (inOrder[at]?.end ?? start));
  if (gaps.some((gap) => gap < 0 || gap > FARTHEST_PARTS)) return [];
  const isRight = found.filter(({ isTurned }) => isTurned).length % 2 === 0;
  const around = spanAround(inOrder, clause.text);
  const isDenied = isDeniedIn(around, clause);
  const isPlain =
    found.every(({ isClose, isNegated }) => isClose && !isNegated) &&
    gaps.every((gap) => gap <= CLOSE_PARTS) &&
    !isDenied;
  if (!isRight && !isPlain) {
    // Too far apart to be called wrong, and no reason to confirm a number of it.
    const first = inOrder[0]?.start ?? 0;
    const within = { start: first - DENIED_BEFORE, end: Math.max(...inOrder.map(({ end }) => end)) };
    // What is denied is another part of the sentence: "solids conduct, because their ions cannot move".
    const isOther = !isDenied || !isDeniedIn(within, clause);
    // "Cl₂ is the limiting reactant and Al is in excess": behind an "and" something else is spoken of.
    return isOther && !found.some(({ isJoined }) => isJoined)
      ? [open({ start: clause.start + around.start, end: clause.start + around.end })]
      : [];
  }
  return found.map(({ start, end }) => judged({ start: clause.start + start, end: clause.start + end }, isRight));
}
