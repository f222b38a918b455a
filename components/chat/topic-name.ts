"use client";

import { useTranslations } from "next-intl";
import { CHAT_TOPIC_IDS } from "#lib/curriculum/chat-topics.ts";

/** A topic's name in the reader's language. One that is not of the list is shown as it was stored. */
export function useTopicName(): (topic: string) => string {
  const t = useTranslations("curriculum.chatTopics");
  return (topic) => {
    const id = CHAT_TOPIC_IDS.find((known) => known === topic);
    return id === undefined ? topic : t(id);
  };
}
