"use client";

import { useTranslations } from "next-intl";
import type { RequestType } from "#lib/contracts/chat.ts";

/** Says what is being worked on until the first words of the reply are there. */
export function ThinkingIndicator({ requestType }: { requestType: RequestType }) {
  const t = useTranslations("chat.thinking");
  return (
    <p className="flex min-h-9 items-center gap-3 text-sm text-muted-foreground">
      <Bond />
      <span>{t(requestType)}</span>
    </p>
  );
}

/** Two atoms and the electron pair that comes to lie between them. */
function Bond() {
  return (
    <svg viewBox="0 0 36 16" fill="none" aria-hidden="true" className="h-4 w-9 text-primary">
      <circle cx="7" cy="8" r="5.25" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="29" cy="8" r="5.25" stroke="currentColor" strokeWidth="1.5" />
      <path d="M12.5 8h11" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" className="animate-pulse" />
    </svg>
  );
}
