import { MAIN_ELEMENTS } from "../../problems/periodic-table/elements.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { elementOf } from "./judge-elements.ts";
import { type Clause, judged, type Mentioned, right, type Statement } from "./statement.ts";

type Property = "radius" | "ionization" | "electronegativity";

const PROPERTIES: Readonly<Partial<Record<Concept, Property>>> = {
  radius: "radius",
  ionization: "ionization",
  electronegativity: "electronegativity",
};
/** What is compared by a word of its own. */
const WORDS: Readonly<Partial<Record<Concept, readonly [Property, 1 | -1]>>> = {
  "larger-than": ["radius", 1],
  "smaller-than": ["radius", -1],
};
const HIGHER: Readonly<Partial<Record<Concept, 1 | -1>>> = {
  "higher-than": 1,
  "larger-than": 1,
  "lower-than": -1,
  "smaller-than": -1,
};
/** "A higher first ionization energy than". */
const WITHIN: readonly (readonly [RegExp, Property])[] = [
  [/ioni[sz]a/iu, "ionization"],
  [/electroneg|électronég/iu, "electronegativity"],
  [/radi|rayon/iu, "radius"],
];
const OTHERS: ReadonlySet<Concept> = new Set([
  "other-property",
  "gas-pressure",
  "gas-volume",
  "nuclear-charge",
  "protons",
  "electrons",
  "neutrons",
  "cation",
  "anion",
  "boiling",
  "boil-higher",
  "boil-lower",
  "bond",
]);
/** Values that are closer, as a share, are called alike by some tables. */
const CLOSE = 0.02;

const valueOf = (symbol: string, property: Property): number | null =>
  MAIN_ELEMENTS.find((each) => each.symbol === symbol)?.[property] ?? null;

/** Two elements by their size, ionization energy or electronegativity, and the one that has most of it. */
export function judgeComparisons(clause: Clause): Statement[] {
  const { concepts, around, mentioned, isDenied } = clause;
  if (isDenied) return [];
  return concepts.flatMap((said): Statement[] => {
    if (said.concept === "most-electronegative") return judgeMost(said, mentioned);
    const sign = HIGHER[said.concept];
    const isChange = said.concept === "increase" || said.concept === "decrease";
    if ((sign === undefined && !isChange) || around.some(({ concept }) => OTHERS.has(concept))) return [];
    const named = concepts.findLast(({ concept, end }) => concept in PROPERTIES && end <= said.start);
    const within = clause.text.slice(said.start - clause.start, said.end - clause.start);
    const property =
      WITHIN.find(([pattern]) => pattern.test(within))?.[1] ??
      (named === undefined ? undefined : PROPERTIES[named.concept]) ??
      WORDS[said.concept]?.[0];
    if (property === undefined) return [];
    const pair = sign === undefined ? rowBehind(said, clause) : comparedIn(said, clause);
    const [one, other] = pair.map((symbol) => valueOf(symbol, property));
    const isWritten = pair.length === 2 && one !== null && other !== null && one !== undefined && other !== undefined;
    if (!isWritten || Math.abs(one - other) < CLOSE * Math.max(one, other)) return [];
    const grows =
      sign === undefined ? (said.concept === "increase" ? other > one : other < one) : one > other === sign > 0;
    return [judged(said, grows)];
  });
}

/** "From Na to Cl", by their symbols or names, behind a change: its ends. */
function rowBehind(said: FoundConcept, { mentioned, text, start }: Clause): string[] {
  const behind = text.slice(said.end - start, said.end - start + LONGEST_ROW);
  const symbols = SYMBOLS.exec(behind);
  if (symbols !== null) return [symbols[1] ?? "", symbols[2] ?? ""];
  const row = mentioned.filter((each) => each.start >= said.end);
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const isRow =
    FROM.test(text.slice(said.end - start, first.start - start)) &&
    TO.test(text.slice(first.end - start, last.start - start));
  const elements = row.map((each) => elementOf(each));
  return isRow && elements.every((symbol) => symbol !== null) ? [elements[0] ?? "", elements.at(-1) ?? ""] : [];
}

const LONGEST_ROW = 60;
const SYMBOLS =
  /^[\s*]*(?:from|de|desde) ([A-Z][a-z]?)(?: (?:to|a|à|hasta) [A-Z][a-z]?)*? (?:to|a|à|hasta) ([A-Z][a-z]?)(?![\p{L}\d₀-₉]| (?:to|a|à|hasta) [A-Z])/u;
const FROM = /^[\s*]*(?:from|de|del|desde|du|de l['’]|d['’])[\s*]*$/iu;
const TO = /(?:^|\s)(?:to|a|al|hasta|à|au|jusqu['’]à|via|through)(?:\s|$)/iu;

/** What stands before the word is said to have more or less of it than what stands behind, or, in some languages, than what comes second. */
function comparedIn(said: FoundConcept, { mentioned, locale }: Clause): string[] {
  if (locale === "en" || locale === "es" || locale === "fr") {
    const one = mentioned.findLast(({ end }) => end <= said.start);
    const other = mentioned.find(({ start }) => start >= said.end);
    return isNear(one, said) && isNear(other, said) ? symbolsOf([one, other]) : [];
  }
  const [one, other, ...more] = mentioned;
  return more.length === 0 ? symbolsOf([one, other]) : [];
}

const FARTHEST = 60;

function isNear(each: Mentioned | undefined, said: FoundConcept): boolean {
  return each !== undefined && Math.max(each.start - said.end, said.start - each.end) <= FARTHEST;
}

function symbolsOf(pair: readonly (Mentioned | undefined)[]): string[] {
  const symbols = pair.flatMap((each) => (each === undefined ? [] : (elementOf(each) ?? [])));
  return symbols.length === 2 ? symbols : [];
}

function judgeMost(said: FoundConcept, mentioned: readonly Mentioned[]): Statement[] {
  const [only, ...others] = mentioned;
  const symbol = only === undefined || others.length > 0 ? null : elementOf(only);
  if (symbol === null) return [];
  return symbol === "F" ? [right(said)] : [judged(said, false)];
}
