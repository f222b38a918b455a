import type { Quantity as QuantityFact } from "../../methods/facts.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { bracketed, expression, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-energy.gibbs-energy";

const slip = (name: string): string => slipOf(WORDS, name);

const [T, K, R] = [variable("T"), variable("K"), variable("R")];

const GAS_CONSTANT = givenTerm(quantity(CONSTANTS.gas.value.toSignificantDigits(4), "J/(mol·K)", 4));

/** K from ΔG°, or ΔG° from K. */
export function gibbsAndConstant(random: Random): SolvedDraft {
  const temperature = quantity(random.pick([298, 298, 298, 350, 400, 500]), "K", 3);
  const thermal = CONSTANTS.gas.value.times(temperature.value);
  if (random.chance(0.5)) {
    const standard = quantity(
      new Decimal((random.chance(0.5) ? 1 : -1) * (3 + 25 * random.next())).toSignificantDigits(3),
      "kJ/mol",
      3,
    );
    const joules = quantity(standard.value.times(1000), "J/mol", 3);
    const exponent = joules.value.neg().div(thermal);
    const answer = pureNumber(exponent.exp(), 2);
    return {
      kind: "solved",
      variant: "constant",
      values: { standard: givenTerm(standard), temperature: givenTerm(temperature) },
      given: [expression(variable("ΔG°"), "=", givenTerm(standard)), expression(T, "=", givenTerm(temperature))],
      steps: [
        {
          id: "joules",
          lines: [expression(variable("ΔG°"), "=", givenTerm(standard), "=", givenTerm(joules))],
          values: {},
        },
        {
          id: "logarithm",
          lines: [
            expression(
              variable("ln K"),
              "=",
              "-",
              variable("ΔG°"),
              "/",
              "(",
              R,
              "*",
              T,
              ")",
              "=",
              "-",
              ...bracketed(givenTerm(joules)),
              "/",
              "(",
              GAS_CONSTANT,
              "*",
              givenTerm(temperature),
              ")",
              "=",
              answerTerm(pureNumber(exponent, 4)),
            ),
          ],
          values: {},
        },
        { id: "power", lines: [expression(K, "=", variable("e^(ln K)"), "=", answerTerm(answer))], values: {} },
      ],
      answer: quantityAnswer("constant", answer),
      distractors: wrongQuantities(answer, [
        [slip("constant-inverted"), exponent.neg().exp()],
        [slip("ten-for-e"), new Decimal(10).pow(exponent)],
        [slip("joules-forgotten"), exponent.div(1000).exp()],
        ...(exponent.isNegative() ? [] : [[slip("logarithm-as-answer"), exponent] as const]),
      ]),
    };
  }
  const value = new Decimal(random.integer(11, 99)).times(
    new Decimal(10).pow(random.pick([-9, -7, -5, -4, 1, 3, 5, 8])),
  );
  const shown: QuantityFact = { ...givenTerm(pureNumber(value, 2)), notation: "scientific" };
  const logarithm = value.ln();
  const answer = quantity(thermal.times(logarithm).div(-1000), "kJ/mol", 3);
  const log = answerTerm(pureNumber(logarithm, 4));
  return {
    kind: "solved",
    variant: "from-constant",
    values: { constant: shown, temperature: givenTerm(temperature) },
    given: [expression(K, "=", shown), expression(T, "=", givenTerm(temperature))],
    steps: [
      { id: "take-logarithm", lines: [expression(variable("ln K"), "=", log)], values: {} },
      {
        id: "from-constant",
        lines: [
          expression(
            variable("ΔG°"),
            "=",
            "-",
            R,
            "*",
            T,
            "*",
            variable("ln K"),
            "=",
            "-",
            GAS_CONSTANT,
            "*",
            givenTerm(temperature),
            "*",
            ...bracketed(log),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("standard", answer),
    reading: { perEquation: true },
    distractors: wrongQuantities(answer, [
      [slip("energy-sign"), answer.value.neg()],
      [slip("log-for-ln"), answer.value.div(new Decimal(10).ln())],
      ["celsius-for-kelvin", answer.value.times(temperature.value.minus(273)).div(temperature.value)],
    ]),
  };
}
