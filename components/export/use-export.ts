"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureReport } from "#components/chat/reports/use-failure-report.ts";
import { useSessionTitle } from "#components/chat/screen/session-title.ts";
import { useTopicName } from "#components/topics/topic-name.ts";
import { toastHere } from "#components/ui/toast.ts";
import { getAllMessages } from "#lib/client/chat/messages.ts";
import { saveFile } from "#lib/client/save-file.ts";
import { ownTimeZone } from "#lib/client/time-zone.ts";
import type { Message } from "#lib/contracts/chat.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import type { Block } from "#lib/documents/document.ts";
import { localDayOf } from "#lib/mastery/local-day.ts";
import type { Printing } from "./printed-document.tsx";
import { sessionFileName } from "./session-file-name.ts";

export const EXPORT_FORMATS = ["text", "docx", "pdf"] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What a browser sets in a few seconds. A plain text holds all, however long. */
const MOST_SET_MESSAGES = 1_000;

/** Saves a session in a format, or says that there is nothing in it. `printing` is what is to be printed just now. */
export function useExport() {
  const t = { chat: useTranslations("chat"), sources: useTranslations("sources") };
  const locale = useLocale();
  const titleOf = useSessionTitle();
  const topicName = useTopicName();
  const reportFailure = useFailureReport();
  const [isBusy, setBusy] = useState(false);
  const [printing, setPrinting] = useState<Printing | null>(null);

  async function layOut(
    session: ChatSession,
    messages: readonly Message[],
    isCut: boolean,
    now: Date,
  ): Promise<Block[]> {
    // What reads Markdown and cards for a file comes when one is wanted.
    const { layOutConversation } = await import("./lay-out-conversation.ts");
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(now);
    return layOutConversation(
      messages,
      { title: titleOf(session), subtitles: [topicName(session.topic), day], isCut },
      t,
    );
  }

  async function write(session: ChatSession, format: ExportFormat): Promise<void> {
    const messages = await getAllMessages(session.id);
    if (messages.length === 0) {
      toastHere({ title: t.chat("export.nothing"), description: t.chat("export.nothingText") });
      return;
    }
    const now = new Date();
    const isCut = format !== "text" && messages.length > MOST_SET_MESSAGES;
    const blocks = await layOut(session, isCut ? messages.slice(-MOST_SET_MESSAGES) : messages, isCut, now);
    const name = sessionFileName(topicName(session.topic), localDayOf(now, ownTimeZone()));
    if (format === "pdf") {
      setPrinting({ blocks, name, locale });
      return;
    }
    if (format === "docx") saveFile(`${name}.docx`, await writeDocx(blocks, titleOf(session), locale));
    else saveFile(`${name}.txt`, (await import("#lib/documents/write-text.ts")).writeText(blocks));
    toastHere({ title: t.chat("export.done") });
  }

  async function exportSession(session: ChatSession, format: ExportFormat): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await write(session, format);
    } catch (error) {
      reportFailure(error, "exportFailed");
    }
    setBusy(false);
  }

  return { exportSession, isBusy, printing, endPrinting: () => setPrinting(null) };
}

async function writeDocx(blocks: readonly Block[], title: string, locale: ReturnType<typeof useLocale>): Promise<Blob> {
  const [{ writeDocumentDocx }, { OFFICE_LANGUAGES }] = await Promise.all([
    import("#lib/client/office/document-docx.ts"),
    import("#lib/documents/office-language.ts"),
  ]);
  return writeDocumentDocx(blocks, { title, language: OFFICE_LANGUAGES[locale] });
}
