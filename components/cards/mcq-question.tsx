"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";
import type { McqQuestionCard } from "#lib/cards/mcq-question.ts";
import type { CardProps } from "./card-props.ts";
import { ChoiceResult } from "./choice-result.tsx";
import { FocusOnArrival } from "./focus-on-arrival.tsx";
import { judgeChoice } from "./judge-choice.ts";
import { McqOptions } from "./mcq-options.tsx";
import { QuestionActions } from "./question-actions.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import { QuestionOutcome } from "./question-outcome.tsx";
import { useAnswer } from "./use-answer.ts";

/** A question that is answered by a choice: judged here at once, and marked by the server, whose mark counts. */
export function McqQuestion({ card, badge }: CardProps<"mcq_question">) {
  const t = useTranslations("chat.card.question");
  const answer = useAnswer(card);
  const { actions, isLocked, isEvaluating } = answer;
  const [isJudged, setJudged] = useState(false);
  const choice = findChoice(card, isLocked ? card.studentAnswer : answer.text);
  const hasResult = isLocked || (isJudged && choice !== null);

  function submit() {
    if (choice === null) return;
    setJudged(true);
    const studentAnswer = card.questionId === null ? choice.text : choice.id;
    void answer.submit({ text: choice.text, studentAnswer, correctSolution: solutionText(card) });
  }

  return (
    <QuestionFrame title={t("choice")} card={card} badge={badge}>
      <form
        className="space-y-3 px-4 pt-2 pb-3.5 sm:px-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <McqOptions
          card={card}
          choiceId={choice?.id ?? null}
          isLocked={hasResult || actions === null}
          hasResult={hasResult}
          onChoose={answer.setText}
        />
        {actions === null || isLocked || choice === null ? null : (
          <Button type="submit" aria-disabled={isEvaluating}>
            {isEvaluating ? t("checking") : t(hasResult ? "tryAgain" : "submit")}
          </Button>
        )}
      </form>
      {hasResult ? (
        <FocusOnArrival isWanted={isJudged} label={t("result")}>
          <ChoiceResult evaluation={card.evaluation} judgement={judgeChoice(card, choice?.id ?? null)} />
          <Explanation text={card.explanation} />
        </FocusOnArrival>
      ) : null}
      <QuestionOutcome card={card} />
      {actions === null ? null : <QuestionActions card={card} actions={actions} />}
    </QuestionFrame>
  );
}

/** The option that an answer means: its id, which whoever types it may write as a capital, or its text. */
function findChoice(card: McqQuestionCard, answer: string | null): McqQuestionCard["options"][number] | null {
  return (
    card.options.find(({ id }) => id === answer?.trim().toLowerCase()) ??
    card.options.find(({ text }) => text === answer) ??
    null
  );
}

function solutionText({ options, correctAnswer, explanation }: McqQuestionCard): string {
  const right = options.find(({ id }) => id === correctAnswer);
  return [right?.text, explanation].filter(Boolean).join("\n");
}

function Explanation({ text }: { text: string }) {
  const t = useTranslations("chat.card.question");
  if (text === "") return null;
  return (
    <div className="border-t px-4 py-3 text-sm sm:px-5">
      <h3 className="text-xs font-semibold text-muted-foreground">{t("explanation")}</h3>
      <p className="whitespace-pre-line wrap-anywhere">
        <ChemistryText text={text} />
      </p>
    </div>
  );
}
