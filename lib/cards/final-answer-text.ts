import type { FinalAnswer } from "./step-solution.ts";

/** A result on one line, its unit, if it has one, kept beside it. */
export function finalAnswerText({ value, unit }: Pick<FinalAnswer, "value" | "unit">): string {
  return unit === "" ? value : `${value}\u202f${unit}`;
}
