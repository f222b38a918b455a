"use client";

import { CheckIcon, CircleAlertIcon, RotateCwIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { toast } from "#components/ui/toast.ts";
import { isInWork, useReadingRetry } from "#lib/client/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { MOST_OF_A_FILE } from "#lib/contracts/upload-limits.ts";
import { isImage, mayReadFurther } from "#lib/contracts/uploads.ts";
import type { CutReason } from "#lib/contracts/answers/uploads.ts";

/** What is done with a file, in its order. */
const STEPS = ["uploaded", "reading", "indexing", "ready"] as const;

/** How far a material is on its way into answers, or why it does not get there. */
export function MaterialState({ material }: { material: Material }) {
  const t = useTranslations("materials.states");
  const { failure, mediaType } = material;
  if (material.state === "failed")
    return <Failure material={material} reason={t(`failures.${failure ?? "damaged"}`)} />;
  if (isInWork(material)) {
    const step = STEPS.indexOf(material.state) + 1;
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        <Spinner className="size-4" />
        {material.place === null ? t(material.state) : t("waiting", { place: material.place })}
        <progress max={STEPS.length} value={step} aria-label={t("progress")} className="h-1.5 w-28 accent-primary" />
      </p>
    );
  }
  if (isImage(mediaType)) return <p className="text-sm text-muted-foreground">{t("picture")}</p>;
  return (
    <>
      <Badge variant="correct">
        <CheckIcon aria-hidden="true" />
        {t("ready")}
      </Badge>
      {material.cutBy === null ? null : <CutNotice material={material} cutBy={material.cutBy} />}
    </>
  );
}

/** Up to where a file was read, and why no further. */
function CutNotice({ material, cutBy }: { material: Material; cutBy: CutReason }) {
  const t = useTranslations("materials.states.cut");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="flex items-start gap-1.5">
        <CircleAlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {t("upTo", { page: material.pageCount ?? 0 })} {t(cutBy, MOST_OF_A_FILE)}
        </span>
      </p>
      {mayReadFurther(cutBy) ? <ReadAgain fileUrl={material.fileUrl} /> : null}
    </div>
  );
}

function Failure({ material, reason }: { material: Material; reason: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="flex items-start gap-1.5 text-wrong">
        <CircleAlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {reason}
      </p>
      <ReadAgain fileUrl={material.fileUrl} />
    </div>
  );
}

function ReadAgain({ fileUrl }: { fileUrl: string }) {
  const t = useTranslations("materials.states");
  const retry = useReadingRetry(fileUrl);

  async function readAgain() {
    if (retry.isPending) return;
    try {
      await retry.mutateAsync();
    } catch {
      toast({ variant: "destructive", title: t("retryFailed") });
    }
  }

  return (
    <Button variant="outline" size="sm" aria-disabled={retry.isPending} onClick={() => void readAgain()}>
      <RotateCwIcon aria-hidden="true" />
      {t("retry")}
    </Button>
  );
}
