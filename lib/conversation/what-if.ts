import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { parseNumber } from "../quantity/numbers/parse-number.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { solve } from "../solver/solve.ts";
import { putInPlace } from "./put-in-place.ts";

/** A number of a problem, from `start` to `end` in UTF-16 units, and what it is to be instead. Its unit stays. */
export type OtherNumber = { readonly start: number; readonly end: number; readonly written: string };

/** The problem with that number, and what comes out of it before and after: null where either is not solved. */
export type WhatIf = {
  readonly revised: string;
  readonly solved: { readonly before: SolutionFacts; readonly after: SolutionFacts } | null;
};

/**
 * What would come out if a number of a problem were another, by the way that "what if it were 60 g" goes. `which`: of several
 * problems of the text, counted from 0. Null where no number stands there, or none is put in its place.
 */
export function askWhatIf(problem: string, other: OtherNumber, which: number, locale: Locale): WhatIf | null {
  const stands = listQuantities(problem, { locale, trailingZeros: "measured" }).some(
    (reading) => reading.ok && reading.value.number.start === other.start && reading.value.number.end === other.end,
  );
  if (!stands || !parseNumber(other.written, locale).ok) return null;
  const revised = putInPlace(problem, [{ ...other, written: other.written.trim() }]);
  const [was, now] = [problem, revised].map((text) => listSolutions(text, locale));
  const [before, after] = [was?.[which], now?.[which]];
  // Of an exercise some parts may stay unsolved, but the same ones.
  const isSame = was?.length === now?.length && before?.part === after?.part;
  return { revised, solved: before === undefined || after === undefined || !isSame ? null : { before, after } };
}

function listSolutions(problem: string, locale: Locale): readonly SolutionFacts[] {
  const outcome = solve(problem, locale);
  return outcome.kind === "solved" ? outcome.solutions : [];
}
