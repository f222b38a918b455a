"use client";

import { CheckIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/class-names.ts";
import type { Evaluation } from "#lib/cards/answer-evaluation.ts";
import { EvaluationDetails } from "./evaluation-panel.tsx";
import type { Judgement } from "./judge-choice.ts";

type ChoiceResultProps = {
  judgement: Judgement;
  /** The server's mark, once it is there. */
  evaluation: Evaluation | null;
};

/** Whether the choice was right, with the score, and what the server's mark adds to that. */
export function ChoiceResult({ judgement: { isCorrect, score }, evaluation }: ChoiceResultProps) {
  const t = useTranslations("chat.card.question");
  const Icon = isCorrect ? CheckIcon : XIcon;
  return (
    <div className="text-sm">
      <p
        className={cn(
          "flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5",
          isCorrect ? "bg-correct-soft text-correct" : "bg-wrong-soft text-wrong",
        )}
      >
        <span className="flex items-start gap-2 font-semibold">
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(isCorrect ? "right" : "wrong")}
        </span>
        <span className="tabular ms-6">{t("score", { score })}</span>
      </p>
      {evaluation === null ? null : <EvaluationDetails evaluation={{ ...evaluation, reading: "" }} />}
    </div>
  );
}
