import { findConfiguration, countUnpaired } from "../../chemistry/elements/configuration.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { familyOf, kindOf } from "../../chemistry/elements/families.ts";
import { stateAt } from "../../chemistry/elements/states.ts";
import { MAIN_ELEMENTS } from "../../problems/periodic-table/elements.ts";
import type { Span } from "../claim.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { readCountBefore, readOrdinalBefore } from "./number-words.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";
import { type Atom, atomBefore, atomBehind } from "./subject-of.ts";

type Count = (atom: Atom) => number | null;

const protonsOf: Count = ({ symbol }) => findElement(symbol)?.number ?? null;

/** What an atom, ion or nuclide has so many of. */
const COUNTED: Readonly<Partial<Record<Concept, Count>>> = {
  protons: protonsOf,
  neutrons: ({ symbol, massNumber }) => {
    const number = findElement(symbol)?.number;
    return massNumber === null || number === undefined ? null : massNumber - number;
  },
  electrons: (atom) => {
    const protons = protonsOf(atom);
    return protons === null ? null : protons - atom.charge;
  },
  "valence-electrons": ({ symbol, charge }) =>
    charge === 0 ? (MAIN_ELEMENTS.find((each) => each.symbol === symbol)?.valence ?? null) : null,
  "unpaired-electrons": ({ symbol, charge }) => {
    const configuration = findConfiguration(symbol, charge);
    return configuration === null ? null : countUnpaired(configuration);
  },
};

/** Where an element stands. */
const PLACES: Readonly<Partial<Record<Concept, Count>>> = {
  "atomic-number": protonsOf,
  group: ({ symbol }) => findElement(symbol)?.group ?? null,
  period: ({ symbol }) => findElement(symbol)?.period ?? null,
};

/** Electrons are counted in bonds and changes too: another number is wrong only where it is said that it has them. */
const HAS =
  /(?:(?<!\p{L})(?:has|have|having|contains?|with|tienen?|posee|contiene|possède|a|contient)|有|含有|具有|में|के|አለው|አሉት)[\s*\d+−=-]*$/iu;

/** The main groups were once counted from 1 to 8. */
const isPlace = (value: number, expected: number, said: Concept): boolean =>
  value === expected || (said === "group" && expected > 12 && value === expected - 10);

const isElement = ({ charge }: Atom): boolean => charge === 0;

/** What is counted in atoms, ions and nuclides, where elements stand, and what kind of substance they are. */
export function judgeAtoms(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  return clause.concepts.flatMap((said) => {
    const isOfShell = said.concept === "electrons" && clause.concepts.some(({ concept }) => concept === "outer-shell");
    const counted = COUNTED[isOfShell ? "valence-electrons" : said.concept];
    if (counted !== undefined) return judgeCounted(said, counted, clause);
    const place = PLACES[said.concept];
    if (place !== undefined) return judgePlace(said, place, clause);
    const kind = KINDS[said.concept];
    return kind === undefined ? [] : judgeKind(said, kind, clause);
  });
}

function judgeCounted(said: FoundConcept, count: Count, clause: Clause): Statement[] {
  const before = clause.text.slice(0, said.start - clause.start);
  const number: Counted | null = readCountBefore(before, clause.locale) ?? readCountBehind(said, clause);
  if (number === null) return [];
  const span = { start: Math.min(said.start, number.start ?? said.start - (number.length ?? 0)), end: said.end };
  const atom = atomBefore(span, clause) ?? atomBehind(said, clause);
  const expected = atom === null ? null : count(atom);
  if (atom === null || expected === null) return [];
  if (number.value === expected) return [right(span)];
  const isOnly =
    clause.concepts.filter(({ concept }) => concept === said.concept).length === 1 ||
    clause.mentioned.filter(({ end }) => end <= span.start).length === 1;
  const isTelling = said.concept !== "electrons" || HAS.test(clause.text.slice(0, span.start - clause.start));
  // "Boron has six valence electrons in BF₃": those that it shares are counted with its own.
  const isBound = clause.mentioned.some(({ formulas }) => formulas.every((formula) => /[A-Z].*[A-Z]/.test(formula)));
  return atom.isSure && isOnly && isTelling && !isBound ? [judged(span, false)] : [];
}

type Counted = { readonly value: number; readonly length?: number; readonly start?: number };

const BEHIND = /^[\s*]*(?:(?:is|are|es|est|=|:|：|为|是|हैं?|ነው)[\s*]*)?(\d{1,3})(?![\d.,]\d|\d|\s?[-−–+×·*/÷]\s?\d)/u;

/** "The atomic number is 11", "number of protons: 11". */
function readCountBehind(said: Span, { text, start }: Clause): Counted | null {
  const digits = BEHIND.exec(text.slice(said.end - start))?.[1];
  return digits === undefined ? null : { value: Number(digits), start: said.start };
}

const PLACE_BEHIND = /^(?:[^\d.;,，、]{0,24}?)(\d{1,3})(?![\d.,]\d|\d|\s?%)/u;
const PLACE_BEFORE = /第\s?(\d{1,3})\s?(?:[主副])?$|(\d{1,3})(?:st|nd|rd|th|वें|वाँ|ኛ)?[\s*]*$/u;

