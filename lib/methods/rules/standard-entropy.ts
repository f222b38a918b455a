import { STANDARD_ENTROPIES } from "../../chemistry/data/standard-entropies.ts";
import { standardValues } from "./standard-values.ts";
import type { Rule } from "./rule.ts";

const ofEntropy = standardValues({
  method: "standard-entropy",
  ofSubstance: "standard-entropy",
  ofReaction: "reaction-entropy",
  letter: "S°",
  reactionLetter: "ΔS°",
  unit: "J/(mol·K)",
  reactionUnit: "J/K",
  table: STANDARD_ENTROPIES,
  isOfFormation: false,
});

/** ΔS° = Σ ν S°(products) − Σ ν S°(reactants), for the equation as it is written. */
export const standardEntropy: Rule = (wanted, scene) => ofEntropy(wanted, scene);
