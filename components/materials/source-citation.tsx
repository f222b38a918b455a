"use client";

import { BookOpenTextIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { OpenedPage } from "./page-viewer.tsx";

type SourceCitationProps = { source: OpenedPage; onOpen: (page: OpenedPage) => void };

/** A source by name and page, which opens that page with the words that are drawn on. */
export function SourceCitation({ source, onOpen }: SourceCitationProps) {
  const t = useTranslations("sources");
  const { title, fileUrl, page, excerpt } = source;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen({ title, fileUrl, page, ...(excerpt !== undefined && { excerpt }) })}
      className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm text-start text-sm text-primary underline underline-offset-4 hover:decoration-2"
    >
      <BookOpenTextIcon aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">{t("named", { title, page })}</span>
    </button>
  );
}
