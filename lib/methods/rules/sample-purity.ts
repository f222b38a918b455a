import { lawWays } from "../../laws/law-way.ts";
import { samplePurity as samplePurityLaw } from "../../laws/matter/sample-purity.ts";
import type { Rule, Scene } from "./rule.ts";

function findPercent({ givens }: Scene): string | null {
  return givens.find(({ kind }) => kind === "mass-percent")?.of ?? null;
}

/** A substance and the impure sample that holds it: the share of the sample's mass. */
export const samplePurity: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null || scene.solution !== null) return [];
  const isSampleGiven = scene.givens.some((given) => given.kind === "sample-mass");
  const stated = findPercent(scene);
  if (kind === "sample-mass") return stated === null ? [] : lawWays([samplePurityLaw], wanted, scene, { self: stated });
  const isHeld = of !== null && isSampleGiven && (kind === "mass-percent" || of === stated);
  return isHeld ? lawWays([samplePurityLaw], wanted, scene) : [];
};
