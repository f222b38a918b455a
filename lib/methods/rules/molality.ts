import { lawWays } from "../../laws/law-way.ts";
import { molality as molalityLaw } from "../../laws/solutions/molality.ts";
import { isColligative } from "./colligative.ts";
import { variableOf } from "./kinds.ts";
import { hasGiven } from "./as-given.ts";
import type { Rule } from "./rule.ts";

/** Amount of solute for each kilogram of solvent. */
export const molality: Rule = (wanted, scene) => {
  const { solute, solvent = null } = scene.solution ?? {};
  if (wanted.label !== null || solute === undefined || solvent === null) return [];
  const isKnown = wanted.kind === "molality" || isColligative(scene) || hasGiven(scene, variableOf("molality", solute));
  return isKnown ? lawWays([molalityLaw], wanted, scene, { self: solute, solvent }) : [];
};
