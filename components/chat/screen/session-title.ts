"use client";

import { useTranslations } from "next-intl";
import { useTopicName } from "#components/topics/topic-name.ts";
import { kindOfTitle } from "#lib/client/chat/stored-titles.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";

/** Titles that we gave are shown in the reader's language; one that the student gave stays as it is. */
export function useSessionTitle(): (session: Pick<ChatSession, "title" | "topic">) => string {
  const t = useTranslations("chat.sessions");
  const topicName = useTopicName();
  return (session) => {
    switch (kindOfTitle(session)) {
      case "first":
        return t("firstTitle");
      case "new":
        return t("newTitle");
      case "topic":
        return t("topicTitle", { topic: topicName(session.topic) });
      case "own":
        return session.title;
    }
  };
}
