import type { LessonCard } from "../cards/lesson.ts";
import { judge, type LessonVerdict } from "./judge.ts";
import type { LessonContent } from "./lesson.ts";
import type { LessonAnswer } from "./read-answer.ts";

/** Where a lesson stands: the open step, wrong answers to it, and what was answered. */
export type LessonState = { readonly at: number } & LessonCard["state"];

/** What goes on with a lesson; `resume` shows where it stands. */
export type LessonMove =
  | { readonly kind: "answer"; readonly said: string; readonly answer: LessonAnswer }
  | { readonly kind: "next" }
  | { readonly kind: "back"; readonly at: number }
  | { readonly kind: "resume" };

/**
 * What is said to an answer. `isShown`: the step is over without having been right, so that its right answer is told, too.
 */
export type LessonRemark = LessonVerdict & {
  readonly step: number;
  readonly said: string;
  readonly isShown: boolean;
};

export type LessonAdvance = { readonly state: LessonState; readonly remark: LessonRemark | null };

export const LESSON_START: LessonState = { at: 0, tries: 0, answers: [] };

/** So many wrong answers to what is to be done, and the step is told: the next one is the student's again. */
const MOST_TRIES = 2;

/** A move from where a lesson stands. What does not fit changes nothing. */
export function advance(content: LessonContent, state: LessonState, move: LessonMove): LessonAdvance {
  const step = content.steps[state.at];
  switch (move.kind) {
    case "resume":
      return { state, remark: null };
    case "back":
      return { state: { ...state, at: Math.min(move.at, content.steps.length), tries: 0 }, remark: null };
    case "next":
      return { state: step?.kind === "tell" ? { ...state, at: state.at + 1, tries: 0 } : state, remark: null };
    case "answer":
      return takeAnswer(content, state, move);
  }
}

function takeAnswer(
  { steps }: LessonContent,
  state: LessonState,
  { said, answer }: Extract<LessonMove, { kind: "answer" }>,
): LessonAdvance {
  const step = steps[state.at];
  const verdict = step === undefined ? null : judge(step, answer);
  if (step === undefined || verdict === null) return { state, remark: null };
  const answers = [
    ...state.answers.filter((each) => each.step !== step.id),
    { step: step.id, said, isRight: verdict.isRight },
  ];
  const tries = state.tries + 1;
  const mayTry = !verdict.isRight && step.kind !== "predict" && tries < MOST_TRIES;
  const remark = { ...verdict, step: state.at, said, isShown: !verdict.isRight && step.kind !== "predict" && !mayTry };
  return { state: mayTry ? { at: state.at, tries, answers } : { at: state.at + 1, tries: 0, answers }, remark };
}
