import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm, computed } from "../../methods/rules/quantity-terms.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { WEIGHED_REACTIONS } from "../intake.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { givensOf, sampleMixture } from "./limiting-reactant.ts";
import { pairValues, sampleConversion, shownEquation } from "./pairs.ts";
import type { Pair } from "./pairs.ts";
import { writeEquation } from "./reaction.ts";

const grams = (value: Decimal): Quantity => rounded(value, "g");

const massOf = (formula: string, amount: Decimal): Decimal => amount.times(molarMassOf(formula));

const sampleYield = (random: Random): Quantity => random.measured({ from: 48, to: 96, figures: 3 }, "%");

const WORDS = "problems-reactions.percent-yield";

/** What was lost in place of what was obtained. */
function lostPart(value: Decimal, unit: string, ...from: readonly Quantity[]): Distractor[] {
  return [{ slip: slipOf(WORDS, "lost-part"), value: answerTerm(computed(value, unit, ...from)) }];
}

/** Nearer to the whole, two percentages of each other can hardly be told apart. */
const LARGEST_TOLD_APART = 85;

/** The percent that are missing, added to what was obtained. */
function addedPercent(actual: Quantity, percent: Quantity): Distractor[] {
  if (percent.value.gt(LARGEST_TOLD_APART)) return [];
  const value = actual.value.times(new Decimal(200).minus(percent.value)).div(100);
  return [{ slip: slipOf(WORDS, "added-percent"), value: answerTerm(computed(value, "g", actual, percent)) }];
}

/** The definition alone: two of actual yield, theoretical yield and percent yield are given. */
function fromDefinition(random: Random, taken: readonly string[]): ComputedDraft {
  const { reaction, from, to } = sampleConversion(random, ["easy", "medium"], taken);
  const formula = from.isReactant ? to.formula : from.formula;
  const theoretical = random.measured({ from: 4, to: 85, figures: 3 }, "g");
  const percent = sampleYield(random);
  const actual = grams(theoretical.value.times(percent.value).div(100));
  const all = {
    actual: given("mass", formula, actual, "actual"),
    theoretical: given("mass", formula, theoretical, "theoretical"),
    percent: given("percent-yield", null, percent),
  };
  const values = { product: formulaTerm(formula), equation: shownEquation(reaction, true) };
  switch (random.pick(["percent", "percent", "actual", "theoretical"] as const)) {
    case "percent":
      return {
        kind: "computed",
        variant: "percent",
        givens: { actual: all.actual, theoretical: all.theoretical },
        find: variableOf("percent-yield", null),
        unit: "%",
        values,
        distractors: lostPart(new Decimal(100).minus(actual.value.times(100).div(theoretical.value)), "%", percent),
      };
    case "actual":
      return {
        kind: "computed",
        variant: "actual",
        givens: { theoretical: all.theoretical, percent: all.percent },
        find: variableOf("mass", formula, "actual"),
        unit: "g",
        values,
        distractors: lostPart(theoretical.value.minus(actual.value), "g", theoretical),
      };
    case "theoretical":
      return {
        kind: "computed",
        variant: "theoretical",
        givens: { actual: all.actual, percent: all.percent },
        find: variableOf("mass", formula, "theoretical"),
        unit: "g",
        values,
        distractors: addedPercent(actual, percent),
      };
  }
}

/** From the reactant to the product, whichever way the pair was drawn. */
function forward(pair: Pair): Pair {
  return pair.from.isReactant ? pair : { ...pair, from: pair.to, to: pair.from };
}

function fromReactant(random: Random, taken: readonly string[]): ComputedDraft {
  const pair = forward(sampleConversion(random, ["easy", "medium"], taken));
  const mass = random.measured({ from: 3, to: 60, figures: 3 }, "g");
  const amount = mass.value.div(molarMassOf(pair.from.formula)).times(pair.to.coefficient).div(pair.from.coefficient);
  const percent = sampleYield(random);
  const isPercentWanted = random.chance(0.6);
  const reactant = given("mass", pair.from.formula, mass);
  const shared = {
    kind: "computed",
    equation: writeEquation(pair.reaction),
    values: { ...pairValues(pair), equation: shownEquation(pair.reaction, true) },
  } as const;
  if (isPercentWanted) {
    const actual = given(
      "mass",
      pair.to.formula,
      grams(massOf(pair.to.formula, amount).times(percent.value).div(100)),
      "actual",
    );
    return {
      ...shared,
      variant: "percent-from-reactant",
      givens: { reactant, actual },
      find: variableOf("percent-yield", null),
      unit: "%",
    };
  }
  return {
    ...shared,
    variant: "actual-from-reactant",
    givens: { reactant, percent: given("percent-yield", null, percent) },
    find: variableOf("mass", pair.to.formula, "actual"),
    unit: "g",
  };
}

/** Two reactants, or the reactant that a wanted yield takes. */
function chained(random: Random, taken: readonly string[]): ComputedDraft | null {
  const percent = sampleYield(random);
  if (random.chance(0.4)) {
    const pair = forward(sampleConversion(random, ["easy", "medium", "hard"], taken));
    const actual = given("mass", pair.to.formula, random.measured({ from: 3, to: 60, figures: 3 }, "g"), "actual");
    const values = { ...pairValues(pair), equation: shownEquation(pair.reaction, false) };
    return {
      kind: "computed",
      variant: "reactant-needed",
      givens: { actual, percent: given("percent-yield", null, percent) },
      find: variableOf("mass", pair.from.formula),
      unit: "g",
      equation: writeEquation(pair.reaction),
      values,
    };
  }
  const mixture = sampleMixture(random, ["easy", "medium"], taken);
  if (mixture === null) return null;
  const { limiting, product, amounts } = mixture;
  const amount = (amounts[limiting.formula] ?? new Decimal(0)).times(product.coefficient).div(limiting.coefficient);
  const actual = grams(massOf(product.formula, amount).times(percent.value).div(100));
  const { values, givens, equation } = givensOf(mixture, "mass");
  return {
    kind: "computed",
    variant: "limited",
    givens: { ...givens, actual: given("mass", product.formula, actual, "actual") },
    ...(equation !== undefined && { equation }),
    find: variableOf("percent-yield", null),
    unit: "%",
    values: { ...values, equation: shownEquation(mixture.reaction, true) },
  };
}

export const percentYield: Family = {
  id: "percent-yield",
  subtopic: "percent-yield",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: fromDefinition, medium: fromReactant, hard: chained },
  takes: WEIGHED_REACTIONS,
};
