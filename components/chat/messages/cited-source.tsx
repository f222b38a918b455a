"use client";

import { ChevronDownIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, useCallback, useId, useState } from "react";
import type { OpenedPage } from "#components/materials/page-viewer.tsx";
import { SourceCitation } from "#components/materials/source-citation.tsx";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import { useFailureReport } from "../reports/use-failure-report.ts";

type CitedSourceProps = {
  source: Required<OpenedPage>;
  /** Whether the reply itself quotes the sentences. */
  isQuoted: boolean;
  onOpen: (page: OpenedPage) => void;
};

const AROUND = late(
  async (): Promise<ComponentType<{ source: Required<OpenedPage> }>> =>
    (await import("#components/materials/sentences-around.tsx")).SentencesAround,
);

/** One source of a reply: its name and page, the sentences that ground the reply, and, when asked for, their neighbours. */
export function CitedSource({ source, isQuoted, onOpen }: CitedSourceProps) {
  const t = useTranslations("sources");
  const aroundId = useId();
  const [isWide, setWide] = useState(false);
  const reportFailure = useFailureReport();
  const onFailure = useCallback(
    (error: unknown) => {
      reportFailure(error, "openFailed");
      setWide(false);
    },
    [reportFailure],
  );
  const { part: Around } = useLate(AROUND, { isWanted: isWide, onFailure });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <SourceCitation source={source} onOpen={onOpen} />
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isWide}
          aria-controls={aroundId}
          onClick={() => setWide(!isWide)}
          className="px-2 font-normal text-muted-foreground"
        >
          {t("around")}
          <ChevronDownIcon aria-hidden="true" className={cn(isWide && "rotate-180")} />
        </Button>
      </div>
      <div id={aroundId}>
        {isWide ? Around === null ? <Skeleton className="h-16" /> : <Around source={source} /> : null}
        {isWide || isQuoted ? null : (
          <blockquote dir="auto" className="text-sm text-muted-foreground">
            {source.excerpt}
          </blockquote>
        )}
      </div>
    </>
  );
}
