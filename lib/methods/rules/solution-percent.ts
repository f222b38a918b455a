import { lawWays } from "../../laws/law-way.ts";
import { massPercent, soluteBesideSolvent, wholeSolution } from "../../laws/solutions/mass-percent.ts";
import type { Rule, Scene, Way } from "./rule.ts";

function has({ givens }: Scene, kind: string, of: string | null): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === null);
}

/** Share of the mass of a solution that is solute, or solvent, in percent, ppm or ppb. */
export const solutionPercent: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const { solute = null, solvent = null } = scene.solution ?? {};
  if (label !== null || solute === null || of === null) return [];
  const ofPart = (part: string): Way[] => lawWays([massPercent], wanted, scene, { self: solute, part });
  const ofWhole = (): Way[] =>
    solvent === null ? [] : lawWays([wholeSolution], wanted, scene, { self: solute, solvent });
  if (of === solvent && of !== solute) {
    if (kind === "mass") return has(scene, "mass-percent", solute) ? ofWhole() : [];
    return kind === "mass-percent" ? ofPart(solvent) : [];
  }
  if (of !== solute) return [];
  if (kind === "mass-percent") return ofPart(solute);
  const isWholeKnown =
    has(scene, "solution-mass", of) || (has(scene, "solution-volume", of) && has(scene, "density", of));
  if (kind === "mass" && has(scene, "mass-percent", of)) {
    if (isWholeKnown) return ofPart(solute);
    return solvent !== null && has(scene, "mass", solvent)
      ? lawWays([soluteBesideSolvent], wanted, scene, { self: solute, solvent })
      : [];
  }
  if (kind !== "solution-mass") return [];
  return has(scene, "mass-percent", of) ? ofPart(solute) : ofWhole();
};
