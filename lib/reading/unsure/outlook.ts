import { isSameVariable, KINDS, variableOf } from "../../methods/rules/kinds.ts";
import type { Kind, Variable } from "../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import { findFullest } from "../../solver/problems/search.ts";
import type { Given } from "../../solver/problems/statement.ts";
import { readEquation } from "../statement/verify.ts";
import { CHANGING, MOMENTS, ownersOf } from "./choices.ts";
import type { Draft, Outlook } from "./draft.ts";
import { OFFERED_KINDS } from "./offered-kinds.ts";

const NO_WORDS = { before: [], behind: [] };

/** How a quantity comes about does not depend on values, so that any stands for one that is not known yet. */
export const givenOf = (variable: Variable): Given => ({
  variable,
  quantity: KINDS[variable.kind].unit === "" ? pureNumber(1, 3) : quantity(1, KINDS[variable.kind].unit, 3),
  words: NO_WORDS,
});

/** What a draft supposes besides its givens. */
export function sceneOf({ equation, conditions, solution }: Draft, givens: readonly Variable[]): Scene {
  return {
    ...BARE_SCENE,
    equation: equation === null ? null : readEquation(equation),
    conditions: new Set(conditions),
    solution,
    givens,
  };
}

/** Whether a quantity follows from others, all of which it takes. */
function follows(wanted: Variable, givens: readonly Variable[], draft: Draft): boolean {
  const parts = findFullest(wanted, givens.map(givenOf), sceneOf(draft, givens));
  return parts.some(({ derivation, used }) => derivation.kind === "way" && used.size === givens.length);
}

/** Longer lists are no choice. */
const MOST_GOALS = 12;
const MOST_MISSING = 3;

/** A quantity that is asked for far more often with what else a text gives than without anything. */
const TRIVIAL: ReadonlySet<Kind> = new Set<Kind>(["molar-mass"]);

/** Whatever can be named of a text; of what changes in it also how it is at first and in the end. */
export function listNameable({ substances, numbers }: Draft, mayChange = false): Variable[] {
  const changes = mayChange || numbers.some(({ is }) => is?.label === "initial" || is?.label === "final");
  const all = OFFERED_KINDS.flatMap((kind) => ownersOf(kind, null, substances).map((of) => variableOf(kind, of)));
  const moments = all.filter(({ kind }) => changes && CHANGING.has(kind));
  return [...moments.flatMap(({ kind, of }) => MOMENTS.map((label) => variableOf(kind, of, label))), ...all];
}

const givensOf = ({ numbers }: Draft): Variable[] => numbers.flatMap(({ is }) => is ?? []);

const isOneOf = (wanted: Variable, givens: readonly Variable[]): boolean =>
  givens.some(
    (given) =>
      given.kind === wanted.kind &&
      given.label === wanted.label &&
      (given.of === wanted.of || given.of === null || wanted.of === null),
  );

/** The first of each kind that goes: where a substance can be named, the one without is the same again. */
function listGoals(draft: Draft): Variable[] {
  const givens = givensOf(draft);
  const found: Variable[] = [];
  for (const wanted of listNameable(draft)) {
    if (found.length >= MOST_GOALS) break;
    const isSaid = wanted.of === null && found.some(({ kind }) => kind === wanted.kind);
    if (!isSaid && !TRIVIAL.has(wanted.kind) && !isOneOf(wanted, givens) && follows(wanted, givens, draft))
      found.push(wanted);
  }
  return found;
}

/** What would be enough for what is asked, together with all that is given: each alone. */
function listMissing(draft: Draft): Variable[] {
  const [goal, ...others] = draft.goals;
  if (goal === undefined || others.length > 0) return [];
  const givens = givensOf(draft);
  const found: Variable[] = [];
  for (const wanted of listNameable(draft)) {
    if (found.length >= MOST_MISSING) break;
    const isKnown = isSameVariable(wanted, goal.is) || isOneOf(wanted, givens) || wanted.kind === goal.is.kind;
    const isSaid = found.some(({ kind }) => kind === wanted.kind);
    if (!isKnown && !isSaid && follows(goal.is, [...givens, wanted], draft)) found.push(wanted);
  }
  return found;
}

/** What can be asked of what is given, and what is missing for what is asked. */
export function findOutlook(draft: Draft): Outlook {
  const goals = listGoals(draft);
  const [goal] = draft.goals;
  const isReached = goal !== undefined && follows(goal.is, givensOf(draft), draft);
  return { goals, missing: isReached ? [] : listMissing(draft) };
}
