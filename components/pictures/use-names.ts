"use client";

import { useTranslations } from "next-intl";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { nodesOf } from "#lib/pictures/nodes-of.ts";
import { useSay } from "./use-say.ts";

/** What the quantities of a solution are called: as on its card, and here what has no name there. */
export function useNames(facts: SolutionFacts, onCard: readonly string[]): readonly string[] {
  const t = useTranslations("pictures.names");
  const say = useSay();
  return nodesOf(facts).map(({ quantity: { kind, of, label } }, index) => {
    const own = onCard[index] ?? "";
    if (own !== "") return own;
    switch (kind) {
      case "level":
        return t(label === "first" ? "lower" : "upper");
      case "nuclear-charge":
        return t("charge");
      case "unpaired-electrons":
        return t("unpaired");
      case "ion-amount":
        return t("ionAmount");
      case "ion-molarity":
        return t("ionMolarity");
      case "constant-ratio":
        return t("ratio");
      case "electrode-potential":
        return t("potential", { couple: (of ?? "").split("/").map(say.formula).join("/") });
      default:
        return "";
    }
  });
}
