import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solve } from "../solver/solve.ts";
import { solveReading } from "./solve-reading.ts";

type Read = (text: string, locale: Locale) => readonly SolutionFacts[] | null;

/** The answers to an English text, unrounded but for their figures, with their units; null where it is declined. */
export function answersTo(text: string, figures = 3, read: Read = solveReading): string[] | null {
  return read(text, "en")?.map((facts) => answerOf(facts, figures)) ?? null;
}

/** The same by whichever reader takes the text. */
export const answersOfAny = (text: string, figures = 3): string[] | null =>
  answersTo(text, figures, (told, locale) => {
    const outcome = solve(told, locale);
    return outcome.kind === "solved" ? outcome.solutions : null;
  });

function answerOf({ answer: { value, unrounded } }: SolutionFacts, figures: number): string {
  switch (value.kind) {
    case "quantity":
      return `${Number(Number(unrounded ?? value.value).toPrecision(figures))} ${value.unit}`.trim();
    case "word":
      return value.key.split(".").at(-1) ?? "";
    case "formula":
      return value.formula;
    default:
      return JSON.stringify(value);
  }
}
