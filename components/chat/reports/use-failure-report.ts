"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { toastHere } from "#components/ui/toast.ts";
import type { ToastContent } from "#components/ui/toast-queue.ts";
import { useCurrentUserCheck } from "#lib/client/user.ts";
import { sendFailureOf } from "./send-failure.ts";

/** What failed, and the title under which that is told. */
const TITLES = {
  sendFailed: "error",
  stopFailed: "error",
  retryFailed: "error",
  sessionFailed: "error",
  renameFailed: "error",
  deleteFailed: "error",
  exportFailed: "error",
  openFailed: "error",
  hintFailed: "error",
  hintUnknown: "error",
  evaluationFailed: "evaluationTitle",
} as const;

type Sentence = keyof typeof TITLES;

type Retry = NonNullable<ToastContent["action"]>;

/** `retry`: what does it again, offered where that may help at once. */
export type FailureReport = (error: unknown, sentence: Sentence, retry?: Retry) => void;

/** Tells the person what a refused request means; for one whose sign-in has ended the screen itself says so. */
export function useFailureReport(): FailureReport {
  const t = useTranslations("chat.toast");
  const checkUser = useCurrentUserCheck();
  return useCallback(
    (error, sentence, retry) => {
      const failure = sendFailureOf(error);
      const action = { label: t("plans"), onSelect: () => window.location.assign("/pricing") };
      switch (failure.kind) {
        case "signed-out":
          checkUser();
          return;
        case "limit":
          toastHere({ variant: "destructive", title: t("limitTitle"), description: t("limit", failure), action });
          return;
        case "limit-unknown":
          toastHere({ variant: "destructive", title: t("limitTitle"), description: t("limitUnknown"), action });
          return;
        case "too-many":
          toastHere({ variant: "destructive", title: t("tooManyTitle"), description: t("tooMany") });
          return;
        case "replies-under-way":
          toastHere({ variant: "destructive", title: t("tooManyTitle"), description: t("repliesUnderWay") });
          return;
        case "full":
          toastHere({ variant: "destructive", title: t("fullTitle"), description: t("full") });
          return;
        case "other":
          toastHere({
            variant: "destructive",
            title: t(TITLES[sentence]),
            description: t(sentence),
            ...(retry && { action: retry }),
          });
      }
    },
    [t, checkUser],
  );
}
