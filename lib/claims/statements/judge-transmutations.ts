import { ELEMENTS, findElement } from "../../chemistry/elements/elements.ts";
import { daughterOf, type Decay, DECAYING, type Nucleus } from "../../problems/nuclear/decays.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { HALF_LIVES } from "./nuclide-half-lives.ts";
import { type Clause, judged, type Mentioned, right, type Statement } from "./statement.ts";
import { massNumberBehind, readAtom } from "./subject-of.ts";

const MODES: Readonly<Partial<Record<Concept, Decay>>> = {
  "alpha-decay": "alpha",
  "beta-decay": "beta-minus",
  "positron-decay": "positron",
};
const DECAYS = ["alpha", "beta-minus", "positron", "capture"] as const;
const FARTHEST = 90;
const ALPHA_MASS = 4;
const ELEMENT =
  /(?:\belement|\belemento|\bélément|元素|तत्त्व|तत्व|ኤለመንት)\s(?:number |no\.? |número |numéro )?(\d{1,3})(?!\d)/giu;
const BY = /^[^\d.;，。]{0,24}?(?<!\d)([1-4])(?![\d.,]\d|\d|\s?%)/u;
const BY_BEFORE = /(?:by|en|de|um)?\s?([1-4])\s?$/u;

/** What nuclei become: the nuclide behind, the numbers that change, and the element of a number. */
export function judgeTransmutations(clause: Clause): Statement[] {
  return clause.isDenied
    ? []
    : [...judgeHalfLife(clause), ...judgeDaughter(clause), ...judgeChanges(clause), ...judgeElementNumber(clause)];
}

type Named = { readonly start: number; readonly end: number; readonly nucleus: Nucleus };

export function nucleusOf(each: Mentioned, clause: Clause): Named | null {
  const atom = readAtom(each.formulas);
  const number = atom === null ? undefined : findElement(atom.symbol)?.number;
  const massNumber = massNumberBehind(each, clause);
  if (number === undefined || massNumber === null) return null;
  const behind = /^\s?[-‑–]?\s?\d{1,3}/u.exec(clause.text.slice(each.end - clause.start))?.[0] ?? "";
  const end = each.end + (behind.endsWith(String(massNumber)) ? behind.length : 0);
  return { start: each.start, end, nucleus: { massNumber, charge: number } };
}

export const areSame = (one: Nucleus, other: Nucleus): boolean =>
  one.massNumber === other.massNumber && one.charge === other.charge;

