import { listClosestConcepts } from "../concepts/closest-concepts.ts";
import { findMisspelledTopic } from "../concepts/find-concept.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { CHAT_TOPICS, shownTopic, type Topic, topicNameKey } from "../curriculum/topics.ts";
import { quote } from "./quote.ts";
import { listSuggestions, type Said, suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** Whether a text is the name of a lesson but for its spelling. */
export function isMisspelledLesson(asked: string, words: Words): boolean {
  return findMisspelledTopic(asked, words.locale, (topic) => nameOf(topic, words)) !== null;
}

/** Says that there is no lesson of that name, and which ones come close or, where none does, what there is. */
export function wordNoLesson(asked: string, words: Words): Said {
  const none = words.t("tutor.noLesson.none", { name: quote(asked) });
  const closest = listClosest(asked, words).map((slug) => words.t(`curriculum.subtopics.${slug}`));
  const [heading, names] =
    closest.length > 0
      ? (["closest", closest] as const)
      : (["topics", CHAT_TOPICS.map((topic) => nameOf(shownTopic(topic), words))] as const);
  const items = names.map((name) => suggest("explain_concept", name));
  return listSuggestions(`${none}\n\n${words.t(`tutor.noLesson.${heading}`)}`, items, words);
}

const nameOf = (topic: Topic, { t }: Words): string => t(`curriculum.${topicNameKey(topic)}`);

function listClosest(asked: string, words: Words): SubtopicSlug[] {
  return listClosestConcepts(asked, words.locale, (topic) => nameOf(topic, words));
}
