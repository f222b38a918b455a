"use client";

import { RotateCwIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { AskButton } from "#components/ui/ask-button.tsx";

type FailedUploadProps = { file: File; isBusy: boolean; onSendAgain: (file: File) => Promise<void> };

/** The file that did not arrive, to be sent again as it was chosen. */
export function FailedUpload({ file, isBusy, onSendAgain }: FailedUploadProps) {
  const t = useTranslations("uploads");
  return (
    <div
      role="group"
      aria-label={t("unsent")}
      className="mx-5 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-wrong bg-wrong-soft py-1.5 ps-3 pe-1.5 text-sm"
    >
      <p className="min-w-32 flex-1">
        <strong className="block font-semibold text-wrong">{t("unsent")}</strong>
        <span className="line-clamp-2 wrap-anywhere">{file.name}</span>
      </p>
      <AskButton variant="outline" size="sm" isBusy={isBusy} className="ms-auto" onClick={() => void onSendAgain(file)}>
        <RotateCwIcon aria-hidden="true" />
        {t("again")}
      </AskButton>
    </div>
  );
}
