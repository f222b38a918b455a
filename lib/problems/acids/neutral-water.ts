import { equals, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, step, variable } from "../../methods/terms.ts";
import { WATER_CONSTANT } from "../../chemistry/data/water-constant.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity, type Quantity } from "../../quantity/quantity.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer } from "../solved.ts";

const KW = variable("K_w");
const HYDRONIUM = variable("[H₃O⁺]");

/** The hydronium ions of pure water, in mol/L, by the ion product: [H₃O⁺] = [OH⁻] = √Kw. */
export function solveNeutral(product: Quantity): Solved {
  const found = quantity(product.value.sqrt(), "mol/L", product.significantFigures);
  return {
    steps: [
      step("neutral", [
        expression(
          KW,
          "=",
          HYDRONIUM,
          "*",
          variable("[OH⁻]"),
          "=",
          variable("[H₃O⁺]²"),
          "=",
          givenTerm(pureNumber(product.value, product.significantFigures)),
        ),
        equals(HYDRONIUM, shownTerm(found)),
      ]),
    ],
    answer: quantityAnswer("neutral", found),
  };
}

/** The ion product by the hydronium ions of pure water, in mol/L. */
export function solveProduct(hydronium: Quantity): Solved {
  const found = pureNumber(hydronium.value.pow(2), hydronium.significantFigures);
  return {
    steps: [
      step("product", [
        expression(KW, "=", HYDRONIUM, "*", variable("[OH⁻]"), "=", variable("[H₃O⁺]²"), "=", shownTerm(found)),
      ]),
    ],
    answer: quantityAnswer("product", found),
  };
}

/** The hydronium ions, in mol/L at 25 °C, of so little strong acid or base that the ions of the water count: `ions` mol/L of its own. */
export function solveFaint(ions: Quantity, side: "acid" | "base"): Solved {
  const own = side === "acid" ? ions.value : ions.value.neg();
  const found = quantity(
    own.plus(own.pow(2).plus(new Decimal(WATER_CONSTANT).times(4)).sqrt()).div(2),
    "mol/L",
    Math.max(LEAST_FIGURES, ions.significantFigures ?? 0),
  );
  const hydroxide = variable("[OH⁻]");
  const c = variable("c");
  return {
    steps: [
      step("water-too", [
        side === "acid"
          ? expression(HYDRONIUM, "=", c, "+", hydroxide, ",", c, "=", shownTerm(ions))
          : expression(HYDRONIUM, "+", c, "=", hydroxide, ",", c, "=", shownTerm(ions)),
      ]),
      step("with-water", [
        expression(variable("[H₃O⁺]²"), side === "acid" ? "-" : "+", c, "*", HYDRONIUM, "-", KW, "=", count(0)),
        equals(HYDRONIUM, shownTerm(found)),
      ]),
    ],
    answer: quantityAnswer("neutral", found),
  };
}

/** Kw has two. */
const LEAST_FIGURES = 2;
