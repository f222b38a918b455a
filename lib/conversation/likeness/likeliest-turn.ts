import type { Locale } from "../../i18n/locales.ts";
import { type Classifier, learn } from "./classifier.ts";
import { listExamples } from "./examples.ts";
import { featuresOf } from "./features.ts";
import { type Turn, TURNS } from "./turns.ts";

export type Likeness = { readonly turn: Turn; readonly probability: number };

/** Longer texts say more than one thing. UTF-16 units. */
const LONGEST = 200;

/**
 * What a message is most like, of the examples of the reader's language; null for a text that is too long to be one turn. Total;
 * deterministic. The first call of a language learns its examples.
 */
export function likeliestTurn(text: string, locale: Locale): Likeness | null {
  if (text.length > LONGEST) return null;
  const [first] = classifierOf(locale).rank(featuresOf(text, locale));
  return first === undefined ? null : { turn: first.kind, probability: first.probability };
}

const learned = new Map<Locale, Classifier<Turn>>();

function classifierOf(locale: Locale): Classifier<Turn> {
  const known = learned.get(locale);
  if (known !== undefined) return known;
  const examples = listExamples(locale).map(({ turn, text }) => ({ kind: turn, features: featuresOf(text, locale) }));
  const classifier = learn(TURNS, examples);
  learned.set(locale, classifier);
  return classifier;
}
