"use client";

import { ChevronLeftIcon, ChevronRightIcon, ExternalLinkIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button, buttonVariants } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { RetryNotice } from "#components/ui/retry-notice.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { isGone, useDocumentPage } from "#lib/client/materials.ts";
import { splitAtExcerpt } from "./split-at-excerpt.ts";

/** What is opened: a page of a file, and the words on it that an answer draws on. */
export type OpenedPage = { title: string; fileUrl: string; page: number; excerpt?: string };

/** The text of a file page by page, as it was read, with the way to the file itself. */
export function PageViewer({ opened, onClose }: { opened: OpenedPage | null; onClose: () => void }) {
  const t = useTranslations("sources");
  return (
    <Modal isOpen={opened !== null} onClose={onClose} title={opened?.title ?? ""} closeLabel={t("close")}>
      {opened === null ? null : <Pages opened={opened} />}
    </Modal>
  );
}

function Pages({ opened }: { opened: OpenedPage }) {
  const t = useTranslations("sources");
  const { fileUrl, excerpt } = opened;
  const [number, setNumber] = useState(opened.page);
  const { data, error, refetch } = useDocumentPage(fileUrl, number);
  const [pageCount, setPageCount] = useState<number | null>(null);
  if (data && data.pageCount !== pageCount) setPageCount(data.pageCount);
  const last = pageCount ?? number;

  function turn(to: number) {
    if (to >= 1 && to <= last) setNumber(to);
  }

  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b px-5 py-2">
        {/* Not disabled, which would lose the focus to nowhere. */}
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("previous")}
          data-tooltip=""
          aria-disabled={number <= 1}
          onClick={() => turn(number - 1)}
        >
          <ChevronLeftIcon aria-hidden="true" />
        </Button>
        <p role="status" className="tabular text-sm">
          {pageCount === null ? t("page", { page: number }) : t("pageOf", { page: number, count: pageCount })}
        </p>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("next")}
          data-tooltip=""
          aria-disabled={number >= last}
          onClick={() => turn(number + 1)}
        >
          <ChevronRightIcon aria-hidden="true" />
        </Button>
        <a
          href={fileUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ variant: "outline", size: "sm", className: "ms-auto" })}
        >
          <ExternalLinkIcon aria-hidden="true" />
          {t("original")}
        </a>
      </div>
      <div className="p-5">
        {error === null && data !== null ? (
          <PageText text={data?.text} excerpt={number === opened.page ? excerpt : undefined} />
        ) : (
          <Absent isGone={error === null || isGone(error)} onRetry={() => void refetch()} />
        )}
      </div>
    </div>
  );
}

function Absent({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  const t = useTranslations("sources");
  if (isGone) return <p>{t("gone")}</p>;
  return (
    <RetryNotice layout="line" className="text-base" text={t("unreachable")} action={t("retry")} onRetry={onRetry} />
  );
}

/** When it comes, and not each time that the screen is drawn. */
function showMark(mark: HTMLElement | null): void {
  mark?.scrollIntoView({ block: "center" });
}

function PageText({ text, excerpt }: { text: string | undefined; excerpt: string | undefined }): ReactNode {
  const t = useTranslations("sources");
  if (text === undefined) return <Skeleton className="h-48" />;
  if (text.trim() === "") return <p className="text-muted-foreground">{t("empty")}</p>;
  const { before, quoted, after } = splitAtExcerpt(text, excerpt ?? "");
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {before}
      {quoted === "" ? null : (
        <mark ref={showMark} className="rounded-sm bg-primary-soft text-foreground">
          {quoted}
        </mark>
      )}
      {after}
    </p>
  );
}
