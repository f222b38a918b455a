import { lawWays } from "../../laws/law-way.ts";
import { mixing } from "../../laws/solutions/mixing.ts";
import type { Rule, Scene } from "./rule.ts";

function isMixed({ givens }: Scene, of: string | null): boolean {
  return (["first", "second"] as const).every((label) =>
    givens.some((given) => given.kind === "solution-volume" && given.of === of && given.label === label),
  );
}

/** Two solutions of one solute poured together. */
export const solutionMixing: Rule = (wanted, scene) => {
  const isAsked = wanted.kind === "molarity" && wanted.label === null && isMixed(scene, wanted.of);
  return isAsked ? lawWays([mixing], wanted, scene) : [];
};
