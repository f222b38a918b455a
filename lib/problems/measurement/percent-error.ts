import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { computed, equals, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import {
  count,
  expression,
  joined,
  quantity as quantityFact,
  step,
  substanceTerm,
  variable,
} from "../../methods/terms.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { subtract } from "../../quantity/arithmetic.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { given } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { MATERIALS } from "./materials.ts";

const WORDS = "problems-measurement.percent-error";

/** A value of a table that students measure: densities, molar masses of gases, specific heats (CRC Handbook, 97th edition). */
const REFERENCES = [
  ...MATERIALS.map(({ formula, density }) => ({ formula, kind: "density", value: density, unit: "g/mL" }) as const),
  { formula: "CO2", kind: "molar-mass", value: "44.01", unit: "g/mol" },
  { formula: "C4H10", kind: "molar-mass", value: "58.12", unit: "g/mol" },
  { formula: "O2", kind: "molar-mass", value: "32.00", unit: "g/mol" },
  { formula: "N2", kind: "molar-mass", value: "28.01", unit: "g/mol" },
  { formula: "Al", kind: "specific-heat", value: "0.897", unit: "J/(g·°C)" },
  { formula: "Fe", kind: "specific-heat", value: "0.449", unit: "J/(g·°C)" },
  { formula: "Cu", kind: "specific-heat", value: "0.385", unit: "J/(g·°C)" },
] as const satisfies readonly { formula: string; kind: Kind; value: string; unit: string }[];

/** Off by 2 to 20 %, to either side. */
function deviate(random: Random, value: Decimal): Decimal {
  const share = 0.02 + 0.18 * random.next();
  return value.times(random.chance(0.5) ? 1 + share : 1 - share);
}

function reference(random: Random) {
  const { formula, kind, value, unit } = random.pick(REFERENCES);
  const accepted = quantity(value, unit, value.replace(/^0?\./, "").replace(".", "").length);
  const figures = accepted.significantFigures ?? 3;
  const measured = rounded(deviate(random, accepted.value), unit, figures);
  return { formula, kind, accepted, measured };
}

const quantityWord = wordIn(WORDS);

/** |measured − accepted| with the figures that the subtraction leaves. */
function errorOf(measured: Quantity, accepted: Quantity): Quantity {
  const difference = subtract(measured, accepted);
  if (!difference.ok) throw new Error("Two values of one kind have a difference");
  const { value } = difference.value;
  const place = Math.max(
    lastPlace(measured.value, measured.significantFigures) ?? 0,
    lastPlace(accepted.value, accepted.significantFigures) ?? 0,
  );
  return { ...accepted, value: value.abs(), significantFigures: figuresToPlace(value, place) };
}

function direct(random: Random): Draft | null {
  const { formula, kind, accepted, measured } = reference(random);
  const error = errorOf(measured, accepted);
  if ((error.significantFigures ?? 0) < 2) return null;
  const percent = computed(error.value.div(accepted.value).times(100), "%", error, accepted);
  return {
    kind: "computed",
    variant: kind,
    givens: {
      measured: given(kind, formula, measured, "measured"),
      accepted: given(kind, formula, accepted, "accepted"),
    },
    find: variableOf("percent-error", null),
    unit: "%",
    values: { substance: substanceTerm(formula) },
    distractors: wrongQuantities(percent, [
      [slipOf(WORDS, "ratio-for-error"), measured.value.div(accepted.value).times(100)],
      ["fraction-for-percent", percent.value.div(100)],
    ]),
  };
}

const percentStep = (error: Quantity, accepted: Quantity, percent: Quantity): StepFacts =>
  step("percent", [
    worked(
      "percent-error",
      [["deviation", error], "/", ["accepted-value", accepted], "*", quantityFact("100", "%")],
      percent,
    ),
  ]);

const deviationStep = (measured: Quantity, accepted: Quantity, error: Quantity): StepFacts =>
  step("deviation", [
    expression(
      shownTerm(measured),
      "-",
      givenTerm(accepted),
      "=",
      shownTerm({ ...error, value: measured.value.minus(accepted.value) }),
    ),
  ]);

/** The mean of three trials against the accepted value. */
function ofMean(random: Random): Draft | null {
  const { formula, kind, accepted, measured } = reference(random);
  const figures = measured.significantFigures ?? 3;
  const trials = [0, 1, 2].map(() =>
    rounded(measured.value.times(0.985 + 0.03 * random.next()), measured.unit, figures),
  );
  const sum = trials.reduce((total, { value }) => total.plus(value), new Decimal(0));
  const mean: Quantity = { ...measured, value: sum.div(trials.length) };
  const error = errorOf(mean, accepted);
  if ((error.significantFigures ?? 0) < 2) return null;
  const percent = computed(error.value.div(accepted.value).times(100), "%", error, accepted);
  const [a, b, c] = trials.map(givenTerm);
  if (a === undefined || b === undefined || c === undefined) return null;
  return {
    kind: "solved",
    variant: "of-mean",
    values: { quantity: quantityWord(kind), substance: substanceTerm(formula), a, b, c, accepted: givenTerm(accepted) },
    given: [
      ...[a, b, c].map((trial, index) => expression(variable(`x${"₁₂₃"[index] ?? ""}`), "=", trial)),
      equals("accepted-value", accepted),
    ],
    steps: [
      step("mean", [expression("(", ...joined([[a], [b], [c]], "+"), ")", "/", count(3), "=", shownTerm(mean))]),
      deviationStep(mean, accepted, error),
      percentStep(error, accepted, percent),
    ],
    answer: quantityAnswer("percent", percent, { accepted: givenTerm(accepted) }),
    distractors: wrongQuantities(percent, [
      ["wrong-reference", error.value.div(mean.value).times(100)],
      [
        slipOf(WORDS, "one-trial-only"),
        trials[0] === undefined
          ? percent.value
          : trials[0].value.minus(accepted.value).abs().div(accepted.value).times(100),
      ],
      [slipOf(WORDS, "ratio-for-error"), mean.value.div(accepted.value).times(100)],
      ["fraction-for-percent", percent.value.div(100)],
    ]),
  };
}

/** What was measured, from the percent error and its side. */
function backwards(random: Random): Draft {
  const { formula, kind, accepted } = reference(random);
  const isLow = random.chance(0.5);
  const percent = random.measured({ from: 2.1, to: 18, figures: 2 }, "%");
  const error = computed(accepted.value.times(percent.value).div(100), "", accepted, percent);
  const errorQuantity: Quantity = { ...accepted, value: error.value, significantFigures: 2 };
  const value = isLow ? accepted.value.minus(error.value) : accepted.value.plus(error.value);
  const place = Math.max(
    lastPlace(errorQuantity.value, 2) ?? 0,
    lastPlace(accepted.value, accepted.significantFigures) ?? 0,
  );
  const measured: Quantity = { ...accepted, value, significantFigures: figuresToPlace(value, place) };
  return {
    kind: "solved",
    variant: isLow ? "too-low" : "too-high",
    values: { quantity: quantityWord(kind), substance: substanceTerm(formula) },
    givens: { accepted: ["accepted-value", accepted], percent: ["percent-error", percent] },
    steps: [
      step("size-of-error", [
        expression(
          givenTerm(percent),
          "/",
          quantityFact("100", "%"),
          "*",
          givenTerm(accepted),
          "=",
          shownTerm(errorQuantity),
        ),
      ]),
      step(isLow ? "below" : "above", [
        expression(givenTerm(accepted), isLow ? "-" : "+", shownTerm(errorQuantity), "=", shownTerm(measured)),
      ]),
    ],
    answer: quantityAnswer("measured", measured),
    distractors: wrongQuantities(measured, [
      ["sign", isLow ? accepted.value.plus(error.value) : accepted.value.minus(error.value)],
      [slipOf(WORDS, "error-for-value"), error.value],
      [
        "wrong-reference",
        accepted.value.div(isLow ? percent.value.div(100).plus(1) : percent.value.div(100).neg().plus(1)),
      ],
      ["fraction-for-percent", accepted.value.times(isLow ? percent.value.minus(1).abs() : percent.value.plus(1))],
    ]),
  };
}

/** A density from mass and volume, then its percent error. */
function ofDensity(random: Random): Draft | null {
  const { formula, density } = random.pick(MATERIALS);
  const accepted = quantity(density, "g/mL", 3);
  const isDisplaced = random.chance(0.5);
  const volume = random.measured({ from: 12, to: 45, figures: 3 }, "mL");
  const before = random.measured({ from: 20, to: 45, figures: 3 }, "mL");
  const after = quantity(before.value.plus(volume.value), "mL", 3);
  const mass = rounded(deviate(random, accepted.value).times(volume.value), "g");
  const measured = computed(mass.value.div(volume.value), "g/mL", mass, volume);
  const error = errorOf(measured, accepted);
  if ((error.significantFigures ?? 0) < 2) return null;
  const percent = computed(error.value.div(accepted.value).times(100), "%", error, accepted);
  const rise: StepFacts = step("rise", [worked("V", [after, "-", before], volume)]);
  return {
    kind: "solved",
    variant: isDisplaced ? "of-displaced" : "of-density",
    values: {
      substance: substanceTerm(formula),
      accepted: givenTerm(accepted),
      ...(isDisplaced ? { before: givenTerm(before), after: givenTerm(after) } : { volume: givenTerm(volume) }),
    },
    givens: { mass: ["m", mass] },
    given: [
      ...(isDisplaced ? [equals("V₁", before), equals("V₂", after)] : [equals("V", volume)]),
      equals("accepted-value", accepted),
    ],
    steps: [
      ...(isDisplaced ? [rise] : []),
      step("measured-density", [worked("ρ", [["m", mass], "/", ["V", volume]], measured)]),
      deviationStep(measured, accepted, error),
      percentStep(error, accepted, percent),
    ],
    answer: quantityAnswer("percent", percent, { accepted: givenTerm(accepted) }),
    distractors: wrongQuantities(percent, [
      ["wrong-reference", error.value.div(measured.value).times(100)],
      ["inverted-ratio", volume.value.div(mass.value).minus(accepted.value).abs().div(accepted.value).times(100)],
      [slipOf(WORDS, "ratio-for-error"), measured.value.div(accepted.value).times(100)],
      ["fraction-for-percent", percent.value.div(100)],
    ]),
  };
}

/** How far a measured value is off, as a share of the accepted one. */
export const percentError: Family = {
  id: "percent-error",
  subtopic: "accuracy-percent-error",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: direct, medium: (random) => random.pick([ofMean, backwards])(random), hard: ofDensity },
};