function judgePlace(said: FoundConcept, place: Count, clause: Clause): Statement[] {
  const number = placeBefore(said, clause) ?? placeBehind(said, clause);
  if (number === null) return [];
  const atom = atomIn({ start: said.start, end: number.end }, clause) ?? atomBefore(said, clause);
  const expected = atom === null ? null : place(atom);
  if (atom === null || expected === null) return [];
  if (isPlace(number.value, expected, said.concept)) return [right(number)];
  return atom.isSure ? [judged(number, false)] : [];
}

type Place = Span & { readonly value: number };

function placeBefore(said: Span, { text, start, locale }: Clause): Place | null {
  const before = text.slice(0, said.start - start);
  const digits = PLACE_BEFORE.exec(before);
  if (digits !== null) return { value: Number(digits[1] ?? digits[2]), start: start + digits.index, end: said.end };
  const ordinal = readOrdinalBefore(before, locale);
  return ordinal === null ? null : { value: ordinal.value, start: said.start - ordinal.length, end: said.end };
}

function placeBehind(said: Span, { text, start }: Clause): Place | null {
  const behind = PLACE_BEHIND.exec(text.slice(said.end - start));
  const digits = behind?.[1];
  if (behind === null || digits === undefined) return null;
  const end = said.end + behind[0].length;
  return { value: Number(digits), start: end - String(Number(digits)).length, end };
}

/** "The atomic number of iron is 26": named within what is said. */
function atomIn(span: Span, clause: Clause): Atom | null {
  const own = clause.mentioned.filter((each) => each.start >= span.start && each.end <= span.end);
  return own.length === 1 ? atomBefore({ start: span.end, end: span.end }, { ...clause, mentioned: own }) : null;
}

type Kind = (symbol: string) => boolean | null;

const ofFamily =
  (...families: readonly string[]): Kind =>
  (symbol) => {
    const element = findElement(symbol);
    return element === null ? null : families.includes(familyOf(element));
  };
const ofKind =
  (kind: "metal" | "nonmetal" | "metalloid"): Kind =>
  (symbol) => {
    const element = findElement(symbol);
    const own = element === null ? null : kindOf(element);
    return own === null || (own === "metalloid" && kind !== "metalloid") ? null : own === kind;
  };
const ROOM_TEMPERATURE = 25;
const inState =
  (state: "solid" | "liquid" | "gas"): Kind =>
  (symbol) => {
    const element = findElement(symbol);
    const own = element === null ? null : stateAt(element.symbol, ROOM_TEMPERATURE);
    return own === null ? null : own === state;
  };
const DIATOMIC: ReadonlySet<string> = new Set(["H", "N", "O", "F", "Cl", "Br", "I"]);

const KINDS: Readonly<Partial<Record<Concept, Kind>>> = {
  halogen: ofFamily("halogens"),
  "alkali-metal": ofFamily("alkali-metals"),
  "alkaline-earth": ofFamily("alkaline-earth-metals"),
  "noble-gas": ofFamily("noble-gases"),
  "transition-metal": ofFamily("transition-metals"),
  "is-metal": ofKind("metal"),
  "is-nonmetal": ofKind("nonmetal"),
  metalloid: ofKind("metalloid"),
  diatomic: (symbol) => DIATOMIC.has(symbol),
  gas: inState("gas"),
  liquid: inState("liquid"),
  solid: inState("solid"),
};
const STATES: ReadonlySet<Concept> = new Set(["gas", "liquid", "solid"]);

/** Members that a family may be named by; what is true of all of them is true of it. */
const FAMILIES: readonly (readonly [Concept, readonly string[]])[] = [
  ["halogen", ["F", "Cl", "Br", "I"]],
  ["alkali-metal", ["Li", "Na", "K", "Rb", "Cs"]],
  ["noble-gas", ["He", "Ne", "Ar", "Kr", "Xe"]],
];

function judgeKind(said: FoundConcept, kind: Kind, clause: Clause): Statement[] {
  const atRoom = clause.around.some(({ concept }) => concept === "room-temperature");
  const isState = STATES.has(said.concept);
  const atom = atomBefore(said, clause);
  if (atom === null) {
    const family = FAMILIES.find(([concept]) =>
      clause.concepts.some((each) => each.concept === concept && each.end <= said.start),
    );
    const truths = family === undefined ? [] : family[1].map((symbol) => kind(symbol));
    return truths.length > 0 && truths.every((each) => each === true) && (!isState || atRoom) ? [right(said)] : [];
  }
  const truth = isElement(atom) ? kind(atom.symbol) : null;
  if (truth === true) return [right(said)];
  const isPlain = atom.isSure && IS.test(clause.text.slice(0, said.start - clause.start));
  return truth === false && isPlain && (!isState || atRoom) ? [judged(said, false)] : [];
}

/** "Sodium is a …". */
const IS = /(?:\b(?:is|are) (?:an? |the )?|\bes (?:una? )?|\best (?:une? )?|是(?:一种)?|एक )[\s*\p{L}\p{M}]{0,24}$/iu;
