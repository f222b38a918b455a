import { FORMATION_GIBBS_ENERGIES } from "../../chemistry/data/formation-gibbs-energies.ts";
import { standardValues } from "./standard-values.ts";
import type { Rule } from "./rule.ts";

const ofFormation = standardValues({
  method: "gibbs-energy-of-formation",
  ofSubstance: "formation-gibbs-energy",
  ofReaction: "standard-gibbs-energy",
  letter: "ΔfG°",
  reactionLetter: "ΔG°",
  unit: "kJ/mol",
  reactionUnit: "kJ",
  table: FORMATION_GIBBS_ENERGIES,
  isOfFormation: true,
});

/** ΔG° = Σ ν ΔfG°(products) − Σ ν ΔfG°(reactants), for the equation as it is written, at the temperature of the tables. */
export const gibbsEnergyOfFormation: Rule = (wanted, scene) =>
  scene.conditions.has("other-temperature") ? [] : ofFormation(wanted, scene);
