"use client";

import { PaperclipIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#components/ui/icon-button.tsx";
import { toastHere } from "#components/ui/toast.ts";
import { MAX_ATTACHMENTS } from "#lib/contracts/upload-limits.ts";

/** Leads to Upload File, unless the message has all the files that it may have. */
export function AttachButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useTranslations("uploads");
  const isFull = count >= MAX_ATTACHMENTS;

  function open() {
    if (isFull) toastHere({ title: t("full"), description: t("fullText", { count: MAX_ATTACHMENTS }) });
    else onOpen();
  }

  return <IconButton icon={PaperclipIcon} label={t("attach")} onClick={open} />;
}
