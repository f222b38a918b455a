import { solveReading } from "./solve-reading.ts";

/** The answers, unrounded, with their units. */
export function answersTo(text: string): string[] | null {
  const solutions = solveReading(text, "en");
  return (
    solutions?.map(({ answer }) =>
      answer.value.kind === "quantity"
        ? `${Number(Number(answer.unrounded ?? answer.value.value).toPrecision(3))} ${answer.value.unit}`.trim()
        : JSON.stringify(answer.value),
    ) ?? null
  );
}
