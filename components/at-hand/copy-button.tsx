"use client";

import { CheckIcon, CopyIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useCopy } from "#lib/client/use-copy.ts";

/** Copies a text; `name` is what it is. What came of it is told beside the button. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useTranslations("at-hand");
  const { isCopied, copy } = useCopy();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <IconButton
        icon={isCopied ? CheckIcon : CopyIcon}
        label={t("copy", { name })}
        onClick={() => void copy(text).then((isDone) => setFailed(!isDone))}
        className="print:hidden"
      />
      <span role="status" className={hasFailed ? "text-xs text-wrong" : "sr-only"}>
        {hasFailed ? t("notCopied") : isCopied ? t("copied") : ""}
      </span>
    </>
  );
}
