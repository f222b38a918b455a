import { KINDS, variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm } from "../../methods/rules/quantity-terms.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import { WEIGHED_REACTIONS } from "../intake.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { pairValues, sampleConversion, shownEquation } from "./pairs.ts";
import type { Pair } from "./pairs.ts";
import { listGases, writeEquation } from "./reaction.ts";

/** A tenth and more between the molar masses and their ratio of coefficients, or wrong ways lead to right numbers. */
const APART = 0.1;

/** Grams multiplied by the ratio of the coefficients, as if they were moles. */
export function skippedMoles({ from, to }: Pick<Pair, "from" | "to">, mass: Quantity): Distractor[] {
  if (molarMassOf(from.formula).div(molarMassOf(to.formula)).minus(1).abs().lt(APART)) return [];
  return [
    {
      slip: "skipped-moles",
      value: answerTerm({ ...mass, value: mass.value.times(to.coefficient).div(from.coefficient) }),
    },
  ];
}

function draft(
  pair: Pair,
  kind: "mass" | "amount" | "volume",
  variant: string,
  givens: Readonly<Record<string, DraftGiven>>,
): Omit<ComputedDraft, "values"> {
  return {
    kind: "computed",
    variant,
    givens,
    find: variableOf(kind, pair.to.formula),
    unit: KINDS[kind].unit,
    equation: writeEquation(pair.reaction),
  };
}

const sampleMass = (random: Random): Quantity => random.measured({ from: 2, to: 90, figures: 3 }, "g");

/** Only one of the two is a mass. */
function halfWay(random: Random, taken: readonly string[]): ComputedDraft {
  const pair = sampleConversion(random, ["easy"], taken);
  const isMassGiven = random.chance(0.5);
  const known = isMassGiven
    ? given("mass", pair.from.formula, sampleMass(random))
    : given("amount", pair.from.formula, random.measured({ from: 0.2, to: 6, figures: 3 }, "mol"));
  const direction = pair.from.isReactant ? "forward" : "backward";
  return {
    ...draft(
      pair,
      isMassGiven ? "amount" : "mass",
      `${isMassGiven ? "mass-to-amount" : "amount-to-mass"}-${direction}`,
      { given: known },
    ),
    values: { ...pairValues(pair), equation: shownEquation(pair.reaction, true) },
  };
}

function massToMass(random: Random, taken: readonly string[]): ComputedDraft {
  const pair = sampleConversion(random, ["easy", "medium"], taken);
  const mass = sampleMass(random);
  return {
    ...draft(pair, "mass", pair.from.isReactant ? "forms" : "needed", {
      given: given("mass", pair.from.formula, mass),
    }),
    values: { ...pairValues(pair), equation: shownEquation(pair.reaction, true) },
    distractors: skippedMoles(pair, mass),
  };
}

/** The share of a reactant in an impure sample, at first. */
function fromSample(pair: Pair, random: Random): ComputedDraft {
  const mass = random.measured({ from: 5, to: 120, figures: 3 }, "g");
  const givens = {
    sample: given("sample-mass", null, mass),
    percent: given("mass-percent", pair.from.formula, random.measured({ from: 62, to: 97, figures: 3 }, "%")),
  };
  return {
    ...draft(pair, "mass", "impure", givens),
    values: { ...pairValues(pair), equation: shownEquation(pair.reaction, false) },
  };
}

function chained(random: Random, taken: readonly string[]): ComputedDraft | null {
  const pair = sampleConversion(random, ["easy", "medium", "hard"], taken);
  if (pair.from.isReactant && random.chance(0.3)) return fromSample(pair, random);
  const values = { ...pairValues(pair), equation: shownEquation(pair.reaction, false) };
  const mass = sampleMass(random);
  if (random.chance(0.4)) {
    if (!listGases(pair.reaction).includes(pair.to.formula) || pair.to.formula === "H2O") return null;
    const variant = pair.from.isReactant ? "gas-forms" : "gas-needed";
    return {
      ...draft(pair, "volume", variant, { given: given("mass", pair.from.formula, mass) }),
      scene: { conditions: new Set(["stp"]) },
      values,
    };
  }
  const large = random.measured({ from: 0.12, to: 4.5, figures: 3 }, "kg");
  const answer = draft(pair, "mass", pair.from.isReactant ? "kilograms-form" : "kilograms-needed", {
    given: given("mass", pair.from.formula, large),
  });
  return { ...answer, unit: "kg", values };
}

/** From a mass of one substance to that of another, over the amounts. */
export const massMass: Family = {
  id: "mass-mass",
  subtopic: "mass-mass-stoichiometry",
  words: "problems-reactions.mass-mass",
  forms: ["free", "choice"],
  levels: { easy: halfWay, medium: massToMass, hard: chained },
  takes: WEIGHED_REACTIONS,
};
