import type { Difficulty } from "../../curriculum/difficulties.ts";
import type { SubtopicSlug } from "../../curriculum/outline.ts";
import type { Expected } from "../../grading/expected.ts";
import { expectFree } from "../../problems/expected.ts";
import type { Form } from "../../problems/forms.ts";
import { generate } from "../../problems/generate.ts";
import { listOptions, type Option } from "../../problems/options.ts";
import type { Problem } from "../../problems/problem.ts";
import { createRandom } from "../../problems/random.ts";
import { listFamilies } from "../../problems/registry.ts";
import { answerTexts, wordProblem } from "../../wording/problem.ts";
import type { Words } from "../../wording/words.ts";

/** A question as a student meets it, and what marks it. */
export type PooledQuestion = {
  readonly problem: Problem;
  readonly form: Form;
  readonly options: readonly Option[];
  /** Null of a choice. */
  readonly expected: Expected | null;
  readonly statement: string;
};

type Ask = { readonly subtopic: SubtopicSlug; readonly difficulty: Difficulty; readonly form: Form };

/** Of each kind so many are made, as they are asked for, and then taken in turns. */
const POOL = 8;

/** The practice questions of the product, made once: a hundred students meet the same ones. */
export class QuestionPool {
  readonly #questions = new Map<string, readonly PooledQuestion[]>();
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  /** Some question of this kind, chosen by `turn`; null where the subtopic has none. */
  pick(ask: Ask, turn: number): PooledQuestion | null {
    const questions = this.list(ask);
    return questions[turn % Math.max(1, questions.length)] ?? null;
  }

  list({ subtopic, difficulty, form }: Ask): readonly PooledQuestion[] {
    const key = `${subtopic}/${difficulty}/${form}`;
    const known = this.#questions.get(key);
    if (known !== undefined) return known;
    const made = makeQuestions({ subtopic, difficulty, form }, this.#words);
    this.#questions.set(key, made);
    return made;
  }
}

/** Which questions there are of a subtopic, for a student and a diagnostic to choose from. */
export function listAsks(subtopic: SubtopicSlug): Ask[] {
  const asks = listFamilies(subtopic).flatMap((family) =>
    family.forms.flatMap((form) =>
      (["easy", "medium", "hard"] as const)
        .filter((difficulty) => family.levels[difficulty] !== undefined)
        .map((difficulty) => ({ subtopic, difficulty, form })),
    ),
  );
  return [...new Map(asks.map((ask) => [`${ask.difficulty}/${ask.form}`, ask])).values()];
}

function makeQuestions({ subtopic, difficulty, form }: Ask, words: Words): PooledQuestion[] {
  const families = listFamilies(subtopic).filter(
    (family) => family.levels[difficulty] !== undefined && family.forms.includes(form),
  );
  return Array.from({ length: POOL }, (_, seed) => {
    const family = families[seed % Math.max(1, families.length)];
    if (family === undefined) return null;
    const problem = generate(family, difficulty, form, seed + 1);
    const { question, find, given } = wordProblem(problem, words);
    const expected = form === "choice" ? null : expectFree(problem, answerTexts(words), `${question} ${find}`);
    if (form === "free" && expected === null) return null;
    const options = form === "choice" ? listOptions(problem, createRandom(seed).integer(0, 1_000)) : [];
    return { problem, form, options, expected, statement: [question, ...given].join("\n") };
  }).filter((each) => each !== null);
}
