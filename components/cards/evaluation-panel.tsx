"use client";

import { CheckIcon, CircleDashedIcon, CircleHelpIcon, XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { cn } from "#components/ui/class-names.ts";
import type { Credit, Evaluation } from "#lib/cards/answer-evaluation.ts";
import { isNearlyRight } from "#lib/grading/nearly-right.ts";

const LOOKS = {
  correct: { className: "bg-correct-soft text-correct", Icon: CheckIcon },
  nearly: { className: "bg-nearly-soft text-nearly", Icon: CircleDashedIcon },
  incorrect: { className: "bg-wrong-soft text-wrong", Icon: XIcon },
  ungradable: { className: "bg-muted text-muted-foreground", Icon: CircleHelpIcon },
} as const;

/** As its summary reads. */
function lookOf(evaluation: Evaluation): keyof typeof LOOKS {
  return isNearlyRight(evaluation) ? "nearly" : evaluation.verdict;
}

/** How an answer was marked: verdict and score, how it was read, what is right and what is not, and what to do next. */
export function EvaluationPanel({ evaluation }: { evaluation: Evaluation }) {
  const { className, Icon } = LOOKS[lookOf(evaluation)];
  return (
    <div className="text-sm">
      <p className={cn("flex items-start gap-2 px-4 py-2.5 font-semibold sm:px-5", className)}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          <ChemistryText text={evaluation.summary} />
        </span>
      </p>
      <EvaluationDetails evaluation={evaluation} />
    </div>
  );
}

/** What stands below the verdict. */
export function EvaluationDetails({
  evaluation: { reading, feedback, credits, suggestions },
}: {
  evaluation: Evaluation;
}) {
  const t = useTranslations("chat.card.evaluation");
  return (
    <div className="space-y-3 px-4 py-3 sm:px-5">
      {reading === "" ? null : (
        <p className="text-muted-foreground">
          {t("reading")}{" "}
          <bdi className="font-medium text-foreground">
            <ChemistryText text={reading} />
          </bdi>
        </p>
      )}
      <p className="text-base">
        <ChemistryText text={feedback} />
      </p>
      {credits.length === 0 ? null : <Credits credits={credits} />}
      {suggestions.length === 0 ? null : <Suggestions suggestions={suggestions} />}
    </div>
  );
}

/** Each axis with a sign and a word, for those who see no colours. */
function Credits({ credits }: { credits: readonly Credit[] }) {
  const t = useTranslations("chat.card.evaluation");
  return (
    <ul aria-label={t("credits")} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {credits.map(({ axis, text, isRight }) => {
        const Icon = isRight ? CheckIcon : CircleDashedIcon;
        return (
          <li key={axis} className="flex items-start gap-2">
            <Icon
              aria-hidden="true"
              className={cn("mt-0.5 size-4 shrink-0", isRight ? "text-correct" : "text-nearly")}
            />
            <span className="inline-block first-letter:uppercase">
              <ChemistryText text={t(isRight ? "right" : "notYet", { part: text })} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Suggestions({ suggestions }: { suggestions: readonly string[] }) {
  const t = useTranslations("chat.card.evaluation");
  return (
    <div>
      <p className="text-xs font-semibold text-muted-foreground">{t("next")}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <ChemistryText text={suggestion} />
          </li>
        ))}
      </ul>
    </div>
  );
}
