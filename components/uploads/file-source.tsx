"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import { useFocusOnReturn } from "#components/ui/use-focus-on-return.ts";
import { late, useLate } from "#components/ui/use-late.ts";
import { uploadTermsQuery } from "#lib/client/uploads.ts";
import { wholeMegabytes } from "#lib/contracts/upload-limits.ts";
import { isForeignPicture, isImage } from "#lib/contracts/uploads.ts";
import { FailedUpload } from "./failed-upload.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { PictureQuestion } from "./picture-question.tsx";
import type { FileUpload } from "./use-file-upload.ts";
import { useFileQuestion } from "./use-file-question.ts";

const SERVICE = late(async () => (await import("./service-chooser.tsx")).ServiceChooser);

type FileSourceProps = { upload: FileUpload; endpoint: "attachment" | "material" };

/**
 * Where a file comes from: through the service's own part where one takes files, else through ours, which does the same
 * where the service's cannot be fetched or breaks. Of a picture that nobody will read, that is said before it goes.
 */
export function FileSource({ upload, endpoint }: FileSourceProps) {
  const t = useTranslations("uploads");
  const queries = useQueryClient();
  const { data: terms } = useQuery(uploadTermsQuery);
  const isWanted = terms?.service === "uploadthing";
  const { part: ServiceChooser } = useLate(SERVICE, { isWanted });
  const question = useFileQuestion();
  const place = useFocusOnReturn<HTMLDivElement>(question.file === null);
  // The host that this server runs on may take less.
  const maxBytes = Math.min(upload.maxBytes, terms?.maxBytes ?? upload.maxBytes);
  const kinds = t("kinds", { size: wholeMegabytes(maxBytes) });

  async function mayGo(file: File): Promise<boolean> {
    if (isForeignPicture(file)) {
      upload.fail({ kind: "picture" });
      return false;
    }
    // What is too large will be refused without a question.
    if (!isImage(file.type) || file.size > maxBytes) return true;
    return (endpoint === "attachment" && (await readsPictures())) || question.ask(file);
  }

  /** Who is quick chooses a picture before it is known. Where nobody can say, the server will. */
  async function readsPictures(): Promise<boolean> {
    const known = await queries.ensureQueryData(uploadTermsQuery).catch(() => null);
    return known?.readsPictures !== false;
  }

  const own = <FileChooser upload={upload} kinds={kinds} mayGo={mayGo} />;
  return (
    <>
      {/* It stays: the service's part waits in it for the answer. */}
      <div ref={place} tabIndex={-1} hidden={question.file !== null} className="outline-none">
        {!isWanted || ServiceChooser === null ? (
          own
        ) : (
          <ErrorBoundary subject={terms} fallback={own}>
            <ServiceChooser upload={upload} endpoint={endpoint} maxBytes={maxBytes} kinds={kinds} mayGo={mayGo} />
          </ErrorBoundary>
        )}
        {upload.failed === null ? null : (
          <FailedUpload file={upload.failed} isBusy={upload.isUploading} onSendAgain={upload.send} />
        )}
      </div>
      {question.file === null ? null : (
        <PictureQuestion file={question.file} endpoint={endpoint} onAnswer={question.answer} />
      )}
    </>
  );
}
