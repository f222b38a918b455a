"use client";

import { FileUpIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { type DragEvent, useState } from "react";
import { cn } from "#components/ui/class-names.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import { ACCEPTED_FILES } from "#lib/contracts/uploads.ts";
import type { FileUpload } from "./use-file-upload.ts";

type FileChooserProps = {
  upload: FileUpload;
  kinds: string;
  /** Asked before a file is sent. */
  mayGo: (file: File) => Promise<boolean>;
};

/** Where a file is chosen or dropped. Only the first counts. `kinds` says which are taken. */
export function FileChooser({ upload, kinds, mayGo }: FileChooserProps) {
  const t = useTranslations("uploads");
  const [isOver, setOver] = useState(false);
  const { isUploading } = upload;

  async function take(files: FileList | null) {
    const file = files?.[0];
    if (file !== undefined && !isUploading && (await mayGo(file))) await upload.send(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  }

  return (
    <div className="p-5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the mouse's way; the field within is the keyboard's */}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          "flex min-h-44 cursor-pointer flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-input px-4 py-6 text-center",
          "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
          isOver && "border-primary bg-accent",
          isUploading && "cursor-default",
        )}
      >
        {isUploading ? (
          <Spinner className="size-7" />
        ) : (
          <FileUpIcon aria-hidden="true" className="size-7 text-muted-foreground" />
        )}
        <span className="font-medium" role="status">
          {isUploading ? t("uploading") : t("choose")}
        </span>
        <span className="text-sm text-muted-foreground">{kinds}</span>
        <input
          type="file"
          accept={ACCEPTED_FILES}
          disabled={isUploading}
          aria-label={t("choose")}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files);
            // So that the same file can be chosen again after a failure.
            event.target.value = "";
          }}
        />
      </label>
    </div>
  );
}
