import type { MisconceptionFacts, SolutionFacts, StepFacts } from "../../methods/facts.ts";
import type { Explanation, RuleIssue } from "../../methods/rules/rule.ts";
import { RULE_IDS } from "../../methods/rule-ids.ts";
import type { RuleId } from "../../methods/rule-ids.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { explainConversion } from "../../methods/rules/unit-conversion.ts";
import { convertTo } from "../../quantity/conversion.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { writeDecimal } from "../../quantity/stored-quantity.ts";
import { isFarShare } from "../../quantity/far-share.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { areSameUnit } from "../../quantity/units/unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { isSignedKind } from "../../laws/laws.ts";
import type { Concept } from "../lexicon/lexicon.ts";
import { deriveFacts } from "./derive-facts.ts";
import { evaluate, listChainSlips } from "./evaluate.ts";
import type { Evaluated, EvaluatedWay } from "./evaluate.ts";
import { findDerivations, findFullest } from "./search.ts";
import type { Derivation } from "./search.ts";
import type { Given, Goal, Statement } from "./statement.ts";

/** No solution was found, or more than one; or a method says why there is none. */
export type StatementIssue = RuleIssue | { readonly code: "no-derivation" } | { readonly code: "several-answers" };

/** Answers nearer to each other than this are the same, computed on other ways. */
const SAME = new Decimal("1e-3");

/** More would only show the noise of the data. */
const UNROUNDED_FIGURES = 10;

/** Slips are told apart from the answer, and from each other, only beyond this. */
const APART = new Decimal("0.005");

function isNear(a: Quantity, b: Quantity, tolerance: Decimal): boolean {
  if (a.value.isZero()) return b.value.isZero();
  return a.value.minus(b.value).abs().lt(a.value.abs().times(tolerance));
}

/** The unit that was asked for, else that of the givens of its kind. */
function findGoalUnit({ variable, unit }: Goal, givens: readonly Given[]): Unit | null {
  return unit ?? findCommonUnit(variable.kind, givens);
}

/** In the unit of the goal, else in the one in which it was computed. Counts of things change only their name. */
function inGoalUnit(quantity: Quantity, target: Unit | null): Quantity {
  if (target === null) return quantity;
  const converted = convertTo(quantity, target);
  if (converted.ok) return converted.value;
  return quantity.unit.dimension === target.dimension && target.dimension === DIMENSIONS.none
    ? { ...quantity, unit: target }
    : quantity;
}

function findCommonUnit(kind: Kind, givens: readonly Given[]): Unit | null {
  const own = givens.filter(({ variable }) => variable.kind === kind);
  // The volume of a solute is told as that of its solution is.
  const [first, ...others] = (
    own.length === 0 && kind === "volume" && givens.some(({ variable }) => variable.kind === "volume-percent")
      ? givens.filter(({ variable }) => variable.kind === "solution-volume")
      : own
  ).map(({ quantity }) => quantity.unit);
  return first !== undefined &&
    first.dimension !== DIMENSIONS.none &&
    others.every((other) => areSameUnit(other, first))
    ? first
    : null;
}

/** The steps of a chain, first link first, and what its last link says of the answer. */
function explain({ way, from, inputs, quantity }: EvaluatedWay): Explanation {
  const before = from.flatMap((each) => (each.kind === "given" ? [] : explain(each).steps));
  const { steps, answer } = way.explain(inputs, quantity);
  return { steps: [...before, ...steps.map((step): StepFacts => ({ method: way.method, ...step }))], answer };
}

/** A step that was taken before is not taken again. */
function withoutRepeats(steps: readonly StepFacts[]): StepFacts[] {
  return steps.filter((step, index) => {
    const earlier = steps.slice(0, index).filter(({ id }) => id === step.id);
    return earlier.length === 0 || !earlier.some(({ lines }) => JSON.stringify(lines) === JSON.stringify(step.lines));
  });
}

function listMethods(evaluated: Evaluated): RuleId[] {
  return evaluated.kind === "given" ? [] : [evaluated.way.method, ...evaluated.from.flatMap(listMethods)];
}

function characteristic(evaluated: Evaluated): RuleId {
  const ranks = listMethods(evaluated).map((method) => RULE_IDS.indexOf(method));
  return RULE_IDS[Math.max(0, ...ranks)] ?? "unit-conversion";
}

/** Kinds whose decimals are what counts as significant. */
const LOGARITHMIC: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "acid-exponent", "base-exponent"]);

/** A wrong logarithm or difference with the decimals of the right one, so that its form does not tell it apart. */
function toPlaceOf(answer: Quantity, quantity: Quantity): Quantity {
  return {
    ...quantity,
    significantFigures: figuresToPlace(quantity.value, lastPlace(answer.value, answer.significantFigures)),
  };
}

function listMisconceptions(
  evaluated: Evaluated,
  answer: Quantity,
  { variable }: Goal,
  unit: Unit | null,
): MisconceptionFacts[] {
  const kept: { id: string; quantity: Quantity }[] = [];
  for (const slip of listChainSlips(evaluated)) {
    const quantity = inGoalUnit(slip.quantity, unit);
    const isTellable =
      areSameUnit(quantity.unit, answer.unit) &&
      !isNear(answer, quantity, APART) &&
      !isFarShare(quantity.value, answer);
    if (isTellable && !kept.some((other) => isNear(other.quantity, quantity, APART)))
      kept.push({ id: slip.id, quantity });
  }
  const right = answerTerm(answer).value;
  const isByPlace = LOGARITHMIC.has(variable.kind) || (evaluated.kind === "way" && evaluated.way.isSum === true);
  return kept
    .map(({ id, quantity }) => ({
      id,
      value: answerTerm(isByPlace ? toPlaceOf(answer, quantity) : quantity),
    }))
    .filter(({ value }) => value.value !== right);
}

