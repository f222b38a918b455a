"use client";

import { useTranslations } from "next-intl";
import { DeletionQuestion } from "#components/ui/deletion-question.tsx";
import { toast } from "#components/ui/toast.ts";
import { useMaterialDeletion } from "#lib/client/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";

type MaterialDeletionProps = { material: Material; onCancel: () => void; onDeleted: () => void };

/** Asks once more before a material is deleted. */
export function MaterialDeletion({ material, onCancel, onDeleted }: MaterialDeletionProps) {
  const t = useTranslations("materials.deletion");
  const deletion = useMaterialDeletion(material.id);

  async function confirm() {
    try {
      await deletion.mutateAsync();
      onDeleted();
    } catch {
      toast({ variant: "destructive", title: t("failedTitle"), description: t("failed") });
    }
  }

  return (
    <DeletionQuestion
      question={t("question", { title: material.title })}
      deleteLabel={t("confirm")}
      cancelLabel={t("cancel")}
      isPending={deletion.isPending}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
