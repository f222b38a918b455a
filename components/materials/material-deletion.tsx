"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import { useMaterialDeletion } from "#lib/client/materials.ts";
import type { Material } from "#lib/contracts/materials.ts";

type MaterialDeletionProps = { material: Material; onCancel: () => void; onDeleted: () => void };

/** Asks once more before a material is deleted; the focus stands on the way back. */
export function MaterialDeletion({ material, onCancel, onDeleted }: MaterialDeletionProps) {
  const t = useTranslations("materials.deletion");
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const deletion = useMaterialDeletion(material.id);

  useEffect(() => {
    cancel.current?.focus();
  }, []);

  function confirm() {
    deletion.mutate(undefined, {
      onSuccess: onDeleted,
      onError: () => toast({ variant: "destructive", title: t("failedTitle"), description: t("failed") }),
    });
  }

  return (
    <div role="group" aria-labelledby={questionId} className="flex flex-wrap items-center gap-2">
      <p id={questionId} className="basis-full text-sm">
        {t("question", { title: material.title })}
      </p>
      <Button variant="destructive" size="sm" aria-disabled={deletion.isPending} onClick={() => (deletion.isPending ? undefined : confirm())}>
        {t("confirm")}
      </Button>
      <Button ref={cancel} variant="outline" size="sm" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
