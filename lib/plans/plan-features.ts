/**
 * What a plan offers, as facts that the messages of the area `pricing` word: the key of a message and its arguments.
 */
import { CHAT_TOPIC_IDS } from "../curriculum/chat-topics.ts";
import { METERS, PLAN_NAMES, PLANS, type Plan, type PlanName, type Right } from "./plans.ts";

/** The right to upload is already in the line about files. */
type NamedRight = Exclude<Right, "uploads">;

export type PlanFeature =
  | { key: "questions" | "practice" | "files" | "topics"; count: number }
  | { key: "solutions" }
  /** All that a lesser plan offers. */
  | { key: "everythingIn"; plan: PlanName }
  | { key: `rights.${NamedRight}` };

const isNamed = (right: Right): right is NamedRight => right !== "uploads";

/** In the order in which they are told. A plan with the limits of the one below tells only what it adds to it. */
export function planFeatures(name: PlanName): PlanFeature[] {
  const { rights }: Plan = PLANS[name];
  const below = planBelow(name);
  const added = rights.filter((right) => !below?.rights.includes(right)).filter(isNamed);
  const basics: PlanFeature[] = below ? [{ key: "everythingIn", plan: below.name }] : basicFeatures(name);
  return [...basics, ...added.map((right): PlanFeature => ({ key: `rights.${right}` }))];
}

function basicFeatures(name: PlanName): PlanFeature[] {
  const { limits } = PLANS[name];
  return [
    { key: "questions", count: limits.questionsPerDay },
    { key: "practice", count: limits.practiceProblems },
    { key: "files", count: limits.filesPerDay },
    { key: "topics", count: CHAT_TOPIC_IDS.length },
    { key: "solutions" },
  ];
}

/** The next lesser plan with the same limits, to which this one only adds rights. */
function planBelow(name: PlanName): Plan | null {
  const lesser = PLAN_NAMES[PLAN_NAMES.indexOf(name) - 1];
  if (!lesser) return null;
  return METERS.every((meter) => PLANS[lesser].limits[meter] === PLANS[name].limits[meter]) ? PLANS[lesser] : null;
}
