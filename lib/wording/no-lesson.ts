import { listClosestConcepts } from "../concepts/closest-concepts.ts";
import { CHAT_TOPICS, shownTopic, type Topic, topicNameKey } from "../curriculum/topics.ts";
import { quote } from "./quote.ts";
import type { Words } from "./words.ts";

/** Says that there is no lesson of that name, which ones come close, and what there is. Markdown. */
export function wordNoLesson(asked: string, words: Words): string {
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  const closest = listClosestConcepts(asked, words.locale, nameOf).map(
    (slug) => `- ${words.t(`curriculum.subtopics.${slug}`)}`,
  );
  const topics = CHAT_TOPICS.map((topic) => `- ${nameOf(shownTopic(topic))}`);
  return [
    words.t("tutor.noLesson.none", { name: quote(asked) }),
    ...(closest.length > 0 ? [`${words.t("tutor.noLesson.closest")}\n\n${closest.join("\n")}`] : []),
    `${words.t("tutor.noLesson.topics")}\n\n${topics.join("\n")}`,
  ].join("\n\n");
}
