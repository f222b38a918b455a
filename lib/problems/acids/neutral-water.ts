import { givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, variable } from "../../methods/terms.ts";
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
      {
        id: "neutral",
        lines: [
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
          expression(HYDRONIUM, "=", shownTerm(found)),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("neutral", found),
  };
}

/** The ion product by the hydronium ions of pure water, in mol/L. */
export function solveProduct(hydronium: Quantity): Solved {
  const found = pureNumber(hydronium.value.pow(2), hydronium.significantFigures);
  return {
    steps: [
      {
        id: "product",
        lines: [
          expression(KW, "=", HYDRONIUM, "*", variable("[OH⁻]"), "=", variable("[H₃O⁺]²"), "=", shownTerm(found)),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("product", found),
  };
}
