"use client";

import { CheckIcon, CopyIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { toastHere } from "#components/ui/toast.ts";
import { setOnLine } from "#lib/chemistry/set-chemistry.ts";

const CONFIRMATION_MS = 2000;

/** Copies a reply as plain text, its chemistry in Unicode. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations("chat");
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(setOnLine(text));
      setCopied(true);
    } catch {
      toastHere({ variant: "destructive", title: t("toast.error"), description: t("toast.copyFailed") });
    }
  }

  return (
    <Button variant="ghost" size="sm" className="text-muted-foreground" onClick={() => void copy()}>
      {isCopied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? t("reply.copied") : t("reply.copy")}</span>
    </Button>
  );
}
