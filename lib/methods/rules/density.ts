import { density as densityLaw } from "../../laws/matter/density.ts";
import { lawWays } from "../../laws/law-way.ts";
import { isSameVariable, variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { isGiven } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** Of a solution, which is told by its solute: m = ρ V and V = m / ρ. */
function listSolutionWays({ kind, of }: Variable, scene: Scene): Way[] {
  const density = variableOf("density", of);
  const isKnown =
    scene.solution !== null && of !== null && scene.givens.some((given) => isSameVariable(given, density));
  if (!isKnown) return [];
  const [own, other] =
    kind === "solution-mass" ? (["mass", "solution-volume"] as const) : (["volume", "solution-mass"] as const);
  return lawWays([densityLaw], variableOf(own, null), scene).map((plain) => ({
    ...plain,
    needs: plain.needs.map((need) => (need.kind === "density" ? density : variableOf(other, of))),
  }));
}

/** ρ = m / V, of a substance or of a sample without a name. */
export const density: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  if (kind === "solution-mass" || kind === "solution-volume") return listSolutionWays(wanted, scene);
  if (kind === "density") return lawWays([densityLaw], wanted, scene);
  return (kind === "mass" || kind === "volume") && isGiven(scene, "density", of)
    ? lawWays([densityLaw], wanted, scene)
    : [];
};
