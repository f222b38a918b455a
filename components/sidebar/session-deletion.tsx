"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";

type SessionDeletionProps = { title: string; isPending: boolean; onConfirm: () => void; onCancel: () => void };

/** Asks once more before a session is deleted; the focus stands on the way back, which is Escape, too. */
export function SessionDeletion({ title, isPending, onConfirm, onCancel }: SessionDeletionProps) {
  const t = useTranslations("sidebar.session");
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    cancel.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // It is not meant for the drawer around.
    event.preventDefault();
    onCancel();
  }

  return (
    <div role="group" aria-labelledby={questionId} className="space-y-2 p-2">
      <p id={questionId} className="text-sm">
        <span className="block truncate font-medium">
          <ChemistryText text={title} />
        </span>
        {t("confirm")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" size="sm" disabled={isPending} onKeyDown={onKeyDown} onClick={onConfirm}>
          {t("delete")}
        </Button>
        <Button ref={cancel} variant="outline" size="sm" onKeyDown={onKeyDown} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
