import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { AREAS } from "../i18n/areas.ts";
import { LOCALES } from "../i18n/locales.ts";
import { grade } from "../grading/grade.ts";
import { formatQuantity, formatValue } from "../wording/numbers.ts";
import { hintedProblem, wordHints } from "../wording/hint.ts";
import { answerTexts, wordProblem } from "../wording/problem.ts";
import { wordSlip } from "../wording/slip.ts";
import { wordSolution } from "../wording/solution.ts";
import { expectFree } from "./expected.ts";
import { type Problem, problemSchema } from "./problem.ts";

/** As they were stored before laws were declared once: a problem for each step, answer and slip that any of them named. */
const ISSUED: readonly Problem[] = gunzipSync(readFileSync("tests/fixtures/issued-problems.jsonl.gz"))
  .toString()
  .trim()
  .split("\n")
  .map((line) => problemSchema.parse(JSON.parse(line)));

test.each(LOCALES)(
  "[CARD-10] [HINT-01] what was issued before is still posed, hinted at and shown in %s",
  async (locale) => {
    const words = await loadWords(locale, AREAS);
    for (const problem of ISSUED) {
      const { question } = wordProblem(problem, words);
      expect(question.length, problem.family).toBeGreaterThan(0);
      for (const { title, content, explanation } of wordSolution(problem.solution, words).steps)
        expect([title, content, explanation], problem.family).not.toContain("");
      expect(wordHints(hintedProblem(problem, words), words).hints.length, problem.family).toBeGreaterThan(1);
      const slips = [
        ...problem.distractors.map(({ slip }) => slip),
        ...problem.solution.misconceptions.map(({ id }) => id),
      ];
      for (const slip of slips) expect(wordSlip(slip, words), slip).not.toBeNull();
    }
  },
);

test("[CARD-03] [CARD-10] what was issued before is still marked: its answer right, its known wrong answers wrong", async () => {
  const words = await loadWords("en", AREAS);
  for (const problem of ISSUED) {
    const expected = expectFree(problem, answerTexts(words));
    const { value } = problem.solution.answer;
    if (expected === null || value.kind !== "quantity") continue;
    const written = (number: string, figures: number | null, unit: string) =>
      formatQuantity(formatValue(number, figures, "en"), unit, "en");
    const right = written(value.value, value.significantFigures, value.unit);
    expect(grade(expected, right, "en").verdict, `${problem.family}: ${right}`).toBe("correct");
    for (const { slip, value: wrong } of problem.distractors)
      if (wrong.kind === "quantity")
        expect(
          grade(expected, written(wrong.value, wrong.significantFigures, wrong.unit), "en").verdict,
          `${problem.family} ${slip}`,
        ).toBe("incorrect");
  }
});
