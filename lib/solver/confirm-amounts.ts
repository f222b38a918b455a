import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solveProblem } from "./problems/solve-problem.ts";
import { solveTask } from "./solve-task.ts";
import type { Task } from "./tasks.ts";

/** One figure more or less is no other answer. */
const TOLERANCE = 0.02;

/** "moles in 100 g CaCO3": shorter than a sentence, so that nothing can hide in it. */
const LONGEST_FRAGMENT = 6;

/** What a mass of is none of the substance that is named with it. */
const MIXED = /solution|mixture|soluci[oó]n|mezcla|m[eé]lange|溶液|混合|विलयन|घोल|मिश्रण|ሙሙት|ድብልቅ/iu;

function agree(first: SolutionFacts, second: SolutionFacts): boolean {
  const [a, b] = [first.answer.value, second.answer.value];
  if (a.kind !== "quantity" || b.kind !== "quantity" || a.unit !== b.unit) return false;
  return Math.abs(Number(a.value) - Number(b.value)) <= TOLERANCE * Math.abs(Number(b.value));
}

/**
 * Whether a question about an amount of one substance may be answered as it was read word by word. The reader of whole
 * problems must find the same; it knows fewer phrasings of other languages, where its silence proves nothing.
 */
export function isConfirmed(text: string, tasks: readonly Task[], locale: Locale): boolean {
  const solutions = solveProblem(text, locale);
  if (solutions === null)
    return !MIXED.test(text) && (locale !== DEFAULT_LOCALE || text.trim().split(/\s+/).length <= LONGEST_FRAGMENT);
  const [task, ...others] = tasks;
  const [solution, ...more] = solutions;
  if (task === undefined || solution === undefined || others.length > 0 || more.length > 0) return false;
  const solved = solveTask(task);
  return solved.ok && agree(solved.value, solution);
}
