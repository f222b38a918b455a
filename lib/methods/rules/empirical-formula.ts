import { succeed } from "../../result.ts";
import { formulaTerm } from "../terms.ts";
import { analyse, explainAnalysis, findShareGivens, formulaOf, toShares } from "./element-shares.ts";
import { exactly } from "./quantity-terms.ts";
import type { Rule } from "./rule.ts";

/** The lowest whole ratio of atoms, from the masses or mass percentages of all elements of a compound. */
export const empiricalFormula: Rule = ({ kind }, scene) => {
  const given = kind === "empirical-formula" ? findShareGivens(scene) : null;
  if (given === null) return [];
  return [
    {
      method: "empirical-formula",
      needs: given.variables,
      compute(inputs) {
        const found = analyse(toShares(given.variables, inputs));
        return found.ok ? succeed(exactly(found.value.multiplier, "")) : found;
      },
      listSlips: () => [],
      explain(inputs) {
        const shares = toShares(given.variables, inputs);
        const found = analyse(shares);
        if (!found.ok) throw new Error("A formula was computed, and then was not");
        const formula = formulaTerm(formulaOf(found.value));
        return {
          steps: explainAnalysis(shares, found.value),
          answer: { id: "formula", values: { formula }, value: formula },
        };
      },
    },
  ];
};
