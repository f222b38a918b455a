import { distance } from "fastest-levenshtein";
import { bounded, spend } from "../../budget/budget.ts";
import { writeSmall } from "../../facts/small-letters.ts";
import { DEFAULT_LOCALE, type Locale } from "../../i18n/locales.ts";
import { listElementNames } from "../../nomenclature/list-names.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { foldWord } from "../../reading/glosses/index-glosses.ts";
import { listGlossedPhrases } from "../../reading/glosses/list-words.ts";
import { problemVocabulary } from "../../solver/problems/lexicon/problem-vocabulary.ts";
import { solve } from "../../solver/solve.ts";
import { HURRIED_WORDS } from "./hurried-words.ts";
import { writeHalves } from "./write-halves.ts";

/** Longer texts are not typed in a hurry. UTF-16 units. */
const LONGEST = 400;
/** In steps, as `solve` counts them. */
const MOST_WORK = 3_000_000;

/**
 * A problem that was typed in a hurry, written out so that it is understood: shorthand and slips of spelling, units that are run
 * together, a range with one unit, a question that is only named at the end. Null where it is not solved even so. In the
 * reader's language or in English; what is shown is what was read.
 */
export function mendProblem(text: string, locale: Locale): string | null {
  if (text.length > LONGEST || !/\d/u.test(text)) return null;
  const found = bounded(MOST_WORK, () => findMended(text, locale));
  return found.kind === "done" ? found.value : null;
}

/** "37 °C በ K ስንት ነው?" asks how many kelvins that is: the unit stands behind the question word. */
const inUnit = (text: string): string =>
  text.replace(/^(.*\p{Nd}\s?\S+)\s+በ\s?(\S+?)\s+(?:ስንት|ምን ያህል)(?:\s+ነው)?\s*[?፧]?\s*$/u, "$1 ስንት $2 ነው?");

/** A message without shorthand and slips of spelling, as far as they are known. */
export function writeOut(text: string, language: Locale): string {
  return text.length > LONGEST ? text : spellWords(writeInFull(text, language), language);
}

/** A message without shorthand, its words otherwise as they are typed, and its formulas as they are written. */
export function writeInFull(text: string, language: Locale): string {
  return text.length > LONGEST ? text : writeUnits(spellOut(writeSmall(text, language), language));
}

function findMended(text: string, locale: Locale): string | null {
  const tried = new Set([text]);
  for (const language of new Set<Locale>([locale, "en"])) {
    const united = writeUnits(writeSmall(text, language));
    const spelled = writeOut(text, language);
    const asked = [spelled, ...partAsked(spelled)];
    for (const candidate of [
      united,
      ...asked,
      inUnit(united),
      ...askAtEnd(united, language),
      ...askAtEnd(spelled, language),
    ]) {
      if (tried.has(candidate)) continue;
      tried.add(candidate);
      const outcome = solve(candidate, locale);
      if (outcome.kind === "solved" && outcome.skipped.length === 0) return candidate;
    }
  }
  return null;
}

const WORD = /[\p{L}\p{M}@][\p{L}\p{M}'’/]*/gu;

/** So many words at most are typed short together: "c koi". */
const LONGEST_SHORT = 3;

/** What is typed short, as it is written. Words with capitals inside are formulas. */
function spellOut(text: string, language: Locale): string {
  const words = HURRIED_WORDS.get(language);
  if (words === undefined) return text;
  const spelled = language === "zh" ? spellChinese(text, words) : spellSpaced(text, words);
  return spelled.replaceAll(/[ \t]{2,}/g, " ").trim();
}

function spellSpaced(text: string, words: ReadonlyMap<string, string>): string {
  const found = [...text.matchAll(WORD)];
  let spelled = "";
  let end = 0;
  for (let at = 0; at < found.length;) {
    const length = lengthTyped(found, at, text, words);
    const first = found[at];
    const last = found[at + Math.max(1, length) - 1];
    if (first === undefined || last === undefined) break;
    const until = last.index + last[0].length;
    const typed = text.slice(first.index, until);
    spelled += text.slice(end, first.index) + (length === 0 ? typed : (words.get(keyOf(typed)) ?? typed));
    end = until;
    at += Math.max(1, length);
  }
  return spelled + text.slice(end);
}

const keyOf = (typed: string): string => typed.toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " ");

/** How many words from there on are typed short together; none where the first says what it is. */
function lengthTyped(
  found: readonly RegExpExecArray[],
  at: number,
  text: string,
  words: ReadonlyMap<string, string>,
): number {
  const [word = ""] = found[at] ?? [];
  const start = found[at]?.index ?? 0;
  // "0.5 M", "2.5 g": a symbol behind a number, which "FeCl3" is not.
  const isUnit = word.length < 3 && /(?<![\p{L}\p{M}\d)\]])[\d.,]*\d\s?$/u.test(text.slice(0, start));
  if (isUnit || /^[A-Z]$|\p{L}\p{Lu}/u.test(word)) return 0;
  for (let length = LONGEST_SHORT; length > 0; length -= 1) {
    const last = found[at + length - 1];
    if (last === undefined) continue;
    const typed = text.slice(start, last.index + last[0].length);
    if (words.has(keyOf(typed))) return length;
  }
  return 0;
}

