"use client";

import { ChevronDownIcon, ListOrderedIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import { Button } from "#components/ui/button.tsx";
import type { PracticeQuestionCard } from "#lib/cards/practice-question.ts";
import type { Solution } from "#lib/cards/step-solution.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { CardActions } from "./card-actions.ts";
import type { CardProps } from "./card-props.ts";
import { EvaluationPanel } from "./evaluation-panel.tsx";
import { FocusOnArrival } from "./focus-on-arrival.tsx";
import { QuestionActions } from "./question-actions.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import { QuestionOutcome } from "./question-outcome.tsx";
import { SolvedProblem } from "./solved-problem.tsx";
import { useAnswer } from "./use-answer.ts";

/** A question that is answered freely: asked, answered, marked, and then solved. */
export function PracticeQuestion({ card, badge }: CardProps<"practice_question">) {
  const t = useTranslations("chat.card.question");
  const answer = useAnswer(card);
  const { actions, isLocked } = answer;
  return (
    <QuestionFrame title={t("practice")} card={card} badge={badge}>
      <Task card={card} />
      {actions !== null && !isLocked ? <AnswerForm answer={answer} /> : null}
      {isLocked ? <Answered text={card.studentAnswer ?? ""} /> : null}
      {card.evaluation === null ? null : (
        <FocusOnArrival key={answer.marksHere} isWanted={answer.marksHere > 0} label={t("result")}>
          <EvaluationPanel evaluation={card.evaluation} />
        </FocusOnArrival>
      )}
      <QuestionOutcome card={card} />
      {actions === null ? null : <Actions card={card} actions={actions} isLocked={isLocked} />}
    </QuestionFrame>
  );
}

/** What is given, a line each, and what is sought. */
function Task({ card: { given, find } }: { card: PracticeQuestionCard }) {
  const t = useTranslations("chat.card.question");
  const parts = [
    { name: t("given"), lines: given },
    { name: t("find"), lines: find === "" ? [] : [find] },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 px-4 pt-2 pb-3 text-sm sm:px-5">
      {parts.map(({ name, lines }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs font-semibold text-muted-foreground">{name}</dt>
          {lines.map((line) => (
            <dd key={line} className="tabular wrap-anywhere">
              <ChemistryText text={line} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Answered({ text }: { text: string }) {
  const t = useTranslations("chat.card.question");
  if (text === "") return null;
  return (
    <div className="border-t px-4 py-3 sm:px-5">
      <p className="text-xs font-semibold text-muted-foreground">{t("answer")}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">
        <ChemistryText text={text} />
      </p>
    </div>
  );
}

/** One button for the solution: before the answer it is asked of the chat, as help; after it, it is there. */
function Actions({ card, actions, isLocked }: { card: PracticeQuestionCard; actions: CardActions; isLocked: boolean }) {
  const t = useTranslations("chat.card.question");
  const [isShown, setShown] = useState(false);
  const id = useId();
  const solution = isLocked ? card.solution : null;
  return (
    <>
      <QuestionActions card={card} actions={actions}>
        {solution === null ? (
          <AskButton variant="outline" size="sm" isBusy={actions.isBusy} onClick={() => actions.solve(card)}>
            <ListOrderedIcon aria-hidden="true" />
            {t("solve")}
          </AskButton>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            <ChevronDownIcon aria-hidden="true" className={isShown ? "rotate-180" : undefined} />
            {t("solution")}
          </Button>
        )}
      </QuestionActions>
      {solution === null ? null : <Revealed id={id} solution={solution} isShown={isShown} />}
    </>
  );
}

function Revealed({ id, solution, isShown }: { id: string; solution: Solution; isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The card may end where the view does, and then it would seem that nothing came.
    if (isShown) place.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return (
    <div ref={place} id={id} hidden={!isShown} className="animate-unfold border-t">
      {isShown ? <SolvedProblem solution={solution} /> : null}
    </div>
  );
}
