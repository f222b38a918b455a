import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm, computed } from "../../methods/rules/quantity-terms.ts";
import type { FactValue } from "../../methods/facts.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Difficulty } from "../../curriculum/difficulties.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { REACTIONS_OF_TWO } from "../intake.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { shownEquation } from "./pairs.ts";
import { pickReaction } from "./pick-reaction.ts";
import { listParticipants, writeEquation } from "./reaction.ts";
import type { Participant } from "./reaction.ts";

type Mixture = {
  readonly reaction: BalancedEquation;
  /** The one that runs out, and the other. */
  readonly limiting: Participant;
  readonly excess: Participant;
  readonly product: Participant;
  readonly amounts: Readonly<Record<string, Decimal>>;
};

/** Two reactants, one of them a quarter to twice as much in excess: enough that rounding does not decide. */
export function sampleMixture(random: Random, levels: readonly Difficulty[], taken: readonly string[]): Mixture | null {
  const reaction = pickReaction(random, levels, taken);
  const all = listParticipants(reaction);
  const reactants = random.shuffle(all.filter(({ isReactant }) => isReactant));
  const [limiting, excess] = reactants;
  if (reactants.length !== 2 || limiting === undefined || excess === undefined) return null;
  const extent = 0.05 + random.next() * 0.4;
  const surplus = 1.25 + random.next() * 1.75;
  const amounts = {
    [limiting.formula]: new Decimal(extent * limiting.coefficient),
    [excess.formula]: new Decimal(extent * surplus * excess.coefficient),
  };
  return { reaction, limiting, excess, product: random.pick(all.filter(({ isReactant }) => !isReactant)), amounts };
}

/** The amount or the mass of a reactant, to three figures. */
function measuredOf({ amounts }: Mixture, kind: "mass" | "amount", { formula }: Participant): Quantity {
  const amount = amounts[formula] ?? new Decimal(0);
  if (kind === "amount") return rounded(amount, "mol");
  return rounded(amount.times(molarMassOf(formula)), "g");
}

/** The givens in the order of the equation. */
export function givensOf(
  mixture: Mixture,
  kind: "mass" | "amount",
): Pick<ComputedDraft, "givens" | "equation"> & { values: Record<string, FactValue> } {
  const [first, second] = listParticipants(mixture.reaction);
  if (first === undefined || second === undefined) throw new Error("A mixture has two reactants");
  return {
    givens: {
      firstGiven: given(kind, first.formula, measuredOf(mixture, kind, first)),
      secondGiven: given(kind, second.formula, measuredOf(mixture, kind, second)),
    },
    equation: writeEquation(mixture.reaction),
    values: {
      first: formulaTerm(first.formula),
      second: formulaTerm(second.formula),
      product: formulaTerm(mixture.product.formula),
      excess: formulaTerm(mixture.excess.formula),
    },
  };
}

/** The right reactant, and its coefficients left out or upside down. */
function ignoredRatio(mixture: Mixture): Distractor[] {
  const { limiting, product } = mixture;
  const amount = measuredOf(mixture, "amount", limiting);
  if (limiting.coefficient === product.coefficient) return [];
  return [
    { slip: "missing-coefficient", value: answerTerm(amount) },
    {
      slip: "inverted-ratio",
      value: answerTerm(computed(amount.value.times(limiting.coefficient).div(product.coefficient), "mol", amount)),
    },
  ];
}

function draft(
  mixture: Mixture | null,
  kind: "mass" | "amount",
  variant: string,
  isBalanced: boolean,
): ComputedDraft | null {
  if (mixture === null) return null;
  const { values, ...parts } = givensOf(mixture, kind);
  const isLeft = variant.startsWith("leftover");
  return {
    kind: "computed",
    variant,
    ...parts,
    find: isLeft ? variableOf(kind, mixture.excess.formula, "leftover") : variableOf(kind, mixture.product.formula),
    unit: kind === "mass" ? "g" : "mol",
    values: { ...values, equation: shownEquation(mixture.reaction, isBalanced) },
    distractors: kind === "amount" ? ignoredRatio(mixture) : [],
  };
}

/** Two reactants are measured; asked is what forms, or what is left. */
export const limitingReactant: Family = {
  id: "limiting-reactant",
  subtopic: "limiting-reactant",
  words: "problems-reactions.limiting-reactant",
  forms: ["free", "choice"],
  levels: {
    easy: (random, taken) => draft(sampleMixture(random, ["easy"], taken), "amount", "product-amount", true),
    medium: (random, taken) => draft(sampleMixture(random, ["easy", "medium"], taken), "mass", "product-mass", true),
    hard: (random, taken) =>
      draft(
        sampleMixture(random, ["easy", "medium", "hard"], taken),
        "mass",
        random.pick(["leftover-mass", "leftover-mass", "product-mass-unbalanced"]),
        false,
      ),
  },
  takes: REACTIONS_OF_TWO,
};

const nameReactant =
  (kind: "mass" | "amount", levels: readonly Difficulty[], isBalanced: boolean) =>
  (random: Random, taken: readonly string[]): ComputedDraft | null => {
    const mixture = sampleMixture(random, levels, taken);
    if (mixture === null) return null;
    const { values, ...parts } = givensOf(mixture, kind);
    return {
      kind: "computed",
      variant: isBalanced ? "which" : "which-unbalanced",
      ...parts,
      find: variableOf("limiting-reactant", null),
      unit: null,
      values: { ...values, equation: shownEquation(mixture.reaction, isBalanced) },
      distractors: [{ slip: "wrong-limiting-reactant", value: formulaTerm(mixture.excess.formula) }],
    };
  };

/** Which of two reactants runs out first: with two to choose from, only as a free answer. */
export const whichIsLimiting: Family = {
  id: "which-is-limiting",
  subtopic: "limiting-reactant",
  words: "problems-reactions.limiting-reactant",
  forms: ["free"],
  levels: {
    easy: nameReactant("amount", ["easy"], true),
    medium: nameReactant("mass", ["easy", "medium"], true),
    hard: nameReactant("mass", ["medium", "hard"], false),
  },
  takes: REACTIONS_OF_TWO,
};
