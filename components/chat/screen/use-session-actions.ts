"use client";

import { useTranslations } from "next-intl";
import { toast } from "#components/ui/toast.ts";
import { NEW_SESSION_TITLE, topicSessionTitle } from "#lib/client/chat/stored-titles.ts";
import type { CurrentSession } from "#lib/client/chat/use-current-session.ts";
import { getSettings } from "#lib/client/settings.ts";
import type { ChatSession, CreateSession } from "#lib/contracts/chat.ts";
import type { Topic } from "#lib/curriculum/topics.ts";
import { useFailureReport } from "../reports/use-failure-report.ts";

/** How sessions come to be: on the current topic, on one that is picked, or the newest on one that a link names. */
export function useSessionActions({ sessions, current, select, create, isCreating }: CurrentSession) {
  const t = useTranslations("chat.sessions");
  const reportFailure = useFailureReport();

  async function open(session: CreateSession): Promise<ChatSession | null> {
    // One wish at a time: a second click while the first is under way is none.
    if (isCreating) return null;
    try {
      return await create(session);
    } catch (error) {
      reportFailure(error, "sessionFailed");
      return null;
    }
  }

  const openTopic = async (topic: Topic): Promise<boolean> =>
    (await open({ topic: topic.id, title: topicSessionTitle(topic) })) !== null;

  return {
    startNew: async () => {
      const topic = current?.topic ?? getSettings().defaultTopic;
      const session = await open({ topic, title: NEW_SESSION_TITLE });
      if (session !== null) toast({ title: t("started"), about: session.id });
    },
    openTopic,
    reopenTopic: async (topic: Topic): Promise<boolean> => {
      // The list begins with the session used last.
      const newest = sessions.find((session) => session.topic === topic.id);
      if (newest === undefined) return openTopic(topic);
      select(newest);
      return true;
    },
  };
}
