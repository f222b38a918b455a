"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FileSource } from "#components/uploads/file-source.tsx";
import { useFileUpload } from "#components/uploads/use-file-upload.ts";
import { useMaterialCreation } from "#lib/client/materials.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import { MAX_MATERIAL_BYTES } from "#lib/contracts/upload-limits.ts";
import type { UploadResult } from "#lib/contracts/uploads.ts";
import { EMPTY_DRAFT, finishDraft } from "./material-draft.ts";
import { MaterialFields } from "./material-fields.tsx";
import { PlanRequired } from "./plan-required.tsx";

/** First what the material is, then its file: the material is there once the file has arrived. */
export function UploadForm({ onAdded }: { onAdded: (material: Material) => void }) {
  const t = useTranslations("materials");
  const headingId = useId();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const creation = useMaterialCreation();
  const written = finishDraft(draft);

  async function add({ name, uploadURL, size, type }: UploadResult) {
    if (written === null) return;
    onAdded(
      await creation.mutateAsync({ ...written, fileUrl: uploadURL, fileName: name, fileSize: size, fileType: type }),
    );
    setDraft(EMPTY_DRAFT);
  }

  const upload = useFileUpload(add, { maxBytes: MAX_MATERIAL_BYTES, isNamed: false, failureText: t("uploadFailed") });
  if (upload.isPlanRequired) return <PlanRequired />;
  return (
    <section aria-labelledby={headingId} className="rounded-lg border bg-card">
      <h2 id={headingId} className="border-b px-5 py-4 text-lg font-semibold">
        {t("add")}
      </h2>
      <div className="px-5 pt-5">
        <MaterialFields draft={draft} onChange={setDraft} disabled={upload.isUploading} />
      </div>
      {written === null && !upload.isUploading ? (
        <p className="m-5 flex min-h-44 items-center justify-center rounded-lg border-2 border-dashed px-4 py-6 text-center text-sm text-muted-foreground">
          {t("fillFirst")}
        </p>
      ) : (
        <FileSource upload={upload} endpoint="material" />
      )}
    </section>
  );
}