function unrounded({ value }: Quantity): string {
  return writeDecimal(value.toSignificantDigits(UNROUNDED_FIGURES), null);
}

function toFacts(evaluated: Evaluated, goal: Goal, statement: Statement): SolutionFacts {
  const unit = findGoalUnit(goal, statement.givens);
  const quantity = inGoalUnit(evaluated.quantity, unit);
  const answer = answerTerm(quantity);
  const givens = Object.fromEntries(
    statement.givens.map((given, index) => [`given${index + 1}`, givenTerm(given.quantity)]),
  );
  if (evaluated.kind === "given") {
    const { steps, values } = explainConversion(evaluated.quantity, quantity);
    return {
      method: "unit-conversion",
      givens,
      steps: [...steps],
      answer: { id: "converted", value: answer, unrounded: unrounded(quantity), values: { ...values, answer } },
      misconceptions: [],
    };
  }
  const { steps, answer: explained } = explain(evaluated);
  const last = areSameUnit(quantity.unit, evaluated.quantity.unit)
    ? []
    : explainConversion(evaluated.quantity, quantity).steps;
  return {
    method: characteristic(evaluated),
    givens,
    steps: [...withoutRepeats(steps), ...last.map((step): StepFacts => ({ ...step, method: "unit-conversion" }))],
    answer: {
      id: explained.id,
      method: evaluated.way.method,
      value: explained.value ?? answer,
      ...(explained.value === undefined && {
        unrounded: unrounded(quantity),
      }),
      values: { ...explained.values, answer },
    },
    misconceptions: explained.value === undefined ? listMisconceptions(evaluated, quantity, goal, unit) : [],
    ...(explained.value === undefined && { derivation: deriveFacts(evaluated, goal.variable, statement) }),
  };
}

const REACTION: ReadonlySet<Concept> = new Set<Concept>([
  "burn",
  "react",
  "decompose",
  "neutralise",
  "produce",
  "produced",
  "needed",
]);

/** A given is the answer only in another unit, and not where something is to happen to it first. */
function isConversion({ unit, words }: Goal, given: Quantity): boolean {
  if (unit === null || areSameUnit(unit, given.unit)) return false;
  return ![...words.before, ...words.behind].some((word) => REACTION.has(word));
}

/** Kinds that have a sign, or a zero of their own. */
const SIGNED: ReadonlySet<Kind> = new Set<Kind>([
  "energy",
  "molar-energy",
  "temperature",
  "temperature-change",
  "freezing-point",
  "boiling-point",
  "pure-freezing-point",
  "pure-boiling-point",
  "specific-enthalpy",
  "formation-enthalpy",
  "reaction-enthalpy",
  "gibbs-energy",
  "standard-gibbs-energy",
  "formation-gibbs-energy",
  "reaction-entropy",
  "charge",
  "ph",
  "poh",
  "acid-exponent",
  "base-exponent",
  "arrhenius-slope",
  "level-energy",
]);

/** Nothing has a mass, a volume or a concentration below zero, nor does a problem give one that is zero. */
function isPossible({ variable }: Goal, { quantity }: Evaluated, givens: readonly Given[]): boolean {
  const isSigned = (kind: Kind): boolean => SIGNED.has(kind) || isSignedKind(kind);
  const isGiven = givens.every((given) => isSigned(given.variable.kind) || given.quantity.value.gt(0));
  return isGiven && (isSigned(variable.kind) || quantity.value.gte(0));
}

/** One goal of a problem: the shortest chain that takes every given, if all such chains agree. */
export function solveGoal(goal: Goal, statement: Statement): Result<SolutionFacts, StatementIssue> {
  return settle(findDerivations(goal.variable, statement.givens, statement.scene), goal, statement);
}

/** One of several goals, which may take a part of the givens, with the indices of those: the chains that take most of them decide. */
export function solvePart(
  goal: Goal,
  statement: Statement,
): Result<{ readonly facts: SolutionFacts; readonly used: ReadonlySet<number> }, StatementIssue> {
  const parts = findFullest(goal.variable, statement.givens, statement.scene);
  const [first] = parts;
  const solved = settle(
    parts.map(({ derivation }) => derivation),
    goal,
    statement,
  );
  return solved.ok && first !== undefined
    ? succeed({ facts: solved.value, used: new Set(parts.flatMap(({ used }) => [...used])) })
    : fail(solved.ok ? { code: "no-derivation" } : solved.issue);
}

/** A logarithm has no unit: "the pH and percent ionization" asks for two things, and for no pH in percent. */
const LOGARITHMS: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "acid-exponent"]);

const asksLogarithmInUnit = ({ variable, unit }: Goal): boolean =>
  unit !== null && unit.factors.length > 0 && LOGARITHMS.has(variable.kind);

function settle(
  derivations: readonly Derivation[],
  goal: Goal,
  statement: Statement,
): Result<SolutionFacts, StatementIssue> {
  if (asksLogarithmInUnit(goal)) return fail({ code: "no-derivation" });
  let best: Evaluated | null = null;
  for (const derivation of derivations) {
    const evaluated = evaluate(derivation, statement.givens);
    if (!evaluated.ok) return evaluated;
    if (best === null) best = evaluated.value;
    else if (!isNear(best.quantity, evaluated.value.quantity, SAME)) return fail({ code: "several-answers" });
  }
  if (best === null) return fail({ code: "no-derivation" });
  if (!isPossible(goal, best, statement.givens)) return fail({ code: "not-valid" });
  if (best.kind === "given" && !isConversion(goal, best.quantity)) return fail({ code: "no-derivation" });
  return succeed(toFacts(best, goal, statement));
}
