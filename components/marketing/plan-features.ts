import { useTranslations } from "next-intl";
import { CHAT_TOPIC_IDS } from "#lib/curriculum/chat-topics.ts";
import { METERS, PLAN_NAMES, PLANS, type Plan, type PlanName, type Right } from "#lib/plans/plans.ts";

/** The right to upload is already in the line about files. */
const isNamed = (right: Right): right is Exclude<Right, "uploads"> => right !== "uploads";

/** The next lesser plan with the same limits, to which this one only adds rights. */
function planBelow(name: PlanName): Plan | null {
  const lesser = PLAN_NAMES[PLAN_NAMES.indexOf(name) - 1];
  if (!lesser) return null;
  return METERS.every((meter) => PLANS[lesser].limits[meter] === PLANS[name].limits[meter]) ? PLANS[lesser] : null;
}

/** What a plan offers, in words, from the same data that the server enforces. */
export function usePlanFeatures(name: PlanName): string[] {
  const t = useTranslations("pricing");
  const { limits, rights }: Plan = PLANS[name];
  const below = planBelow(name);
  const added = rights.filter((right) => !below?.rights.includes(right)).filter(isNamed);
  const basics = below
    ? [t("everythingIn", { plan: t(below.name) })]
    : [
        t("questions", { count: limits.questionsPerDay }),
        t("practice", { count: limits.practiceProblems }),
        t("files", { count: limits.filesPerDay }),
        t("topics", { count: CHAT_TOPIC_IDS.length }),
        t("solutions"),
      ];
  return [...basics, ...added.map((right) => t(`rights.${right}`))];
}
