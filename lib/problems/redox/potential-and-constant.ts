import type { Quantity as QuantityFact } from "../../methods/facts.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { NERNST_TERM, NERNST_VOLTS, volts } from "./cells.ts";

const WORDS = "problems-redox.cell-potential";

const slip = (name: string): string => slipOf(WORDS, name);

const CELL = variable("E°");

/** E° from K or K from a small E°, at 25 °C. */
function constant(random: Random): SolvedDraft {
  const electrons = random.pick([1, 2, 3]);
  const isConstantAsked = random.chance(0.5);
  const n = count(electrons);
  const values = { electrons: n };
  if (isConstantAsked) {
    const potential = volts(new Decimal(0.02 + random.next() * (0.25 / electrons)).toDecimalPlaces(3), -3);
    const power = (each: Decimal): Decimal => new Decimal(10).pow(each);
    const exponent = potential.value.times(electrons).div(NERNST_VOLTS);
    const answer = pureNumber(power(exponent), 2);
    return {
      kind: "solved",
      variant: "constant",
      values: { ...values, potential: givenTerm(potential) },
      given: [expression(CELL, "=", givenTerm(potential)), expression(variable("n"), "=", n)],
      steps: [
        {
          id: "equilibrium",
          lines: [
            expression(
              variable("log K"),
              "=",
              variable("n"),
              "*",
              CELL,
              "/",
              NERNST_TERM,
              "=",
              n,
              "*",
              givenTerm(potential),
              "/",
              NERNST_TERM,
              "=",
              answerTerm(pureNumber(exponent, 4)),
            ),
          ],
          values: {},
        },
        {
          id: "power",
          lines: [expression(variable("K"), "=", variable("10^(log K)"), "=", answerTerm(answer))],
          values: {},
        },
      ],
      answer: quantityAnswer("constant", answer),
      distractors: wrongQuantities(answer, [
        [slip("n-left-out"), power(exponent.div(electrons))],
        ["ln-for-log", exponent.exp()],
        [slip("constant-inverted"), power(exponent.neg())],
      ]),
    };
  }
  const constantValue = pureNumber(
    new Decimal(random.integer(11, 99)).times(new Decimal(10).pow(random.integer(2, 30))),
    2,
  );
  const logarithm = constantValue.value.log(10);
  const potential = (each: Decimal): Decimal => each.times(NERNST_VOLTS).div(electrons);
  const answer = quantity(potential(logarithm), "V", 3);
  const shownConstant: QuantityFact = { ...givenTerm(constantValue), notation: "scientific" };
  return {
    kind: "solved",
    variant: "potential",
    values: { ...values, constant: shownConstant },
    given: [expression(variable("K"), "=", shownConstant), expression(variable("n"), "=", n)],
    steps: [
      {
        id: "logarithm",
        lines: [expression(variable("log K"), "=", answerTerm(pureNumber(logarithm, 4)))],
        values: {},
      },
      {
        id: "equilibrium",
        lines: [
          expression(
            CELL,
            "=",
            NERNST_TERM,
            "*",
            variable("log K"),
            "/",
            variable("n"),
            "=",
            NERNST_TERM,
            "*",
            answerTerm(pureNumber(logarithm, 4)),
            "/",
            n,
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("potential", answer),
    distractors: wrongQuantities(answer, [
      [slip("n-left-out"), answer.value.times(electrons)],
      ["ln-for-log", answer.value.times(new Decimal(10).ln())],
      [slip("potential-sign"), answer.value.neg()],
    ]),
  };
}

/** E° and the constant of equilibrium. */
export const potentialAndConstant: Family = {
  id: "potential-and-constant",
  subtopic: "standard-cell-potential",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { hard: constant },
};
