"use client";

import { useTranslations } from "next-intl";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { isGone, useDocumentPage } from "#lib/client/materials.ts";
import { sentencesAround } from "#lib/retrieval/sentences-around.ts";
import type { OpenedPage } from "./page-viewer.tsx";

/** Cited words among their neighbours. The page is asked for anew: what may no longer be seen does not come. */
export function SentencesAround({ source }: { source: Required<OpenedPage> }) {
  const t = useTranslations("sources");
  const { data, error, refetch } = useDocumentPage(source.fileUrl, source.page);
  if (data === null || isGone(error)) return <p className="text-sm">{t("gone")}</p>;
  if (error !== null)
    return <RetryNotice layout="line" text={t("unreachable")} action={t("retry")} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-16" />;
  const found = sentencesAround(data.text, source.excerpt);
  if (found === null) return <p className="text-sm">{t("gone")}</p>;
  const { before, excerpt, after } = found;
  return (
    <>
      <blockquote dir="auto" className="text-sm text-muted-foreground">
        {before}
        <mark className="rounded-sm bg-primary-soft text-foreground">{excerpt}</mark>
        {after}
      </blockquote>
      {before === "" && after === "" ? <p className="text-sm">{t("alone")}</p> : null}
    </>
  );
}
