import type { GoalMention } from "./goals.ts";
import { isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";

/** "Give the answer in millimoles": nothing but a unit. */
function isUnitOrder({ start, end }: GoalMention, sentence: Sentence): boolean {
  return (
    isSense(sentence[start], "find", "convert") &&
    sentence
      .slice(start, end)
      .every((token) => token.kind === "unit" || isLoose(token) || isSense(token, "find", "convert", "in", "to"))
  );
}

/** The questions of all sentences; an order of a unit belongs to the question before it. */
export function joinUnitOrders(
  sentences: readonly Sentence[],
  goals: readonly (readonly GoalMention[])[],
): GoalMention[] {
  const joined: GoalMention[] = [];
  for (const [index, sentence] of sentences.entries()) {
    for (const goal of goals[index] ?? []) {
      const asked = joined.at(-1);
      if (asked !== undefined && asked.kind === goal.kind && isUnitOrder(goal, sentence))
        joined.splice(-1, 1, { ...asked, unit: goal.unit });
      else joined.push(goal);
    }
  }
  return joined;
}

/** What things happen in. */
const SURROUNDINGS: ReadonlySet<string> = new Set(["air", "vacuum", "nature", "total", "sunlight", "darkness"]);

/** "What is its mass in stones?": a unit that is not known. */
export function asksInUnknownUnit(sentence: Sentence): boolean {
  const [before, last] = sentence.slice(-2);
  const isWord = last?.kind === "unknown" && /^\p{L}+$/u.test(last.text) && !SURROUNDINGS.has(last.text.toLowerCase());
  return isSense(before, "in") && isWord;
}
