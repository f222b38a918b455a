import { WATER_CONSTANT, WATER_EXPONENT } from "../../chemistry/data/water-constant.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { negate } from "../../quantity/arithmetic.ts";
import { antilogarithm, logarithm } from "../../quantity/logarithm.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { expression, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind, Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, RuleIssue, Way } from "./rule.ts";

/** Beyond this no aqueous solution has a pH. */
const GREATEST_PH = 16;
const LEAST_PH = -2;

type Pair = { readonly power: Kind; readonly concentration: Kind; readonly letter: string; readonly bracket: string };

const ACIDITY: Pair = { power: "ph", concentration: "hydronium", letter: "pH", bracket: "[H₃O⁺]" };
const BASICITY: Pair = { power: "poh", concentration: "hydroxide", letter: "pOH", bracket: "[OH⁻]" };

function other(pair: Pair): Pair {
  return pair === ACIDITY ? BASICITY : ACIDITY;
}

function isOnScale(value: Decimal): boolean {
  return value.gt(LEAST_PH) && value.lt(GREATEST_PH);
}

function powerOf(concentration: Quantity): Result<Quantity, RuleIssue> {
  const molar = inUnit(concentration, "mol/L");
  const log = logarithm(pureNumber(molar.value, molar.significantFigures), "10");
  return log.ok && isOnScale(log.value.value.neg()) ? succeed(negate(log.value)) : fail({ code: "not-valid" });
}

/** pH = −log [H₃O⁺] */
function powerWay({ power, concentration, letter, bracket }: Pair): Way {
  return way({
    method: "ph-scale",
    needs: [variableOf(concentration, null)],
    compute: powerOf,
    listSlips: ([given], output) => [
      { id: "ln-for-log", quantity: { ...output, value: inUnit(given, "mol/L").value.ln().neg() } },
      { id: "sign", quantity: negate(output) },
      { id: "acid-for-base", quantity: { ...output, value: WATER_EXPONENT.minus(output.value) } },
    ],
    explain: ([given], output) => ({
      steps: [
        {
          id: power,
          lines: [
            expression(
              variable(letter),
              "=",
              "-",
              variable("log"),
              variable(bracket),
              "=",
              "-",
              variable("log"),
              "(",
              shownTerm({ ...inUnit(given, "mol/L"), unit: pureNumber(0).unit }),
              ")",
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: power, values: {} },
    }),
  });
}

/** [H₃O⁺] = 10^−pH */
function concentrationWay({ power, concentration, letter, bracket }: Pair): Way {
  return way({
    method: "ph-scale",
    needs: [variableOf(power, null)],
    compute(given) {
      const molar = isOnScale(given.value) ? antilogarithm(negate(given), "10") : fail({ code: "not-valid" });
      return molar.ok
        ? { ...computed(molar.value.value, "mol/L"), significantFigures: molar.value.significantFigures }
        : fail({ code: "not-valid" });
    },
    listSlips: ([given], output) => [
      { id: "ln-for-log", quantity: { ...output, value: given.value.neg().exp() } },
      { id: "acid-for-base", quantity: { ...output, value: WATER_CONSTANT.div(output.value) } },
    ],
    explain: ([given], output) => ({
      steps: [
        {
          id: concentration,
          lines: [
            expression(
              variable(bracket),
              "=",
              variable(`10^(−${letter})`),
              ",",
              variable(letter),
              "=",
              shownTerm(given),
            ),
            expression(variable(bracket), "=", shownTerm(output)),
          ],
          values: {},
        },
      ],
      answer: { id: concentration, values: {} },
    }),
  });
}

/** pH = 14.00 − pOH */
function complementWay(pair: Pair): Way {
  const { power, letter } = pair;
  const from = other(pair);
  return way({
    method: "ph-scale",
    needs: [variableOf(from.power, null)],
    compute(given) {
      const value = WATER_EXPONENT.minus(given.value);
      return {
        value,
        unit: given.unit,
        significantFigures: figuresToPlace(value, lastPlace(given.value, given.significantFigures)),
      };
    },
    explain: ([given], output) => ({
      steps: [
        {
          id: "sum",
          lines: [
            expression(
              variable(letter),
              "=",
              quantity("14.00", ""),
              "-",
              variable(from.letter),
              "=",
              quantity("14.00", ""),
              "-",
              shownTerm(given),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: power, values: {} },
    }),
  });
}

/** [OH⁻] = Kw / [H₃O⁺] */
function productWay(pair: Pair): Way {
  const from = other(pair);
  return way({
    method: "ph-scale",
    needs: [variableOf(from.concentration, null)],
    compute: (given) => computed(WATER_CONSTANT.div(inUnit(given, "mol/L").value), "mol/L", given),
    listSlips: ([given], output) => [
      { id: "inverted-ratio", quantity: computed(inUnit(given, "mol/L").value.div(WATER_CONSTANT), "mol/L", output) },
    ],
    explain: ([given], output) => ({
      steps: [
        {
          id: "water",
          lines: [
            expression(
              variable(pair.bracket),
              "=",
              variable("K_w"),
              "/",
              variable(from.bracket),
              "=",
              quantity("0.000000000000010", "", 2),
              "/",
              shownTerm({ ...inUnit(given, "mol/L"), unit: pureNumber(0).unit }),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: pair.concentration, values: {} },
    }),
  });
}

const BY_KIND: Partial<Record<Kind, readonly Way[]>> = {
  ph: [powerWay(ACIDITY), complementWay(ACIDITY)],
  poh: [powerWay(BASICITY), complementWay(BASICITY)],
  hydronium: [concentrationWay(ACIDITY), productWay(ACIDITY)],
  hydroxide: [concentrationWay(BASICITY), productWay(BASICITY)],
};

/** The four measures of acidity in water at 25 °C: pH, pOH and the two concentrations. */
export const phScale: Rule = ({ kind, of, label }: Variable) =>
  of === null && label === null ? (BY_KIND[kind] ?? []) : [];
