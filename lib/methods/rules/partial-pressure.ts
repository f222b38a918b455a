import { findWaterVaporTorr } from "../../chemistry/water-vapor.ts";
import { convertTo } from "../../quantity/conversion.ts";
import { add, subtract } from "../../quantity/arithmetic.ts";
import type { QuantityResult } from "../../quantity/arithmetic.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fewestFigures } from "../../quantity/significant-figures.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { FactValue, Operator, Term } from "../facts.ts";
import { expression, formulaTerm, joined, variable } from "../terms.ts";
import { asGiven } from "./as-given.ts";
import { kelvins } from "./kelvin.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { exactly, givenTerm, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, RuleIssue, Scene, Way } from "./rule.ts";

const TOTAL = variableOf("pressure", null, "total");
const VAPOR = variableOf("vapor-pressure", null);

function hasGiven({ givens }: Scene, { kind, of, label }: Variable): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === label);
}

/** The gases of a mixture whose pressures are given. */
function listGases({ givens }: Scene): string[] {
  return [
    ...new Set(
      givens.flatMap(({ kind, of, label }) => (kind === "pressure" && label === null && of !== null ? [of] : [])),
    ),
  ];
}

/** A sum or difference in the unit of its first term; nothing below zero. */
function settle(result: QuantityResult): Result<Quantity, RuleIssue> {
  return result.ok && result.value.value.gt(0) ? succeed(result.value) : fail({ code: "not-valid" });
}

function addAll([first, ...others]: readonly Quantity[]): QuantityResult {
  if (first === undefined) throw new Error("A sum needs terms");
  return others.reduce<QuantityResult>((sum, each) => (sum.ok ? add(sum.value, each) : sum), succeed(first));
}

function inUnitOf(quantity: Quantity, model: Quantity): Quantity {
  const converted = convertTo(quantity, model.unit);
  return converted.ok ? converted.value : quantity;
}

const partial = (of: string | null): Term => variable("P", of);
const TOTAL_SIGN = variable("Pₜ");

const nameOf = (of: string | null): Record<string, FactValue> => (of === null ? {} : { formula: formulaTerm(of) });

