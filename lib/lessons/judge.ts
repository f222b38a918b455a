import type { LessonAnswer } from "./read-answer.ts";
import type { LessonStep } from "./lesson.ts";

/** How an answer stands, and which message of its step speaks to it. */
export type LessonVerdict = { readonly isRight: boolean; readonly feedback: string };

/** Null for an answer of another kind than the step asks for. */
export function judge(step: LessonStep, answer: LessonAnswer): LessonVerdict | null {
  switch (step.kind) {
    case "predict":
    case "choose":
      return answer.kind === "option" && step.options.includes(answer.id)
        ? { isRight: answer.id === step.right, feedback: answer.id }
        : null;
    case "order":
      return answer.kind === "order" ? judgeOrder(step.ranked, answer.ids) : null;
    case "estimate":
      return answer.kind === "value" ? judgeValue(step, answer.value) : null;
    case "tell":
      return null;
  }
}

function judgeOrder(ranked: readonly string[], ids: readonly string[]): LessonVerdict {
  const isSame = (order: readonly string[]): boolean => order.every((id, at) => id === ids[at]);
  if (isSame(ranked)) return { isRight: true, feedback: "right" };
  return { isRight: false, feedback: isSame(ranked.toReversed()) ? "reversed" : "wrong" };
}

function judgeValue({ value, within, slips }: Extract<LessonStep, { kind: "estimate" }>, said: number): LessonVerdict {
  const isNear = (target: number): boolean =>
    Math.abs(said - target) <= 1e-9 + ("share" in within ? within.share * Math.abs(target) : within.difference);
  if (isNear(value)) return { isRight: true, feedback: "right" };
  const slip = Object.entries(slips).find(([, wrong]) => isNear(wrong));
  return { isRight: false, feedback: slip?.[0] ?? "wrong" };
}

/** Every message that may speak to an answer of this step. */
export function listFeedback(step: LessonStep): readonly string[] {
  switch (step.kind) {
    case "predict":
    case "choose":
      return step.options;
    case "order":
      return ["right", "reversed", "wrong"];
    case "estimate":
      return ["right", ...Object.keys(step.slips), "wrong"];
    case "tell":
      return [];
  }
}

/** The one that speaks to the right answer. */
export function rightFeedback(step: LessonStep): string {
  return step.kind === "predict" || step.kind === "choose" ? step.right : "right";
}
