"use client";

import { generateUploadButton } from "@uploadthing/react";
import { useFormatter, useTranslations } from "next-intl";
import { buttonVariants } from "#components/ui/button.tsx";
import { rememberUpload } from "#lib/client/upload-names.ts";
import type { UploadProblem } from "#lib/client/uploads.ts";
import { serviceUploadSchema } from "#lib/contracts/uploads.ts";
import type { FileUpload } from "./use-file-upload.ts";

const UploadButton = generateUploadButton({ url: "/api/uploadthing" });

type ServiceChooserProps = {
  upload: FileUpload;
  endpoint: "attachment" | "material";
  maxBytes: number;
  kinds: string;
  /** Asked before a file is sent. */
  mayGo: (file: File) => Promise<boolean>;
};

/** Sends a file straight from the browser to UploadThing, by its own component. */
export function ServiceChooser({ upload, endpoint, maxBytes, kinds, mayGo }: ServiceChooserProps) {
  const t = useTranslations("uploads");
  const format = useFormatter();

  async function begin([file]: File[]): Promise<File[]> {
    if (file === undefined) return [];
    if (file.size > maxBytes) upload.fail({ kind: "too-large", maxBytes });
    else if (await mayGo(file)) {
      upload.begin(file);
      return [file];
    }
    // It is left waiting for a file to send: with none it would go on, and fail for a reason of its own.
    return new Promise(() => undefined);
  }

  function finish(name: string, serverData: unknown) {
    const outcome = serviceUploadSchema.safeParse(serverData);
    if (!outcome.success) upload.fail({ kind: "process" });
    else if ("problem" in outcome.data) upload.fail({ kind: outcome.data.problem });
    else {
      const { path, size, type } = outcome.data;
      void upload.succeed(rememberUpload({ name, uploadURL: new URL(path, window.location.origin).href, size, type }));
    }
  }

  return (
    <div className="p-5">
      <UploadButton
        endpoint={endpoint}
        config={{ mode: "auto" }}
        disabled={upload.isUploading}
        onBeforeUploadBegin={begin}
        onClientUploadComplete={([file]) => finish(file?.name ?? "", file?.serverData)}
        onUploadError={({ message }) => upload.fail(problemOf(message, maxBytes))}
        content={{
          // It is off while it uploads, and then does not know that it does.
          button: ({ uploadProgress }) =>
            upload.isUploading
              ? t("uploadingShare", { share: format.number(uploadProgress / 100, { style: "percent" }) })
              : t("choose"),
          allowedContent: kinds,
        }}
        appearance={{
          container:
            "flex min-h-44 flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-input px-4 py-6",
          button: buttonVariants({ variant: "default" }),
          allowedContent: "text-sm text-muted-foreground",
        }}
      />
    </div>
  );
}

/** Our own refusals come as their codes. */
function problemOf(message: string, maxBytes: number): UploadProblem {
  if (message === "PLAN_REQUIRED") return { kind: "plan" };
  if (message === "FILE_TOO_LARGE") return { kind: "too-large", maxBytes };
  if (message === "STORAGE_FULL") return { kind: "full" };
  return { kind: /^[A-Z_]+$/.test(message) ? "prepare" : "send" };
}
