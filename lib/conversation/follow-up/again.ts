import type { SolutionFacts } from "../../methods/facts.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { tokenise } from "../phrases/find-phrase.ts";
import type { Asked } from "./asked.ts";
import { askAgain } from "./ask-again.ts";
import { findBefore } from "./before.ts";

/** A problem that was changed or asked for something else: as it is told, solved, and with the answer that it had before. */
export type Again = Asked & { readonly problem: string; readonly before: Quantity | null };

/** Longer ones begin anew with what was said last. UTF-16 units. */
const LONGEST_PROBLEM = 1_500;

/** A problem that was solved. */
export type Solved = { readonly problem: string; readonly facts: readonly SolutionFacts[] };

/** What a message makes of the problem that a card solved; null where it speaks of something else. */
export function findAgain(text: string, card: Solved, locale: Locale): Again | null {
  const before = findBefore(card);
  const asked = before === null ? null : askAgain(text, before, locale, new Set(tokenise(card.problem)));
  if (before === null || asked === null) return null;
  return {
    ...asked,
    problem: tellBoth(card, text),
    before: asked.isSameGoal ? (before.goal?.answer ?? null) : null,
  };
}

/** A problem with what is asked of it further. */
export function tellBoth({ problem }: { readonly problem: string }, text: string): string {
  const told = `${problem}\n${text.trim()}`;
  return told.length > LONGEST_PROBLEM ? text.trim() : told;
}
