"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { MoleculeField } from "#components/chemistry/molecule-editor/molecule-field.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import type { useAnswer } from "./use-answer.ts";

type AnswerFormProps = {
  answer: ReturnType<typeof useAnswer>;
  /** Whether it was asked for just now: the button that was pressed is gone. */
  takesFocus: boolean;
  /** Whether a molecule is asked for, which may be drawn. */
  isDrawn: boolean;
};

/** Where a free answer is written. It stays as it is until it is marked. */
export function AnswerForm({ answer, takesFocus, isDrawn }: AnswerFormProps) {
  const t = useTranslations("chat.card.question");
  const id = useId();
  const { text, isEvaluating } = answer;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    field.current?.focus({ preventScroll: true });
    // With its button: the field alone would come to lie at the lower edge.
    field.current?.form?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);
  const canSubmit = text.trim() !== "" && !isEvaluating;

  function submit() {
    if (canSubmit) void answer.submit({ text, studentAnswer: text });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
  }

  const written = {
    ref: field,
    id,
    value: text,
    readOnly: isEvaluating,
    maxLength: MAX_MESSAGE_LENGTH,
    className: "max-h-64",
    onKeyDown,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => answer.setText(event.target.value),
  };

  return (
    <form
      className="space-y-2 border-t px-4 py-3 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label id={`${id}-label`} htmlFor={id} className="text-xs font-semibold text-muted-foreground">
        {t("answer")}
      </label>
      {isDrawn ? (
        <MoleculeField field={written} labelId={`${id}-label`} takesFocus={takesFocus} onText={answer.setText} />
      ) : (
        <Textarea {...written} />
      )}
      {/* While it is evaluated not disabled, which would lose the focus to nowhere. */}
      <Button type="submit" disabled={text.trim() === ""} aria-disabled={isEvaluating}>
        {isEvaluating ? t("evaluating") : t("submit")}
      </Button>
    </form>
  );
}
