import {
  gasDensity,
  gasDensityAtRtp,
  gasDensityAtStp,
  idealGas as equationOfState,
  idealMixture,
} from "../../laws/gases/ideal-gas.ts";
import { lawWays } from "../../laws/law-way.ts";
import { asGiven, hasGiven } from "./as-given.ts";
import { isBesideGas, isGas } from "./gases.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import type { Rule, Scene, Way } from "./rule.ts";
import { findSubstance } from "./substance.ts";

/** Conditions under which the molar volume of any gas is known. */
const AT_CONDITIONS = [
  ["stp", gasDensityAtStp],
  ["rtp", gasDensityAtRtp],
] as const;

/** A gas of which pressure and temperature are given: its density, or from its density its molar mass. */
function listDensityWays(wanted: Variable, scene: Scene): Way[] {
  const { kind, of } = wanted;
  const isWeighed = findSubstance(of) !== null || hasGiven(scene, variableOf("molar-mass", of));
  const isFound = kind === "density" ? isWeighed : of === null && hasGiven(scene, variableOf("density", null));
  if (!isFound) return [];
  const isDescribed = (["pressure", "temperature"] as const).every((each) => hasGiven(scene, asGiven(scene, each, of)));
  if (isDescribed) return lawWays([gasDensity], wanted, scene);
  const told = AT_CONDITIONS.find(([condition]) => scene.conditions.has(condition));
  const isKnown = told !== undefined && (kind === "molar-mass" || isGas(of, scene));
  return isKnown ? lawWays([told[1]], wanted, scene) : [];
}

/** The ideal gas: of a sample or of a mixture, and its density. */
export const idealGas: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if ((label !== null && label !== "total") || isBesideGas(of, scene)) return [];
  if (label === null && (kind === "density" || kind === "molar-mass")) return listDensityWays(wanted, scene);
  // An amount may be found from a mass first, a partial pressure from a total one; the rest must be there.
  const isFound = (need: Variable): boolean =>
    need.kind === "amount" || (need.kind === "pressure" && scene.conditions.has("over-water")) || hasGiven(scene, need);
  return lawWays([label === null ? equationOfState : idealMixture], wanted, scene).filter(({ needs }) =>
    needs.every(isFound),
  );
};
