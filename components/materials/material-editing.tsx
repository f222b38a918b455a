"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { toast } from "#components/ui/toast.ts";
import { useMaterialChange } from "#lib/client/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { draftOf, finishDraft } from "./material-draft.ts";
import { MaterialFields } from "./material-fields.tsx";

type MaterialEditingProps = { material: Material; isOpen: boolean; onClose: () => void };

/** Changes what is said of a material; its file stays. */
export function MaterialEditing({ material, isOpen, onClose }: MaterialEditingProps) {
  const t = useTranslations("materials.editing");
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} description={material.fileName} closeLabel={t("close")}>
      <EditingForm material={material} onClose={onClose} />
    </Modal>
  );
}

function EditingForm({ material, onClose }: Omit<MaterialEditingProps, "isOpen">) {
  const t = useTranslations("materials.editing");
  const [draft, setDraft] = useState(() => draftOf(material));
  const change = useMaterialChange(material.id);
  const written = finishDraft(draft);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    if (written === null || change.isPending) return;
    try {
      await change.mutateAsync(written);
      toast({ title: t("saved") });
      // It may have been closed meanwhile, and opened again for something else.
      if (form.isConnected) onClose();
    } catch {
      toast({ variant: "destructive", title: t("failedTitle"), description: t("failed") });
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5 p-5">
      <MaterialFields draft={draft} onChange={setDraft} />
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" disabled={written === null} aria-disabled={change.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
