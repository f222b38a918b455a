"use client";

import { RotateCwIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { Question } from "#lib/client/chat/turns.ts";
import { type UnsentQuestion, useUnsentQuestion } from "#lib/client/chat/unsent-questions.ts";
import { findUploadName } from "#lib/client/upload-names.ts";
import { useConversation, useConversationState } from "../conversation/use-conversation.ts";
import { sendFailureOf } from "./send-failure.ts";

/**
 * What could not be sent, above the input, until it is: the same question goes out under the same id, with its files. Not for
 * what would be refused again, as beyond the limit of a day.
 */
export function UnsentNotice() {
  const conversation = useConversation();
  const { sessionId, field } = conversation;
  const isBusy = useConversationState((state) => state.live !== null);
  const t = useTranslations("chat.unsent");
  const unsent = useUnsentQuestion(sessionId);
  const [closed, setClosed] = useState<UnsentQuestion | null>(null);
  if (unsent === null || unsent === closed || !mayPassLater(unsent.error)) return null;
  const { question } = unsent;

  function close() {
    // The button that was pressed goes with it.
    field.current?.focus();
    setClosed(unsent);
  }

  function sendAgain() {
    close();
    void conversation.sendAgain(question);
  }

  return (
    <section aria-label={t("label")} className="mx-auto w-full max-w-3xl px-3 pt-2 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-wrong bg-wrong-soft py-1.5 ps-3 pe-1.5 text-sm">
        <p className="min-w-32 flex-1">
          <strong className="font-semibold text-wrong">{t("label")}</strong>
          <span className="line-clamp-2 wrap-anywhere">
            <ChemistryText text={contentOf(question)} />
          </span>
        </p>
        <div className="ms-auto flex items-center gap-1">
          <AskButton variant="outline" size="sm" isBusy={isBusy} onClick={sendAgain}>
            <RotateCwIcon aria-hidden="true" />
            {t("again")}
          </AskButton>
          <IconButton icon={XIcon} label={t("close")} onClick={close} />
        </div>
      </div>
    </section>
  );
}

function mayPassLater(error: unknown): boolean {
  const { kind } = sendFailureOf(error);
  return kind === "other" || kind === "too-many" || kind === "replies-under-way" || kind === "full";
}

/** Its words, or of files alone their names. */
function contentOf({ content, attachedFiles = [] }: Question): string {
  return content.trim() === "" ? attachedFiles.map(findUploadName).join(", ") : content;
}
