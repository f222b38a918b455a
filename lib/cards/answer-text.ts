import { isCondensed } from "../chemistry/organic/is-condensed.ts";
import type { PracticeQuestionCard } from "./practice-question.ts";

export type Answer = Pick<PracticeQuestionCard, "studentAnswer" | "evaluation">;

/** What was answered, as people read it: of a molecule that was drawn its formula, where it could be read. */
export function answerText({ studentAnswer, evaluation }: Answer, field: PracticeQuestionCard["field"]): string {
  const text = studentAnswer ?? "";
  const isDrawn = field === "molecule" && !isCondensed(text);
  return isDrawn && evaluation !== null && evaluation.reading !== "" ? evaluation.reading : text;
}
