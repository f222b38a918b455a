import { unitOfConstant } from "../../laws/kinetics/unit-of-constant.ts";
import type { FactValue } from "../../methods/facts.ts";
import { answerTerm, computed, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, formulaTerm, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { coefficientOf, sampleLaw } from "./rate-law-data.ts";
import type { RateLaw } from "./rate-law-data.ts";
import { bracket, factors, lawTerms, product, threeFigures } from "./rate-terms.ts";

const WORDS = "problems-kinetics.rate-law-in-use";

const RATE = "mol/(L·s)";

type Sample = {
  readonly law: RateLaw;
  readonly a: string;
  readonly b: string;
  readonly m: number;
  readonly n: number;
  readonly k: Quantity;
  readonly first: Quantity;
  readonly second: Quantity;
  readonly rate: Quantity;
};

function sample(random: Random): Sample {
  const law = sampleLaw(random);
  const [[a, m], [b, n]] = [law.orders[0] ?? ["A", 1], law.orders[1] ?? ["B", 1]];
  const concentration = (): Quantity => threeFigures(law.scale * (0.6 + 3 * random.next()), "mol/L");
  const [first, second] = [concentration(), concentration()];
  const k = threeFigures(law.constant, unitOfConstant(law.overall));
  return {
    law,
    a,
    b,
    m,
    n,
    k,
    first,
    second,
    rate: computed(
      k.value.times(
        product([
          [first, m],
          [second, n],
        ]),
      ),
      RATE,
      k,
      first,
      second,
    ),
  };
}

const lawOf = ({ orders }: RateLaw): FactValue => expression(variable("v"), "=", ...lawTerms(orders));

/** The rate at given concentrations. */
function rate(random: Random): Draft {
  const { law, a, b, m, n, k, first, second, rate: answer } = sample(random);
  const powers = [
    [first, m],
    [second, n],
  ] as const;
  const with_ = (left: number, right: number): Decimal =>
    k.value.times(
      product([
        [first, left],
        [second, right],
      ]),
    );
  return {
    kind: "solved",
    variant: "rate",
    values: {
      equation: equationTerm(law.equation),
      law: lawOf(law),
      k: givenTerm(k),
      a: formulaTerm(a),
      b: formulaTerm(b),
      first: givenTerm(first),
      second: givenTerm(second),
    },
    given: [
      expression(variable("k"), "=", givenTerm(k)),
      expression(bracket(a), "=", givenTerm(first)),
      expression(bracket(b), "=", givenTerm(second)),
    ],
    steps: [
      {
        id: "rate",
        lines: [
          expression(
            variable("v"),
            "=",
            ...lawTerms(law.orders),
            "=",
            givenTerm(k),
            "*",
            ...factors(powers),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("rate", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "exponent-left-out"), with_(Math.min(m, 1), Math.min(n, 1))],
      [slipOf(WORDS, "exponent-as-factor"), with_(Math.min(m, 1), Math.min(n, 1)).times(Math.max(m, n))],
      [
        slipOf(WORDS, "coefficients-as-exponents"),
        with_(coefficientOf(law.equation, a), coefficientOf(law.equation, b)),
      ],
      [slipOf(WORDS, "constant-left-out"), product(powers)],
      ["divided-instead-of-multiplied", product(powers).div(k.value)],
      [slipOf(WORDS, "concentrations-added"), k.value.times(first.value.plus(second.value))],
      [slipOf(WORDS, "order-zero-counted"), with_(Math.max(m, 1), Math.max(n, 1))],
    ]),
  };
}

const CHANGES = ["0.5", "2", "3", "4"] as const;

/** By which factor the rate changes when both concentrations do. */
function factor(random: Random): Draft | null {
  const { law, a, b, m, n } = sample(random);
  const [x, y] = random.pickSeveral(CHANGES, 2).map((each) => new Decimal(each));
  if (x === undefined || y === undefined) return null;
  const [first, second] = [x.pow(m), y.pow(n)];
  const answer = pureNumber(first.times(second), null);
  if (answer.value.eq(1) || first.eq(answer.value) !== (n === 0)) return null;
  const exact = (value: Decimal): Quantity => pureNumber(value, null);
  return {
    kind: "solved",
    variant: "factor",
    values: {
      equation: equationTerm(law.equation),
      law: lawOf(law),
      a: formulaTerm(a),
      b: formulaTerm(b),
      x: givenTerm(exact(x)),
      y: givenTerm(exact(y)),
    },
    given: [expression(variable("v"), "=", ...lawTerms(law.orders))],
    steps: [
      {
        id: "replace",
        lines: [],
        values: { a: formulaTerm(a), b: formulaTerm(b), x: givenTerm(exact(x)), y: givenTerm(exact(y)) },
      },
      {
        id: "factor",
        lines: [
          expression(
            variable("v₂ / v₁"),
            "=",
            ...factors([
              [exact(x), m],
              [exact(y), n],
            ]),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("factor", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "exponent-left-out"), x.pow(Math.min(m, 1)).times(y.pow(Math.min(n, 1)))],
      [slipOf(WORDS, "order-zero-counted"), x.pow(Math.max(m, 1)).times(y.pow(Math.max(n, 1)))],
      [slipOf(WORDS, "factors-added"), (m === 0 ? new Decimal(0) : first).plus(n === 0 ? 0 : second)],
      [slipOf(WORDS, "exponent-as-factor"), x.times(Math.max(m, 1)).times(y.times(Math.max(n, 1)))],
      [
        slipOf(WORDS, "coefficients-as-exponents"),
        x.pow(coefficientOf(law.equation, a)).times(y.pow(coefficientOf(law.equation, b))),
      ],
      [slipOf(WORDS, "change-inverted"), new Decimal(1).div(answer.value)],
    ]),
  };
}

/** The rate constant with its unit, from one rate. */
function constant(random: Random): Draft {
  const { law, a, b, m, n, first, second, rate: unrounded } = sample(random);
  const measured = threeFigures(unrounded.value, RATE);
  const powers = [
    [first, m],
    [second, n],
  ] as const;
  const k = computed(measured.value.div(product(powers)), unitOfConstant(law.overall), measured, first, second);
  const with_ = (left: number, right: number): Decimal =>
    measured.value.div(
      product([
        [first, left],
        [second, right],
      ]),
    );
  return {
    kind: "solved",
    variant: "constant",
    values: {
      equation: equationTerm(law.equation),
      law: lawOf(law),
      a: formulaTerm(a),
      b: formulaTerm(b),
      first: givenTerm(first),
      second: givenTerm(second),
      rate: givenTerm(measured),
    },
    given: [
      expression(variable("v"), "=", givenTerm(measured)),
      expression(bracket(a), "=", givenTerm(first)),
      expression(bracket(b), "=", givenTerm(second)),
    ],
    steps: [
      {
        id: "rearrange",
        lines: [expression(variable("k"), "=", variable("v"), "/", "(", ...lawTerms(law.orders).slice(1), ")")],
        values: {},
      },
      {
        id: "constant",
        lines: [
          expression(variable("k"), "=", givenTerm(measured), "/", "(", ...factors(powers), ")", "=", answerTerm(k)),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("constant", k),
    distractors: wrongQuantities(k, [
      [slipOf(WORDS, "exponent-left-out"), with_(Math.min(m, 1), Math.min(n, 1))],
      [slipOf(WORDS, "order-zero-counted"), with_(Math.max(m, 1), Math.max(n, 1))],
      ["multiplied-instead-of-divided", measured.value.times(product(powers))],
      [slipOf(WORDS, "exponents-exchanged"), with_(n, m)],
      ["inverted-ratio", product(powers).div(measured.value)],
    ]),
  };
}

/** A concentration at which the reaction has a given rate. */
function concentration(random: Random): Draft | null {
  const { law, a, b, m, n, k, second, rate: unrounded } = sample(random);
  if (m === 0) return null;
  const measured = threeFigures(unrounded.value, RATE);
  const others = [[second, n]] as const;
  const power = measured.value.div(k.value).div(product(others));
  const answer = computed(m === 2 ? power.sqrt() : power, "mol/L", measured, k, second);
  const squared = { ...computed(power, m === 2 ? "mol^2/L^2" : "mol/L", measured, k, second) };
  const below = n === 0 ? [givenTerm(k)] : ["(" as const, givenTerm(k), "*" as const, ...factors(others), ")" as const];
  const symbols = n === 0 ? [variable("k")] : ["(" as const, variable("k"), bracket(b, n), ")" as const];
  return {
    kind: "solved",
    variant: "concentration",
    values: {
      equation: equationTerm(law.equation),
      law: lawOf(law),
      k: givenTerm(k),
      a: formulaTerm(a),
      b: formulaTerm(b),
      second: givenTerm(second),
      rate: givenTerm(measured),
    },
    given: [
      expression(variable("k"), "=", givenTerm(k)),
      expression(variable("v"), "=", givenTerm(measured)),
      expression(bracket(b), "=", givenTerm(second)),
    ],
    steps: [
      { id: "rearrange", lines: [expression(bracket(a, m), "=", variable("v"), "/", ...symbols)], values: {} },
      ...(m === 2
        ? [
            {
              id: "square",
              lines: [
                expression(
                  bracket(a, m),
                  "=",
                  givenTerm(measured),
                  "/",
                  ...below,
                  "=",
                  answerTerm({ ...squared, significantFigures: 5 }),
                ),
              ],
              values: {},
            },
            {
              id: "root",
              lines: [
                expression(
                  bracket(a),
                  "=",
                  variable("√"),
                  "(",
                  answerTerm({ ...squared, significantFigures: 5 }),
                  ")",
                  "=",
                  answerTerm(answer),
                ),
              ],
              values: {},
            },
          ]
        : [
            {
              id: "concentration",
              lines: [expression(bracket(a), "=", givenTerm(measured), "/", ...below, "=", answerTerm(answer))],
              values: {},
            },
          ]),
    ],
    answer: quantityAnswer("concentration", answer, { a: formulaTerm(a) }),
    distractors: wrongQuantities(answer, [
      ...(m === 2
        ? [["forgot-root", power] as const, [slipOf(WORDS, "half-for-root"), power.div(2)] as const]
        : [[slipOf(WORDS, "root-too-many"), power.sqrt()] as const]),
      [slipOf(WORDS, "other-left-out"), m === 2 ? measured.value.div(k.value).sqrt() : measured.value.div(k.value)],
      ["inverted-ratio", new Decimal(1).div(m === 2 ? power.sqrt() : power)],
      ["multiplied-instead-of-divided", power.times(product(others).pow(2))],
    ]),
  };
}

/** What a rate law says of rates, concentrations and the rate constant. */
export const rateLawInUse: Family = {
  id: "rate-law-in-use",
  subtopic: "rate-laws",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: rate, medium: factor, hard: (random) => random.pick([constant, concentration])(random) },
};
