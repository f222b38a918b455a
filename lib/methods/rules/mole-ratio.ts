import { lawWays } from "../../laws/law-way.ts";
import { moleRatioOf } from "../../laws/reactions/proportion.ts";
import { isMeasured, ratioWays } from "./reaction.ts";
import type { Rule } from "./rule.ts";

/** Amounts that react or form are in the ratio of the coefficients of the balanced equation. */
export const moleRatio: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  // The water of a hydrate that is titrated is none that the reaction makes.
  if (of === "H2O" && scene.hydrate !== undefined) return [];
  if (of === null || kind !== "amount" || label !== null || isMeasured(scene, of)) return [];
  return ratioWays(of, scene, (formula, own, other) =>
    isMeasured(scene, formula) ? lawWays([moleRatioOf(own, other)], wanted, scene, { wanted: of, from: formula }) : [],
  );
};
