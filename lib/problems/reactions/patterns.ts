import { classifyReaction } from "../../chemistry/reaction/classify.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import type { Intake } from "../family.ts";
import { reactionsThat } from "../intake.ts";
import type { Random } from "../random.ts";
import { KNOWN_REACTIONS, ONE_TO_ONE_REACTIONS } from "./known-reactions.ts";
import { getReaction, writeEquation } from "./reaction.ts";

/** Types of reactions by the pattern of their equation. */
export const PATTERNS = [
  "combination",
  "decomposition",
  "single-replacement",
  "double-replacement",
  "combustion",
] as const;

export type Pattern = (typeof PATTERNS)[number];

/** Reactions to which textbooks give other names as well. */
const DISPUTED: ReadonlySet<string> = new Set([
  "4 NH3 + 5 O2 -> 4 NO + 6 H2O",
  "8 NH3 + 3 Cl2 -> 6 NH4Cl + N2",
  "4 C3H5N3O9 -> 12 CO2 + 6 N2 + O2 + 10 H2O",
  "2 Fe2O3 + 3 C -> 4 Fe + 3 CO2",
]);

/** The pattern of a reaction, where it has one name and no other. */
function findPattern(reaction: BalancedEquation): Pattern | null {
  const { types } = classifyReaction(reaction.equation);
  if (DISPUTED.has(writeEquation(reaction)) || types.includes("gas-evolution") || types.includes("neutralization"))
    return null;
  if (types.includes("double-replacement")) return "double-replacement";
  const [only, ...others] = types;
  if (others.length > 0) return null;
  if (only === "synthesis") return "combination";
  return only === "decomposition" || only === "single-replacement" || only === "combustion" ? only : null;
}

type Example = { readonly reaction: BalancedEquation; readonly pattern: Pattern };

let known: readonly Example[] | null = null;

export function listExamples(): readonly Example[] {
  known ??= [...Object.values(KNOWN_REACTIONS).flat(), ...ONE_TO_ONE_REACTIONS].flatMap((text) => {
    const reaction = getReaction(text);
    const pattern = findPattern(reaction);
    return pattern === null ? [] : [{ reaction, pattern }];
  });
  return known;
}

/** A reaction with one of these patterns and no other name. */
export function reactionsOf(patterns: readonly Pattern[]): Intake {
  return reactionsThat((reaction) => {
    const pattern = findPattern(reaction);
    return pattern !== null && patterns.includes(pattern);
  });
}

/** Of those that were taken from outside; without them first a pattern, so that the rare ones come as often as the others. */
export function sampleExample(
  random: Random,
  taken: readonly string[],
  patterns: readonly Pattern[] = PATTERNS,
): Example {
  if (taken.length > 0) {
    const reaction = getReaction(random.pick(taken));
    const pattern = findPattern(reaction);
    if (pattern !== null) return { reaction, pattern };
  }
  const pattern = random.pick(patterns);
  return random.pick(listExamples().filter((example) => example.pattern === pattern));
}
