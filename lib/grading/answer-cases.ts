import type { Expected } from "./expected.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Mark } from "./mark.ts";

/** One answer, the mark that it must get, and why. */
type AnswerCase = readonly [
  given: string,
  verdict: Mark["verdict"],
  scoreAtLeast: number,
  scoreAtMost: number,
  misconception: string | null,
  why: string,
];

/** Answers to one question. */
export type AnswerCases = {
  readonly question: string;
  readonly expected: Expected;
  readonly locale?: Locale;
  readonly answers: readonly AnswerCase[];
};
