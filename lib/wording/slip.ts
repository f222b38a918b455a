import { SLIPS } from "../grading/remarks.ts";
import type { Slip } from "../grading/remarks.ts";
import { SLIP_IDS } from "../methods/rules/rule.ts";
import type { SlipId } from "../methods/rules/rule.ts";
import { SUGGESTIONS } from "./suggestions.ts";
import { sayComposed, type Words } from "./words.ts";

/** A misconception that has words: a slip in a method, or one that the answer alone betrays. */
type SlipName = Slip | SlipId;

export const SLIP_NAMES: readonly SlipName[] = [...new Set<SlipName>([...SLIPS, ...SLIP_IDS])];

type SlipWords = { readonly feedback: string; readonly suggestion: string };

export function isSlipName(id: string): id is SlipName {
  return SLIP_NAMES.some((name) => name === id);
}

/**
 * What goes wrong with a slip, and what to do about it, without any value of the problem: it also explains why an option
 * of a multiple choice question is wrong. Null for the id of a misconception that only its problem knows.
 */
export function wordSlip(id: string, words: Words): SlipWords | null {
  // A family of problems words its own slips, and names them by the key of their words.
  if (id.startsWith("problems-"))
    return { feedback: sayComposed(words, `${id}.feedback`), suggestion: sayComposed(words, `${id}.suggestion`) };
  if (!isSlipName(id)) return null;
  return { feedback: words.t(`feedback.slips.${id}`), suggestion: words.t(`feedback.suggestions.${SUGGESTIONS[id]}`) };
}
