import type { Credit } from "../cards/answer-evaluation.ts";
import type { Expected } from "../grading/expected.ts";
import { AXES } from "../grading/mark.ts";
import type { Axis, Mark } from "../grading/mark.ts";
import type { Words } from "./words.ts";

type AnswerKind = Expected["kind"];

/** The axes of a mark in the words of its kind of answer; none where an answer is right or wrong as a whole. */
export function wordCredits(mark: Mark, kind: AnswerKind, words: Words): Credit[] {
  if (mark.verdict === "ungradable" || kind === "choice" || kind === "text") return [];
  const axes = AXES.filter((axis) => axis !== "units" || hasUnits(mark, kind));
  return axes.map((axis: Axis) => ({
    axis,
    text: wordAxis(kind, axis, words),
    isRight: mark.partialCredit[axis],
  }));
}

function wordAxis(kind: Exclude<AnswerKind, "choice" | "text">, axis: Axis, { t }: Words): string {
  if (axis !== "units") return t(`feedback.axes.${kind}.${axis}`);
  return kind === "name" || kind === "configuration" || kind === "structure" ? "" : t(`feedback.axes.${kind}.units`);
}

/** Whether the answer had a unit, a charge or states to get right: what was not there earns no praise. */
function hasUnits({ partialCredit, reading, remarks }: Mark, kind: AnswerKind): boolean {
  switch (kind) {
    case "quantity":
      return !partialCredit.units || (reading?.kind === "quantity" && reading.unit !== "");
    case "formula":
      return (
        remarks.some(({ code }) => code === "ion-charge") ||
        (reading?.kind === "formula" && /[+-]$/.test(reading.formula))
      );
    case "equation":
      return (
        remarks.some(({ code }) => code === "state-missing" || code === "state-wrong") ||
        (partialCredit.units && reading?.kind === "equation" && /\((?:s|l|g|aq)\)/.test(reading.equation))
      );
    default:
      return false;
  }
}
