/** Time to generate, hint at and mark a practice problem, on one core, beside a floor in the same run: `node scripts/bench/practice.ts`. */
import { AREAS } from "#lib/i18n/areas.ts";
import { createWords } from "#lib/i18n/words.ts";
import { grade } from "#lib/grading/grade.ts";
import { DIFFICULTIES } from "#lib/curriculum/difficulties.ts";
import { expectFree } from "#lib/problems/expected.ts";
import { generate } from "#lib/problems/generate.ts";
import { FAMILIES } from "#lib/problems/registry.ts";
import { hintedProblem, wordHints } from "#lib/wording/hint.ts";
import { answerTexts } from "#lib/wording/problem.ts";
import { factText } from "#lib/wording/fact-text.ts";
import { wordsOf } from "#lib/wording/words.ts";

const SEEDS = 40;

const words = wordsOf("en", await createWords("en", AREAS));

/** Milliseconds of processor time: what others do on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

type Measured = { name: string; mean: number; worst: number };

function measure(name: string, runs: readonly (() => unknown)[]): Measured {
  for (const run of runs) run();
  let worst = 0;
  const start = processorTime();
  for (const run of runs) {
    const before = processorTime();
    run();
    worst = Math.max(worst, processorTime() - before);
  }
  return { name, mean: (processorTime() - start) / runs.length, worst };
}

const exercises = FAMILIES.flatMap((family) =>
  DIFFICULTIES.filter((difficulty) => family.levels[difficulty] !== undefined).flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, seed) => ({
      family,
      difficulty,
      seed,
      form: family.forms[seed % family.forms.length] ?? "free",
    })),
  ),
);
const problems = exercises.map(({ family, difficulty, form, seed }) => generate(family, difficulty, form, seed));
const answers = problems.flatMap((problem) => {
  const expected = expectFree(problem, answerTexts(words));
  return expected === null ? [] : [{ expected, text: factText(problem.solution.answer.value, words) }];
});

const floor = measure(
  "floor: a JSON copy of a problem",
  problems.map((problem) => () => JSON.parse(JSON.stringify(problem)) as unknown),
);
const rows = [
  floor,
  measure(
    "generate",
    exercises.map(
      ({ family, difficulty, form, seed }) =>
        () =>
          generate(family, difficulty, form, seed),
    ),
  ),
  measure(
    "word and check all hints",
    problems.map((problem) => () => wordHints(hintedProblem(problem, words), words)),
  ),
  measure(
    "mark",
    answers.map(
      ({ expected, text }) =>
        () =>
          grade(expected, text, "en"),
    ),
  ),
];
for (const { name, mean, worst } of rows)
  process.stdout.write(
    `${name.padEnd(34)}${mean.toFixed(3)} ms mean  ${worst.toFixed(1)} ms worst  ${(mean / floor.mean).toFixed(1)} × floor\n`,
  );
process.stdout.write(`${exercises.length} problems of ${FAMILIES.length} families\n`);
