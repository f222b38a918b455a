import type { Locale } from "../../i18n/locales.ts";
import { convertTo } from "../../quantity/conversion.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { loadUnit } from "../../quantity/stored-quantity.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import type { ExpectedQuantity } from "../expected.ts";
import { grade } from "../grade.ts";
import type { Mark } from "../mark.ts";
import { correct, ungradable } from "../score.ts";
import { evaluate, evaluatePlan, readGivens } from "./evaluate-step.ts";
import type { PlannedStep, StepExpression, StepPlan } from "./step-plan.ts";

/** What a student wrote for one step. */
export type GivenStep = { readonly id: string; readonly text: string };

export type StepMark = {
  readonly id: string;
  /** Null when the student left the step out. */
  readonly mark: Mark | null;
  /** Right for the student's own earlier value, which was wrong. */
  readonly isCarriedForward: boolean;
  /** 0-100; a step that was left out earns what the steps that need it show. */
  readonly score: number;
};

export type StepsMark = {
  readonly verdict: Mark["verdict"];
  /** The mean of the steps. */
  readonly score: number;
  readonly steps: readonly StepMark[];
  /** Where it first went wrong. */
  readonly firstError: string | null;
};

type MarkedStep = { readonly step: PlannedStep; readonly mark: Mark | null; readonly isCarriedForward: boolean };

/**
 * The values that the steps go on with: `kept` unrounded, from the student's wrong values where there are such;
 * `written` as the student wrote them.
 */
type Working = { readonly kept: Map<string, Decimal>; readonly written: Map<string, Decimal> };

/**
 * Marks a calculation step by step, with the error carried forward: a step that is right for the student's own earlier
 * values is right, so that one slip costs once.
 */
export function gradeSteps(plan: StepPlan, given: readonly GivenStep[], locale: Locale): StepsMark {
  const evaluated = evaluatePlan(plan);
  if (evaluated === null) return markUnreadable(plan);
  const texts = new Map(given.map(({ id, text }) => [id, text]));
  const working: Working = { kept: readGivens(plan), written: readGivens(plan) };
  const marked = evaluated.map(({ step, value }) => markStep(step, value, { text: texts.get(step.id) ?? "", working, locale }));
  return summarise(marked);
}

function markUnreadable(plan: StepPlan): StepsMark {
  const mark = ungradable({ code: "unreadable-expectation" });
  const steps = plan.steps.map(({ id }): StepMark => ({ id, mark, isCarriedForward: false, score: 0 }));
  return { verdict: "ungradable", score: 0, steps, firstError: null };
}

type Attempt = { readonly text: string; readonly working: Working; readonly locale: Locale };

function markStep(step: PlannedStep, right: Decimal, { text, working, locale }: Attempt): MarkedStep {
  const { kept, written } = working;
  const carried = evaluate(step.expression, kept) ?? right;
  const fromWritten = evaluate(step.expression, written) ?? carried;
  if (text.trim() === "") {
    keep(working, step, carried, fromWritten);
    return { step, mark: null, isCarriedForward: false };
  }
  const mark = grade(toExpected(step, right), text, locale);
  const own = readOwnValue(mark, step);
  if (mark.verdict === "correct") {
    keep(working, step, right, own ?? right);
    return { step, mark, isCarriedForward: false };
  }
  const attempts = [carried, fromWritten].map((value) => grade(toExpected(step, value), text, locale));
  const followed = attempts.find(({ verdict }) => verdict === "correct");
  if (followed) {
    keep(working, step, carried, own ?? carried);
    return describeFollowed(step, followed, !isSame(carried, right));
  }
  const best = [mark, ...attempts].reduce((a, b) => (b.score > a.score ? b : a));
  keep(working, step, own ?? carried, own ?? carried);
  return { step, mark: best, isCarriedForward: false };
}

/** Without an earlier error it was an earlier rounding that led here. */
function describeFollowed(step: PlannedStep, followed: Mark, isCarriedForward: boolean): MarkedStep {
  if (isCarriedForward || followed.reading === null) return { step, mark: followed, isCarriedForward };
  const remarks = [{ code: "early-rounding", step: null } as const, ...followed.remarks];
  return { step, mark: correct({ reading: followed.reading, remarks }), isCarriedForward };
}

function keep({ kept, written }: Working, { id }: PlannedStep, value: Decimal, asWritten: Decimal): void {
  kept.set(id, value);
  written.set(id, asWritten);
}

function isSame(a: Decimal, b: Decimal): boolean {
  return a.minus(b).abs().lte(b.abs().times(1e-9));
}

function toExpected({ unit, significantFigures, misconceptions }: PlannedStep, value: Decimal): ExpectedQuantity {
  return { kind: "quantity", value: value.toSignificantDigits(30).toExponential(), unit, significantFigures, ...(misconceptions ? { misconceptions } : {}) };
}

/** What the student wrote, in the step's unit; a bare number is taken to be in it. Null when it measures something else. */
function readOwnValue({ reading }: Mark, step: PlannedStep): Decimal | null {
  if (reading?.kind !== "quantity") return null;
  const unit = loadUnit(reading.unit);
  const target = loadUnit(step.unit);
  const value = new Decimal(reading.value);
  if (!unit.ok || !target.ok) return null;
  if (isUnity(unit.value)) return value;
  const converted = convertTo({ value, unit: unit.value, significantFigures: null }, target.value);
  return converted.ok ? converted.value.value : null;
}

function summarise(marked: readonly MarkedStep[]): StepsMark {
  const shown = listShown(marked);
  const steps = marked.map(({ step, mark, isCarriedForward }): StepMark => {
    const score = mark?.score ?? (shown.has(step.id) ? 100 : 0);
    return { id: step.id, mark, isCarriedForward, score };
  });
  const score = Math.round(steps.reduce((sum, each) => sum + each.score, 0) / steps.length);
  const wrong = steps.find(({ mark, score: own }) => mark?.verdict === "incorrect" || (mark === null && own === 0));
  const isUnread = steps.some(({ mark }) => mark?.verdict === "ungradable");
  const firstError = steps.find(({ mark }) => mark?.verdict === "incorrect")?.id ?? null;
  return { verdict: wrong ? "incorrect" : isUnread ? "ungradable" : "correct", score, steps, firstError };
}

/** Steps that a right later step shows to have been done. */
function listShown(marked: readonly MarkedStep[]): Set<string> {
  const shown = new Set<string>();
  for (const { step, mark } of marked.toReversed()) {
    if (mark?.verdict !== "correct" && !shown.has(step.id)) continue;
    for (const name of listNames(step.expression)) shown.add(name);
  }
  return shown;
}

function listNames(expression: StepExpression): string[] {
  if ("name" in expression) return [expression.name];
  return "of" in expression ? expression.of.flatMap(listNames) : [];
}
