import type { Kind, Label } from "../../methods/rules/kinds.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { readGoalBehind } from "./goal-behind.ts";
import { GoalReader } from "./goal-reader.ts";
import { OF_THE_PROBLEM } from "./material.ts";
import type { SubstanceMention } from "./substance-mentions.ts";
import { isAsk, isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findKindOf, findLabelOf } from "./senses.ts";
import type { Surroundings } from "./statement.ts";

/** What a sentence asks for, as far as its own words tell. */
export type GoalMention = {
  readonly kind: Kind;
  readonly unit: Unit | null;
  readonly of: SubstanceMention | null;
  /** The whole that the question names behind "in": "how much oxygen is in 5 g of water". */
  readonly within: SubstanceMention | null;
  readonly label: Label | null;
  /** Where a substance is asked about that is not known. */
  readonly unknownName: string | null;
  readonly words: Surroundings;
  /** The first place behind the question. */
  readonly end: number;
  readonly start: number;
};

/** "New volume?", "Mass of CO2?": nothing but what is asked for. */
function isFragment(sentence: Sentence): boolean {
  const names = sentence.filter(
    (token) => token.kind === "concept" && (findKindOf(token.concept) !== null || findLabelOf(token.concept) !== null),
  );
  const isKind = names.some((token) => token.kind === "concept" && findKindOf(token.concept) !== null);
  return (
    isKind &&
    sentence.every(
      (token) =>
        names.includes(token) ||
        isLoose(token) ||
        isSense(token, "of", "in") ||
        token.kind === "substance" ||
        token.kind === "unit",
    )
  );
}

/** "… is what makes cakes rise" asks nothing; "write the balanced equation" asks for no quantity. */
function isQuestionAt(sentence: Sentence, at: number): boolean {
  if (isSense(sentence[at], "what") && isSense(sentence[at - 1], "is")) return false;
  if (isSense(sentence[at], "find", "convert") && isReactionNext(sentence, at + 1)) return false;
  return isAsk(sentence[at]) || isSense(sentence[at], "kind/limiting-reactant", "kind/excess-reactant");
}

function isReactionNext(sentence: Sentence, from: number): boolean {
  let at = from;
  while (isLoose(sentence[at])) at += 1;
  return isSense(sentence[at], "react");
}

/** "求 5.00 g NaCl 的物质的量": the order comes first, what it orders last. */
function ordersLast(sentence: Sentence, at: number): boolean {
  const [next, is, value] = sentence.slice(at + 1).filter((token) => !isLoose(token));
  const isObject =
    next?.kind === "quantity" ||
    (next?.kind === "concept" && findKindOf(next.concept) !== null && isSense(is, "is") && value?.kind === "quantity");
  return isSense(sentence[at], "find") && isObject && isSense(sentence[endOfOrder(sentence) - 2], "of");
}

/** What an order names stands at its end, or before the data in brackets. */
function endOfOrder(sentence: Sentence): number {
  const bracket = sentence.findIndex((token) => token.kind === "sign" && token.sign === "(");
  return bracket === -1 ? sentence.length : bracket;
}

function readGoalAt(sentence: Sentence, at: number): GoalMention | null {
  if (isSense(sentence[at], "asked")) return readGoalBehind(sentence, at);
  return ordersLast(sentence, at)
    ? readGoalBehind(sentence, endOfOrder(sentence))
    : new GoalReader(sentence, at).read();
}

/** "Moles in 100 g CaCO3": a unit, and what it is to measure. */
function isUnitOfObject(sentence: Sentence): boolean {
  return (
    sentence[0]?.kind === "unit" &&
    isSense(sentence[1], "in") &&
    sentence.every(
      (token) =>
        token.kind === "unit" ||
        token.kind === "quantity" ||
        token.kind === "substance" ||
        isLoose(token) ||
        isSense(token, "of", "in"),
    )
  );
}

/** "Percent yield if the theoretical yield is 25 g …": begins with what it asks for, in a text that asks nothing else. */
function isHeadless(sentence: Sentence): boolean {
  const [kind, ...behind] = sentence.filter((token) => !isLoose(token));
  const next = behind.find((token) => !isSense(token, "of") && token.kind !== "substance" && token.kind !== "unknown");
  const isFormula = isSense(kind, "kind/empirical-formula", "kind/molecular-formula") && isSense(behind[0], "of");
  return isFormula || (kind?.kind === "concept" && findKindOf(kind.concept) !== null && isSense(next, "when"));
}

/** "How many moles and what mass of MgO": what two questions with nothing but "and" between them are of is said once. */
function shareSubstance(goals: readonly GoalMention[], sentence: Sentence): GoalMention[] {
  return goals.map((goal, index) => {
    const next = goals[index + 1];
    const isJoined =
      next !== undefined &&
      sentence.slice(goal.end, next.start).every((token) => isSense(token, "and") || isLoose(token));
    // "The moles, and the number of hydrogen atoms, in 9.0 g of H2O": the atoms are a part of what the first is of.
    const isPart = next?.of?.form === "atoms";
    return goal.of === null && isJoined && !isPart && !OF_THE_PROBLEM.has(goal.kind)
      ? { ...goal, of: next.of, within: next.within }
      : goal;
  });
}

/** The questions of a sentence, which may be the only one of its text; null when one of them is not understood. */
export function readGoals(sentence: Sentence, isOnly: boolean): GoalMention[] | null {
  const goals: GoalMention[] = [];
  const isAsked = isFragment(sentence) || isUnitOfObject(sentence) || (isOnly && isHeadless(sentence));
  for (let at = 0; at < sentence.length; at += 1) {
    if (!isQuestionAt(sentence, at) && !(isAsked && at === 0)) continue;
    const goal = readGoalAt(sentence, at);
    if (goal === null) return null;
    goals.push(goal);
    at = Math.max(at, goal.end - 1);
  }
  return shareSubstance(goals, sentence);
}
