import { gasChange } from "../../chemistry/equilibrium/equilibrium.ts";
import { toSuperscript } from "../../chemistry/formula/format.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { fail } from "../../result.ts";
import { count, expression, variable } from "../terms.ts";
import { kelvins, kelvinSteps } from "./kelvin.ts";
import { variableOf } from "./kinds.ts";
import { listParticipants } from "./participants.ts";
import { computed, exactly, inUnit, shownTerm } from "./quantity-terms.ts";
import { equationStep } from "./reaction.ts";
import { way } from "./rule.ts";
import type { BalancedEquation, Rule, Way } from "./rule.ts";

/** R in L·atm/(mol·K), for pressures in atm and concentrations in mol/L. */
const R = inUnit(CONSTANTS.gas, "L·atm/(mol·K)").value;

function factorOf(temperature: Quantity): Decimal {
  return R.times(kelvins(temperature).value);
}

/** Kp = Kc (RT)^Δn, or back. */
function conversionWay(equation: BalancedEquation, change: number, isToPressure: boolean): Way {
  const [from, to] = isToPressure ? (["Kc", "Kp"] as const) : (["Kp", "Kc"] as const);
  const power = isToPressure ? change : -change;
  return way({
    method: "pressure-and-concentration",
    needs: [
      variableOf(isToPressure ? "concentration-constant" : "pressure-constant", null),
      variableOf("temperature", null),
    ],
    compute(constant, temperature) {
      const factor = factorOf(temperature);
      return factor.gt(0) && constant.value.gt(0)
        ? computed(constant.value.times(factor.pow(power)), "", constant, kelvins(temperature))
        : fail({ code: "not-valid" });
    },
    listSlips: ([constant, temperature], output) => [
      { id: "inverted-ratio", quantity: { ...output, value: constant.value.times(factorOf(temperature).pow(-power)) } },
    ],
    explain: ([constant, temperature], output) => ({
      steps: [
        equationStep(equation),
        { id: "gas-change", lines: [expression(variable("Δn"), "=", count(change))], values: {} },
        ...kelvinSteps([{ letter: "T", quantity: temperature }]),
        {
          id: "convert",
          lines: [
            expression(
              variable("R"),
              "*",
              variable("T"),
              "=",
              shownTerm(exactly(roundToFigures(R, 4), "L·atm/(mol·K)")),
              "*",
              shownTerm(kelvins(temperature)),
              "=",
              shownTerm(computed(factorOf(temperature), "", kelvins(temperature))),
            ),
            expression(
              variable(to),
              "=",
              variable(from),
              "*",
              variable(`(R × T)${toSuperscript(String(power).replace("-", "−"))}`),
              "=",
              shownTerm(constant),
              "*",
              variable(`(R × T)${toSuperscript(String(power).replace("-", "−"))}`),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: isToPressure ? "pressure-constant" : "concentration-constant", values: {} },
    }),
  });
}

/** Between the constants of pressures in atm and of concentrations, where every gas is known as one. */
export const pressureAndConcentration: Rule = ({ kind, of, label }, { equation, givens }) => {
  const participants = equation === null || of !== null || label !== null ? null : listParticipants(equation);
  if (equation === null || participants === null || participants.some(({ state }) => state === null || state === "aq"))
    return [];
  const has = (given: "concentration-constant" | "pressure-constant"): boolean =>
    givens.some((each) => each.kind === given);
  if (kind === "pressure-constant" && has("concentration-constant"))
    return [conversionWay(equation, gasChange(participants), true)];
  return kind === "concentration-constant" && has("pressure-constant")
    ? [conversionWay(equation, gasChange(participants), false)]
    : [];
};