/** Nothing parts the words of Chinese. */
function spellChinese(text: string, words: ReadonlyMap<string, string>): string {
  const typed = [...words.keys()].toSorted((one, other) => other.length - one.length);
  return text.replaceAll(new RegExp(typed.join("|"), "gu"), (short) => words.get(short) ?? short);
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;

/** "25C to 85C", "J/gC", "15 to 40 °C", "50ml": units as they are written. */
function writeUnits(text: string): string {
  return writeHalves(text)
    .replaceAll(/J\s?\/\s?g\s?[·*./]?\s?(?:°\s?C|C|K)(?!\p{L})/gu, (unit) => `J/(g·${unit.endsWith("K") ? "K" : "°C"})`)
    .replaceAll(new RegExp(`(${NUMBER})\\s?(?:deg(?:rees?)?\\s?)?C(?![\\p{L}\\d-])`, "gu"), "$1 °C")
    .replaceAll(/(?<=\d)\s?(?:degrees?|deg|grados?|degrés?)\s(?=C\b)/gu, " °")
    .replaceAll(
      new RegExp(
        `(${NUMBER})\\s?(to|a|à|hasta|bis|से|到|至|-|–|→)\\s?(${NUMBER})\\s?(°C|K|°F|atm|L|mL|M|g)(?![\\p{L}\\d])`,
        "gu",
      ),
      (whole, from: string, between: string, to: string, unit: string) =>
        /^[-–→]$/.test(between) && !/°|K/.test(unit) ? whole : `${from} ${unit} ${toWord(between)} ${to} ${unit}`,
    )
    .replaceAll(/(?<=\d)(?:ml|ML|Ml)(?!\p{L})/gu, " mL");
}

const toWord = (between: string): string => (/^[-–→]$/.test(between) ? "to" : between);

/** Words that are one or two letters away from a word of problems, and are none themselves. */
function spellWords(text: string, language: Locale): string {
  const known = wordsOf(language);
  return text.replaceAll(WORD, (word) => {
    if (word.length < 5 || /\p{Lu}/u.test(word.slice(1)) || known.all.has(word.toLowerCase())) return word;
    if (parseUnit(word, { words: UNIT_WORDS[language] }).ok) return word;
    return nearest(word.toLowerCase(), known) ?? word;
  });
}

type Words = { readonly all: ReadonlySet<string>; readonly byFirst: ReadonlyMap<string, readonly string[]> };

const known = new Map<Locale, Words>();

function wordsOf(language: Locale): Words {
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  // Other languages have their words in glosses.
  const words =
    language === DEFAULT_LOCALE
      ? [...problemVocabulary().words]
      : listGlossedPhrases(language).flatMap((phrase) => phrase.split(" ").flatMap((word) => [word, foldWord(word)]));
  const all = new Set([...words, ...listElementNames(language).map(({ name }) => name.toLowerCase()), ...UNITS]);
  const byFirst = new Map<string, string[]>();
  for (const word of all) {
    const first = word.slice(0, 1);
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  const built = { all, byFirst };
  known.set(language, built);
  return built;
}

const UNITS = ["grams", "gram", "moles", "liters", "litres", "molecules", "atoms", "kelvin", "celsius", "minutes"];

/** The only word that is so near; it begins alike, as nearly all slips leave it. */
function nearest(word: string, { byFirst }: Words): string | null {
  const most = word.length < 7 ? 1 : 2;
  let best: { word: string; far: number } | null = null;
  let isOnly = true;
  for (const other of byFirst.get(word.slice(0, 1)) ?? []) {
    if (other.length < 4 || Math.abs(other.length - word.length) > most) continue;
    spend(other.length);
    const far = distance(word, other);
    if (far > most || (best !== null && far > best.far)) continue;
    isOnly = best === null || far < best.far;
    best = { word: other, far };
  }
  return best !== null && (isOnly || best.far <= 1) ? best.word : null;
}

/** How a question that is only named is asked: before its name, or behind it. */
const ASKS: Readonly<Record<Locale, { readonly before: string; readonly behind: string }>> = {
  en: { before: "what is the ", behind: "" },
  es: { before: "cuál es la ", behind: "" },
  fr: { before: "quelle est la ", behind: "" },
  am: { before: "", behind: " ስንት ነው" },
  zh: { before: "", behind: "是多少" },
  hi: { before: "", behind: " क्या है" },
};

/** A question that begins in the middle of a sentence. */
const ASKED =
  /(?<=[\p{L}\d)])\s+(?=(?:what|how (?:much|many)|qu[eé] (?:volumen|masa|presión|presion|temperatura|concentración|concentracion|cantidad|calor)|cuál|cual|cuánt[oa]s?|cuant[oa]s?|quel(?:le)?s?|combien)\s)/giu;

/** "A gas takes up 2 L at 1 atm what volume at 4 atm": with the comma that parts the question from what is told. */
function partAsked(text: string): string[] {
  const parted = text.replace(ASKED, ", ");
  return parted === text ? [] : [parted];
}

/** "…, new concentration?": what stands behind the last comma is what is asked for. */
function askAtEnd(text: string, language: Locale): string[] {
  const open = text.trim().replace(/[?？።।.]+$/u, "");
  const comma = Math.max(...[", ", "; ", ". ", "，", "፣ "].map((sign) => open.lastIndexOf(sign)));
  if (comma === -1) return [];
  const behind = open.slice(comma + 1).trim();
  if (behind === "" || behind.length > 60 || /\d/.test(behind)) return [];
  const head = open.slice(0, comma).trim();
  const { before, behind: after } = ASKS[language];
  const named = behind.replace(/^(?:the|la|el|le|l['’])\s*/iu, "");
  return [`${head}. ${before}${named}${after}?`, `${head}, ${before}${named}${after}?`];
}
