import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, step } from "../../methods/terms.ts";
import { quantity, type Quantity } from "../../quantity/quantity.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer } from "../solved.ts";
import type { Nucleus } from "./decays.ts";

/** What a bare nucleus lacks of the mass of its protons and neutrons, all in u; null where it lacks nothing. */
export function solveNucleusDefect(
  { massNumber, charge }: Nucleus,
  masses: { readonly proton: Quantity; readonly neutron: Quantity; readonly nucleus: Quantity },
): Solved | null {
  const { proton, neutron, nucleus } = masses;
  const neutrons = massNumber - charge;
  const lack = proton.value.times(charge).plus(neutron.value.times(neutrons)).minus(nucleus.value);
  const places = Math.min(...[proton, neutron, nucleus].map(({ value }) => value.decimalPlaces()));
  const figures = Math.max(
    1,
    lack
      .toDecimalPlaces(places)
      .toFixed(places)
      .replace(/^-?0\.0*/, "").length,
  );
  const defect = quantity(lack, "u", figures);
  return lack.gt(0)
    ? {
        steps: [
          step("nucleus-defect", [
            worked("Δm", [count(charge), "*", proton, "+", count(neutrons), "*", neutron, "-", nucleus], defect),
          ]),
        ],
        answer: quantityAnswer("nucleus-defect", defect),
      }
    : null;
}
