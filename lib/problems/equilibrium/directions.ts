import { givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { equationTerm, expression, list, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import { constantSlips } from "./constants.ts";
import { lawTerms, numberTerms, unitOfConstant } from "../../methods/equilibrium-terms.ts";
import { GAS_REACTIONS, quotientOf, sampleState, stateLines, valueIn, varied } from "./reactions.ts";
import { DIRECTIONS, directionWord } from "./shift-words.ts";
import type { Direction } from "./shift-words.ts";

const WORDS = "problems-equilibrium.directions";

function directionOf(quotient: Quantity, constant: Quantity): Direction {
  if (quotient.value.eq(constant.value)) return "none";
  return quotient.value.lt(constant.value) ? "forward" : "reverse";
}

function decide(
  quotient: Quantity,
  constant: Quantity,
): Pick<SolvedDraft, "answer" | "distractors"> & { readonly last: StepFacts } {
  const direction = directionOf(quotient, constant);
  return {
    last: step(direction, [], { quotient: shownTerm(quotient), constant: givenTerm(constant) }),
    answer: { id: "direction", value: directionWord(direction) },
    distractors: wrongChoices(
      DIRECTIONS,
      direction,
      (other) => slipOf(WORDS, other === "none" ? "not-equal" : direction === "none" ? "is-equal" : "compared-wrongly"),
      directionWord,
    ),
  };
}

/** A ratio of Q and K that leaves no doubt. */
function sampleRatio(random: Random): Decimal {
  return new Decimal(10).pow((0.25 + 2 * random.next()) * (random.chance(0.5) ? 1 : -1));
}

/** Q and K are given. */
function compare(random: Random): SolvedDraft {
  const reaction = random.pick(GAS_REACTIONS);
  const constant = pureNumber(varied(random, reaction).toSignificantDigits(2), 2);
  const quotient = random.chance(0.12)
    ? constant
    : pureNumber(constant.value.times(sampleRatio(random)).toSignificantDigits(2), 2);
  const { last, ...decided } = decide(quotient, constant);
  return {
    kind: "solved",
    variant: "compare",
    values: { equation: equationTerm(reaction.equation) },
    givens: { constant: ["K", constant], quotient: ["Q", quotient] },
    steps: [step("meaning"), last],
    ...decided,
  };
}

/** Q of a mixture. */
function value(random: Random): SolvedDraft | null {
  const reaction = random.pick(GAS_REACTIONS);
  const state = sampleState(random, reaction, varied(random, reaction).times(sampleRatio(random)));
  if (state === null) return null;
  const quotient = pureNumber(quotientOf(reaction, state), 3);
  return {
    kind: "solved",
    variant: "value",
    values: { equation: equationTerm(reaction.equation), state: list(stateLines(state, "concentration")) },
    given: stateLines(state, "concentration"),
    steps: [
      step("law", [expression(variable("Q"), "=", ...lawTerms(reaction.participants, "concentration"))]),
      step("numbers", [worked("Q", numberTerms(reaction.participants, valueIn(state)), quotient)]),
    ],
    answer: quantityAnswer("quotient", quotient),
    reading: { alsoUnit: unitOfConstant(reaction.participants, "concentration") },
    distractors: wrongQuantities(quotient, constantSlips(reaction, state)),
  };
}

/** Which way a mixture goes, from its concentrations and K. */
function predict(random: Random): SolvedDraft | null {
  const reaction = random.pick(GAS_REACTIONS);
  const constant = pureNumber(varied(random, reaction).toSignificantDigits(2), 2);
  const state = sampleState(random, reaction, constant.value.times(sampleRatio(random)));
  if (state === null) return null;
  const quotient = pureNumber(quotientOf(reaction, state), 3);
  const { last, ...decided } = decide(quotient, constant);
  return {
    kind: "solved",
    variant: "predict",
    values: { equation: equationTerm(reaction.equation), state: list(stateLines(state, "concentration")) },
    givens: { constant: ["Kc", constant] },
    given: [...stateLines(state, "concentration")],
    steps: [
      step("numbers", [
        expression(
          variable("Q"),
          "=",
          ...lawTerms(reaction.participants, "concentration"),
          "=",
          ...numberTerms(reaction.participants, valueIn(state)),
          "=",
          shownTerm(quotient),
        ),
      ]),
      last,
    ],
    ...decided,
  };
}

/** The reaction quotient, and what it says about the direction. */
export const directions: Family = {
  id: "reaction-directions",
  subtopic: "reaction-quotient",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: compare, medium: value, hard: predict },
};
