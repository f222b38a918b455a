import type { AnswerEvaluationCard } from "../cards/answer-evaluation.ts";
import type { Expected } from "../grading/expected.ts";
import type { Mark } from "../grading/mark.ts";
import { wordMark } from "./mark.ts";
import { withholdAnswer } from "./right-answer.ts";
import type { Words } from "./words.ts";

type MarkedAnswer = {
  readonly question: string;
  readonly studentAnswer: string;
  readonly expected: Expected;
  readonly mark: Mark;
  /** Whether the right answer may be seen; else it is in neither the words nor the facts of the card. */
  readonly reveal: boolean;
};

/** The card of a marked answer. */
export function assembleAnswerEvaluation(
  { question, studentAnswer, expected, mark, reveal }: MarkedAnswer,
  words: Words,
): AnswerEvaluationCard {
  const isShown = reveal && mark.verdict !== "ungradable";
  return {
    type: "answer_evaluation",
    version: 1,
    question,
    studentAnswer,
    evaluation: wordMark(mark, words, { kind: expected.kind, given: studentAnswer, reveal }),
    facts: { mark: isShown ? mark : withholdAnswer(mark, words), expected: isShown ? expected : null },
  };
}
