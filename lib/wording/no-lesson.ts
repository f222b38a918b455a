import { listClosestConcepts } from "../concepts/closest-concepts.ts";
import { CHAT_TOPICS, shownTopic, type Topic, topicNameKey } from "../curriculum/topics.ts";
import { quote } from "./quote.ts";
import { listSuggestions, type Said, suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** Says that there is no lesson of that name, and which ones come close or, where none does, what there is. */
export function wordNoLesson(asked: string, words: Words): Said {
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  const none = words.t("tutor.noLesson.none", { name: quote(asked) });
  const closest = listClosestConcepts(asked, words.locale, nameOf).map((slug) =>
    words.t(`curriculum.subtopics.${slug}`),
  );
  const [heading, names] =
    closest.length > 0
      ? (["closest", closest] as const)
      : (["topics", CHAT_TOPICS.map((topic) => nameOf(shownTopic(topic)))] as const);
  const items = names.map((name) => suggest("explain_concept", name));
  return listSuggestions(`${none}\n\n${words.t(`tutor.noLesson.${heading}`)}`, items, words);
}
