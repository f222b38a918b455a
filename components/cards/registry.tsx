import type { ComponentType } from "react";
import type { CardType } from "#lib/cards/card.ts";
import type { CardProps } from "./card-props.ts";
import { ConceptExplanation } from "./concept-explanation.tsx";
import { lateCard } from "./late-card.tsx";
import { StepSolution } from "./step-solution.tsx";

type Renderers = { [Type in CardType]: ComponentType<CardProps<Type>> };

/** One renderer for each kind of card: a kind without one does not compile. */
export const RENDERERS = {
  step_solution: StepSolution,
  practice_question: lateCard(async () => (await import("./practice-question.tsx")).PracticeQuestion),
  mcq_question: lateCard(async () => (await import("./mcq-question.tsx")).McqQuestion),
  answer_evaluation: lateCard(async () => (await import("./answer-evaluation.tsx")).AnswerEvaluation),
  concept_explanation: ConceptExplanation,
  picture_reading: lateCard(async () => (await import("./picture-reading.tsx")).PictureReading),
  guided_solution: lateCard(async () => (await import("./guided/guided-view.tsx")).GuidedView),
  problem_reading: lateCard(async () => (await import("./unsure/unsure-view.tsx")).UnsureView),
  lesson: lateCard(async () => (await import("./lesson/lesson-view.tsx")).LessonView),
} as const satisfies Renderers;
