"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";

type SessionDeletionProps = { title: string; isPending: boolean; onConfirm: () => void; onCancel: () => void };

/** Asks once more before a session is deleted; the focus stands on the way back. */
export function SessionDeletion({ title, isPending, onConfirm, onCancel }: SessionDeletionProps) {
  const t = useTranslations("sidebar.session");
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    cancel.current?.focus();
  }, []);

  return (
    <div role="group" aria-labelledby={questionId} className="space-y-2 p-2">
      <p id={questionId} className="text-sm">
        <span className="block truncate font-medium">{title}</span>
        {t("confirm")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" size="sm" disabled={isPending} onClick={onConfirm}>
          {t("delete")}
        </Button>
        <Button ref={cancel} variant="outline" size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
