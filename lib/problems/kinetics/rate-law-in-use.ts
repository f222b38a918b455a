import { rateLaw } from "../../laws/kinetics/rate-law.ts";
import { unitOfConstant } from "../../laws/kinetics/unit-of-constant.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { equationTerm, expression, formulaTerm, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, type Quantity, quantity } from "../../quantity/quantity.ts";
import { type ComputedDraft, type Draft, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { coefficientOf, type RateLaw, sampleLaw } from "./rate-law-data.ts";
import { lawTerms, threeFigures } from "./rate-terms.ts";

const WORDS = "problems-kinetics.rate-law-in-use";

const RATE = "mol/(L·s)";

const CHANGES = ["0.5", "2", "3", "4"] as const;

/** A rate law, its two reactants, and a state: both concentrations, constant and rate. */
function sample(random: Random) {
  const law = sampleLaw(random);
  const [[a, m], [b, n]] = [law.orders[0] ?? ["A", 1], law.orders[1] ?? ["B", 1]];
  const concentration = (): Quantity => threeFigures(law.scale * (0.6 + 3 * random.next()), "mol/L");
  const [first, second] = [concentration(), concentration()];
  const k = threeFigures(law.constant, unitOfConstant(law.overall));
  const rate = lawValue(rateLaw(law.orders), "v", { k: k.value, [a]: first.value, [b]: second.value });
  return { law, a, b, m, n, k, first, second, rate };
}

type Sample = ReturnType<typeof sample>;

const ask = (
  { law, a, b }: Sample,
  variant: string,
  draft: Pick<ComputedDraft, "givens" | "find" | "unit" | "distractors">,
): ComputedDraft => ({
  kind: "computed",
  variant,
  values: {
    equation: equationTerm(law.equation),
    law: expression(variable("v"), "=", ...lawTerms(law.orders)),
    a: formulaTerm(a),
    b: formulaTerm(b),
  },
  scene: { rateLaw: law.orders },
  ...draft,
});

/** What the answer is multiplied by where the coefficients are taken for exponents. */
const byCoefficients = ({ equation }: RateLaw, powers: readonly (readonly [string, number, Decimal])[]): Decimal =>
  powers.reduce(
    (all, [formula, order, value]) => all.times(value.pow(coefficientOf(equation, formula) - order)),
    new Decimal(1),
  );

/** The rate at given concentrations. */
function askRate(random: Random): Draft {
  const sampled = sample(random);
  const { law, a, b, m, n, k, first, second, rate } = sampled;
  const other = byCoefficients(law, [
    [a, m, first.value],
    [b, n, second.value],
  ]);
  return ask(sampled, "rate", {
    givens: {
      k: given("rate-constant", null, k),
      first: given("molarity", a, first),
      second: given("molarity", b, second),
    },
    find: variableOf("rate", null),
    unit: RATE,
    distractors: wrongQuantities(quantity(rate, RATE, 3), [
      [slipOf(WORDS, "coefficients-as-exponents"), rate.times(other)],
    ]),
  });
}

/** By which factor the rate changes when both concentrations do. */
function askFactor(random: Random): Draft | null {
  const sampled = sample(random);
  const { law, a, b, m, n } = sampled;
  const [x, y] = random.pickSeveral(CHANGES, 2).map((each) => new Decimal(each));
  if (x === undefined || y === undefined) return null;
  const answer = x.pow(m).times(y.pow(n));
  if (answer.eq(1) || x.pow(m).eq(answer) !== (n === 0)) return null;
  const other = byCoefficients(law, [
    [a, m, x],
    [b, n, y],
  ]);
  return ask(sampled, "factor", {
    givens: { x: given("concentration-factor", a, pureNumber(x)), y: given("concentration-factor", b, pureNumber(y)) },
    find: variableOf("rate-factor", null),
    unit: "",
    distractors: wrongQuantities(pureNumber(answer), [
      [slipOf(WORDS, "coefficients-as-exponents"), answer.times(other)],
    ]),
  });
}

/** The rate constant with its unit, from one rate. */
function askConstant(random: Random): Draft {
  const sampled = sample(random);
  const { law, a, b, first, second, rate } = sampled;
  return ask(sampled, "constant", {
    givens: {
      rate: given("rate", null, threeFigures(rate, RATE)),
      first: given("molarity", a, first),
      second: given("molarity", b, second),
    },
    find: variableOf("rate-constant", null),
    unit: unitOfConstant(law.overall),
  });
}

/** A concentration at which the reaction has a given rate. */
function askConcentration(random: Random): Draft | null {
  const sampled = sample(random);
  const { a, b, m, k, second, rate } = sampled;
  if (m === 0) return null;
  return ask(sampled, "concentration", {
    givens: {
      k: given("rate-constant", null, k),
      rate: given("rate", null, threeFigures(rate, RATE)),
      second: given("molarity", b, second),
    },
    find: variableOf("molarity", a),
    unit: "mol/L",
  });
}

/** What a rate law says of rates, concentrations and the rate constant. */
export const rateLawInUse: Family = {
  id: "rate-law-in-use",
  subtopic: "rate-laws",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: askRate,
    medium: askFactor,
    hard: (random) => random.pick([askConstant, askConcentration] as const)(random),
  },
};
