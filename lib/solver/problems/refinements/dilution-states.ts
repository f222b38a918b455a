import { isAsk, isSense } from "../sentences.ts";
import type { Given, Goal } from "../statement.ts";
import { has } from "./solution-words.ts";
import type { Reading } from "./solution-pairs.ts";

export type State = "initial" | "final";

export const opposite = (state: State): State => (state === "initial" ? "final" : "initial");

/** Which solution the question is about: "of the stock", "of the diluted acid". Null where it does not tell, or tells both. */
export function findAskedState({ tokens }: Reading, { variable }: Goal): State | "unclear" | null {
  const asked = tokens.findLastIndex((token) => isAsk(token));
  const behind = tokens.slice(asked + 1);
  const end = behind.findIndex((token) => token.kind === "quantity" || isSense(token, "when", "has"));
  const question = behind.slice(0, end === -1 ? behind.length : end);
  const isFirst = variable.label === "initial" || has(question, "stock", "label/initial");
  const isLast = variable.label === "final" || has(question, "dilute", "label/final");
  return isFirst && isLast ? "unclear" : isFirst ? "initial" : isLast ? "final" : null;
}

/** "… to give 0.0400 M", "the final concentration is 0.0400 M": a molarity that is there at the end. */
function isResult({ words }: Given): boolean {
  return words.before.some(
    (word) => word === "label/final" || word === "produce" || word === "produced" || word === "change",
  );
}

/** A molarity beside no volume: that of the solution that the question is not about. */
export function findLoneState(reading: Reading, goal: Goal, molarity: Given): State | null {
  const asked = findAskedState(reading, goal);
  if (asked === "unclear") return null;
  if (isResult(molarity)) return asked === "final" ? null : "final";
  return asked === null ? null : opposite(asked);
}
