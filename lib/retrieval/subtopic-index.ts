import { foldText } from "../concepts/fold-name.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import type { Locale } from "../i18n/locales.ts";
import { isFunctionWord } from "./function-words.ts";
import { CONCEPTS } from "./glossary/concepts.ts";
import { listConcepts } from "./list-concepts.ts";
import { listBigrams, listTrigrams } from "./search-text.ts";

/** What a subtopic's note says, in one language, as `listFeatures` reads it. */
export type SubtopicNote = { readonly slug: SubtopicSlug; readonly features: readonly string[] };

/** Which subtopics a text is about, the likeliest first. */
export type SubtopicIndex = { readonly listSubtopics: (text: string) => SubtopicSlug[] };

/** The usual constants of BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Words are compared by their beginning: endings differ, and a stemmer for each language is the database's business. */
const STEM_LENGTH: Readonly<Record<"en" | "es" | "fr" | "hi", number>> = { en: 6, es: 6, fr: 6, hi: 5 };
const SHORTEST_WORD = 3;
const EMPHASIS = 4;

/** A text is about so many subtopics at most, none of them half as likely as the likeliest. */
const MOST_SUBTOPICS = 3;
const LEAST_OF_BEST = 0.5;

/**
 * Tells by the notes on all subtopics, in one language, what a text in that language is about, though it may name it by
 * none of its names: a text about one thing shares words and concepts with the note on it.
 */
export function indexSubtopics(notes: readonly SubtopicNote[], locale: Locale): SubtopicIndex {
  const taught = listTaught();
  const documents = notes.map(({ slug, features }) => ({
    slug,
    counts: count([...features, ...(taught.get(slug) ?? [])]),
  }));
  const sizes = documents.map(({ counts }) => [...counts.values()].reduce((sum, each) => sum + each, 0));
  const average = sizes.reduce((sum, each) => sum + each, 0) / sizes.length;
  const postings = new Map<string, { at: number; times: number }[]>();
  for (const [at, { counts }] of documents.entries()) {
    for (const [feature, times] of counts) postings.set(feature, [...(postings.get(feature) ?? []), { at, times }]);
  }
  return {
    listSubtopics: (text) => {
      const scores = new Map<number, number>();
      for (const feature of new Set(listFeatures(text, locale))) {
        const found = postings.get(feature) ?? [];
        const rarity = Math.log(1 + (documents.length - found.length + 0.5) / (found.length + 0.5));
        for (const { at, times } of found) {
          const length = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * ((sizes[at] ?? average) / average);
          scores.set(at, (scores.get(at) ?? 0) + (rarity * times * (SATURATION + 1)) / (times + SATURATION * length));
        }
      }
      const ranked = [...scores].toSorted(([, a], [, b]) => b - a).slice(0, MOST_SUBTOPICS);
      const least = (ranked[0]?.[1] ?? 0) * LEAST_OF_BEST;
      return ranked.flatMap(([at, score]) => (score >= least ? (documents[at]?.slug ?? []) : []));
    },
  };
}

/** The concepts that each subtopic teaches, as often as if its note named them again and again. */
function listTaught(): Map<SubtopicSlug, string[]> {
  const taught = new Map<SubtopicSlug, string[]>();
  for (const [concept, slugs] of Object.entries(CONCEPTS)) {
    for (const slug of slugs)
      taught.set(slug, [...(taught.get(slug) ?? []), ...Array.from({ length: EMPHASIS }, () => `#${concept}`)]);
  }
  return taught;
}

/** What a text is compared by: its stems and its concepts. */
export function listFeatures(text: string, locale: Locale): string[] {
  return [...listStems(text, locale), ...listConcepts(text, locale).map((concept) => `#${concept}`)];
}

function listStems(text: string, locale: Locale): string[] {
  if (locale === "zh") return listBigrams(text);
  const words = foldText(text).split(" ");
  if (locale === "am") return words.filter((word) => !isFunctionWord(word, locale)).flatMap(listTrigrams);
  return words
    .filter((word) => word.length >= SHORTEST_WORD && !isFunctionWord(word, locale))
    .map((word) => word.slice(0, STEM_LENGTH[locale]));
}

function count(features: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}
