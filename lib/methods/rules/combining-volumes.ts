import { count, expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { equationStep, findCoefficient } from "./reaction.ts";
import { way } from "./rule.ts";
import type { BalancedEquation, Rule, Way } from "./rule.ts";

type Partner = { readonly formula: string; readonly coefficient: number };

/** V(Y) = V(X) × y / x */
function volumeFromPartner(equation: BalancedEquation, wanted: Partner, from: Partner): Way {
  const [x, y] = [from.coefficient, wanted.coefficient];
  return way({
    method: "combining-volumes",
    needs: [variableOf("volume", from.formula)],
    compute: (volume) => computed(inUnit(volume, "L").value.times(y).div(x), "L", volume),
    listSlips([volume]) {
      const litres = inUnit(volume, "L").value;
      return x === y
        ? []
        : [
            { id: "missing-coefficient", quantity: computed(litres, "L", volume) },
            { id: "inverted-ratio", quantity: computed(litres.times(x).div(y), "L", volume) },
          ];
    },
    explain: ([volume], output) => ({
      steps: [
        equationStep(equation),
        {
          id: "ratio",
          lines: [
            expression(
              variable("V", wanted.formula),
              "=",
              count(y),
              "/",
              count(x),
              "*",
              variable("V", from.formula),
              "=",
              count(y),
              "/",
              count(x),
              "*",
              shownTerm(inUnit(volume, "L")),
              "=",
              shownTerm(output),
            ),
          ],
          values: { wanted: formulaTerm(wanted.formula), from: formulaTerm(from.formula) },
        },
      ],
      answer: { id: "volume", values: { wanted: formulaTerm(wanted.formula) } },
    }),
  });
}

/** Gay-Lussac and Avogadro: gases at one temperature and pressure react in the ratio of the coefficients by volume, too. */
export const combiningVolumes: Rule = ({ kind, of, label }, { equation, conditions, givens }) => {
  const isShared =
    conditions.has("same-conditions") ||
    (conditions.has("constant-temperature") && conditions.has("constant-pressure"));
  if (equation === null || of === null || kind !== "volume" || label !== null || !isShared) return [];
  const coefficient = findCoefficient(equation, of);
  if (coefficient === null) return [];
  return equation.species.flatMap((formula, index) => {
    const isGiven = givens.some((given) => given.kind === "volume" && given.of === formula && given.label === null);
    return formula !== of && isGiven
      ? [
          volumeFromPartner(
            equation,
            { formula: of, coefficient },
            { formula, coefficient: equation.coefficients[index] ?? 1 },
          ),
        ]
      : [];
  });
};