const PERIOD =
  /(?<![\d.,])(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)(?:\s?×\s?10([⁰¹²³⁴-⁹]{1,2})|\s(billion|million|mil millones|millones|milliards?|millions?|亿|万))?\s?(?:d['’]|de )?(years?|yr|años|ans|années|年|वर्ष|साल|ዓመት|days?|días?|jours?|天|दिन|ቀናት|ቀን)/u;
const TIMES: Readonly<Record<string, number>> = {
  billion: 1e9,
  million: 1e6,
  millions: 1e6,
  "mil millones": 1e9,
  millones: 1e6,
  milliard: 1e9,
  milliards: 1e9,
  亿: 1e8,
  万: 1e4,
};
const DAYS_OF_YEAR = 365.25;
/** As old and new tables differ: 5730 years are still told of carbon-14. */
const TABLES_DIFFER = 0.02;
const FAR = 0.5;

/** "Carbon-14 has a half-life of 5730 years". */
function judgeHalfLife(clause: Clause): Statement[] {
  const { concepts, mentioned, text, start } = clause;
  const said = concepts.find(({ concept }) => concept === "half-life" || concept === "first-order-half-life");
  const [only, ...others] = mentioned.flatMap((each) => nucleusOf(each, clause) ?? []);
  const period = said === undefined ? null : PERIOD.exec(text.slice(said.end - start));
  if (said === undefined || only === undefined || others.length > 0 || period === null || period.index > NEAR_PERIOD)
    return [];
  const [whole, digits = "", raised, word, unit = ""] = period;
  const power = [...(raised ?? "")].reduce((sum, sign) => 10 * sum + RAISED.indexOf(sign), 0);
  const plain = /^\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+$/u.test(digits)
    ? digits.replaceAll(/\D/gu, "")
    : digits.replace(",", ".");
  const years =
    (Number(plain) * 10 ** power * (TIMES[word ?? ""] ?? 1)) / (/^[dj]|天|दिन|ቀ/u.test(unit) ? DAYS_OF_YEAR : 1);
  const symbol = findElementBy(only.nucleus.charge);
  const known = HALF_LIVES[`${only.nucleus.massNumber}${symbol}`];
  if (known === undefined) return [];
  const at = said.end + period.index;
  const apart = Math.abs(years - known) / known;
  const span = { start: at, end: at + whole.length };
  return apart < TABLES_DIFFER ? [right(span)] : apart > FAR ? [judged(span, false)] : [];
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const NEAR_PERIOD = 24;

const findElementBy = (number: number): string => ELEMENTS[number - 1]?.symbol ?? "";

/** "Carbon-14 decays to nitrogen-14", "the product is thorium-234": by the way that is named, else by its own main one. */
function judgeDaughter(clause: Clause): Statement[] {
  const { concepts, mentioned, nuclide } = clause;
  const becomes = concepts.find(({ concept }) => concept === "becomes");
  if (becomes === undefined) return [];
  const nuclei = mentioned.flatMap((each) => nucleusOf(each, clause) ?? []);
  const child = nuclei.find(({ start }) => start >= becomes.end);
  const parent = nuclei.findLast(({ end }) => end <= becomes.start) ?? null;
  if (child === undefined || child.start - becomes.end > FARTHEST || nuclei.length > 2) return [];
  const before = nuclide === null ? undefined : findElement(nuclide.symbol)?.number;
  const massBefore = nuclide?.massNumber ?? null;
  const from =
    parent?.nucleus ??
    (before === undefined || massBefore === null ? null : { massNumber: massBefore, charge: before });
  if (from === null || areSame(from, child.nucleus)) return [];
  const named = modesOf(concepts);
  const known = named.length > 0 ? named : DECAYS.filter((mode) => DECAYING[mode].some((each) => areSame(each, from)));
  if (known.length === 0) return [];
  if (known.some((mode) => areSame(daughterOf(from, mode), child.nucleus))) return [right(child)];
  const isOneStep = Math.abs(from.massNumber - child.nucleus.massNumber) <= ALPHA_MASS;
  return parent !== null && known.length === 1 && isOneStep ? [judged(child, false)] : [];
}

const modesOf = (concepts: readonly FoundConcept[]): Decay[] => [
  ...new Set(concepts.flatMap(({ concept }) => MODES[concept] ?? [])),
];

/** "The mass number drops by 4": of the decay that its sentence speaks of, or its line before. */
function judgeChanges({ concepts, around, lineBefore, text, start }: Clause): Statement[] {
  const own = modesOf(around);
  const [mode, ...others] = own.length > 0 ? own : modesOf(lineBefore).slice(-1);
  // "Alpha and beta decay" names both.
  if (
    mode === undefined ||
    others.length > 0 ||
    (/alpha|alfa|α|अल्फा|አልፋ/iu.test(text) && /b[eê]ta|β|बीटा|ቤታ/iu.test(text))
  )
    return [];
  const from = { massNumber: 100, charge: 50 };
  const to = daughterOf(from, mode);
  return concepts.flatMap((said, at): Statement[] => {
    const change =
      said.concept === "increase" ? 1 : said.concept === "decrease" ? -1 : said.concept === "stays-same" ? 0 : null;
    const number = concepts
      .slice(0, at)
      .findLast(({ concept }) => concept === "mass-number" || concept === "atomic-number");
    if (change === null || number === undefined || said.start - number.end > 30) return [];
    const behind = text.slice(said.end - start);
    const by = change === 0 ? null : (BY.exec(behind) ?? BY_BEFORE.exec(text.slice(0, said.start - start)));
    if (change !== 0 && by === null) return [];
    const expected = number.concept === "mass-number" ? to.massNumber - from.massNumber : to.charge - from.charge;
    const isBehind = by !== null && behind.startsWith(by[0]);
    const span = { start: said.start, end: said.end + (isBehind ? by[0].length : 0) };
    return [judged(span, change * Number(by?.[1] ?? 0) === expected)];
  });
}

/** "Element 91 is protactinium". */
function judgeElementNumber({ text, start, mentioned }: Clause): Statement[] {
  return [...text.matchAll(ELEMENT)].flatMap((match): Statement[] => {
    const end = start + match.index + match[0].length;
    const behind = mentioned.find((each) => each.start >= end);
    const atom = behind === undefined || behind.start - end > 12 ? null : readAtom(behind.formulas);
    const number = atom === null ? undefined : findElement(atom.symbol)?.number;
    return behind === undefined || number === undefined
      ? []
      : [judged({ start: start + match.index, end: behind.end }, number === Number(match[1]))];
  });
}
