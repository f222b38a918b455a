import { parseEquation } from "../chemistry/equation/parse.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { grade } from "../grading/grade.ts";
import type { Locale } from "../i18n/locales.ts";
import { type EntryVerdict, judgeEntry, resultOf } from "../working/judge-entry.ts";
import type { Entry } from "../working/scan-working.ts";
import { type GuidedPlan, stepOfTarget } from "./plan.ts";

/** How far a guided solution has come. */
export type GuidedState = {
  /** The step that is asked for; as many as there are steps once all are done. */
  readonly at: number;
  /** How much help was given with it: none, the idea, the relation, the numbers. */
  readonly rung: number;
  /** How often it was tried in vain. */
  readonly tries: number;
  /** Steps that the tutor showed. */
  readonly shown: readonly number[];
};

export const START: GuidedState = { at: 0, rung: 0, tries: 0, shown: [] };

export const LAST_RUNG = 3;
const MOST_TRIES = 2;

/** What is said of a line, and the value that the line states. */
export type Remark = {
  readonly text: string;
  readonly verdict: EntryVerdict | { readonly kind: "equation" | "operation"; readonly isRight: boolean };
};

export type Advance = {
  readonly state: GuidedState;
  readonly remarks: readonly Remark[];
  readonly shows: number | null;
};

export function isOver({ at }: GuidedState, { steps }: GuidedPlan): boolean {
  return at >= steps.length;
}

/** The next step, with no help given yet. */
const nextStep = (state: GuidedState, at: number): GuidedState => ({ ...state, at, rung: 0, tries: 0 });

/**
 * What a student's lines change: whatever is right counts, also where it is ahead; what is wrong is a try, and after two of
 * them the step is shown, but never the last one, whose result is the answer.
 */
export function takeLines(plan: GuidedPlan, state: GuidedState, entries: readonly Entry[]): Advance {
  let next = state;
  const remarks: Remark[] = [];
  for (const entry of entries) {
    const verdict = judgeEntry(entry, { ...plan, at: firstOpen(plan, next), carried: new Map() });
    remarks.push({ text: entry.text, verdict });
    if (verdict.kind !== "right") continue;
    const step = stepOfTarget(plan, verdict.target);
    const isDone = plan.targets[verdict.target]?.isAside === false && verdict.target === plan.steps[step]?.to;
    const at = isDone ? step + 1 : Math.max(next.at, step);
    if (at > next.at) next = nextStep(next, at);
  }
  const isStuck = next.at === state.at && remarks.some(({ verdict }) => isWrong(verdict));
  return isStuck ? { ...failed(plan, next), remarks } : { state: next, remarks, shows: null };
}

function firstOpen({ steps, targets }: GuidedPlan, { at }: GuidedState): number {
  return steps[at]?.from ?? targets.length;
}

const NOT_WRONG: ReadonlySet<Remark["verdict"]["kind"]> = new Set<Remark["verdict"]["kind"]>([
  "right",
  "given",
  "part",
]);

export function isWrong(verdict: Remark["verdict"]): boolean {
  return "isRight" in verdict ? !verdict.isRight : !NOT_WRONG.has(verdict.kind);
}

function failed(plan: GuidedPlan, state: GuidedState): Omit<Advance, "remarks"> {
  const tries = state.tries + 1;
  const isLast = state.at >= plan.steps.length - 1;
  if (tries < MOST_TRIES || isLast)
    return { state: { ...state, tries, rung: Math.min(LAST_RUNG, state.rung + 1) }, shows: null };
  return show(state);
}

function show(state: GuidedState): Omit<Advance, "remarks"> {
  return { state: { ...nextStep(state, state.at + 1), shown: [...state.shown, state.at] }, shows: state.at };
}

/** One rung more of help; beyond the last one the step is shown, unless its result is the answer. */
export function takeHelp(plan: GuidedPlan, state: GuidedState): Advance {
  const isLast = state.at >= plan.steps.length - 1;
  const advance =
    state.rung >= LAST_RUNG && !isLast
      ? show(state)
      : { state: { ...state, rung: Math.min(LAST_RUNG, state.rung + 1) }, shows: null };
  return { ...advance, remarks: [] };
}

/** An equation that a student wrote, where one is asked for; null where none was written or none is asked for. */
export function takeEquation(plan: GuidedPlan, state: GuidedState, text: string, locale: Locale): Advance | null {
  const at = plan.steps.findIndex(({ equation }, index) => equation !== null && index >= state.at);
  const equation = plan.steps[at]?.equation ?? null;
  const parsed = equation === null ? null : parseEquation(text.trim());
  if (equation === null || parsed?.ok !== true) return null;
  const mark = grade({ kind: "equation", equation }, text, locale);
  const isRight = mark.verdict === "correct";
  const remarks: Remark[] = [{ text: text.trim(), verdict: { kind: "equation", isRight } }];
  if (isRight) return { state: nextStep(state, at + 1), remarks, shows: null };
  return { ...failed(plan, state), remarks };
}

/** A whole working, line by line: what is wrong once is not wrong again in what follows from it. */
export function checkLines(plan: GuidedPlan, entries: readonly Entry[]): Advance {
  const carried = new Map<number, Quantity>();
  const remarks: Remark[] = [];
  let at = 0;
  let firstWrong: number | null = null;
  for (const entry of entries) {
    const verdict = judgeEntry(entry, { ...plan, at, carried });
    remarks.push({ text: entry.text, verdict });
    const target = "target" in verdict && verdict.kind !== "ratio" ? verdict.target : null;
    if (target === null) continue;
    const said = resultOf(entry);
    const isWrongHere = isWrong(verdict);
    if (said !== null && (isWrongHere || (verdict.kind === "right" && verdict.isCarried))) carried.set(target, said);
    if (isWrongHere) firstWrong ??= stepOfTarget(plan, target);
    if (verdict.kind === "right") at = Math.max(at, target + 1);
  }
  const reached = at === 0 ? 0 : stepOfTarget(plan, at - 1) + 1;
  return { state: nextStep(START, Math.max(0, firstWrong ?? reached)), remarks, shows: null };
}
