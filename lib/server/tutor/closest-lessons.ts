import "server-only";
import { listNamedConcepts } from "#lib/concepts/find-concept.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { topicNameKey } from "#lib/curriculum/topics.ts";
import { detectLocale } from "#lib/retrieval/detect-locale.ts";
import { listConcepts } from "#lib/retrieval/list-concepts.ts";
import type { Words } from "#lib/wording/words.ts";
import { listSubtopics } from "../retrieval/describe-text.ts";

/** A question that is longer is told by its beginning. */
const LONGEST_QUESTION = 500;
const MOST_LESSONS = 3;

/**
 * The lessons that come closest to a question, best first; none where it speaks of no chemistry. One that speaks of a single
 * thing wants the lesson of that name; of several things, what it is about tells more than one of their names.
 */
export async function listClosestLessons(text: string, { locale, t }: Words): Promise<SubtopicSlug[]> {
  const question = text.slice(0, LONGEST_QUESTION);
  const named = listNamedConcepts(question, locale, (topic) => t(`curriculum.${topicNameKey(topic)}`));
  const language = detectLocale(question, locale);
  const things = listConcepts(question, language);
  const near = things.length === 0 ? [] : await listSubtopics(question, language);
  const isOfOne = things.filter((thing) => !thing.startsWith("topic:")).length <= 1;
  const first = isOfOne ? named : near.filter((slug) => named.includes(slug));
  return [...new Set([...first, ...near, ...named])].slice(0, MOST_LESSONS);
}
