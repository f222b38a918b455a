"use client";

import { RotateCwIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { toastStore } from "#components/ui/toast.ts";
import { useHasToaster } from "#components/ui/toasts.tsx";
import type { Question } from "#lib/client/chat/turns.ts";
import { type UnsentQuestion, useUnsentQuestion } from "#lib/client/chat/unsent-questions.ts";
import { findUploadName } from "#lib/client/upload-names.ts";
import { useIsOnline } from "#lib/client/use-is-online.ts";
import { useConversation, useConversationState } from "../conversation/use-conversation.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { sendFailureOf } from "./send-failure.ts";

/**
 * What could not be sent, above the input, until it is: the same question goes out under the same id, with its files. Not for
 * what would be refused again, as beyond the limit of a day. One thing at a time: it waits until the toast has gone that says
 * so first, and in its place and in that of the toast nothing else says that the browser is offline.
 */
export function UnsentNotice() {
  const { sessionId, field } = useConversation();
  const unsent = useUnsentQuestion(sessionId);
  const isTold = useIsFailureTold(sessionId);
  const [closed, setClosed] = useState<UnsentQuestion | null>(null);
  const waiting = unsent === null || unsent === closed || !mayPassLater(unsent.error) ? null : unsent;

  function close() {
    // The button that was pressed goes with it.
    field.current?.focus();
    setClosed(waiting);
  }

  return (
    <>
      <OfflineNotice isSaid={isTold || waiting !== null} />
      {waiting === null || isTold ? null : <Unsent question={waiting.question} onClose={close} />}
    </>
  );
}

function Unsent({ question, onClose }: { question: Question; onClose: () => void }) {
  const conversation = useConversation();
  const isBusy = useConversationState((state) => state.live !== null);
  const isOnline = useIsOnline();
  const t = useTranslations("chat.unsent");

  function sendAgain() {
    onClose();
    void conversation.sendAgain(question);
  }

  return (
    <section aria-label={t("label")} className="mx-auto w-full max-w-3xl px-3 pt-2 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-wrong bg-wrong-soft py-1.5 ps-3 pe-1.5 text-sm">
        <p className="min-w-32 flex-1">
          <strong className="font-semibold text-wrong">{t(isOnline ? "label" : "offline")}</strong>
          <span className="line-clamp-2 wrap-anywhere">
            <ChemistryText text={contentOf(question)} />
          </span>
        </p>
        <div className="ms-auto flex items-center gap-1">
          <AskButton variant="outline" size="sm" isBusy={isBusy} onClick={sendAgain}>
            <RotateCwIcon aria-hidden="true" />
            {t("again")}
          </AskButton>
          <IconButton icon={XIcon} label={t("close")} onClick={onClose} />
        </div>
      </div>
    </section>
  );
}

/** Whether a toast says at the moment that something of this session failed. */
function useIsFailureTold(sessionId: string): boolean {
  const isTold = () =>
    toastStore
      .getSnapshot()
      .some(({ open, about, variant }) => open && about === sessionId && variant === "destructive");
  const hasToast = useSyncExternalStore(toastStore.subscribe, isTold, () => false);
  return useHasToaster() && hasToast;
}

function mayPassLater(error: unknown): boolean {
  const { kind } = sendFailureOf(error);
  return kind === "other" || kind === "too-many" || kind === "replies-under-way" || kind === "full";
}

/** Its words, or of files alone their names. */
function contentOf({ content, attachedFiles = [] }: Question): string {
  return content.trim() === "" ? attachedFiles.map(findUploadName).join(", ") : content;
}
