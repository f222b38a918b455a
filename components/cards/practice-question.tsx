"use client";

import { ChevronDownIcon, ListOrderedIcon, RotateCcwIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { AskButton } from "#components/ui/ask-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import { type Answer, answerText } from "#lib/cards/answer-text.ts";
import { isAnswered } from "#lib/cards/is-answered.ts";
import type { PracticeQuestionCard, Try } from "#lib/cards/practice-question.ts";
import type { Solution } from "#lib/cards/step-solution.ts";
import { takesAnswer } from "#lib/cards/tries.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { CardActions } from "./card-actions.ts";
import type { CardProps } from "./card-props.ts";
import { EvaluationPanel } from "./evaluation-panel.tsx";
import { FocusOnArrival } from "./focus-on-arrival.tsx";
import { QuestionActions } from "./question-actions.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import { QuestionOutcome } from "./question-outcome.tsx";
import { SolvedProblem } from "./solved-problem.tsx";
import { Task } from "./task.tsx";
import { useAnswer } from "./use-answer.ts";

/** A question that is answered freely: asked, answered, marked, perhaps tried again, and then solved. */
export function PracticeQuestion({ card, badge }: CardProps<"practice_question">) {
  const t = useTranslations("chat.card.question");
  const answer = useAnswer(card);
  const { actions, isLocked, isTrying, marksHere } = answer;
  const { evaluation } = card;
  const isRead = evaluation !== null && evaluation.verdict !== "ungradable";
  const form =
    actions === null || isLocked ? null : (
      <AnswerForm answer={answer} takesFocus={isRead && isTrying} isDrawn={card.field === "molecule"} />
    );
  return (
    <QuestionFrame title={t("practice")} card={card} badge={badge}>
      <Task card={card} />
      {card.earlier?.map((each, index) => {
        // The same may be tried twice; their order never changes.
        const key = `${index}`;
        return <Marked key={key} answer={each} field={card.field} />;
      })}
      {/* What could not be read stays in its field, above what is said of it. Another try is below what was marked. */}
      {isRead ? <Answered answer={card} field={card.field} /> : form}
      {evaluation === null ? null : (
        <FocusOnArrival key={marksHere} isWanted={marksHere > 0} label={t("result")}>
          <EvaluationPanel evaluation={evaluation} />
        </FocusOnArrival>
      )}
      {isRead ? form : null}
      {actions !== null && isLocked && takesAnswer(card) ? <TryAgain onClick={answer.tryAgain} /> : null}
      <QuestionOutcome card={card} />
      {actions === null ? null : <Actions card={card} actions={actions} isMarked={isAnswered(card)} />}
    </QuestionFrame>
  );
}

type AnsweredProps = { answer: Answer; field: PracticeQuestionCard["field"] };

/** An earlier answer with its mark. */
function Marked({ answer, field }: AnsweredProps & { answer: Try }) {
  const t = useTranslations("chat.card.question");
  return (
    <div role="group" aria-label={t("earlier")}>
      <Answered answer={answer} field={field} />
      <EvaluationPanel evaluation={answer.evaluation} />
    </div>
  );
}

function TryAgain({ onClick }: { onClick: () => void }) {
  const t = useTranslations("chat.card.question");
  return (
    <div className="border-t px-4 py-3 sm:px-5">
      <Button variant="outline" size="sm" onClick={onClick}>
        <RotateCcwIcon aria-hidden="true" />
        {t("tryAgain")}
      </Button>
    </div>
  );
}

function Answered({ answer, field }: AnsweredProps) {
  const t = useTranslations("chat.card.question");
  const text = answerText(answer, field);
  if (text === "") return null;
  return (
    <div className="border-t px-4 py-3 sm:px-5">
      <p className="text-xs font-semibold text-muted-foreground">{t("answer")}</p>
      {field === "molecule" ? <LateAnswer text={answer.studentAnswer ?? ""} /> : null}
      <p className="whitespace-pre-wrap wrap-anywhere">
        <ChemistryText text={text} />
      </p>
    </div>
  );
}

const drawnAnswer = late(
  async () => (await import("#components/chemistry/molecule-editor/drawn-answer.tsx")).DrawnAnswer,
);

/** Its picture, which brings the library of structures along. */
function LateAnswer({ text }: { text: string }) {
  const { part: DrawnAnswer, hasFailed } = useLate(drawnAnswer);
  if (DrawnAnswer !== null) return <DrawnAnswer text={text} />;
  return hasFailed ? null : <Skeleton className="h-28 w-full max-w-60" />;
}

/** One button for the solution: before the answer it is asked of the chat, as help; after it, it is there. */
function Actions({ card, actions, isMarked }: { card: PracticeQuestionCard; actions: CardActions; isMarked: boolean }) {
  const t = useTranslations("chat.card.question");
  const [isShown, setShown] = useState(false);
  const id = useId();
  const solution = isMarked ? card.solution : null;
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
