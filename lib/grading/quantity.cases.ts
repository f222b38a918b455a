import type { AnswerCases } from "./answer-cases.ts";
import { FIGURE_CASES } from "./quantity/cases/figures.cases.ts";
import { LANGUAGE_CASES } from "./quantity/cases/languages.cases.ts";
import { UNIT_CASES } from "./quantity/cases/units.cases.ts";
import { WORKED_CASES } from "./quantity/cases/worked.cases.ts";
import { WRITING_CASES } from "./quantity/cases/writing.cases.ts";

/**
 * Answers with the marks that a careful teacher gives. The right values and those of the misconceptions were worked out
 * by hand from the numbers in the questions, with the abridged atomic weights of IUPAC 2021.
 */
export const QUANTITY_CASES: readonly AnswerCases[] = [
  ...WRITING_CASES,
  ...LANGUAGE_CASES,
  ...WORKED_CASES,
  ...UNIT_CASES,
  ...FIGURE_CASES,
];
