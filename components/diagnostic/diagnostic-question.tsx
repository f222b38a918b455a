"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { CardFrame } from "#components/cards/card-frame.tsx";
import { DifficultyBadge } from "#components/cards/difficulty-badge.tsx";
import { McqOptions } from "#components/cards/mcq-options.tsx";
import { Task } from "#components/cards/task.tsx";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import type { DiagnosticQuestion as Question } from "#lib/contracts/answers/diagnostic.ts";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";

type DiagnosticQuestionProps = {
  question: Question;
  isBusy: boolean;
  /** Null for what is passed over. */
  onAnswer: (answer: string | null) => void;
};

/** A question to choose from or to answer with a number. It takes the focus when it comes: the one before it is gone. */
export function DiagnosticQuestion({ question, isBusy, onAnswer }: DiagnosticQuestionProps) {
  const t = useTranslations();
  const [text, setText] = useState("");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { options } = question;
  const isChoice = options.length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "" && !isBusy) onAnswer(text.trim());
  }

  return (
    // In an article the card's header is its own; by itself it would be one more of the page's.
    <article>
      <CardFrame
        title={t(`curriculum.subtopics.${question.subtopic}`)}
        badges={<DifficultyBadge difficulty={question.difficulty} />}
      >
        <div ref={place} tabIndex={-1} className="outline-none">
          <p className="whitespace-pre-line px-4 pt-3.5 pb-1 wrap-anywhere sm:px-5">
            <ChemistryText text={question.question} />
          </p>
          <Task card={question} />
        </div>
        <form className="space-y-3 px-4 pt-2 pb-3.5 sm:px-5" onSubmit={submit}>
          {isChoice ? (
            <McqOptions
              card={{ options, correctAnswer: "" }}
              choiceId={text}
              isLocked={isBusy}
              hasResult={false}
              onChoose={setText}
            />
          ) : (
            <NumberField text={text} isUnread={question.isUnread} isBusy={isBusy} onChange={setText} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={text.trim() === ""} aria-disabled={isBusy}>
              {t("progress.diagnostic.submit")}
            </Button>
            <Button variant="outline" aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onAnswer(null))}>
              {t("progress.diagnostic.skip")}
            </Button>
          </div>
        </form>
      </CardFrame>
    </article>
  );
}

type NumberFieldProps = { text: string; isUnread: boolean; isBusy: boolean; onChange: (text: string) => void };

function NumberField({ text, isUnread, isBusy, onChange }: NumberFieldProps) {
  const t = useTranslations("progress.diagnostic");
  const id = useId();
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="text-xs font-semibold text-muted-foreground">
        {t("answer")}
      </label>
      <Input
        id={id}
        value={text}
        readOnly={isBusy}
        maxLength={MAX_MESSAGE_LENGTH}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} role={isUnread ? "alert" : undefined} className="text-xs text-muted-foreground">
        {t(isUnread ? "unread" : "answerHint")}
      </p>
    </div>
  );
}
