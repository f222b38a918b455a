import { z } from "zod";
import { answerEvaluationCardSchema, upgradeAnswerEvaluation } from "./answer-evaluation.ts";
import { conceptExplanationCardSchema, upgradeConceptExplanation } from "./concept-explanation.ts";
import { guidedSolutionCardSchema, upgradeGuidedSolution } from "./guided-solution.ts";
import { lessonCardSchema, upgradeLesson } from "./lesson.ts";
import { mcqQuestionCardSchema, upgradeMcqQuestion } from "./mcq-question.ts";
import { pictureReadingCardSchema, upgradePictureReading } from "./picture-reading.ts";
import { practiceQuestionCardSchema, upgradePracticeQuestion } from "./practice-question.ts";
import { problemReadingCardSchema, upgradeProblemReading } from "./problem-reading.ts";
import { stepSolutionCardSchema } from "./step-solution.ts";
import { upgradeStepSolution } from "./upgrade-step-solution.ts";

/** Every kind of answer card. Model output, stored JSON and screen all derive from this union. */
export const cardSchema = z.discriminatedUnion("type", [
  stepSolutionCardSchema,
  practiceQuestionCardSchema,
  mcqQuestionCardSchema,
  answerEvaluationCardSchema,
  conceptExplanationCardSchema,
  pictureReadingCardSchema,
  guidedSolutionCardSchema,
  problemReadingCardSchema,
  lessonCardSchema,
]);

export type Card = z.infer<typeof cardSchema>;
export type CardType = Card["type"];

/** The cards that ask something. */
export type QuestionCard = Extract<Card, { type: "practice_question" | "mcq_question" }>;

/** Names that a kind also goes by. */
const ALIASES: Readonly<Record<string, CardType>> = { practice: "practice_question", mcq: "mcq_question" };

const UPGRADES = {
  step_solution: upgradeStepSolution,
  practice_question: upgradePracticeQuestion,
  mcq_question: upgradeMcqQuestion,
  answer_evaluation: upgradeAnswerEvaluation,
  concept_explanation: upgradeConceptExplanation,
  picture_reading: upgradePictureReading,
  guided_solution: upgradeGuidedSolution,
  problem_reading: upgradeProblemReading,
  lesson: upgradeLesson,
} as const satisfies Record<CardType, (stored: Record<string, unknown>) => unknown>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function findCardType(value: unknown): CardType | null {
  if (typeof value !== "string") return null;
  const name = Object.hasOwn(ALIASES, value) ? ALIASES[value] : value;
  return Object.keys(UPGRADES).find((type): type is CardType => type === name) ?? null;
}

/** Stored JSON → the card it holds, brought to its newest version; anything else is null. Never throws. */
export function parseCard(stored: unknown): Card | null {
  if (!isRecord(stored)) return null;
  const type = findCardType(stored.type);
  if (type === null) return null;
  const parsed = cardSchema.safeParse(UPGRADES[type](stored));
  return parsed.success ? parsed.data : null;
}
