import type { PracticeQuestionCard } from "./practice-question.ts";

export type Answer = Pick<PracticeQuestionCard, "studentAnswer" | "evaluation">;

/** What was answered, as people read it: of a molecule that was drawn its formula, where it could be read. */
export function answerText({ studentAnswer, evaluation }: Answer, field: PracticeQuestionCard["field"]): string {
  const text = studentAnswer ?? "";
  return field === "molecule" && evaluation !== null && evaluation.reading !== "" ? evaluation.reading : text;
}
