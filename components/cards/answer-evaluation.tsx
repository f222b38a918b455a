"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { CardFrame } from "./card-frame.tsx";
import type { CardProps } from "./card-props.ts";
import { EvaluationPanel } from "./evaluation-panel.tsx";

/** The mark of an answer to a problem that the student brought: what was asked, what was answered, how it was marked. */
export function AnswerEvaluation({ card, badge }: CardProps<"answer_evaluation">) {
  const t = useTranslations("chat.card.evaluation");
  return (
    <CardFrame title={t("title")} badges={badge}>
      <dl className="space-y-2 border-b px-4 py-3 text-sm sm:px-5">
        <Given name={t("question")} text={card.question} />
        <Given name={t("answer")} text={card.studentAnswer} />
      </dl>
      <EvaluationPanel evaluation={card.evaluation} />
    </CardFrame>
  );
}

/** What the student wrote, as it was written. */
function Given({ name, text }: { name: string; text: string }) {
  if (text === "") return null;
  return (
    <div>
      <dt className="text-xs font-semibold text-muted-foreground">{name}</dt>
      <dd className="whitespace-pre-line break-words">
        <ChemistryText text={text} />
      </dd>
    </div>
  );
}
