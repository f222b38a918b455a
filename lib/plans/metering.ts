import type { RequestType } from "../contracts/chat.ts";
import type { Act } from "../conversation/act.ts";
import type { Meter } from "./plans.ts";

/** The meter that a request of each type draws on; null is free of charge. */
export const METER_OF_REQUEST = {
  chat: "questionsPerDay",
  solve_problem: "questionsPerDay",
  explain_concept: "questionsPerDay",
  give_hint: "questionsPerDay",
  generate_practice: "practiceProblems",
  generate_mcq: "practiceProblems",
  evaluate_answer: null,
} as const satisfies Record<RequestType, Meter | null>;

/**
 * Whether a message of each act draws on the meter of its request. What is free is bounded by a rate instead; of a request that
 * turns out not to be understood the use is given back.
 */
export const IS_METERED = {
  social: false,
  wish: false,
  answer: false,
  stuck: false,
  hint: false,
  step: false,
  symbol: false,
  trend: false,
  relation: false,
  "other-substance": false,
  "unit-factor": false,
  role: false,
  comparison: false,
  "ask-back": false,
  fact: true,
  idea: true,
  outline: false,
  rounding: false,
  again: true,
  guided: false,
  guide: true,
  check: true,
  claim: true,
  reading: true,
  homework: true,
  lesson: true,
  "lesson-turn": false,
  practice: true,
  advice: false,
  request: true,
} as const satisfies Record<Act["kind"], boolean>;

/** The UTC day that usage at this moment counts for, as `YYYY-MM-DD`. */
export function usageDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
