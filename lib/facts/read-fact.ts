import { spend } from "../budget/budget.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { normalise } from "../solver/normalise.ts";
import { findWritten, MOST_NAME_CHARACTERS, MOST_NAME_WORDS, readThingName } from "./find-things.ts";
import { type Index, indexPhrases, phraseFrom } from "./phrase-index.ts";
import { type Kind, KINDS_OF } from "./lab/kinds.ts";
import { labPropertyOf, type Lookup, readLookup } from "./lab/read-lookup.ts";
import { CONSTANT_NAMES, type ConstantName, type Extreme, type FactWord, type Property } from "./properties.ts";
import { formulaOfThing, type Thing } from "./things.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { LAB_WORDS } from "./words/lab/words.ts";
import { FACT_WORDS } from "./words/words.ts";

/** A question for a fact: what is asked of what; of several things, which has the most or least of it. */
export type FactQuestion = {
  readonly property: Property | null;
  readonly extreme: Extreme | null;
  readonly things: readonly Thing[];
  readonly constant: ConstantName | null;
  readonly lookup: Lookup | null;
};

/** Longer texts ask for more than a fact. UTF-16 units. */
const LONGEST = 160;

/**
 * The fact that a text asks for, in whatever words and order: every word of it must be a thing, a property, or one that asks.
 * `before`: the fact that was asked for last, whose property or thing is meant where the text leaves one out ("and toluene?",
 * "bond angle?"). Null for anything else.
 */
export function readFact(text: string, locale: Locale, before: FactQuestion | null = null): FactQuestion | null {
  if (text.length > LONGEST) return null;
  const plain = text.replace(WHY, " ");
  const read = readWords(plain, locale, before === null ? 0 : MOST_UNKNOWN);
  if (read === null) return null;
  // Of what is compared the answer tells the reason, too; of nothing else.
  if (plain !== text && !isComparison(read)) return null;
  // Beside the thing before, what is asked of it may be said in words that nobody foresaw: "how wide is the angle".
  if (read.unknown > 0 && (read.things.length > 0 || propertyOf(read.words, extremeOf(read.words)) === null))
    return null;
  const isDefinition = read.things.length === 0 && DEFINES[locale]?.test(text) === true;
  return complete({ ...read, things: distinct(read.things) }, isDefinition ? null : before);
}

const WHY =
  /(?<!\p{L})(?:why(?: is that| is it| does it| do they)?|how come|por qu[eé]|pourquoi|kyon|kyun?)(?!\p{L})|为什么|为啥|ለምን|क्यों/giu;

const isComparison = ({ words, things }: Read): boolean => things.length > 1 && extremeOf(words) !== null;

const indexes = new Map<Locale, Index<FactWord>>();

/** "At pH 4": of an indicator the answer tells all colours. */
const PH_VALUES = Array.from({ length: 15 }, (_, value) => `ph ${value}`).join(",");

/** The phrases of the reader's language and of English, which students mix in. */
function phraseIndex(locale: Locale): Index<FactWord> {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const index = indexPhrases<FactWord>([
    ...[...new Set<Locale>([locale, DEFAULT_LOCALE])].flatMap((language) => [
      FACT_WORDS[language],
      LAB_WORDS[language],
      kindWords(language),
    ]),
    { seen: PH_VALUES },
  ]);
  indexes.set(locale, index);
  return index;
}

/** What a name says besides: salt is common salt or any other, ice is water but not like it in all. */
const OF_NAMES = ["a-salt", "of-state"] as const satisfies readonly FactWord[];

/** The phrases of kinds as those of what they are kinds by. */
function kindWords(locale: Locale): Readonly<Partial<Record<FactWord, string>>> {
  const phrases = (kinds: readonly Kind[]) => kinds.map((kind) => LAB_WORDS[locale][`kind-${kind}`]).join(",");
  return Object.fromEntries(Object.entries(KINDS_OF).map(([property, kinds]) => [property, phrases(kinds)]));
}

type Read = {
  readonly words: ReadonlySet<FactWord>;
  readonly things: readonly Thing[];
  /** How many words are none of these. */
  readonly unknown: number;
};

const MOST_UNKNOWN = 2;

