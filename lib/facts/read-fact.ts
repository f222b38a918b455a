import type { Locale } from "../i18n/locales.ts";
import { formulaOfThing, type Thing } from "./things.ts";
import type { FactQuestion } from "./fact-question.ts";
import { readWords, type Read } from "./read-words.ts";
import { complete } from "./complete-question.ts";
import { extremeOf, propertyOf } from "./named-property.ts";

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

const MOST_UNKNOWN = 2;

/** Words of a definition, which asks for no thing: "what is an acid". */
const DEFINES: Readonly<Record<Locale, RegExp | null>> = {
  en: /\b(?:what|whats|define|explain|meaning)\b.*\ban? |^(?:so )?(?:what is|what['’]?s) (?!the |its |it |their )|\bdefine\b/iu,
  es: /\b(?:que|qué|define|explica)\b.*\buna? |^¿?qu[eé] (?:es|son) |\bdefine\b/iu,
  fr: /(?:quoi|qu['’]est|définis|explique).*\bune? |^(?:c['’]est quoi|qu['’]est[- ]ce qu)/iu,
  am: /ማለት|ምንድን ነው|ምንድነው/u,
  zh: /什么是|何谓|什么叫/u,
  hi: /किसे कहते|क्या होता|क्या होती|क्या होते|क्या है/u,
};

function distinct(things: readonly Thing[]): readonly Thing[] {
  return [...new Map(things.map((thing) => [formulaOfThing(thing), thing])).values()];
}
