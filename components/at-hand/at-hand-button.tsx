"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { TableIcon } from "./table-icon.tsx";
import { AT_HAND_KEY } from "./use-at-hand-key.ts";

/** What is at hand, in the chat. */
export function AtHandButton({ onOpen, className }: { onOpen: () => void; className: string }) {
  const t = useTranslations("common");
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t("tools")}
      aria-haspopup="dialog"
      aria-keyshortcuts={AT_HAND_KEY}
      data-tooltip=""
      className={className}
      onClick={onOpen}
    >
      <TableIcon />
    </Button>
  );
}
