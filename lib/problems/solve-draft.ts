import type { FactValue } from "../methods/facts.ts";
import { equals, givenTerm, toldTerm } from "../methods/rules/quantity-terms.ts";
import { BARE_SCENE } from "../methods/rules/rule.ts";
import type { Scene } from "../methods/rules/rule.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { UNITY } from "../quantity/units/unit.ts";
import { readBalanced } from "../solver/problems/reaction.ts";
import { solveGoal } from "../solver/problems/solve-statement.ts";
import type { StatementIssue } from "../solver/problems/solve-statement.ts";
import type { Result } from "../result.ts";
import { succeed } from "../result.ts";
import { isApart } from "./distractors.ts";
import type { ComputedDraft, Draft, SolvedDraft } from "./draft.ts";
import type { Family } from "./family.ts";
import { givenLine } from "./given-lines.ts";
import { rangeOfAnswer, rangeOfDraft } from "./range.ts";
import type { Problem } from "./problem.ts";
import { solvedFacts } from "./solved-facts.ts";

/** A draft with its solution; the parts of a problem that do not come from the family's own description. */
type SolvedProblem = Pick<Problem, "variant" | "values" | "given" | "solution" | "distractors" | "range"> &
  Pick<Problem, "reading">;

const NO_WORDS = { before: [], behind: [] } as const;

function sceneOf(draft: ComputedDraft): Scene {
  const equation = draft.equation === undefined ? null : readBalanced(draft.equation);
  if (draft.equation !== undefined && equation === null)
    throw new Error(`${draft.equation} has no single balanced form`);
  return {
    ...BARE_SCENE,
    ...draft.scene,
    equation,
    givens: Object.values(draft.givens).map(({ variable }) => variable),
  };
}

function readUnit(unit: string | null) {
  if (unit === null) return null;
  return unit === "" ? UNITY : getUnit(unit);
}

function solveComputed(draft: ComputedDraft, words: Family["words"]): Result<SolvedProblem, StatementIssue> {
  const givens = Object.values(draft.givens).map((each) => ({ ...each, words: NO_WORDS }));
  const goal = { variable: draft.find, unit: readUnit(draft.unit), words: NO_WORDS };
  const solved = solveGoal(goal, { givens, goals: [goal], scene: sceneOf(draft) });
  if (!solved.ok) return solved;
  const told = Object.entries(draft.givens).map(([name, { quantity }]) => [name, givenTerm(quantity)] as const);
  const values: Record<string, FactValue> = { ...Object.fromEntries(told), ...draft.values };
  return succeed({
    variant: draft.variant,
    values,
    given: Object.values(draft.givens).map((each) => givenLine(each, sceneOf(draft))),
    solution: solved.value,
    distractors: [
      ...solved.value.misconceptions.map(({ id, value }) => ({ slip: id, value })),
      ...(draft.distractors ?? []).filter(({ value }) => isApart(value, solved.value.answer.value)),
    ],
    range: rangeOfDraft(draft, solved.value.answer.value, words),
    reading: draft.reading,
  });
}

function solveOwn(draft: SolvedDraft, words: Family["words"]): SolvedProblem {
  const givens = Object.entries(draft.givens ?? {});
  const told = givens.map(([name, [, value]]) => [name, toldTerm(value)] as const);
  return {
    variant: draft.variant,
    values: { ...Object.fromEntries(told), ...draft.values },
    given: [...givens.map(([, [letter, value]]) => equals(letter, value)), ...(draft.given ?? [])],
    solution: solvedFacts(words, draft),
    distractors: [...draft.distractors],
    range: { ...rangeOfAnswer(draft.answer.value, words), ...draft.range },
    reading: draft.reading,
  };
}

/** Computes what a draft leaves to the methods. An issue means that the methods cannot solve it, or see two answers. */
export function solveDraft(draft: Draft, words: Family["words"]): Result<SolvedProblem, StatementIssue> {
  if (draft.kind === "solved") return succeed(solveOwn(draft, words));
  return solveComputed(draft, words);
}
