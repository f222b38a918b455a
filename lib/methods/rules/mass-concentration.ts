import { massConcentration as massConcentrationLaw, massOfMolarity } from "../../laws/solutions/molarity.ts";
import { lawWays } from "../../laws/law-way.ts";
import { hasVolume } from "./molarity.ts";
import type { Rule, Way } from "./rule.ts";

/** Mass of solute in a litre of solution: of that volume, or of the moles in it. */
export const massConcentration: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  const has = (known: string): boolean =>
    scene.givens.some((given) => given.kind === known && given.of === of && given.label === null);
  const byVolume = hasVolume(scene, of) ? lawWays([massConcentrationLaw], wanted, scene) : [];
  const byMoles = (): Way[] => lawWays([massOfMolarity], wanted, scene);
  if (kind === "mass-concentration") return [...byVolume, ...(has("molarity") ? byMoles() : [])];
  if (!has("mass-concentration")) return [];
  if (kind === "mass") return byVolume;
  if (kind === "solution-volume") return lawWays([massConcentrationLaw], wanted, scene);
  return kind === "molarity" || (kind === "molar-mass" && has("molarity")) ? byMoles() : [];
};
