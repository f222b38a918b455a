"use client";

import { CheckIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { McqQuestionCard } from "#lib/cards/mcq-question.ts";
import { optionLetter } from "#lib/cards/option-letter.ts";

type McqOptionsProps = {
  card: Pick<McqQuestionCard, "options" | "correctAnswer">;
  choiceId: string | null;
  isLocked: boolean;
  /** Whether the right option is shown. */
  hasResult: boolean;
  onChoose: (id: string) => void;
};

/** The options as one group of radio buttons; with the result, the right one and the chosen one are named. */
export function McqOptions({ card, choiceId, isLocked, hasResult, onChoose }: McqOptionsProps) {
  const t = useTranslations("chat.card.question");
  const name = useId();
  return (
    <fieldset disabled={isLocked} className="space-y-1.5">
      <legend className="sr-only">{t("options")}</legend>
      {card.options.map((option, index) => {
        const isChosen = option.id === choiceId;
        const isRight = option.id === card.correctAnswer;
        return (
          <label
            key={option.id}
            className={cn(
              "flex min-h-11 items-center gap-3 rounded-md border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              isLocked
                ? null
                : "cursor-pointer border-input hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft",
              hasResult && isRight && "border-correct bg-correct-soft",
              hasResult && isChosen && !isRight && "border-wrong bg-wrong-soft",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={isChosen}
              className="size-4 shrink-0 accent-primary outline-none"
              onChange={() => onChoose(option.id)}
            />
            {/* What can be typed instead. A screen reader has the option itself, and its place. */}
            <span aria-hidden="true" className="text-sm font-semibold uppercase text-muted-foreground">
              {optionLetter(option.id, index)}
            </span>
            <span className="tabular min-w-0 flex-1 wrap-anywhere">
              <ChemistryText text={option.text} />
            </span>
            {hasResult ? <OptionVerdict isRight={isRight} isChosen={isChosen} /> : null}
          </label>
        );
      })}
    </fieldset>
  );
}

/** A sign and a word beside the colour. */
function OptionVerdict({ isRight, isChosen }: { isRight: boolean; isChosen: boolean }) {
  const t = useTranslations("chat.card.question");
  if (!isRight && !isChosen) return null;
  const Icon = isRight ? CheckIcon : XIcon;
  const words = [...(isChosen ? [t("chosen")] : []), ...(isRight ? [t("rightOption")] : [])];
  return (
    <span
      className={cn("flex shrink-0 items-center gap-1 text-xs font-medium", isRight ? "text-correct" : "text-wrong")}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="flex flex-col items-start">
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
    </span>
  );
}
