import "server-only";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { detectLocale } from "#lib/retrieval/detect-locale.ts";
import { listConcepts } from "#lib/retrieval/list-concepts.ts";
import { listSubtopics } from "../retrieval/describe-text.ts";

/** A question that is longer is told by its beginning. */
const LONGEST_QUESTION = 500;
const MOST_LESSONS = 3;

/** The lessons that come closest to a question, those that it names before others; none where it speaks of no chemistry. */
export async function listClosestLessons(text: string, locale: Locale): Promise<SubtopicSlug[]> {
  const question = text.slice(0, LONGEST_QUESTION);
  const language = detectLocale(question, locale);
  const concepts = new Set(listConcepts(question, language));
  if (concepts.size === 0) return [];
  const isNamed = (slug: SubtopicSlug) => concepts.has(`topic:${slug}`);
  const subtopics = await listSubtopics(question, language);
  return [...subtopics.filter(isNamed), ...subtopics.filter((slug) => !isNamed(slug))].slice(0, MOST_LESSONS);
}
