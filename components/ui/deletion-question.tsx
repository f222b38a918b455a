"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";

type DeletionQuestionProps = {
  question: ReactNode;
  deleteLabel: string;
  cancelLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks once more before something is deleted; the focus stands on the way back, which is Escape, too. */
export function DeletionQuestion({
  question,
  deleteLabel,
  cancelLabel,
  isPending,
  onConfirm,
  onCancel,
}: DeletionQuestionProps) {
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    cancel.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // It is not meant for what lies around.
    event.preventDefault();
    onCancel();
  }

  return (
    <div role="group" aria-labelledby={questionId} className="space-y-2">
      <p id={questionId} className="text-sm">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="destructive"
          size="sm"
          aria-disabled={isPending}
          onKeyDown={onKeyDown}
          onClick={() => (isPending ? undefined : onConfirm())}
        >
          {deleteLabel}
        </Button>
        <Button ref={cancel} variant="outline" size="sm" onKeyDown={onKeyDown} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  );
}
