import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { subtopicsOf, type Topic } from "../curriculum/topics.ts";
import type { Family } from "../problems/family.ts";
import { generate } from "../problems/generate.ts";
import type { Problem } from "../problems/problem.ts";
import { listFamilies } from "../problems/registry.ts";
import { solve } from "../solver/solve.ts";
import { wordProblem } from "../wording/problem.ts";
import type { Words } from "../wording/words.ts";

/** Longer ones are no invitation. */
const LONGEST_EXAMPLE = 240;

/** Of each family at each level: another draft may be worded otherwise. */
const SEEDS = [1, 2] as const;

/**
 * Problems of a topic that a student could type and the engine would solve: worded in the reader's language, read again by
 * the solver as any text is, and kept where it finds the answer that they were made with. The easiest come first. Each try
 * that fails is a null, so that whoever asks can pause between tries; where nothing of a topic can be read, that is all.
 */
export function* tryExamples(topic: Topic, words: Words): Generator<string | null> {
  const said = new Set<string>();
  for (const difficulty of DIFFICULTIES) {
    for (const seed of SEEDS) {
      for (const family of familiesOf(topic)) {
        if (family.levels[difficulty] === undefined) continue;
        const problem = generate(family, difficulty, "free", seed);
        const { question } = wordProblem(problem, words);
        const isNew = !said.has(question) && question.length <= LONGEST_EXAMPLE;
        said.add(question);
        yield isNew && isSolved(question, problem, words) ? question : null;
      }
    }
  }
}

function familiesOf(topic: Topic): readonly Family[] {
  return subtopicsOf(topic).flatMap(({ slug }) => listFamilies(slug).filter(({ forms }) => forms.includes("free")));
}

/** Whether the text alone leads to the problem's answer, with nothing left out and nothing to doubt. */
function isSolved(text: string, { solution }: Problem, { locale }: Words): boolean {
  const outcome = solve(text, locale);
  if (outcome.kind !== "solved" || outcome.solutions.length !== 1 || outcome.skipped.length > 0) return false;
  const [found] = outcome.solutions;
  return (
    found?.judgement === undefined && JSON.stringify(found?.answer.value) === JSON.stringify(solution.answer.value)
  );
}
