"use client";

import { useLocale, useTranslations } from "next-intl";
import { useTopicName } from "#components/topics/topic-name.ts";
import { toast } from "#components/ui/toast.ts";
import { getAllMessages } from "#lib/client/chat/messages.ts";
import { saveFile } from "#lib/client/save-file.ts";
import { ownTimeZone } from "#lib/client/time-zone.ts";
import type { ChatSession } from "#lib/contracts/chat.ts";
import { localDayOf } from "#lib/mastery/local-day.ts";
import { useSessionTitle } from "./session-title.ts";
import { sessionFileName, sessionText } from "./session-text.ts";
import { useFailureReport } from "./use-failure-report.ts";

/** Saves a session as a text file, or says that there is nothing in it. */
export function useExport(): (session: ChatSession) => Promise<void> {
  const t = useTranslations("chat");
  const locale = useLocale();
  const titleOf = useSessionTitle();
  const topicName = useTopicName();
  const reportFailure = useFailureReport();

  return async (session) => {
    try {
      const messages = await getAllMessages(session.id);
      if (messages.length === 0) {
        toast({ title: t("export.nothing"), description: t("export.nothingText") });
        return;
      }
      const now = new Date();
      const topic = topicName(session.topic);
      const text = sessionText(messages, {
        heading: [titleOf(session), topic, new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(now)],
        you: t("conversation.you"),
        tutor: t("conversation.tutor"),
        unfinished: t("export.unfinished"),
      });
      saveFile(sessionFileName(topic, localDayOf(now, ownTimeZone())), text);
      toast({ title: t("export.done") });
    } catch (error) {
      reportFailure(error, "exportFailed");
    }
  };
}
