"use client";

import { useTranslations } from "next-intl";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import { useUploadTerms } from "#lib/client/uploads.ts";
import { wholeMegabytes } from "#lib/contracts/upload-limits.ts";
import { FileChooser } from "./file-chooser.tsx";
import type { FileUpload } from "./use-file-upload.ts";

const SERVICE = late(async () => (await import("./service-chooser.tsx")).ServiceChooser);

type FileSourceProps = { upload: FileUpload; endpoint: "attachment" | "material" };

/**
 * Where a file comes from: through the service's own part where one takes files, else through ours, which does the same
 * where the service's cannot be fetched or breaks.
 */
export function FileSource({ upload, endpoint }: FileSourceProps) {
  const t = useTranslations("uploads");
  const { data: terms } = useUploadTerms();
  const isWanted = terms?.service === "uploadthing";
  const { part: ServiceChooser } = useLate(SERVICE, { isWanted });
  // The host that this server runs on may take less.
  const maxBytes = Math.min(upload.maxBytes, terms?.maxBytes ?? upload.maxBytes);
  const kinds = t("kinds", { size: wholeMegabytes(maxBytes) });
  const own = <FileChooser upload={upload} kinds={kinds} />;
  if (!isWanted || ServiceChooser === null) return own;
  return (
    <ErrorBoundary subject={terms} fallback={own}>
      <ServiceChooser upload={upload} endpoint={endpoint} maxBytes={maxBytes} kinds={kinds} />
    </ErrorBoundary>
  );
}
