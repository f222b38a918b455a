import { count, expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { equationStep, findCoefficient, isMeasured } from "./reaction.ts";
import { way } from "./rule.ts";
import type { BalancedEquation, Rule, Way } from "./rule.ts";

type Partner = { readonly formula: string; readonly coefficient: number };

/** n(Y) = n(X) × y / x */
function amountFromPartner(equation: BalancedEquation, wanted: Partner, from: Partner): Way {
  const [x, y] = [from.coefficient, wanted.coefficient];
  return way({
    method: "mole-ratio",
    needs: [variableOf("amount", from.formula)],
    compute: (amount) => computed(inUnit(amount, "mol").value.times(y).div(x), "mol", amount),
    listSlips([amount]) {
      if (x === y) return [];
      const moles = inUnit(amount, "mol").value;
      return [
        { id: "missing-coefficient", quantity: computed(moles, "mol", amount) },
        { id: "inverted-ratio", quantity: computed(moles.times(x).div(y), "mol", amount) },
      ];
    },
    explain: ([amount], output) => ({
      steps: [
        equationStep(equation),
        {
          id: "ratio",
          lines: [
            expression(
              variable("n", wanted.formula),
              "=",
              count(y),
              "/",
              count(x),
              "*",
              variable("n", from.formula),
              "=",
              count(y),
              "/",
              count(x),
              "*",
              shownTerm(inUnit(amount, "mol")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {
            wanted: formulaTerm(wanted.formula),
            from: formulaTerm(from.formula),
            wantedCount: count(y),
            fromCount: count(x),
          },
        },
      ],
      answer: { id: "amount", values: { wanted: formulaTerm(wanted.formula), from: formulaTerm(from.formula) } },
    }),
  });
}

/** Amounts that react or form are in the ratio of the coefficients of the balanced equation. */
export const moleRatio: Rule = ({ kind, of, label }, scene) => {
  const { equation } = scene;
  if (equation === null || of === null || kind !== "amount" || label !== null || isMeasured(scene, of)) return [];
  const coefficient = findCoefficient(equation, of);
  if (coefficient === null) return [];
  return equation.species.flatMap((formula, index) =>
    formula === of || !isMeasured(scene, formula)
      ? []
      : [
          amountFromPartner(
            equation,
            { formula: of, coefficient },
            { formula, coefficient: equation.coefficients[index] ?? 1 },
          ),
        ],
  );
};
