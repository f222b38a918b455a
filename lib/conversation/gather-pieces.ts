import type { Card } from "../cards/card.ts";
import { bounded } from "../budget/budget.ts";
import { DEFAULT_LOCALE, type Locale } from "../i18n/locales.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { listMentions, writeQuantity } from "./compose-question.ts";
import { findNamed } from "./find-named.ts";
import { listFormulas } from "./list-formulas.ts";
import { detectLocale } from "../retrieval/detect-locale.ts";
import { listConcepts } from "../retrieval/list-concepts.ts";
import { isWordOfFollowUp } from "./phrases/follow-up-vocabulary.ts";
import { putInPlace } from "./put-in-place.ts";
import { writeInFull } from "./mend/mend-problem.ts";
import { writeLetters } from "./mend/write-letters.ts";
import type { Words } from "../wording/words.ts";
import type { Said } from "./hint-subject.ts";
import { firstSolved, poseFragment } from "./pose-problem.ts";

/** A problem is told in so many messages at most, the last one with them; and a piece of it is so long. UTF-16 units. */
const MOST_BEFORE = 3;
const LONGEST_PIECE = 160;

/** What was asked may be known still behind these. */
const LEAVES_OPEN: ReadonlySet<Card["type"]> = new Set<Card["type"]>(["problem_reading", "concept_explanation"]);

/** In steps, as `solve` counts them. */
const MOST_WORK = 2_000_000;

/**
 * The problem that a message makes together with those right before it, of which none was solved: "find the pH", "it is 0.02
 * molar", "HNO3". Null where they make none.
 */
export function gatherPieces(text: string, said: readonly Said[], words: Words): string | null {
  if (text.length > LONGEST_PIECE) return null;
  const since = said.slice(said.findLastIndex(({ card }) => card !== null && !LEAVES_OPEN.has(card.type)) + 1);
  const own = since.filter(({ role }) => role === "user").slice(-MOST_BEFORE);
  const pieces = own.filter(({ text: each, hasFiles }) => !hasFiles && each.length <= LONGEST_PIECE);
  const all = [...pieces.map((each) => each.text), text];
  if (own.length === 0 || pieces.length < own.length || !holdsData(all.join("\n"), words.locale)) return null;
  const found = bounded(MOST_WORK, () => findWhole(all, words));
  return found.kind === "done" ? found.value : null;
}

/**
 * "Does an oxidizing agent gain electrons?", "an example": words alone are no data. Nor are numbers of nothing that
 * chemistry knows, "I am stuck on question 4": to try them in each order and wording would take long.
 */
function holdsData(text: string, locale: Locale): boolean {
  if (!/\p{N}/u.test(text)) return false;
  const quantities = listQuantities(text, { locale, trailingZeros: "measured" });
  return (
    quantities.some((each) => each.ok && each.value.quantity.unit.dimension !== DIMENSIONS.none) ||
    listConcepts(text, detectLocale(text, locale)).length > 0
  );
}

/** With the units that go without saying, as they stand, or written out. */
function findWhole(told: readonly string[], words: Words): string | null {
  const plain = told.map((piece) => piece.trim().replace(/[.!।。]+$/u, ""));
  const full = plain.map((piece) => writeLetters(writeInFull(piece, words.locale)));
  const readings = new Map([plain.map(writeLetters), plain, full].map((pieces) => [pieces.join("\n"), pieces]));
  for (const pieces of readings.values()) {
    const problem = joinPieces(pieces, words) ?? placeValue(pieces, words.locale) ?? askOfMixed(pieces, words.locale);
    if (problem !== null) return problem;
  }
  return null;
}

/** "Oh, 250 g", behind "how much heat to warm water from 20 to 75 °C": how much there is of what the question names. */
function placeValue(told: readonly string[], locale: Locale): string | null {
  const [open, last] = told.slice(-2);
  const [value, ...others] = last === undefined ? [] : listQuantities(last, { locale, trailingZeros: "measured" });
  if (open === undefined || last === undefined || value?.ok !== true || others.length > 0) return null;
  const { start, end, quantity } = value.value;
  const isBare = isWordOfFollowUp(`${last.slice(0, start)} ${last.slice(end)}`);
  if (!isBare || quantity.unit.dimension === DIMENSIONS.none) return null;
  const [formula] = listFormulas(open);
  const named = formula === undefined ? findNamed(open, locale) : spanOf(open, formula);
  if (named === null) return null;
  const written = last.slice(start, end).trim();
  const name = open.slice(named.start, named.end);
  const places = LINKS[locale].map((link) => putInPlace(open, [{ ...named, written: `${written}${link}${name}` }]));
  return firstSolved(places, locale)?.problem ?? null;
}

/** "Which runs out first", behind "4 g of H2 and 40 g of O2": what is told is what reacts. */
function askOfMixed(told: readonly string[], locale: Locale): string | null {
  const [open = "", last = ""] = told.slice(-2);
  const mentions = listMentions(open, locale);
  const substances = new Set(mentions.flatMap(({ of }) => of ?? []));
  if (
    substances.size < 2 ||
    substances.size < mentions.length ||
    /\p{Nd}\s?\p{L}{1,3}(?!\p{L})/u.test(last.replaceAll(/[A-Z]\p{L}?\d+/gu, ""))
  )
    return null;
  const mixed = listMentions(open, locale)
    .map(({ quantity, of }) => `${writeQuantity(quantity, DEFAULT_LOCALE)} of ${of}`)
    .join(" and ");
  return firstSolved([`${mixed} react. ${last}`], locale)?.problem ?? null;
}

const spanOf = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });

/** What stands between a value and what it is of. */
const LINKS: Readonly<Record<Locale, readonly string[]>> = {
  en: [" of ", " "],
  es: [" de ", " "],
  fr: [" de ", " d’"],
  am: [" "],
  zh: ["", " "],
  hi: [" "],
};

/** With as few of the messages before as it takes. */
function joinPieces(open: readonly string[], words: Words): string | null {
  for (let from = open.length - 2; from >= 0; from -= 1) {
    const told = open.slice(from);
    // What is given may be told before what is asked for.
    const orders = [told, told.toReversed()];
    const joined = orders.flatMap((each) => [each.join(". "), each.join(" ")]);
    const posed = firstSolved(joined, words.locale) ?? poseFragment(told.join(", "), words);
    if (posed !== null) return posed.problem;
  }
  return null;
}
