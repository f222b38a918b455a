import { computed, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { step } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { againstStandard } from "./against-standard.ts";

export const CHROMATOGRAPHY_WORDS = "problems-analytical.chromatography";

const sampleArea = (random: Random): Quantity => pureNumber(random.integer(120, 950), 3);

/** Peak areas as shares of the whole. */
export function shareOfArea(random: Random): SolvedDraft {
  const [a, b, c] = [sampleArea(random), sampleArea(random), sampleArea(random)];
  const total = a.value.plus(b.value).plus(c.value);
  const whole = pureNumber(total, figuresToPlace(total, 0));
  const share = computed(a.value.div(total).times(100), "%", a, whole);
  return {
    kind: "solved",
    variant: "areas",
    values: { a: givenTerm(a), b: givenTerm(b), c: givenTerm(c) },
    steps: [
      step("all-areas", [worked("A", [a, "+", b, "+", c], whole)]),
      step("share", [worked("w", [["A₁", a], "/", ["A", whole]], share)]),
    ],
    answer: quantityAnswer("areas", share),
    distractors: wrongQuantities(share, [
      [slipOf(CHROMATOGRAPHY_WORDS, "over-the-others"), a.value.div(b.value.plus(c.value)).times(100)],
      [slipOf(CHROMATOGRAPHY_WORDS, "over-the-largest"), a.value.div(Decimal.max(b.value, c.value)).times(100)],
      ["fraction-for-percent", share.value.div(100)],
    ]),
  };
}

/** The concentration before a dilution from peak areas, the standard's and the sample's. */
export function dilutedSample(random: Random): SolvedDraft {
  const standard = random.measured({ from: 2, to: 50, figures: 3 }, "mg/L");
  const [standardArea, area] = [sampleArea(random), sampleArea(random)];
  const [portion, flask] = [
    quantity(random.pick(["2.00", "5.00"]), "mL", 3),
    quantity(random.pick(["25.0", "50.0", "100"]), "mL", 3),
  ];
  return {
    kind: "solved",
    variant: "standard",
    values: {
      standard: givenTerm(standard),
      standardArea: givenTerm(standardArea),
      portion: givenTerm(portion),
      flask: givenTerm(flask),
      area: givenTerm(area),
    },
    ...againstStandard(
      { words: CHROMATOGRAPHY_WORDS, unit: "mg/L", compare: "per-area", answer: "concentration" },
      { standard, standardSignal: standardArea, signal: area, portion, flask },
    ),
  };
}
