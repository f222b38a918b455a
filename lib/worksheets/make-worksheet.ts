import type { Difficulty } from "../curriculum/difficulties.ts";
import type { Match } from "../passages/match.ts";
import { listOffers, poseAbout } from "../passages/offers.ts";
import type { ReadPassage } from "../passages/subject.ts";
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

/** A problem of a sheet, and where in the materials that it was made from its subject stands; null for a sheet from no material. */
export type SheetProblem = { readonly problem: Problem; readonly match: Match | null };

/** How often another problem is tried where one came that the sheet has already. */
const MOST_TRIES = 12;

/** A family that so often has nothing in common with the passages is asked no more. */
const MOST_MISSES = 3;

/** Whether a family has problems of this level and form. */
function canMake(
  { levels, forms }: Family,
  { difficulty, form }: Pick<WorksheetOrder, "difficulty" | "form">,
): boolean {
  return levels[difficulty] !== undefined && forms.includes(form);
}

/**
 * The problems of a worksheet, each another one, the families by turns. Fewer than asked for where the families have no
 * more different ones; none where no family has such problems.
 */
export function makeWorksheet(order: WorksheetOrder): SheetProblem[] {
  const { difficulty, form } = order;
  const families = order.families.filter((family) => canMake(family, order));
  return collect(families, order, (family, seed) => ({
    problem: generate(family, difficulty, form, seed),
    match: null,
  }));
}

/**
 * The same about passages of materials: of the families that they offer, what they speak of most first. Each problem has
 * something in common with the passage that it names.
 */
export function makeWorksheetAbout(passages: readonly ReadPassage[], order: WorksheetOrder): SheetProblem[] {
  const offers = listOffers(passages, order.difficulty).filter(
    ({ family }) => order.families.includes(family) && canMake(family, order),
  );
  const uses = new Map<ReadPassage, number>();
  return collect(offers, order, (offer, seed) => {
    const posed = poseAbout(offer, passages, { ...order, seed, usesOf: (passage) => uses.get(passage) ?? 0 });
    if (posed !== null) uses.set(posed.match.passage, (uses.get(posed.match.passage) ?? 0) + 1);
    return posed;
  });
}

function collect<Source>(
  sources: readonly Source[],
  { count, seed }: WorksheetOrder,
  pose: (source: Source, seed: number) => SheetProblem | null,
): SheetProblem[] {
  const random = createRandom(seed);
  const made = new Map<string, SheetProblem>();
  const misses = new Map<Source, number>();
  for (let turn = 0; sources.length > 0 && made.size < count && turn < count * MOST_TRIES; turn += 1) {
    const source = sources[turn % sources.length];
    if (source === undefined) break;
    const missed = misses.get(source) ?? 0;
    if (missed >= MOST_MISSES) continue;
    const posed = pose(source, random.integer(0, GREATEST_SEED - 1));
    if (posed === null) {
      misses.set(source, missed + 1);
      continue;
    }
    const { family, variant, values } = posed.problem;
    const sign = JSON.stringify([family, variant, values]);
    if (!made.has(sign)) made.set(sign, posed);
  }
  return [...made.values()];
}
