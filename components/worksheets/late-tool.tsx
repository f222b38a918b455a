"use client";

import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { type Late, useLate } from "#components/ui/use-late.ts";

type LateToolProps<Props extends object> = { part: Late<ComponentType<Props>>; tool: Props };

/** One of the tools beside the materials, which many who come never open: it is fetched when its tab is first selected. */
export function LateTool<Props extends object>({ part, tool }: LateToolProps<Props>) {
  const t = useTranslations("worksheets.tabs");
  const { part: Tool, hasFailed } = useLate(part);
  if (Tool !== null) return <Tool {...tool} />;
  if (hasFailed) {
    return (
      <div role="alert" className="space-y-3">
        <p>{t("unreachable")}</p>
        <Button onClick={() => void part.load().catch(() => undefined)}>{t("retry")}</Button>
      </div>
    );
  }
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <Skeleton className="h-96" />
    </div>
  );
}
