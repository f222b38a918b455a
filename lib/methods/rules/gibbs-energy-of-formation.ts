import { FORMATION_GIBBS_ENERGIES } from "../../chemistry/data/formation-gibbs-energies.ts";
import { STANDARD_SUMS } from "../../laws/energy/sum-of-parts.ts";
import { standardValues } from "./standard-values.ts";
import type { Rule } from "./rule.ts";

const ofFormation = standardValues({
  sum: STANDARD_SUMS.gibbsEnergy,
  table: FORMATION_GIBBS_ENERGIES,
  isOfFormation: true,
});

/** ΔG° = Σ ν ΔfG°(products) − Σ ν ΔfG°(reactants), for the equation as it is written, at the temperature of the tables. */
export const gibbsEnergyOfFormation: Rule = (wanted, scene) =>
  scene.conditions.has("other-temperature") ? [] : ofFormation(wanted, scene);
