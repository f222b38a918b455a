"use client";

import { FileTextIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { UploadResult } from "#lib/contracts/uploads.ts";

type AttachedFilesProps = { files: readonly UploadResult[]; onRemove: (file: UploadResult) => void };

/** The files that go with the next message. */
export function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  const t = useTranslations("uploads");
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("attached")} className="flex flex-wrap gap-1.5 px-2 pt-2">
      {files.map((file) => (
        <li
          key={file.uploadURL}
          className="flex max-w-full items-center gap-1.5 rounded-md border bg-secondary ps-2 text-sm text-secondary-foreground"
        >
          <FileTextIcon aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 truncate">{file.name}</span>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("remove", { name: file.name })}
            data-tooltip=""
            onClick={() => onRemove(file)}
          >
            <XIcon aria-hidden="true" className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
