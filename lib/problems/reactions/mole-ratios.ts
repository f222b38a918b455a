import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { answerTerm, computed } from "../../methods/rules/quantity-terms.ts";
import { getSubstance, particleUnit } from "../../methods/rules/substance.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { UNEVEN_REACTIONS } from "../intake.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { pairValues, samplePair, shownEquation, wordEquation } from "./pairs.ts";
import type { Pair } from "./pairs.ts";
import { writeEquation } from "./reaction.ts";

const WORDS = "problems-reactions.mole-ratios";

/** Only one of the two coefficients used. */
function oneCoefficient({ from, to }: Pair, amount: Quantity): Distractor[] {
  const values = [amount.value.times(to.coefficient), amount.value.div(from.coefficient)];
  return from.coefficient === 1 || to.coefficient === 1
    ? []
    : values.map((value) => ({
        slip: slipOf(WORDS, "one-coefficient"),
        value: answerTerm(computed(value, "mol", amount)),
      }));
}

function draft(pair: Pair, variant: string, [from, to]: readonly [Kind, Kind], random: Random): ComputedDraft {
  const { from: known, to: wanted, reaction } = pair;
  const unitOf = (formula: string): string => particleUnit(getSubstance(formula));
  const amount = random.measured({ from: 0.15, to: 9, figures: 3 }, "mol");
  const particles = quantity(
    new Decimal(random.integer(102, 989)).times(new Decimal(10).pow(random.integer(19, 22))),
    unitOf(known.formula),
    3,
  );
  return {
    kind: "computed",
    variant,
    givens: { given: given(from, known.formula, from === "amount" ? amount : particles) },
    find: variableOf(to, wanted.formula),
    unit: to === "amount" ? "mol" : unitOf(wanted.formula),
    equation: writeEquation(reaction),
    values: pairValues(pair),
    distractors: from === "amount" && to === "amount" ? oneCoefficient(pair, amount) : [],
  };
}

function withBalanced(random: Random, taken: readonly string[]): ComputedDraft {
  const pair = samplePair(random, ["easy", "medium"], taken);
  const { values, ...rest } = draft(
    pair,
    pair.from.isReactant === pair.to.isReactant ? "partner" : pair.from.isReactant ? "product" : "reactant",
    ["amount", "amount"],
    random,
  );
  return { ...rest, values: { ...values, equation: shownEquation(pair.reaction, true) } };
}

/** The equation is still to be balanced, or particles are to be counted. */
function withSkeleton(random: Random, taken: readonly string[]): ComputedDraft {
  const pair = samplePair(random, ["easy", "medium"], taken);
  const [variant, kinds] = random.pick([
    ["unbalanced", ["amount", "amount"]],
    ["to-particles", ["amount", "particles"]],
    ["from-particles", ["particles", "amount"]],
  ] as const);
  const { values, ...rest } = draft(pair, variant, kinds, random);
  return { ...rest, values: { ...values, equation: shownEquation(pair.reaction, variant !== "unbalanced") } };
}

/** Only the names are given. */
function withWords(random: Random, taken: readonly string[]): ComputedDraft | null {
  const pair = samplePair(random, ["easy", "medium", "hard"], taken);
  const equation = wordEquation(pair.reaction);
  if (equation === null) return null;
  const [variant, kinds] = random.pick([
    ["words", ["amount", "amount"]],
    ["words-to-particles", ["amount", "particles"]],
    ["words-from-particles", ["particles", "amount"]],
  ] as const);
  const { values, ...rest } = draft(pair, variant, kinds, random);
  return { ...rest, values: { ...values, equation } };
}

/** Amounts of two substances of one reaction. */
export const moleRatios: Family = {
  id: "mole-ratios",
  subtopic: "mole-ratios",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: withBalanced, medium: withSkeleton, hard: withWords },
  takes: UNEVEN_REACTIONS,
};
