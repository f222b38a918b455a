"use client";

import { useTranslations } from "next-intl";
import { Modal } from "#components/ui/modal.tsx";
import { useSubscriptionStatus } from "#lib/client/subscription.ts";
import type { UploadResult } from "#lib/contracts/uploads.ts";
import { hasRight, isPlanName } from "#lib/plans/plans.ts";
import { FileSource } from "./file-source.tsx";
import { UpgradeNotice } from "./upgrade-notice.tsx";
import { useFileUpload } from "./use-file-upload.ts";

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
  const upload = useFileUpload((result) => {
    onUploaded(result);
    onClose();
  });
  const plan = status?.plan.name;
  const lacksRight = isPlanName(plan) && !hasRight(plan, "uploads");
  if (lacksRight || upload.isPlanRequired) return <UpgradeNotice />;
  return <FileSource upload={upload} endpoint="attachment" />;
}
