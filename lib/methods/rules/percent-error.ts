import { getUnit } from "../../quantity/units/get-unit.ts";
import { convertTo } from "../../quantity/conversion.ts";
import { subtract } from "../../quantity/arithmetic.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { expression, quantity, step } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, givenTerm, shownTerm, worked } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Way } from "./rule.ts";

/** Measured minus accepted, in the unit of the accepted value, with the figures that the subtraction leaves. */
function deviation(measured: Quantity, accepted: Quantity): Quantity {
  const difference = subtract(measured, accepted);
  const inUnit = difference.ok ? convertTo(difference.value, difference.value.unit) : difference;
  if (!inUnit.ok) throw new Error("Two quantities of one kind have a difference");
  const { value, significantFigures } = inUnit.value;
  return {
    ...inUnit.value,
    value: value.abs(),
    significantFigures: figuresToPlace(value, lastPlace(value, significantFigures)),
  };
}

function errorWay(variable_: Variable): Way {
  return way({
    method: "percent-error",
    needs: [variableOf(variable_.kind, variable_.of, "measured"), variableOf(variable_.kind, variable_.of, "accepted")],
    compute(measured, accepted) {
      const same = convertTo(measured, accepted.unit);
      const off = deviation(same.ok ? same.value : measured, accepted);
      return computed(off.value.div(accepted.value.abs()).times(100), "%", off, accepted);
    },
    listSlips([measured, accepted]) {
      const same = convertTo(measured, accepted.unit);
      const off = deviation(same.ok ? same.value : measured, accepted);
      return [
        {
          id: "wrong-reference",
          quantity: {
            value: off.value.div(measured.value.abs()).times(100),
            unit: getUnit("%"),
            significantFigures: off.significantFigures,
          },
        },
      ];
    },
    explain([measured, accepted], output) {
      const same = convertTo(measured, accepted.unit);
      const own = same.ok ? same.value : measured;
      return {
        steps: [
          step("deviation", [
            expression(
              givenTerm(own),
              "-",
              givenTerm(accepted),
              "=",
              shownTerm({ ...deviation(own, accepted), value: own.value.minus(accepted.value) }),
            ),
          ]),
          step("percent", [
            worked(
              "percent-error",
              [
                ["deviation", deviation(own, accepted)],
                "/",
                ["accepted-value", givenTerm(accepted)],
                "*",
                quantity("100", "%"),
              ],
              output,
            ),
          ]),
        ],
        answer: { id: "percent", values: { accepted: givenTerm(accepted), measured: givenTerm(own) } },
      };
    },
  });
}

/** |measured − accepted| / |accepted| × 100 %, of any quantity. */
export const percentError: Rule = ({ kind }, { givens }) =>
  kind === "percent-error" ? givens.filter(({ label }) => label === "accepted").map(errorWay) : [];
