import { Decimal } from "../../quantity/decimal.ts";
import { antilogarithm, logarithm } from "../../quantity/logarithm.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { fail, succeed } from "../../result.ts";
import type { StepFacts } from "../facts.ts";
import { expression, variable } from "../terms.ts";
import {
  CONSTANT,
  GAS_CONSTANT,
  QUOTIENT,
  R,
  TEMPERATURE,
  answerOf,
  differenceOf,
  heatOf,
  inJoules,
  kilojoules,
  shown,
  sumOf,
} from "./free-energy.ts";
import type { FreeEnergy } from "./free-energy.ts";
import { kelvins, kelvinSteps } from "./kelvin.ts";
import { variableOf } from "./kinds.ts";
import { computed, exactly, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Slip, Way } from "./rule.ts";

/** Beyond this e^x is no constant that a course knows. */
const GREATEST_EXPONENT = 700;

function logarithmLine(letter: "K" | "Q", number: Quantity, log: Quantity): StepFacts {
  return {
    id: "take-logarithm",
    lines: [
      expression(variable(`ln ${letter}`), "=", variable("ln"), "(", shownTerm(number), ")", "=", shownTerm(log)),
    ],
    values: {},
  };
}

function lnOf(number: Quantity): Quantity | null {
  const log = logarithm(number, "e");
  return log.ok ? log.value : null;
}

