"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { toast } from "#components/ui/toast.ts";
import { sendFailureOf } from "./send-failure.ts";

type Sentence = "sendFailed" | "stopFailed" | "retryFailed";

/** Tells the person what a failed request to the tutor means. */
export function useSendFailureToast(): (error: unknown, sentence: Sentence) => void {
  const t = useTranslations("chat.toast");
  return useCallback(
    (error, sentence) => {
      const failure = sendFailureOf(error);
      switch (failure.kind) {
        case "limit":
          toast({ variant: "destructive", title: t("limitTitle"), description: t("limit", failure) });
          return;
        case "limit-unknown":
          toast({ variant: "destructive", title: t("limitTitle"), description: t("limitUnknown") });
          return;
        case "other":
          toast({ variant: "destructive", title: t("error"), description: t(sentence) });
      }
    },
    [t],
  );
}
