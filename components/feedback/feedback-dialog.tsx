"use client";

import { useTranslations } from "next-intl";
import { Modal } from "#components/ui/modal.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

type FeedbackDialogProps = { isOpen: boolean; onClose: () => void };

/** Feedback on the product. What is in it exists only while it is open, so that it is empty each time. */
export function FeedbackDialog({ isOpen, onClose }: FeedbackDialogProps) {
  const t = useTranslations("feedback-dialog");
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      description={t("description")}
      closeLabel={t("close")}
      className="sm:w-[min(34rem,calc(100vw-2rem))]"
    >
      <FeedbackForm onSent={onClose} />
    </Modal>
  );
}
