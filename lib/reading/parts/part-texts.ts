import { DEFAULT_LOCALE, type Locale } from "../../i18n/locales.ts";
import { PART_WORDS, type PartWords, withoutAccents } from "./part-words.ts";
import type { Exercise, Part } from "./split-parts.ts";

/** Another language is often mixed with English. */
function wordsOf(locale: Locale): PartWords[] {
  return [...new Set([locale, DEFAULT_LOCALE])].map((each) => PART_WORDS[each]);
}

function says(kind: keyof PartWords, text: string, locale: Locale): boolean {
  const plain = withoutAccents(text);
  return wordsOf(locale).some((words) => words[kind].test(plain));
}

/** Whether a text asks for something in its own words. */
export function asks(text: string, locale: Locale): boolean {
  return /[?？፧]/u.test(text) || says("asks", text, locale);
}

/** "Explain why", "sketch": what is said or drawn, and not computed. */
export function asksForWords(text: string, locale: Locale): boolean {
  return says("explains", text, locale);
}

/** The same where nothing else is asked besides: what was computed before it is no answer to it. */
export function asksForWordsAlone(text: string, locale: Locale): boolean {
  if (!asksForWords(text, locale)) return false;
  const rest = wordsOf(locale).reduce(
    (left, { explains }) => left.replaceAll(new RegExp(explains.source, `${explains.flags}g`), " "),
    withoutAccents(text),
  );
  return !hasValue(text) && !wordsOf(locale).some((words) => words.asks.test(rest));
}

/** "Repeat for argon": the question before it, of something else. */
export function repeats(text: string, locale: Locale): boolean {
  return !hasValue(text) && says("repeats", text, locale);
}

export function refersBack(text: string, locale: Locale): boolean {
  return says("refers", text, locale);
}

const ARROW = /[→⟶⇌]|-+>|<=>/u;

/** Equations that are numbered to be put together, and ask for nothing by themselves. */
export function areData({ stem, parts }: Exercise, locale: Locale): boolean {
  const listed = parts.filter(({ text }) => ARROW.test(text) && !asks(text, locale));
  return listed.length > 1 && (ARROW.test(stem) || (stem !== "" && !asks(stem, locale)));
}

/** Where a stem points at the parts below it: "each of the following compounds". */
function findPointing(stem: string, locale: Locale): { readonly start: number; readonly end: number } | null {
  for (const { points } of wordsOf(locale)) {
    const found = points.exec(withoutAccents(stem));
    if (found !== null) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** Sentences as they stand; a point inside of a number or behind a short form ends none. */
function listSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?](?:["”)])?)\s+(?=[\p{Lu}\p{Lo}¿¡"“(])|(?<=[。？！።፧।])\s*|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** A number with what it counts or measures, an equation, or a formula with its charge. */
export const hasValue = (text: string): boolean => /\d[\d.,]*\s?(?:[\p{L}°%]|×)|[→⟶⇌]|->|=/u.test(text);

const endless = (text: string): string => text.replace(/[\s.:;,?!。：；，、።፣]+$/u, "");

const joined = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text, index, all) => (index < all.length - 1 && /[^.:;?!。：；？！።፧।]$/u.test(text) ? `${text}.` : text))
    .map((text, index, all) => (index < all.length - 1 ? text.replace(/[:：]$/u, ".") : text))
    .join(" ");

/** The same problem in several wordings, the ones that say most first: those of one rank must agree. */
type Wordings = readonly (readonly string[])[];

/** A part that asks nothing is what its stem asks about. */
function wordItem(stem: string, item: string, locale: Locale): Wordings {
  const bare = endless(item);
  const pointing = findPointing(stem, locale);
  const isHeading = /[:：]\s*$/u.test(stem);
  const colon = `${endless(stem)}: ${item}`;
  if (pointing === null) return isHeading ? [[joined(stem, item), colon]] : [[joined(stem, item)], [colon]];
  const before = stem.slice(0, pointing.start);
  const behind = stem.slice(pointing.end);
  const inPlace = `${before}${bare}${endless(behind)}${/\?\s*$/u.test(stem) ? "?" : "."}`;
  const asked = listSentences(stem).filter((sentence) => asks(sentence, locale));
  const question = asked.length === 1 && listSentences(stem).length > 1 ? asked : [];
  return [
    [joined(stem, item), colon, inPlace],
    [joined(item, `${before}${IT[locale]}${behind}`.replace(/:\s*$/u, "."))],
    ...question.flatMap((each) => wordItem(each, item, locale)),
  ];
}

/** What stands for the part where its sentence went before the question. */
const IT: Readonly<Record<Locale, string>> = { en: "it", es: "ello", fr: "cela", zh: "它", hi: "इस", am: "ይህ" };

/** What a part before it told, without what it asked. */
export function tellings(earlier: readonly Part[], locale: Locale): string[] {
  return earlier.flatMap(({ text }) =>
    listSentences(text).filter((sentence) => hasValue(sentence) && !asks(sentence, locale)),
  );
}

/** A part that asks by itself, below what its stem and the parts before it told. */
function wordQuestion(stem: string, item: string, earlier: readonly Part[], locale: Locale): Wordings {
  const told = tellings(earlier, locale);
  const isOpen = told.length > 0 && (refersBack(item, locale) || !hasValue(item));
  const plain = listSentences(stem).filter(hasValue);
  const below = [joined(stem, item), ...(plain.length > 0 ? [joined(...plain, item)] : [])];
  const beside = told.length === 0 ? [] : [joined(stem, ...told, item), joined(...plain, ...told, item)];
  if (isOpen) return [beside];
  return [below, ...(plain.length === 0 ? [[item]] : []), beside];
}

/** How a part may be worded as a problem of its own; each wording keeps what the stem says. */
export function wordPart(stem: string, { text }: Part, earlier: readonly Part[], locale: Locale): Wordings {
  return asks(text, locale) ? wordQuestion(stem, text, earlier, locale) : wordItem(stem, text, locale);
}
