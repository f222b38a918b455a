"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { DeletionQuestion } from "#components/ui/deletion-question.tsx";

type SessionDeletionProps = { title: string; isPending: boolean; onConfirm: () => void; onCancel: () => void };

/** Asks once more before a session is deleted. */
export function SessionDeletion({ title, ...asking }: SessionDeletionProps) {
  const t = useTranslations("sidebar.session");
  const question = (
    <>
      <span className="block truncate font-medium">
        <ChemistryText text={title} />
      </span>
      {t("confirm")}
    </>
  );
  return (
    <div className="p-2">
      <DeletionQuestion question={question} deleteLabel={t("delete")} cancelLabel={t("cancel")} {...asking} />
    </div>
  );
}
