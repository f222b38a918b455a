import { computed, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

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
      { id: "all-areas", lines: [expression(variable("A"), "=", givenTerm(a), "+", givenTerm(b), "+", givenTerm(c), "=", shownTerm(whole))], values: {} },
      { id: "share", lines: [expression(variable("w"), "=", variable("A₁"), "/", variable("A"), "=", givenTerm(a), "/", shownTerm(whole), "=", shownTerm(share))], values: {} },
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
export function againstStandard(random: Random): SolvedDraft {
  const standard = random.measured({ from: 2, to: 50, figures: 3 }, "mg/L");
  const [standardArea, area] = [sampleArea(random), sampleArea(random)];
  const [portion, flask] = [quantity(random.pick(["2.00", "5.00"]), "mL", 3), quantity(random.pick(["25.0", "50.0", "100"]), "mL", 3)];
  const injected = computed(standard.value.times(area.value).div(standardArea.value), "mg/L", standard, area, standardArea);
  const original = computed(injected.value.times(flask.value).div(portion.value), "mg/L", injected, flask, portion);
  return {
    kind: "solved",
    variant: "standard",
    values: { standard: givenTerm(standard), standardArea: givenTerm(standardArea), portion: givenTerm(portion), flask: givenTerm(flask), area: givenTerm(area) },
    steps: [
      { id: "per-area", lines: [expression(variable("c₂"), "=", variable("c₁"), "*", variable("A₂"), "/", variable("A₁"), "=", givenTerm(standard), "*", givenTerm(area), "/", givenTerm(standardArea), "=", shownTerm(injected))], values: {} },
      { id: "undilute", lines: [expression(variable("c"), "=", variable("c₂"), "*", variable("V"), "/", variable("V₂"), "=", shownTerm(injected), "*", givenTerm(flask), "/", givenTerm(portion), "=", shownTerm(original))], values: {} },
    ],
    answer: quantityAnswer("concentration", original),
    distractors: wrongQuantities(original, [
      [slipOf(CHROMATOGRAPHY_WORDS, "dilution-left-out"), injected.value],
      [slipOf(CHROMATOGRAPHY_WORDS, "dilution-inverted"), injected.value.times(portion.value).div(flask.value)],
      ["inverted-ratio", standard.value.times(standardArea.value).div(area.value).times(flask.value).div(portion.value)],
    ]),
  };
}
