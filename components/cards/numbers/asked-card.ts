"use client";

import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { listWritten, type Written } from "#lib/origins/list-written.ts";
import { type Trace, traceSolution } from "#lib/origins/trace.ts";

/** A solution of a card whose numbers can be asked about. */
export type AskedSolution = {
  readonly card: StepSolutionCard;
  /** Which of the card's problems, counted from 0. */
  readonly which: number;
  readonly trace: Trace;
  /** The quantities of the problem's text, with their places. */
  readonly written: readonly Written[];
};

/** Each card once: all of its steps ask. */
const known = new WeakMap<StepSolutionCard, Map<string, AskedSolution | null>>();

/** Null where the engine keeps nothing of the solution. */
export function askedSolution(card: StepSolutionCard, which: number, locale: Locale): AskedSolution | null {
  const kept = known.get(card) ?? new Map<string, AskedSolution | null>();
  known.set(card, kept);
  const key = `${which} ${locale}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const asked = trace(card, which, locale);
  kept.set(key, asked);
  return asked;
}

function trace(card: StepSolutionCard, which: number, locale: Locale): AskedSolution | null {
  const facts = card.facts[which];
  const solution = Array.isArray(card.solution) ? card.solution[which] : card.solution;
  if (facts === undefined || solution === undefined) return null;
  const written = listWritten(card.problem, locale);
  const equations = solution.steps.map(({ equation }) => equation);
  return { card, which, written, trace: traceSolution({ facts, equations, written }) };
}
