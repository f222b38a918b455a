"use client";

import { useTranslations } from "next-intl";
import { CHAT_TOPICS, MAIN_TOPICS, mainTopicOf, shownTopic } from "#lib/curriculum/topics.ts";
import { useTopicName } from "./topic-name.ts";

/** The topics of chats and materials as the options of a select: the main topics in their order, or their parts beneath them. */
export function TopicOptions() {
  const t = useTranslations("curriculum.topics");
  const topicName = useTopicName();
  return MAIN_TOPICS.map((main) => {
    const topics = CHAT_TOPICS.filter((topic) => mainTopicOf(topic) === main);
    const options = topics.map(({ id }) => (
      <option key={id} value={id}>
        {topicName(id)}
      </option>
    ));
    return topics.every((topic) => shownTopic(topic) === main) ? (
      options
    ) : (
      <optgroup key={main.id} label={t(main.slug)}>
        {options}
      </optgroup>
    );
  });
}
