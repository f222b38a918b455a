"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useCallback } from "react";
import { toastHere } from "#components/ui/toast.ts";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import type { Draft } from "#lib/client/chat/use-draft.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { withQuestion } from "./edit-question.ts";
import type { Asked } from "./question.ts";
import { useFailureReport } from "../reports/use-failure-report.ts";
import { type QuickAction, useQuickAction } from "./use-quick-action.ts";

type Parts = {
  conversation: Conversation;
  topic: string;
  draft: Draft;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** What is done from around the field of the message, and leaves the focus in it: the button that was pressed may be gone. */
export function useFieldActions({ conversation, topic, draft, field }: Parts) {
  const t = useTranslations("chat.toast");
  const reportFailure = useFailureReport();
  const composeQuickAction = useQuickAction({ topic, messages: conversation.messages });

  const { retry: retryReply } = conversation;
  const retry = useCallback(
    (reply: Message) => {
      field.current?.focus();
      retryReply(reply).catch((error: unknown) => reportFailure(error, "retryFailed"));
    },
    [field, retryReply, reportFailure],
  );

  function stop() {
    field.current?.focus();
    conversation.stop().catch((error: unknown) => reportFailure(error, "stopFailed"));
  }

  function fillIn(example: string) {
    draft.write(example);
    field.current?.focus();
  }

  const edit = useCallback(
    (question: string) => {
      draft.write((typed) => withQuestion(typed, question));
      field.current?.focus();
    },
    [draft, field],
  );

  function quickAction(action: QuickAction, typed: string): Asked | null {
    const asked = composeQuickAction(action, typed);
    if (asked === null) {
      toastHere({ title: t("problemWanted"), description: t("problemWantedText") });
      field.current?.focus();
    }
    return asked;
  }

  return { retry, stop, fillIn, edit, quickAction };
}
