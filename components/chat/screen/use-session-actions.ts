"use client";

import { useTranslations } from "next-intl";
import { toast } from "#components/ui/toast.ts";
import { liveTurns } from "#lib/client/chat/live-turns.ts";
import { NEW_SESSION_TITLE, topicSessionTitle } from "#lib/client/chat/stored-titles.ts";
import { findUnused } from "#lib/client/chat/unused-sessions.ts";
import type { CurrentSession } from "#lib/client/chat/use-current-session.ts";
import { getSettings } from "#lib/client/settings.ts";
import type { CreateSession } from "#lib/contracts/chat.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import type { Topic } from "#lib/curriculum/topics.ts";
import { useFailureReport } from "../reports/use-failure-report.ts";

/**
 * How sessions come to the screen: on the current topic, on one that is picked, or the newest on one that a link names. One
 * that the same wish made before is taken up again while it is unused.
 */
export function useSessionActions({ sessions, current, select, create, isCreating }: CurrentSession) {
  const t = useTranslations("chat.sessions");
  const reportFailure = useFailureReport();

  async function open(session: CreateSession): Promise<ChatSession | null> {
    // One wish at a time: a second click while the first is under way is none.
    if (isCreating) return null;
    const unused = findUnasked(session);
    if (unused !== null) {
      select(unused);
      return unused;
    }
    try {
      return await create(session);
    } catch (error) {
      reportFailure(error, "sessionFailed");
      return null;
    }
  }

  /** A question on its way is not in the list yet. */
  function findUnasked(session: CreateSession): ChatSession | null {
    return findUnused(
      sessions.filter(({ id }) => liveTurns.find(id) === null),
      session,
    );
  }

  const openTopic = async (topic: Topic): Promise<boolean> =>
    (await open({ topic: topic.id, title: topicSessionTitle(topic) })) !== null;

  return {
    startNew: async () => {
      const wish = { topic: current?.topic ?? getSettings().defaultTopic, title: NEW_SESSION_TITLE };
      // Who stands in a new one already has it.
      if (current !== null && findUnasked(wish)?.id === current.id) return;
      const session = await open(wish);
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
