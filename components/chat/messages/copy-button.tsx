"use client";

import { CheckIcon, CopyIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { toastHere } from "#components/ui/toast.ts";
import { setOnLine } from "#lib/chemistry/set-chemistry.ts";
import { useCopy } from "#lib/client/use-copy.ts";

/** Copies a reply as plain text, its chemistry in Unicode. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations("chat");
  const { isCopied, copy } = useCopy();

  async function copyReply() {
    if (!(await copy(setOnLine(text))))
      toastHere({ variant: "destructive", title: t("toast.error"), description: t("toast.copyFailed") });
  }

  return (
    <Button variant="ghost" size="sm" className="text-muted-foreground" onClick={() => void copyReply()}>
      {isCopied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? t("reply.copied") : t("reply.copy")}</span>
    </Button>
  );
}
