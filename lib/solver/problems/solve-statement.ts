import type { MisconceptionFacts, SolutionFacts, StepFacts } from "../../methods/facts.ts";
import type { MethodIssue } from "../../methods/method.ts";
import { RULE_IDS } from "../../methods/rule-ids.ts";
import type { RuleId } from "../../methods/rule-ids.ts";
import { KINDS } from "../../methods/rules/kinds.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { explainConversion } from "../../methods/rules/unit-conversion.ts";
import { convertTo } from "../../quantity/conversion.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { areCommensurable, areSameUnit } from "../../quantity/units/unit.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { evaluate, listChainSlips } from "./evaluate.ts";
import type { Evaluated } from "./evaluate.ts";
import { findDerivations } from "./search.ts";
import type { Goal, Statement } from "./statement.ts";

/** No solution was found, or more than one; or a method says why there is none. */
export type StatementIssue = MethodIssue | { readonly code: "no-derivation" } | { readonly code: "several-answers" };

/** Answers nearer to each other than this are the same, computed on other ways. */
const SAME = 1e-3;

/** Slips are told apart from the answer, and from each other, only beyond this. */
const APART = 0.005;

function isNear(a: Quantity, b: Quantity, tolerance: number): boolean {
  if (a.value.isZero()) return b.value.isZero();
  return a.value.minus(b.value).div(a.value).abs().lt(tolerance);
}

/** In the unit that was asked for, else in the usual one of its kind. Counts of things change only their name. */
function inGoalUnit(quantity: Quantity, { variable, unit }: Goal): Quantity {
  const target = unit ?? (quantity.unit.factors.length === 0 ? getUnit(KINDS[variable.kind].unit) : null) ?? usualUnit(quantity, variable.kind);
  const converted = convertTo(quantity, target);
  if (converted.ok) return converted.value;
  return areCommensurable(quantity.unit, target) || quantity.unit.dimension !== target.dimension ? quantity : { ...quantity, unit: target };
}

function usualUnit(quantity: Quantity, kind: Goal["variable"]["kind"]): Quantity["unit"] {
  const usual = getUnit(KINDS[kind].unit);
  return usual.dimension === 0 ? quantity.unit : usual;
}

/** The steps of a chain, first link first; a step that was taken before is not taken again. */
function listSteps(evaluated: Evaluated): StepFacts[] {
  if (evaluated.kind === "given") return [];
  const before = evaluated.from.flatMap(listSteps);
  const { steps } = evaluated.way.explain(evaluated.from.map((each) => each.quantity), evaluated.quantity);
  return [...before, ...steps.map((step): StepFacts => ({ ...step, method: evaluated.way.method }))];
}

function withoutRepeats(steps: readonly StepFacts[]): StepFacts[] {
  const seen = new Set<string>();
  return steps.filter((step) => {
    const key = JSON.stringify([step.id, step.lines]);
    return !seen.has(key) && seen.add(key);
  });
}

function listMethods(evaluated: Evaluated): RuleId[] {
  return evaluated.kind === "given" ? [] : [evaluated.way.method, ...evaluated.from.flatMap(listMethods)];
}

function characteristic(evaluated: Evaluated): RuleId {
  const ranks = listMethods(evaluated).map((method) => RULE_IDS.indexOf(method));
  return RULE_IDS[Math.max(0, ...ranks)] ?? "unit-conversion";
}

function listMisconceptions(evaluated: Evaluated, answer: Quantity, goal: Goal): MisconceptionFacts[] {
  const kept: { id: string; quantity: Quantity }[] = [];
  for (const slip of listChainSlips(evaluated)) {
    const quantity = inGoalUnit(slip.quantity, goal);
    const isKnown = kept.some((other) => isNear(other.quantity, quantity, APART));
    if (!isKnown && !isNear(answer, quantity, APART) && areSameUnit(quantity.unit, answer.unit)) kept.push({ id: slip.id, quantity });
  }
  return kept.map(({ id, quantity }) => ({ id, value: answerTerm(quantity) }));
}

function toFacts(evaluated: Evaluated, goal: Goal, statement: Statement): SolutionFacts {
  const quantity = inGoalUnit(evaluated.quantity, goal);
  const answer = answerTerm(quantity);
  const givens = Object.fromEntries(statement.givens.map((given, index) => [`given${index + 1}`, givenTerm(given.quantity)]));
  const conversion = areSameUnit(quantity.unit, evaluated.quantity.unit) ? null : explainConversion(evaluated.quantity, quantity);
  if (evaluated.kind === "given") {
    const { steps, values } = explainConversion(evaluated.quantity, quantity);
    return { method: "unit-conversion", givens, steps: [...steps], answer: { id: "converted", value: answer, values: { ...values, answer } }, misconceptions: [] };
  }
  const explained = evaluated.way.explain(evaluated.from.map((each) => each.quantity), evaluated.quantity).answer;
  const last = (conversion?.steps ?? []).map((step): StepFacts => ({ ...step, method: "unit-conversion" }));
  return {
    method: characteristic(evaluated),
    givens,
    steps: [...withoutRepeats(listSteps(evaluated)), ...last],
    answer: { id: explained.id, method: evaluated.way.method, value: explained.value ?? answer, values: { ...explained.values, answer } },
    misconceptions: explained.value === undefined ? listMisconceptions(evaluated, quantity, goal) : [],
  };
}

/** One goal of a problem: the shortest chain that takes every given, if all such chains agree. */
export function solveGoal(goal: Goal, statement: Statement): Result<SolutionFacts, StatementIssue> {
  const derivations = findDerivations(goal.variable, statement.givens, statement.scene);
  let best: Evaluated | null = null;
  for (const derivation of derivations) {
    const evaluated = evaluate(derivation, statement.givens);
    if (!evaluated.ok) return evaluated;
    if (best === null) best = evaluated.value;
    else if (!isNear(best.quantity, evaluated.value.quantity, SAME)) return fail({ code: "several-answers" });
  }
  if (best === null) return fail({ code: "no-derivation" });
  if (best.kind === "given" && goal.unit === null) return fail({ code: "no-derivation" });
  return succeed(toFacts(best, goal, statement));
}
