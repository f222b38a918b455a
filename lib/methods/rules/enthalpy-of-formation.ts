import { FORMATION_ENTHALPIES } from "../../chemistry/data/formation-enthalpies.ts";
import { expression, formulaTerm, quantity, step, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { BalancedEquation, Rule, Way } from "./rule.ts";
import { STANDARD_SUMS } from "../../laws/energy/sum-of-parts.ts";
import { listShares, standardValues } from "./standard-values.ts";

/** ΔH of one mole of a substance that takes part: ΔH° / ν. */
function perMoleWays(formula: string, equation: BalancedEquation): Way[] {
  const share = (listShares(equation) ?? []).find((each) => each.formula === formula);
  if (share === undefined) return [];
  const count = share.count.abs();
  return [
    way({
      method: "enthalpy-of-formation",
      needs: [variableOf("reaction-enthalpy", null)],
      compute: (reaction) => computed(inUnit(reaction, "kJ").value.div(count), "kJ/mol", reaction),
      listSlips: ([reaction], output) =>
        count.eq(1)
          ? []
          : [{ id: "missing-coefficient", quantity: { ...output, value: inUnit(reaction, "kJ").value } }],
      explain: ([reaction], output) => ({
        steps: [
          step(
            "per-mole",
            [
              expression(
                variable("ΔH°"),
                "/",
                variable("ν"),
                "=",
                shownTerm(inUnit(reaction, "kJ")),
                "/",
                quantity(count.toFixed(), "mol"),
                "=",
                shownTerm(output),
              ),
            ],
            { formula: formulaTerm(formula) },
          ),
        ],
        answer: { id: "molar-energy", values: { formula: formulaTerm(formula) } },
      }),
    }),
  ];
}

/** ΔH° = Σ ν ΔfH°(products) − Σ ν ΔfH°(reactants), for the equation as it is written. */
const ofFormation = standardValues({
  sum: STANDARD_SUMS.enthalpy,
  table: FORMATION_ENTHALPIES,
  isOfFormation: true,
});

/** The enthalpy of a reaction from those of formation, or one of these from it; and what belongs to one mole. */
export const enthalpyOfFormation: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const hasHeat = scene.givens.some((given) => given.kind === "energy" || given.kind === "molar-energy");
  if (kind === "molar-energy" && of !== null && label === null && scene.equation !== null && !hasHeat)
    return perMoleWays(of, scene.equation);
  return ofFormation(wanted, scene);
};