function readWords(text: string, locale: Locale, mostUnknown: number): Read | null {
  const plain = normalise(text);
  spend(plain.length);
  const written = findWritten(plain, locale);
  const tokens = tokensOf(plain, locale);
  const index = phraseIndex(locale);
  const words = new Set<FactWord>();
  const things: Thing[] = [];
  let unknown = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const formula = written.find(({ start, end }) => start <= token.start && token.start < end);
    if (formula !== undefined) {
      things.push(formula.thing);
      while ((tokens[at]?.start ?? Number.POSITIVE_INFINITY) < formula.end) at += 1;
      continue;
    }
    const limit = written.find(({ start }) => start > token.start)?.start ?? plain.length;
    const name = nameFrom(plain, tokens, { at, limit, locale });
    const phrase = phraseFrom(tokens, at, index);
    if (name !== null && name.length >= (phrase?.length ?? 0)) {
      things.push(name.thing);
      for (const word of OF_NAMES) if (phrase?.words.includes(word) === true) words.add(word);
      at += name.length;
    } else if (phrase !== null) {
      for (const word of phrase.words) words.add(word);
      at += phrase.length;
    } else {
      unknown += 1;
      if (unknown > mostUnknown || mayName(plain, token, locale)) return null;
      at += 1;
    }
  }
  return { words, things, unknown };
}

/** Where what something is of stands behind a word for "of"; in other languages it may stand anywhere. */
const BEHIND_OF: Partial<Record<Locale, RegExp>> = {
  en: /\b(?:of|for|in|about)\s+(?:an?\s+|the\s+)?$/iu,
  es: /(?<!\p{L})(?:del?|en|para)\s+(?:el\s+|las?\s+|los\s+)?$/iu,
  fr: /(?<!\p{L})(?:d[eu]|des|pour)\s+(?:la\s+|l['’]\s?)?$|d['’]$/iu,
};

/** Whether a word that is not known may be what is asked about: "molar mass of kryptonite" is not about the thing before it. */
function mayName(text: string, { start, end }: Token, locale: Locale): boolean {
  const isBehindOf = BEHIND_OF[locale]?.test(text.slice(0, start)) ?? true;
  return isBehindOf || /\p{Lu}.*[\d\p{Lu}]/u.test(text.slice(start, end));
}

type Place = { readonly at: number; readonly limit: number; readonly locale: Locale };

/** The longest name of a thing that begins at a token. */
function nameFrom(
  text: string,
  tokens: readonly Token[],
  { at, limit, locale }: Place,
): { readonly length: number; readonly thing: Thing } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  const most = locale === "zh" ? MOST_NAME_CHARACTERS : MOST_NAME_WORDS;
  for (let length = Math.min(most, tokens.length - at); length > 0; length -= 1) {
    const last = tokens[at + length - 1];
    if (last === undefined || last.end > limit) continue;
    // "óxido de hierro(III)": its bracket closes behind the last word.
    const slice = text.slice(first.start, text[last.end] === ")" ? last.end + 1 : last.end);
    if (/[?？,，;。]/u.test(slice)) continue;
    const thing = readThingName(slice, locale);
    if (thing !== null) return { length, thing };
  }
  return null;
}

function complete({ words, things }: Read, before: FactQuestion | null): FactQuestion | null {
  const constant = things.length > 0 ? null : (CONSTANT_NAMES.find((name) => words.has(`constant-${name}`)) ?? null);
  if (constant !== null) return { property: null, extreme: null, things: [], constant, lookup: null };
  const lookup = readLookup(words, things);
  if (lookup !== null) return { property: null, extreme: null, things: [], constant: null, lookup };
  const extreme = extremeOf(words);
  const named = labPropertyOf(words, things, propertyOf(words, extreme));
  if (named === "none") return null;
  if (things.length === 0)
    return named !== null && before !== null && before.things.length > 0
      ? {
          property: named,
          extreme,
          // What is compared is no part of each other.
          things: PARTLY.has(named) || extreme !== null ? before.things : withoutParts(before.things),
          constant: null,
          lookup: null,
        }
      : null;
  const isCount = words.has("count") && named === null;
  const whole = isCount ? withWhole(things, before) : things;
  // "What is Au?" asks for no more of it than that.
  const inherited = named === null && words.has("defines") ? null : (before?.property ?? null);
  const property = isCount && whole.length === 2 ? "atoms" : (named ?? inherited);
  const others =
    property !== null && (PARTLY.has(property) || OF_WHOLE.has(property)) ? withWhole(whole, before) : whole;
  return {
    property,
    extreme: extreme ?? (named === null ? (before?.extreme ?? null) : null),
    things: withoutCenter(withoutWater(others, property), property),
    constant: null,
    lookup: null,
  };
}

