import type { Difficulty } from "../curriculum/difficulties.ts";
import type { Family } from "../problems/family.ts";
import { generate } from "../problems/generate.ts";
import type { Form } from "../problems/forms.ts";
import type { Problem } from "../problems/problem.ts";
import { createRandom } from "../problems/random.ts";
import { GREATEST_SEED } from "../problems/seed.ts";

type WorksheetOrder = {
  readonly families: readonly Family[];
  readonly difficulty: Difficulty;
  readonly form: Form;
  readonly count: number;
  /** The same order and seed make the same sheet. */
  readonly seed: number;
};

/** How often another problem is tried where one came that the sheet has already. */
const MOST_TRIES = 12;

/** Whether a family has problems of this level and form. */
function canMake({ levels, forms }: Family, { difficulty, form }: Pick<WorksheetOrder, "difficulty" | "form">): boolean {
  return levels[difficulty] !== undefined && forms.includes(form);
}

/**
 * The problems of a worksheet, each another one, the families by turns. Fewer than asked for where the families have no
 * more different ones; none where no family has such problems.
 */
export function makeWorksheet(order: WorksheetOrder): Problem[] {
  const families = order.families.filter((family) => canMake(family, order));
  const random = createRandom(order.seed);
  const made = new Map<string, Problem>();
  for (let turn = 0; families.length > 0 && made.size < order.count && turn < order.count * MOST_TRIES; turn += 1) {
    const family = families[turn % families.length];
    if (family === undefined) break;
    const problem = generate(family, order.difficulty, order.form, random.integer(0, GREATEST_SEED - 1));
    const sign = JSON.stringify([problem.family, problem.variant, problem.values]);
    if (!made.has(sign)) made.set(sign, problem);
  }
  return [...made.values()];
}
