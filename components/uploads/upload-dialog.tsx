"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { useSubscriptionStatus } from "#lib/client/subscription.ts";
import { useUploadTerms } from "#lib/client/uploads.ts";
import type { UploadResult } from "#lib/contracts/uploads.ts";
import { hasRight, isPlanName } from "#lib/plans/plans.ts";
import { FileChooser } from "./file-chooser.tsx";
import { UpgradeNotice } from "./upgrade-notice.tsx";
import { useFileUpload } from "./use-file-upload.ts";

const ServiceChooser = lazy(async () => ({ default: (await import("./service-chooser.tsx")).ServiceChooser }));

type UploadDialogProps = { isOpen: boolean; onClose: () => void; onUploaded: (upload: UploadResult) => void };

/** Upload File: the first file that is chosen is sent, and the dialog closes when it has arrived. */
export function UploadDialog({ isOpen, onClose, onUploaded }: UploadDialogProps) {
  const t = useTranslations("uploads");
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      description={t("description")}
      closeLabel={t("close")}
      className="sm:w-[min(32rem,calc(100vw-2rem))]"
    >
      <DialogBody onClose={onClose} onUploaded={onUploaded} />
    </Modal>
  );
}

function DialogBody({ onClose, onUploaded }: Pick<UploadDialogProps, "onClose" | "onUploaded">) {
  const { data: status } = useSubscriptionStatus();
  const { data: terms } = useUploadTerms();
  const upload = useFileUpload((result) => {
    onUploaded(result);
    onClose();
  });
  const plan = status?.plan.name;
  const lacksRight = isPlanName(plan) && !hasRight(plan, "uploads");
  if (lacksRight || upload.isPlanRequired) return <UpgradeNotice />;
  if (terms?.service !== "uploadthing") return <FileChooser upload={upload} />;
  return (
    // Where the service's own part cannot be fetched, ours does the same.
    <ErrorBoundary subject={terms} fallback={<FileChooser upload={upload} />}>
      <Suspense>
        <ServiceChooser upload={upload} />
      </Suspense>
    </ErrorBoundary>
  );
}
