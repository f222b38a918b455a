"use client";

import { useTranslations } from "next-intl";
import { useTopicName } from "#components/topics/topic-name.ts";
import { FIRST_SESSION_TITLE, NEW_SESSION_TITLE } from "#lib/client/chat/stored-titles.ts";
import type { ChatSession } from "#lib/contracts/chat.ts";
import { slugOf } from "#lib/curriculum/slug.ts";
import { findTopic } from "#lib/curriculum/topics.ts";

const TOPIC_TITLE = /^(?<topic>.+) Session$/u;

/** Titles that we gave are shown in the reader's language; one that the student gave stays as it is. */
export function useSessionTitle(): (session: Pick<ChatSession, "title" | "topic">) => string {
  const t = useTranslations("chat.sessions");
  const topicName = useTopicName();
  return ({ title, topic }) => {
    if (title === FIRST_SESSION_TITLE) return t("firstTitle");
    if (title === NEW_SESSION_TITLE) return t("newTitle");
    // A topic's slug is that of its English name, which is what the title was made from.
    const named = TOPIC_TITLE.exec(title)?.groups?.["topic"];
    return named !== undefined && slugOf(named) === findTopic(topic)?.slug
      ? t("topicTitle", { topic: topicName(topic) })
      : title;
  };
}
