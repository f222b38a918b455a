"use client";

import { useTranslations } from "next-intl";
import { findTopic, shownTopic, topicNameKey } from "#lib/curriculum/topics.ts";

/** A topic's name in the reader's language. One that is not of ours is shown as it was stored. */
export function useTopicName(): (topic: string) => string {
  const t = useTranslations("curriculum");
  return (topic) => {
    const found = findTopic(topic);
    return found === null ? topic : t(topicNameKey(shownTopic(found)));
  };
}