/** Words of a definition, which asks for no thing: "what is an acid". */
const DEFINES: Readonly<Record<Locale, RegExp | null>> = {
  en: /\b(?:what|whats|define|explain|meaning)\b.*\ban? |^(?:so )?(?:what is|what['’]?s) (?!the |its |it |their )|\bdefine\b/iu,
  es: /\b(?:que|qué|define|explica)\b.*\buna? |^¿?qu[eé] (?:es|son) |\bdefine\b/iu,
  fr: /(?:quoi|qu['’]est|définis|explique).*\bune? |^(?:c['’]est quoi|qu['’]est[- ]ce qu)/iu,
  am: /ማለት|ምንድን ነው|ምንድነው/u,
  zh: /什么是|何谓|什么叫/u,
  hi: /किसे कहते|क्या होता|क्या होती|क्या होते|क्या है/u,
};

/** In water is where most things are asked about, and water is not what is asked about then. */
const IN_WATER: ReadonlySet<Property> = new Set([
  "solubility",
  "strength",
  "acidity",
  "acid-constant",
  "drawing",
  "color",
]);

function withoutWater(things: readonly Thing[], property: Property | null): readonly Thing[] {
  const others = things.filter((thing) => thing.kind !== "substance" || thing.formula !== "H2O");
  return property !== null && IN_WATER.has(property) && others.length > 0 ? others : things;
}

/** What is asked of a molecule is not asked of the atom in its middle, which is named beside it. */
const OF_WHOLE: ReadonlySet<Property> = new Set([
  "hybridization",
  "bond-orders",
  "shape",
  "resonance",
  "angle",
  "lone-pairs",
  "polarity",
  "drawing",
]);

function withoutCenter(things: readonly Thing[], property: Property | null): readonly Thing[] {
  const wholes = things.filter(({ kind }) => kind === "substance");
  return property !== null && OF_WHOLE.has(property) && wholes.length > 0 ? wholes : things;
}

/** What is asked of an element in a substance. */
const PARTLY: ReadonlySet<Property> = new Set(["oxidation", "atoms"]);

/** After an element in a substance was asked about, "its molar mass" is that of the substance. */
function withoutParts(things: readonly Thing[]): readonly Thing[] {
  const wholes = things.filter(({ kind }) => kind === "substance");
  return wholes.length === 1 && things.length === 2 ? wholes : things;
}

function distinct(things: readonly Thing[]): readonly Thing[] {
  return [...new Map(things.map((thing) => [formulaOfThing(thing), thing])).values()];
}

/** An element that is asked about in the substance that was spoken of last: "and how many H are in it?" */
function withWhole(things: readonly Thing[], before: FactQuestion | null): readonly Thing[] {
  const [only, ...others] = things;
  const whole = before?.things.find(({ kind }) => kind === "substance");
  return only?.kind === "element" && others.length === 0 && whole !== undefined ? [only, whole] : things;
}

function extremeOf(words: ReadonlySet<FactWord>): Extreme | null {
  const has = (...listed: readonly FactWord[]) => listed.some((word) => words.has(word));
  if (has("least", "smaller", "lighter")) return "smallest";
  return has("most", "bigger", "heavier") ? "largest" : null;
}

/** Of several the one that says more: whoever asks to see a shape wants the shape, and what form an ion takes is no shape. */
const PRECEDENCE: readonly Property[] = [
  "flame",
  "test",
  "color",
  "density",
  "isotopes",
  "conjugate-acid",
  "conjugate-base",
  "solubility-product",
  "acid-constant",
  "oxidation",
  "electronegativity",
  "ionization",
  "unpaired",
  "valence",
  "configuration",
  "lone-pairs",
  "hybridization",
  "resonance",
  "angle",
  "polarity",
  "shape",
  "molar-mass",
  "atomic-mass",
  "atomic-number",
  "warming",
  "boiling",
  "melting",
  "solubility",
  "strength",
  "radius",
  "reactivity",
  "neutrons",
  "protons",
  "electrons",
  "charge",
  "ion",
  "family",
  "group",
  "period",
  "state",
  "bond-orders",
  "bond",
  "metal",
  "acidity",
  "drawing",
  "symbol",
  "formula",
  "atoms",
  "name",
];

function propertyOf(words: ReadonlySet<FactWord>, extreme: Extreme | null): Property | null {
  const named = PRECEDENCE.find((each) => words.has(each)) ?? null;
  if (extreme === null) return named;
  if (words.has("heavier") || words.has("lighter")) return "molar-mass";
  // Larger and smaller say by themselves what is compared, more and less do not.
  return named ?? (words.has("bigger") || words.has("smaller") ? "radius" : null);
}
