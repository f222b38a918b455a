import { isCounted } from "../../chemistry/equilibrium/equilibrium.ts";
import { equals, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { lawTerms, measureOf, numberTerms, unitOfConstant } from "../../methods/equilibrium-terms.ts";
import type { Measure } from "../../methods/equilibrium-terms.ts";
import { GAS_REACTIONS, quotientOf, sampleState, stateLines, valueIn, varied } from "./reactions.ts";
import type { Reaction, State } from "./reactions.ts";
import { combined } from "./combined.ts";
import { pressureConstant } from "./pressure-constants.ts";

const WORDS = "problems-equilibrium.constants";

/** Wrong values of K: upside down, without powers, with coefficients as factors. */
export function constantSlips({ participants }: Reaction, state: State): readonly (readonly [string, Decimal])[] {
  const counted = participants.filter(isCounted);
  const value = (formula: string): Decimal => valueIn(state)(formula).value;
  const without = counted.reduce(
    (product, { formula, power }) => product.times(value(formula).pow(Math.sign(power))),
    new Decimal(1),
  );
  const factors = counted.reduce(
    (product, { formula, power }) => product.times(value(formula).times(Math.abs(power)).pow(Math.sign(power))),
    new Decimal(1),
  );
  const sum = (sign: number): Decimal =>
    counted.reduce(
      (total, { formula, power }) => (Math.sign(power) === sign ? total.plus(value(formula)) : total),
      new Decimal(0),
    );
  const right = counted.reduce(
    (product, { formula, power }) => product.times(value(formula).pow(power)),
    new Decimal(1),
  );
  return [
    ["inverted-ratio", right.pow(-1)],
    [slipOf(WORDS, "no-powers"), without],
    [slipOf(WORDS, "coefficients-as-factors"), factors],
    [slipOf(WORDS, "sums"), sum(1).div(sum(-1))],
  ];
}

/** K from all concentrations or pressures at equilibrium. */
function fromState(random: Random): SolvedDraft | null {
  const reaction = random.pick(GAS_REACTIONS);
  const measure: Measure = random.chance(0.7) ? "concentration" : "pressure";
  const state = sampleState(random, reaction, varied(random, reaction), measure);
  if (state === null) return null;
  const constant = pureNumber(quotientOf(reaction, state), 3);
  const letter = variable(measure === "concentration" ? "Kc" : "Kp");
  return {
    kind: "solved",
    variant: measure === "concentration" ? "from-concentrations" : "from-pressures",
    values: { equation: equationTerm(reaction.equation), state: list(stateLines(state, measure)) },
    given: stateLines(state, measure),
    steps: [
      step("law", [expression(letter, "=", ...lawTerms(reaction.participants, measure))]),
      step("numbers", [worked(letter, numberTerms(reaction.participants, valueIn(state)), constant)]),
    ],
    answer: quantityAnswer(measure === "concentration" ? "kc" : "kp", constant),
    reading: { alsoUnit: unitOfConstant(reaction.participants, measure) },
    distractors: wrongQuantities(constant, constantSlips(reaction, state)),
  };
}

/** A concentration at equilibrium from K and the others. */
function concentration(random: Random): SolvedDraft | null {
  const reaction = random.pick(GAS_REACTIONS);
  const state = sampleState(random, reaction, varied(random, reaction));
  if (state === null) return null;
  const constant = pureNumber(quotientOf(reaction, state).toSignificantDigits(3), 3);
  const wanted = random.pick(reaction.participants);
  const others = reaction.participants.filter((each) => each !== wanted);
  const rest = others.reduce(
    (product, { formula, power }) => product.times(valueIn(state)(formula).value.pow(power)),
    new Decimal(1),
  );
  const powered = constant.value.div(rest);
  const value = powered.pow(1 / wanted.power);
  const answer = quantity(value, "mol/L", 3);
  const size = Math.abs(wanted.power);
  const raised = wanted.power > 0 ? powered : powered.pow(-1);
  const law = lawTerms(reaction.participants, "concentration");
  return {
    kind: "solved",
    variant: "concentration",
    values: {
      equation: equationTerm(reaction.equation),
      state: list(stateLines(state, "concentration", wanted.formula)),
      species: formulaTerm(wanted.formula),
    },
    givens: { constant: ["Kc", constant] },
    given: [...stateLines(state, "concentration", wanted.formula)],
    steps: [
      step("law", [expression(variable("Kc"), "=", ...law)]),
      size === 1
        ? step("solve", [equals(measureOf(wanted.formula, "concentration"), shownTerm(answer))], {
            species: formulaTerm(wanted.formula),
          })
        : step(
            "isolate",
            [equals(measureOf(wanted.formula, "concentration", size), shownTerm(pureNumber(raised, 3)))],
            { species: formulaTerm(wanted.formula) },
          ),
      ...(size === 1 ? [] : [step("root", [equals(measureOf(wanted.formula, "concentration"), shownTerm(answer))])]),
    ],
    answer: quantityAnswer("concentration", answer, { species: formulaTerm(wanted.formula) }),
    distractors: wrongQuantities(answer, [
      ...(size === 1 ? [] : [["forgot-root", raised] as const]),
      [
        slipOf(WORDS, "no-powers"),
        constant.value
          .div(
            others.reduce(
              (product, { formula, power }) => product.times(valueIn(state)(formula).value.pow(Math.sign(power))),
              new Decimal(1),
            ),
          )
          .pow(Math.sign(wanted.power)),
      ],
      [
        slipOf(WORDS, "inverted-constant"),
        constant.value
          .pow(-1)
          .div(rest)
          .pow(1 / wanted.power),
      ],
      [slipOf(WORDS, "others-inverted"), constant.value.times(rest).pow(1 / wanted.power)],
      [slipOf(WORDS, "divided-by-power"), raised.div(size)],
    ]),
  };
}

/** K of a reaction, by its definition, and of reactions put together. */
export const constants: Family = {
  id: "equilibrium-constants",
  subtopic: "equilibrium-constant",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: fromState,
    medium: (random) => (random.chance(0.55) ? concentration(random) : combined(random, "one")),
    hard: (random) => (random.chance(0.5) ? pressureConstant(random) : combined(random, "two")),
  },
};
