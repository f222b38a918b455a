import { wrongChoices } from "../solved.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { power, sampleConcentration, samplePower } from "./acidity.ts";

const WORDS = "problems-acids.acidic-or-basic";

const OUTCOMES = ["acidic", "neutral", "basic"] as const;

type Outcome = (typeof OUTCOMES)[number];

const LETTERS = { ph: "pH", poh: "pOH", hydronium: "[H₃O⁺]", hydroxide: "[OH⁻]" } as const;

export type Measure = keyof typeof LETTERS;

const word = wordIn<Outcome>(WORDS);

/** A value of a measure that makes the solution what it is to be, not too near to neutral. */
function sampleValue(random: Random, measure: Measure, outcome: Outcome): Quantity {
  const isHigh = (outcome === "basic") === (measure === "ph" || measure === "hydroxide");
  if (measure === "ph" || measure === "poh")
    return outcome === "neutral" ? power(7) : isHigh ? samplePower(random, 7.6, 13.2) : samplePower(random, 0.9, 6.4);
  if (outcome === "neutral") return quantity(new Decimal("1.0e-7"), "mol/L", 2);
  return isHigh ? sampleConcentration(random, -6.3, -1) : sampleConcentration(random, -13, -7.7);
}

const NEUTRAL: Readonly<Record<Measure, string>> = { ph: "7", poh: "7", hydronium: "1e-7", hydroxide: "1e-7" };

/** What a measure of a solution at 25 °C says of it. */
function findOutcome(measure: Measure, value: Decimal): Outcome {
  if (value.eq(NEUTRAL[measure])) return "neutral";
  return value.gt(NEUTRAL[measure]) === (measure === "ph" || measure === "hydroxide") ? "basic" : "acidic";
}

/** Acidic, neutral or basic, at 25 °C. */
export function solveMeasure(measure: Measure, quantity: Quantity): Solved {
  const outcome = findOutcome(measure, quantity.value);
  return {
    steps: [
      step(`neutral-${measure}`),
      step(`compare-${measure}`, [expression(variable(LETTERS[measure]), "=", givenTerm(quantity))], {
        outcome: word(outcome),
      }),
    ],
    answer: { id: "outcome", value: word(outcome) },
  };
}

function classify(random: Random, measures: readonly Measure[]): SolvedDraft {
  const measure = random.pick(measures);
  // Neutral is one case among very many.
  const outcome = random.chance(0.1) ? "neutral" : random.pick(["acidic", "basic"] as const);
  const measured = sampleValue(random, measure, outcome);
  const value = givenTerm(measured);
  return {
    kind: "solved",
    variant: measure,
    values: { value },
    given: [expression(variable(LETTERS[measure]), "=", value)],
    ...solveMeasure(measure, measured),
    distractors: wrongChoices(
      OUTCOMES,
      outcome,
      (other) => (other === "neutral" || outcome === "neutral" ? slipOf(WORDS, "neutral") : slipOf(WORDS, "reversed")),
      word,
    ),
  };
}

/** Acidic, neutral or basic, from one of the four measures. */
export const acidicOrBasic: Family = {
  id: "acidic-or-basic",
  subtopic: "ph-poh",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => classify(random, ["ph", "poh"]),
    medium: (random) => classify(random, ["hydronium", "hydroxide"]),
  },
};