/** P = P(A) + P(B) + … */
function totalWay(gases: readonly string[]): Way {
  return {
    method: "partial-pressure",
    needs: gases.map((gas) => variableOf("pressure", gas)),
    compute: (inputs) => settle(addAll(inputs)),
    listSlips: () => [],
    explain: (inputs, output) => ({
      steps: [
        {
          id: "total",
          lines: [
            expression(
              TOTAL_SIGN,
              "=",
              ...joined(
                gases.map((gas) => [partial(gas)]),
                "+",
              ),
              "=",
              ...joined(
                inputs.map((input): (Term | Operator)[] => [shownTerm(inUnitOf(input, inputs[0] ?? input))]),
                "+",
              ),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "total", values: {} },
    }),
  };
}

/** P(A) = P − P(B) − … */
function restWay(of: string, others: readonly string[]): Way {
  return {
    method: "partial-pressure",
    needs: [TOTAL, ...others.map((gas) => variableOf("pressure", gas))],
    compute: ([total, ...rest]) =>
      total === undefined
        ? fail({ code: "not-valid" })
        : settle(
            rest.reduce<QuantityResult>((left, each) => (left.ok ? subtract(left.value, each) : left), succeed(total)),
          ),
    listSlips: ([total, ...rest]) => {
      const sum = total === undefined ? null : addAll([total, ...rest]);
      return sum?.ok === true ? [{ id: "sign", quantity: sum.value }] : [];
    },
    explain: ([total, ...rest], output) => ({
      steps: [
        {
          id: "rest",
          lines:
            total === undefined
              ? []
              : [
                  expression(
                    partial(of),
                    "=",
                    TOTAL_SIGN,
                    ...others.flatMap((gas): (Term | Operator)[] => ["-", partial(gas)]),
                    "=",
                    shownTerm(total),
                    ...rest.flatMap((each): (Term | Operator)[] => ["-", shownTerm(inUnitOf(each, total))]),
                    "=",
                    shownTerm(output),
                  ),
                ],
          values: nameOf(of),
        },
      ],
      answer: { id: "partial", values: nameOf(of) },
    }),
  };
}

/** P(A) = x(A) · P */
function shareWay(of: string): Way {
  return way({
    method: "partial-pressure",
    needs: [variableOf("mole-fraction", of), TOTAL],
    compute(fraction, total) {
      const isShare = fraction.value.gt(0) && fraction.value.lte(1);
      return isShare
        ? succeed({
            ...total,
            value: fraction.value.times(total.value),
            significantFigures: fewestFigures(fraction.significantFigures, total.significantFigures),
          })
        : fail({ code: "not-valid" });
    },
    explain: ([fraction, total], output) => ({
      steps: [
        {
          id: "share",
          lines: [
            expression(
              partial(of),
              "=",
              variable("x", of),
              "*",
              TOTAL_SIGN,
              "=",
              shownTerm(fraction),
              "*",
              shownTerm(total),
              "=",
              shownTerm(output),
            ),
          ],
          values: nameOf(of),
        },
      ],
      answer: { id: "partial", values: nameOf(of) },
    }),
  });
}

/** x(A) = P(A) / P */
function fractionWay(of: string): Way {
  return way({
    method: "partial-pressure",
    needs: [variableOf("pressure", of), TOTAL],
    compute(part, total) {
      const ratio = inUnit(part, "atm").value.div(inUnit(total, "atm").value);
      return ratio.gt(0) && ratio.lte(1)
        ? succeed(pureNumber(ratio, fewestFigures(part.significantFigures, total.significantFigures)))
        : fail({ code: "not-valid" });
    },
    explain: ([part, total], output) => ({
      steps: [
        {
          id: "fraction",
          lines: [
            expression(
              variable("x", of),
              "=",
              partial(of),
              "/",
              TOTAL_SIGN,
              "=",
              shownTerm(inUnitOf(part, total)),
              "/",
              shownTerm(total),
              "=",
              shownTerm(output),
            ),
          ],
          values: nameOf(of),
        },
      ],
      answer: { id: "fraction", values: nameOf(of) },
    }),
  });
}

/** P(gas) = P − P(H2O), over water. */
function dryWay(of: string | null): Way {
  return way({
    method: "partial-pressure",
    needs: [TOTAL, VAPOR],
    compute: (total, vapor) => settle(subtract(total, vapor)),
    listSlips: ([total]) => [{ id: "vapor-pressure-ignored", quantity: total }],
    explain: ([total, vapor], output) => ({
      steps: [
        {
          id: "over-water",
          lines: [
            expression(
              partial(of),
              "=",
              TOTAL_SIGN,
              "-",
              partial("H2O"),
              "=",
              shownTerm(total),
              "-",
              shownTerm(inUnitOf(vapor, total)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: of === null ? "dry" : "partial", values: nameOf(of) },
    }),
  });
}

/** From the table, at the temperature of the gas. */
function vaporWay(temperature: Variable): Way {
  return way({
    method: "partial-pressure",
    needs: [temperature],
    compute(given) {
      const torr = findWaterVaporTorr(kelvins(given).value);
      return torr === null ? fail({ code: "not-valid" }) : exactly(torr, "Torr");
    },
    explain: ([given], output) => ({
      steps: [
        {
          id: "vapor",
          lines: [expression(partial("H2O"), "=", givenTerm(output))],
          values: { temperature: givenTerm(given) },
        },
      ],
      answer: { id: "vapor", values: { temperature: givenTerm(given) } },
    }),
  });
}

function listAmounts({ givens }: Scene): string[] {
  return [
    ...new Set(givens.flatMap(({ kind, of }) => ((kind === "amount" || kind === "mass") && of !== null ? [of] : []))),
  ];
}

/** What can be told of the pressure of one gas of a mixture. */
function listPartialWays(of: string, scene: Scene): Way[] {
  const isVessel =
    hasGiven(scene, variableOf("volume", null)) &&
    hasGiven(scene, variableOf("temperature", null)) &&
    listAmounts(scene).length > 1;
  if (!hasGiven(scene, TOTAL)) return isVessel && scene.equation === null ? [shareWay(of)] : [];
  const others = listGases(scene).filter((gas) => gas !== of);
  return [...(others.length > 0 ? [restWay(of, others)] : []), shareWay(of)];
}

/** Dalton: in a mixture of gases each has the pressure that it would have alone. */
export const partialPressure: Rule = ({ kind, of, label }, scene) => {
  const isOverWater = scene.conditions.has("over-water");
  if (kind === "vapor-pressure")
    return isOverWater && label === null && of === null && !hasGiven(scene, VAPOR)
      ? [vaporWay(asGiven(scene, "temperature", null))]
      : [];
  if (kind === "mole-fraction")
    return of !== null && label === null && hasGiven(scene, TOTAL) && listGases(scene).includes(of)
      ? [fractionWay(of)]
      : [];
  if (kind !== "pressure") return [];
  if (label === null && isOverWater) return hasGiven(scene, TOTAL) ? [dryWay(of)] : [];
  if (label === null && of !== null) return listPartialWays(of, scene);
  const gases = listGases(scene);
  return label === "total" && of === null && gases.length > 1 ? [totalWay(gases)] : [];
};
