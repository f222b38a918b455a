import { solveReading } from "./solve-reading.ts";

/** The answers to an English text, unrounded but for their figures, with their units; null where it is declined. */
export function answersTo(text: string, figures = 3): string[] | null {
  const solutions = solveReading(text, "en");
  return (
    solutions?.map(({ answer }) =>
      answer.value.kind === "quantity"
        ? `${Number(Number(answer.unrounded ?? answer.value.value).toPrecision(figures))} ${answer.value.unit}`.trim()
        : JSON.stringify(answer.value),
    ) ?? null
  );
}
