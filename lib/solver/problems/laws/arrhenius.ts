import { inverseDifference } from "../../../chemistry/kinetics/arrhenius.ts";
import { answerTerm, computed, givenTerm, inUnit, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { count, expression, variable } from "../../../methods/terms.ts";
import { unitOfConstant } from "../../../problems/kinetics/rate-terms.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { fewestFigures } from "../../../quantity/significant-figures.ts";
import { step } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";
import { orderOf, timeUnitOf } from "./rate-constants.ts";
import type { RateProblem } from "./rate-reading.ts";

const ARRHENIUS = "problems-kinetics.arrhenius";

const R = CONSTANTS.gas.value;
const R_TERM = { kind: "quantity", value: "8.314", unit: "J/(mol·K)", significantFigures: 4 } as const;

const LAW = expression(
  variable("ln(k₂ / k₁)"),
  "=",
  variable("Ea"),
  "/",
  variable("R"),
  "*",
  "(",
  variable("1/T₁"),
  "-",
  variable("1/T₂"),
  ")",
);

/** Ea from two rate constants, or one constant from the other; null where a value is missing or left over. */
export function solveArrhenius({ pairs, values, goal }: RateProblem): LawSolution | null {
  const [first, second] = pairs;
  if (first === undefined || second === undefined) return null;
  const [[k1, from], [k2, to]] = first[0] === null ? [second, first] : [first, second];
  if (k1 === null || from.value.eq(to.value) || !from.value.gt(0) || !to.value.gt(0)) return null;
  const inverse = quantity(inverseDifference({ from: from.value, to: to.value }), "K^-1", 3);
  const before = [
    step(ARRHENIUS, "law", [LAW]),
    step(ARRHENIUS, "inverse", [
      expression(
        variable("1/T₁"),
        "-",
        variable("1/T₂"),
        "=",
        count(1),
        "/",
        givenTerm(from),
        "-",
        count(1),
        "/",
        givenTerm(to),
        "=",
        shownTerm(inverse),
      ),
    ]),
  ];
  const activation = values.get("activation");
  if (values.size > (activation === undefined ? 0 : 1)) return null;
  if (goal === "activation" && k2 !== null && activation === undefined) {
    if (orderOf(k1) !== orderOf(k2) || !k1.value.gt(0) || !k2.value.gt(0)) return null;
    const same = inUnit(k2, unitOfConstant(orderOf(k1) ?? 1, timeUnitOf(k1) ?? "s"));
    const logarithm = computed(
      same.value.div(inUnit(k1, unitOfConstant(orderOf(k1) ?? 1, timeUnitOf(k1) ?? "s")).value).ln(),
      "",
      k1,
      k2,
    );
    const answer = quantity(
      R.times(logarithm.value).div(inverse.value).div(1000),
      "kJ/mol",
      fewestFigures(3, k1.significantFigures, k2.significantFigures),
    );
    if (!answer.value.gt(0)) return null;
    return {
      words: ARRHENIUS,
      steps: [
        ...before,
        step(ARRHENIUS, "logarithm", [expression(variable("ln(k₂ / k₁)"), "=", shownTerm(logarithm))]),
        step(ARRHENIUS, "activation", [
          expression(
            variable("Ea"),
            "=",
            variable("R"),
            "*",
            variable("ln(k₂ / k₁)"),
            "/",
            "(",
            variable("1/T₁"),
            "-",
            variable("1/T₂"),
            ")",
            "=",
            R_TERM,
            "*",
            shownTerm(logarithm),
            "/",
            shownTerm(inverse),
            "=",
            answerTerm(answer),
          ),
        ]),
      ],
      answer: { id: "activation", quantity: answer },
      slips: [
        [slipOf(ARRHENIUS, "log-for-ln"), answer.value.div(new Decimal(10).ln())],
        [slipOf(ARRHENIUS, "gas-constant-left-out"), answer.value.div(R)],
        ["unconverted-unit", answer.value.times(1000)],
      ],
    };
  }
  if (goal !== "constant" || k2 !== null || activation === undefined || !activation.value.gt(0)) return null;
  const joules = inUnit(activation, "J/mol");
  const exponent = pureNumber(joules.value.div(R).times(inverse.value), 3);
  if (exponent.value.abs().gt(200)) return null;
  const ratio = pureNumber(exponent.value.exp(), 3);
  const answer: Quantity = {
    ...k1,
    value: k1.value.times(ratio.value),
    significantFigures: fewestFigures(k1.significantFigures, activation.significantFigures, 3),
  };
  return {
    words: ARRHENIUS,
    steps: [
      ...before,
      step(ARRHENIUS, "exponent", [
        expression(
          variable("ln(k₂ / k₁)"),
          "=",
          givenTerm(joules),
          "/",
          R_TERM,
          "*",
          shownTerm(inverse),
          "=",
          shownTerm(exponent),
        ),
      ]),
      step(ARRHENIUS, "constant", [
        expression(
          variable("k₂"),
          "=",
          variable("k₁"),
          "*",
          variable("e^(ln(k₂ / k₁))"),
          "=",
          givenTerm(k1),
          "*",
          shownTerm(ratio),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: { id: "constant", quantity: answer },
    slips: [
      [slipOf(ARRHENIUS, "temperatures-exchanged"), k1.value.div(ratio.value)],
      [slipOf(ARRHENIUS, "exponential-left-out"), k1.value.times(exponent.value)],
      [slipOf(ARRHENIUS, "ten-for-e"), k1.value.times(new Decimal(10).pow(exponent.value))],
    ],
  };
}
