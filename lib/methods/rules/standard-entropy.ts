import { STANDARD_ENTROPIES } from "../../chemistry/data/standard-entropies.ts";
import { STANDARD_SUMS } from "../../laws/energy/sum-of-parts.ts";
import { standardValues } from "./standard-values.ts";
import type { Rule } from "./rule.ts";

const ofEntropy = standardValues({
  sum: STANDARD_SUMS.entropy,
  table: STANDARD_ENTROPIES,
  isOfFormation: false,
});

/** ΔS° = Σ ν S°(products) − Σ ν S°(reactants), for the equation as it is written. */
export const standardEntropy: Rule = (wanted, scene) => ofEntropy(wanted, scene);
