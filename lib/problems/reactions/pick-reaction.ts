import type { Difficulty } from "../../curriculum/difficulties.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import type { Random } from "../random.ts";
import { KNOWN_REACTIONS } from "./known-reactions.ts";
import { getReaction } from "./reaction.ts";

/** One of those that were taken from outside; without them one of this room's own, of these levels. */
export function pickReaction(
  random: Random,
  levels: readonly Difficulty[],
  taken: readonly string[],
): BalancedEquation {
  return getReaction(random.pick(taken.length > 0 ? taken : levels.flatMap((level) => KNOWN_REACTIONS[level])));
}
