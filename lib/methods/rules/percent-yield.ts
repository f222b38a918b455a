import { SELF } from "../../laws/law.ts";
import { lawWays } from "../../laws/law-way.ts";
import { PERCENT_YIELDS, YIELD_MEASURES } from "../../laws/reactions/percent-yield.ts";
import type { Kind, Label } from "./kinds.ts";
import type { Rule, Scene, Way } from "./rule.ts";

function hasLabel({ givens }: Scene, kind: Kind, label: Label): boolean {
  return givens.some((given) => given.kind === kind && given.label === label);
}

/** Percent yield: what was obtained, as a share of what the equation allows. */
export const percentYield: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const measures = YIELD_MEASURES.filter((measure) => measure === kind || kind === "percent-yield");
  return measures.flatMap((measure): Way[] => {
    const expected = hasLabel(scene, measure, "theoretical") ? "theoretical" : null;
    const ways = (product: string | null, possible: Label | null): Way[] => {
      const law = PERCENT_YIELDS.get(`${measure} ${possible}`);
      return law === undefined ? [] : lawWays([law], wanted, scene, { [SELF]: product });
    };
    if (kind === "percent-yield")
      return scene.givens
        .filter((given) => given.kind === measure && given.label === "actual")
        .flatMap((given) => ways(given.of, expected));
    if (!scene.givens.some((given) => given.kind === "percent-yield")) return [];
    if (label === "actual") return ways(of, expected);
    return label === "theoretical" || (label === null && hasLabel(scene, measure, "actual")) ? ways(of, label) : [];
  });
};
