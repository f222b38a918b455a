import { equals, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, type Quantity, quantity } from "../../quantity/quantity.ts";
import { quantityAnswer } from "../solved.ts";
import type { Solved } from "../solved-facts.ts";

/** Acids with two protons, by the constants of both steps. Concentrations in mol/L. */

const [C, K1, K2, H] = [variable("c"), variable("Kₐ₁"), variable("Kₐ₂"), variable("[H⁺]")];

const fewest = (...values: readonly Quantity[]): number | null => {
  const known = values.flatMap(({ significantFigures }) => significantFigures ?? []);
  return known.length === 0 ? null : Math.min(...known);
};

/** The decimals of a logarithm are the figures of its number. */
const withDecimals = (value: Decimal, decimals: number): Quantity =>
  pureNumber(value, Math.max(1, decimals + value.abs().floor().toFixed().replace(/^0$/, "").length));

/** pH of a salt of HA⁻, which is acid and base: half the sum of both exponents. */
export function solveAmphiprotic(first: Quantity, second: Quantity, decimals: number): Solved {
  const ph = withDecimals(first.value.plus(second.value).div(2), decimals);
  return {
    steps: [step("half-sum", [worked("pH", ["(", ["pKₐ₁", first], "+", ["pKₐ₂", second], ")", "/", count(2)], ph)])],
    answer: quantityAnswer("ph", ph),
  };
}

/** [A²⁻] of an acid alone: both ions of the second step come from the first, so that it is Kₐ₂. */
export function solveSecondIon(second: Quantity, ion: string): Solved {
  const answer = quantity(second.value, "mol/L", second.significantFigures);
  return {
    steps: [step("second-step", [worked(variable("c", ion), [K2], answer)])],
    answer: quantityAnswer("ion", answer, { ion: formulaTerm(ion) }),
  };
}

/** [A²⁻] beside so much H⁺ of a strong acid. */
export function solveBesideAcid(
  { acid, first, second }: { readonly acid: Quantity; readonly first: Quantity; readonly second: Quantity },
  protons: Quantity,
  ion: string,
): Solved {
  const value = first.value.times(second.value).times(acid.value).div(protons.value.pow(2));
  const answer = quantity(value, "mol/L", fewest(acid, first, second, protons));
  return {
    steps: [
      step("both-steps", [expression(variable("c", ion), "=", K1, "*", K2, "*", C, "/", H, "^", count(2))]),
      step("numbers", [
        worked(
          variable("c", ion),
          [
            first,
            "*",
            second,
            "*",
            pureNumber(acid.value, acid.significantFigures),
            "/",
            "(",
            pureNumber(protons.value, protons.significantFigures),
            ")",
            "^",
            count(2),
          ],
          answer,
        ),
      ]),
    ],
    answer: quantityAnswer("ion", answer, { ion: formulaTerm(ion) }),
  };
}

/** pH of an acid whose first proton leaves wholly: (c + x) x / (c − x) = Kₐ₂. */
export function solveStrongFirst(acid: Quantity, second: Quantity): Solved {
  const [c, k] = [acid.value, second.value];
  const sum = c.plus(k);
  const x = sum.pow(2).plus(k.times(c).times(4)).sqrt().minus(sum).div(2);
  const figures = fewest(acid, second) ?? 2;
  const [share, all] = [quantity(x, "mol/L", figures), quantity(c.plus(x), "mol/L", figures)];
  const ph = withDecimals(all.value.log(10).neg(), figures);
  return {
    steps: [
      step("strong-first", [
        expression(K2, "=", "(", C, "+", variable("x"), ")", variable("x"), "/", "(", C, "-", variable("x"), ")"),
        equals("x", shownTerm(share)),
      ]),
      step("all-protons", [worked(H, [acid, "+", share], all), equals("pH", shownTerm(ph))]),
    ],
    answer: quantityAnswer("ph", ph),
  };
}
