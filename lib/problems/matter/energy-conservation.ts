import { rounded } from "../rounded.ts";
import { computed, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { expression, step, variable } from "../../methods/terms.ts";
import { subtract } from "../../quantity/arithmetic.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-matter.energy-conservation";

/** Specific heat of water in J/(g·°C): Appendix E of OpenStax Chemistry 2e (CC BY 4.0). */
const WATER = quantity("4.184", "J/(g·°C)", 4);

/** Fuel gives its energy to water and surroundings. */
function surroundings(random: Random): Draft | null {
  const total = random.measured({ from: 40, to: 95, figures: 3 }, "kJ");
  const share = rounded(total.value.times(0.3 + 0.5 * random.next()), "kJ");
  const isMixed = random.chance(0.5);
  const given = isMixed ? quantity(share.value.times(1000), "J", 3) : share;
  const rest = subtract(total, share);
  if (!rest.ok) return null;
  const lost = rest.value;
  return {
    kind: "solved",
    variant: "surroundings",
    givens: { total: ["E", total], share: ["E₁", given] },
    steps: [
      step("same-total", [expression(variable("E"), "=", variable("E₁"), "+", variable("E₂"))]),
      step("rest", [worked("E₂", [["E", total], "-", ["E₁", share]], lost)]),
    ],
    answer: quantityAnswer("surroundings", lost),
    distractors: wrongQuantities(lost, [
      [slipOf(WORDS, "sum-for-difference"), total.value.plus(share.value)],
      [slipOf(WORDS, "share-for-rest"), share.value],
      ...(isMixed ? [["unconverted-unit", given.value.minus(total.value).abs()] as const] : []),
    ]),
  };
}

/** What share of the energy arrives. */
function efficiency(random: Random): Draft | null {
  const total = random.measured({ from: 12, to: 90, figures: 3 }, "kJ");
  const lost = rounded(total.value.times(0.2 + 0.6 * random.next()), "kJ");
  const rest = subtract(total, lost);
  if (!rest.ok) return null;
  const useful = rest.value;
  const percent = computed(useful.value.div(total.value).times(100), "%", useful, total);
  return {
    kind: "solved",
    variant: "efficiency",
    givens: { total: ["E", total], lost: ["E₂", lost] },
    steps: [
      step("rest", [worked("E₁", [["E", total], "-", ["E₂", lost]], useful)]),
      step("share", [
        expression(
          variable("E₁"),
          "/",
          variable("E"),
          "=",
          shownTerm(useful),
          "/",
          givenTerm(total),
          "=",
          shownTerm(percent),
        ),
      ]),
    ],
    answer: quantityAnswer("efficiency", percent),
    distractors: wrongQuantities(percent, [
      [slipOf(WORDS, "share-for-rest"), lost.value.div(total.value).times(100)],
      ["wrong-reference", useful.value.div(lost.value).times(100)],
      ["fraction-for-percent", percent.value.div(100)],
    ]),
  };
}

/** The heat that the metal loses, the water gains. */
function heatExchange(random: Random): Draft {
  const water = random.measured({ from: 60, to: 200, figures: 3 }, "g");
  const rise = quantity(random.measured({ from: 2.1, to: 9.8, figures: 3 }, "g").value, "Δ°C", 3);
  const energy = computed(water.value.times(WATER.value).times(rise.value), "J", water, rise);
  const fall = quantity(random.measured({ from: 45, to: 75, figures: 3 }, "g").value, "Δ°C", 3);
  const specific = random.pick([0.235, 0.385, 0.388, 0.449, 0.897, 0.227, 0.13]);
  const mass = rounded(energy.value.div(fall.value).div(specific), "g");
  const answer = computed(energy.value.div(mass.value.times(fall.value)), "J/(g·°C)", energy, mass, fall);
  return {
    kind: "solved",
    variant: "heat-exchange",
    values: { specific: givenTerm(WATER) },
    givens: { water: ["m₁", water], rise: ["ΔT₁", rise], mass: ["m₂", mass], fall: ["ΔT₂", fall] },
    steps: [
      step("gained", [worked("q", [["m₁", water], "*", ["c₁", WATER], "*", ["ΔT₁", rise]], energy)]),
      step("lost", [worked("c₂", [["q", energy], "/", "(", ["m₂", mass], "*", ["ΔT₂", fall], ")"], answer)]),
    ],
    answer: quantityAnswer("specific-heat", answer),
    distractors: wrongQuantities(answer, [
      [
        slipOf(WORDS, "changes-swapped"),
        water.value.times(WATER.value).times(fall.value).div(mass.value.times(rise.value)),
      ],
      [slipOf(WORDS, "same-change"), water.value.times(WATER.value).div(mass.value)],
      ["inverted-ratio", mass.value.times(fall.value).div(energy.value)],
    ]),
  };
}

/** Energy changes its place and form, never its amount. */
export const energyConservation: Family = {
  id: "energy-conservation",
  subtopic: "conservation-laws",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: surroundings, medium: efficiency, hard: heatExchange },
};
