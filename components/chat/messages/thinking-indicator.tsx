"use client";

import { useTranslations } from "next-intl";
import type { RequestType } from "#lib/contracts/chat.ts";

type ThinkingIndicatorProps = {
  requestType: RequestType;
  /** The place in the line of a file that the reply waits for, from 1; null when it waits for none. */
  readingPlace: number | null;
};

/** Says what is being worked on until the first words of the reply are there. */
export function ThinkingIndicator({ requestType, readingPlace }: ThinkingIndicatorProps) {
  const t = useTranslations("chat.thinking");
  const words =
    readingPlace === null ? t(requestType) : readingPlace === 1 ? t("reading") : t("waiting", { place: readingPlace });
  return (
    <p className="flex min-h-9 items-center gap-3 text-sm text-muted-foreground">
      <Bond />
      {/* What is not said by the status line, which speaks once for a reply. */}
      <span role={readingPlace === null ? undefined : "status"}>{words}</span>
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
