import type { Evaluation } from "#lib/cards/answer-evaluation.ts";
import type { McqQuestionCard } from "#lib/cards/mcq-question.ts";
import type { PracticeQuestionCard } from "#lib/cards/practice-question.ts";

const ISSUED = {
  version: 1,
  questionId: "6f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e3f",
  subtopic: "molar-mass",
  difficulty: "medium",
  isHelped: false,
  studentAnswer: null,
  evaluation: null,
  outcome: null,
  solution: null,
} as const;

/** For tests: a mark, right unless said otherwise. */
export function evaluationOf(change: Partial<Evaluation> = {}): Evaluation {
  return {
    isCorrect: true,
    score: 100,
    feedback: "The value and its unit are right.",
    partialCredit: { setup: true, method: true, calculation: true, units: true },
    suggestions: [],
    verdict: "correct",
    misconception: null,
    reading: "0.500 mol",
    summary: "Correct: 100 of 100 points.",
    credits: [],
    ...change,
  };
}

/** For tests: an open question for a free answer. */
export function practiceCard(change: Partial<PracticeQuestionCard> = {}): PracticeQuestionCard {
  return {
    type: "practice_question",
    ...ISSUED,
    question: "How much H2O is 9.01 g?",
    given: ["m(H2O) = 9.01 g"],
    find: "n(H2O)",
    ...change,
  };
}

/** For tests: an open question for a choice; b is right. */
export function mcqCard(change: Partial<McqQuestionCard> = {}): McqQuestionCard {
  const options = [
    { id: "a", text: "0.250 mol" },
    { id: "b", text: "0.500 mol" },
    { id: "c", text: "162 mol" },
  ];
  return {
    type: "mcq_question",
    ...ISSUED,
    question: "How much H2O is 9.01 g?",
    options,
    correctAnswer: "b",
    explanation: "Divide by M(H2O).",
    ...change,
  };
}

/** For tests: the card after its answer was marked. */
export const ANSWERED = {
  studentAnswer: "0.500 mol",
  evaluation: evaluationOf(),
  outcome: { xpPoints: 20, hasMastered: false, difficultyBefore: "medium", difficultyAfter: "medium" },
  solution: {
    steps: [{ stepNumber: 1, title: "Divide", equation: "9.01 / 18.02 = 0.500", content: "", explanation: "" }],
    finalAnswer: { value: "0.500", unit: "mol", explanation: "" },
  },
} as const satisfies Partial<PracticeQuestionCard>;
