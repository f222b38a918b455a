"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import { optionLetter } from "#lib/cards/option-letter.ts";
import type { LessonCard } from "#lib/cards/lesson.ts";

export type LessonTaskProps = {
  options: LessonCard["step"]["options"];
  isBusy: boolean;
  ask: ((text: string) => void) | null;
};

/** One of several: chosen first, and then said, so that nothing is told by mistake. */
export function LessonChoice({ options, isBusy, ask }: LessonTaskProps) {
  const t = useTranslations("chat.card.lesson");
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const text = options.find(({ id }) => id === chosen)?.text;
  return (
    <div className="space-y-3">
      <fieldset disabled={ask === null} className="space-y-1.5">
        <legend className="sr-only">{t("options")}</legend>
        {options.map((option, index) => (
          <label
            key={option.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-input px-3 py-2 hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              className="size-4 shrink-0 accent-primary outline-none"
              onChange={() => setChosen(option.id)}
            />
            <span aria-hidden="true" className="text-sm font-semibold uppercase text-muted-foreground">
              {optionLetter("", index)}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <ChemistryText text={option.text} />
            </span>
          </label>
        ))}
      </fieldset>
      {ask === null ? null : (
        <AskButton
          data-lesson-ask=""
          disabled={text === undefined}
          isBusy={isBusy}
          onClick={() => (text === undefined ? undefined : ask(text))}
        >
          {t("send")}
        </AskButton>
      )}
    </div>
  );
}
