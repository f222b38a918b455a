import { cardText } from "../../cards/card-text.ts";
import { type Advance, isOver, START, takeEquation, takeHelp, takeLines } from "../../guided/advance.ts";
import { type GuidedPlan, planGuided } from "../../guided/plan.ts";
import { findLeak } from "../../problems/leak.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { assembleGuided } from "../../wording/guided.ts";
import { secretOf } from "../../wording/secret.ts";
import type { Words } from "../../wording/words.ts";
import { scanWorking } from "../../working/scan-working.ts";
import type { PooledQuestion } from "./question-pool.ts";
import type { Student } from "./student.ts";

/** How working a problem together went. */
export type Together = {
  /** Steps of the plan, and those of them that the student found. */
  readonly steps: number;
  readonly own: number;
  readonly hasArrived: boolean;
  /** Whether a card told the answer before the last step was done. */
  readonly hasTold: boolean;
};

/** Lines and wishes for help that nobody needs more of. */
const MOST_TURNS = 60;

/**
 * A student who follows the guided card: writes the line that is asked for where they find it, else a wrong one or a wish for
 * help, until it is shown; and calculates what the last help sets up. Null where there is nothing to judge.
 */
export function workTogether(question: PooledQuestion, student: Student, words: Words): Together | null {
  const plan = planGuided(question.problem.solution);
  if (plan === null) return null;
  let advance: Advance = { state: START, remarks: [], shows: null };
  let hasTold = tellsAnswer(question, plan, advance, words);
  for (let turn = 0; turn < MOST_TURNS && !isOver(advance.state, plan); turn += 1) {
    advance = takeTurn(plan, advance, student, words);
    hasTold ||= tellsAnswer(question, plan, advance, words);
  }
  const { shown } = advance.state;
  return {
    steps: plan.steps.length,
    own: plan.steps.length - shown.length,
    hasArrived: isOver(advance.state, plan),
    hasTold,
  };
}

function takeTurn(plan: GuidedPlan, { state }: Advance, student: Student, words: Words): Advance {
  const isLast = state.at === plan.steps.length - 1;
  const finds = student.random.chance(0.35 + 0.2 * state.rung) || (isLast && state.rung >= 3);
  if (!finds && student.random.chance(0.5)) return takeHelp(plan, state);
  const step = plan.steps[state.at];
  if (step === undefined) return takeHelp(plan, state);
  if (step.equation !== null)
    return (
      takeEquation(plan, state, finds ? step.equation : `2 ${step.equation}`, words.locale) ?? takeHelp(plan, state)
    );
  const target = plan.targets[step.to];
  if (target === undefined) return takeHelp(plan, state);
  const { quantity, letter, of } = target;
  const value = finds ? quantity.value : quantity.value.times("1.31");
  const text = `${value.toSignificantDigits(4).toString()} ${formatUnit(quantity.unit)}`;
  // Who names what they found writes its letter; what has an index or a charge they leave out.
  const name = of === null && /^\p{L}+$/u.test(letter) ? `${letter} = ` : "";
  const advance = takeLines(plan, state, scanWorking(`${name}${text}`, words.locale));
  return advance.state.at === state.at && finds ? takeHelp(plan, state) : advance;
}

function tellsAnswer(
  { problem, statement }: PooledQuestion,
  plan: GuidedPlan,
  advance: Advance,
  words: Words,
): boolean {
  if (isOver(advance.state, plan)) return false;
  // What the student wrote is theirs to know.
  const card = assembleGuided(
    { plan, problem: statement, questionId: null, mode: "guide", ...advance, remarks: [] },
    words,
  );
  return findLeak(cardText(card), secretOf(problem.solution, statement, words), words.locale) !== null;
}
