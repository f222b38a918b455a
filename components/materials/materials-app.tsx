"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AppRoot } from "#components/ui/app-root.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/toast.ts";
import { late } from "#components/ui/use-late.ts";
import { LateTool } from "#components/worksheets/late-tool.tsx";
import { isPlanMissing, useMaterials } from "#lib/client/materials.ts";
import { useIsAwake } from "#lib/client/use-is-awake.ts";
import { MaterialList } from "./material-list.tsx";
import { PlanRequired } from "./plan-required.tsx";
import type { TeacherTab } from "./teacher-tab.ts";
import { TeacherTabs } from "./teacher-tabs.tsx";
import { UploadForm } from "./upload-form.tsx";

const MAKER = late(async () => (await import("#components/worksheets/worksheet-maker.tsx")).WorksheetMaker);
const AUDITOR = late(async () => (await import("#components/worksheets/key-auditor.tsx")).KeyAuditor);

/** The materials page with what it stands on; `tab` is the one that the address names. */
export function MaterialsApp({ tab }: { tab: TeacherTab }) {
  return (
    <AppRoot>
      <Materials initialTab={tab} />
    </AppRoot>
  );
}

function Materials({ initialTab }: { initialTab: TeacherTab }) {
  const t = useTranslations("materials");
  const materials = useMaterials();
  const listHeading = useRef<HTMLHeadingElement>(null);
  const isAwake = useIsAwake();

  // The plan may end, or the person sign out, while the page is open.
  if (materials.data === null || isPlanMissing(materials.error)) return <PlanRequired headingLevel="h1" />;

  function tellDeleted() {
    toast({ title: t("deletion.done") });
    listHeading.current?.focus();
  }

  return (
    // What is typed before anybody hears of it would be gone once the page answers.
    <div inert={!isAwake} className="mx-auto w-full max-w-6xl space-y-8 px-4 py-8 sm:px-6">
      <header className="print:hidden">
        <h1 className="text-display font-semibold tracking-tight">{t("title")}</h1>
        <p className="lead mt-3">{t("lead")}</p>
      </header>
      <TeacherTabs initial={initialTab}>
        {(tab) =>
          tab === "maker" ? (
            <LateTool part={MAKER} tool={{ topic: materials.data?.[0]?.topic, materials: materials.data ?? [] }} />
          ) : tab === "auditor" ? (
            <LateTool part={AUDITOR} tool={{ materials: materials.data ?? [] }} />
          ) : (
            <div className="grid gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start">
              <div>
                <UploadForm onAdded={() => listHeading.current?.focus()} />
              </div>
              {materials.data ? (
                <MaterialList materials={materials.data} headingRef={listHeading} onDeleted={tellDeleted} />
              ) : (
                <Awaited hasFailed={materials.isError} onRetry={() => void materials.refetch()} />
              )}
            </div>
          )
        }
      </TeacherTabs>
    </div>
  );
}

function Awaited({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useTranslations("materials");
  if (hasFailed) {
    return (
      <div role="alert" className="space-y-3">
        <p>{t("unreachable")}</p>
        <Button onClick={onRetry}>{t("retry")}</Button>
      </div>
    );
  }
  return (
    <div role="status" aria-label={t("loading")} className="grid content-start gap-3">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