/** ΔG° = −RT ln K */
export const standardFromConstant: Way = way({
  method: "gibbs-energy",
  needs: [CONSTANT, TEMPERATURE],
  compute(constant, temperature) {
    const [log, kelvin] = [lnOf(constant), heatOf(temperature)];
    if (log === null || kelvin.isZero()) return fail({ code: "not-valid" });
    return succeed(computed(R.times(kelvin).times(log.value).div(-1000), "kJ/mol", log, kelvins(temperature)));
  },
  listSlips: ([constant, temperature], output) => [
    { id: "sign", quantity: { ...output, value: output.value.neg() } },
    { id: "ln-for-log", quantity: { ...output, value: output.value.div(new Decimal(10).ln()) } },
    ...celsiusSlip(temperature, output, (celsius) =>
      R.times(celsius)
        .times(lnOf(constant)?.value ?? 0)
        .div(-1000),
    ),
  ],
  explain([constant, temperature], output) {
    const log = lnOf(constant) ?? constant;
    return {
      steps: [
        ...kelvinSteps([{ letter: "T", quantity: temperature }]),
        logarithmLine("K", constant, log),
        {
          id: "from-constant",
          lines: [
            expression(
              variable("ΔG°"),
              "=",
              "-",
              variable("R"),
              "*",
              variable("T"),
              "*",
              variable("ln K"),
              "=",
              "-",
              GAS_CONSTANT,
              "*",
              shownTerm(kelvins(temperature)),
              "*",
              ...shown(log),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: answerOf("standard-gibbs-energy", output),
    };
  },
});

function celsiusSlip(temperature: Quantity, output: Quantity, compute: (celsius: Decimal) => Decimal): Slip[] {
  return temperature.unit.shift === null
    ? []
    : [{ id: "celsius-for-kelvin", quantity: { ...output, value: compute(inUnit(temperature, "°C").value) } }];
}

/** −ΔG° / (RT), with the decimals that its figures leave. */
function exponentOf(energy: Quantity, temperature: Quantity): Quantity {
  return computed(
    inJoules(energy)
      .neg()
      .div(R.times(heatOf(temperature))),
    "",
    energy,
    kelvins(temperature),
  );
}

/** K = e^(−ΔG° / RT) */
export const constantFromStandard: Way = way({
  method: "gibbs-energy",
  needs: [variableOf("standard-gibbs-energy", null), TEMPERATURE],
  compute(standard, temperature) {
    if (heatOf(temperature).isZero()) return fail({ code: "not-valid" });
    const exponent = exponentOf(standard, temperature);
    if (exponent.value.abs().gt(GREATEST_EXPONENT)) return fail({ code: "not-valid" });
    const constant = antilogarithm(exponent, "e");
    return constant.ok ? constant : fail({ code: "not-valid" });
  },
  listSlips([standard, temperature], output) {
    const exponent = exponentOf(standard, temperature).value;
    const slips: Slip[] = [
      { id: "sign", quantity: { ...output, value: exponent.neg().exp() } },
      { id: "unconverted-unit", quantity: { ...output, value: exponent.div(1000).exp() } },
    ];
    return exponent.abs().gt(GREATEST_EXPONENT / 3)
      ? slips
      : [...slips, { id: "ln-for-log", quantity: { ...output, value: new Decimal(10).pow(exponent) } }];
  },
  explain([standard, temperature], output) {
    const joules = { ...computed(inJoules(standard), "J/mol"), significantFigures: standard.significantFigures };
    return {
      steps: [
        ...kelvinSteps([{ letter: "T", quantity: temperature }]),
        {
          id: "logarithm",
          lines: [
            expression(
              variable("ln K"),
              "=",
              "-",
              variable("ΔG°"),
              "/",
              "(",
              variable("R"),
              "*",
              variable("T"),
              ")",
              "=",
              "-",
              ...shown(joules),
              "/",
              "(",
              GAS_CONSTANT,
              "*",
              shownTerm(kelvins(temperature)),
              ")",
              "=",
              shownTerm(exponentOf(standard, temperature)),
            ),
          ],
          values: {},
        },
        {
          id: "power",
          lines: [expression(variable("K"), "=", variable("e^(ln K)"), "=", shownTerm(output))],
          values: {},
        },
      ],
      answer: { id: "equilibrium-constant", values: {} },
    };
  },
});

/** T = −ΔG° / (R ln K) */
export const temperatureFromConstant: Way = way({
  method: "gibbs-energy",
  needs: [variableOf("standard-gibbs-energy", null), CONSTANT],
  compute(standard, constant) {
    const log = lnOf(constant);
    const kelvin =
      log === null || log.value.isZero() ? new Decimal(0) : inJoules(standard).neg().div(R.times(log.value));
    return log !== null && kelvin.gt(0) ? succeed(computed(kelvin, "K", standard, log)) : fail({ code: "not-valid" });
  },
  listSlips: (_, output) => [
    { id: "unconverted-unit", quantity: { ...output, value: output.value.div(1000) } },
    { id: "ln-for-log", quantity: { ...output, value: output.value.times(new Decimal(10).ln()) } },
  ],
  explain([standard, constant], output) {
    const log = lnOf(constant) ?? constant;
    const joules = { ...computed(inJoules(standard), "J/mol"), significantFigures: standard.significantFigures };
    return {
      steps: [
        logarithmLine("K", constant, log),
        {
          id: "rearrange",
          lines: [
            expression(
              variable("T"),
              "=",
              "-",
              variable("ΔG°"),
              "/",
              "(",
              variable("R"),
              "*",
              variable("ln K"),
              ")",
              "=",
              "-",
              ...shown(joules),
              "/",
              "(",
              GAS_CONSTANT,
              "*",
              ...shown(log),
              ")",
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "temperature", values: {} },
    };
  },
});

/** RT ln Q in joules, with its figures; null where there is none. */
function mixingOf(quotient: Quantity, temperature: Quantity): Quantity | null {
  const [log, kelvin] = [lnOf(quotient), heatOf(temperature)];
  return log === null || kelvin.isZero()
    ? null
    : computed(R.times(kelvin).times(log.value), "J/mol", log, kelvins(temperature));
}

export function quotientWay(wanted: FreeEnergy): Way {
  const isStandard = wanted === "standard-gibbs-energy";
  const [own, other] = isStandard ? (["ΔG°", "ΔG"] as const) : (["ΔG", "ΔG°"] as const);
  const sign = isStandard ? -1 : 1;
  return way({
    method: "gibbs-energy",
    needs: [variableOf(isStandard ? "gibbs-energy" : "standard-gibbs-energy", null), TEMPERATURE, QUOTIENT],
    compute(known, temperature, quotient) {
      const mixing = mixingOf(quotient, temperature);
      return mixing === null
        ? fail({ code: "not-valid" })
        : succeed(
            sumOf(
              [
                [inJoules(known), known.significantFigures],
                [mixing.value.times(sign), mixing.significantFigures],
              ],
              "kJ/mol",
            ),
          );
    },
    listSlips([known, temperature, quotient], output) {
      const mixing = mixingOf(quotient, temperature)?.value.times(sign) ?? new Decimal(0);
      const energy = inJoules(known);
      return [
        { id: "sign", quantity: { ...output, value: energy.minus(mixing).div(1000) } },
        { id: "unconverted-unit", quantity: { ...output, value: energy.div(1000).plus(mixing) } },
        { id: "ln-for-log", quantity: { ...output, value: energy.plus(mixing.div(new Decimal(10).ln())).div(1000) } },
      ];
    },
    explain([known, temperature, quotient], output) {
      const log = lnOf(quotient) ?? quotient;
      const kilo = shownTerm(exactly(roundToFigures(R, 4).div(1000), "kJ/(mol·K)"));
      return {
        steps: [
          ...kelvinSteps([{ letter: "T", quantity: temperature }]),
          logarithmLine("Q", quotient, log),
          {
            id: "quotient",
            lines: [
              expression(
                variable(own),
                "=",
                variable(other),
                isStandard ? "-" : "+",
                variable("R"),
                "*",
                variable("T"),
                "*",
                variable("ln Q"),
                "=",
                ...shown(kilojoules(known)),
                isStandard ? "-" : "+",
                kilo,
                "*",
                shownTerm(kelvins(temperature)),
                "*",
                ...shown(log),
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: answerOf(wanted, output),
      };
    },
  });
}

/** Q = e^((ΔG − ΔG°) / RT) */
export const quotientFromEnergies: Way = way({
  method: "gibbs-energy",
  needs: [variableOf("gibbs-energy", null), variableOf("standard-gibbs-energy", null), TEMPERATURE],
  compute(free, standard, temperature) {
    const exponent = heatOf(temperature).isZero() ? null : exponentOf(differenceOf(standard, free), temperature);
    if (exponent === null || exponent.value.abs().gt(GREATEST_EXPONENT)) return fail({ code: "not-valid" });
    const quotient = antilogarithm(exponent, "e");
    return quotient.ok ? quotient : fail({ code: "not-valid" });
  },
  listSlips: ([free, standard, temperature], output) => [
    { id: "sign", quantity: { ...output, value: exponentOf(differenceOf(free, standard), temperature).value.exp() } },
  ],
  explain([free, standard, temperature], output) {
    const difference = differenceOf(standard, free);
    const joules = {
      ...computed(inJoules(difference).neg(), "J/mol"),
      significantFigures: difference.significantFigures,
    };
    return {
      steps: [
        ...kelvinSteps([{ letter: "T", quantity: temperature }]),
        {
          id: "rearrange",
          lines: [
            expression(
              variable("ln Q"),
              "=",
              "(",
              variable("ΔG"),
              "-",
              variable("ΔG°"),
              ")",
              "/",
              "(",
              variable("R"),
              "*",
              variable("T"),
              ")",
              "=",
              ...shown(joules),
              "/",
              "(",
              GAS_CONSTANT,
              "*",
              shownTerm(kelvins(temperature)),
              ")",
              "=",
              shownTerm(exponentOf(difference, temperature)),
            ),
          ],
          values: {},
        },
        {
          id: "power",
          lines: [expression(variable("Q"), "=", variable("e^(ln Q)"), "=", shownTerm(output))],
          values: {},
        },
      ],
      answer: { id: "reaction-quotient", values: {} },
    };
  },
});
