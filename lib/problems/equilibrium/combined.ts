import { givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { GAS_REACTIONS, varied } from "./reactions.ts";

const WORDS = "problems-equilibrium.constants";

/** The equation with all coefficients times a factor, or turned around. */
function rewrite(equation: string, change: "reversed" | "doubled"): string {
  const [left = "", right = ""] = equation.split(" <=> ");
  if (change === "reversed") return `${right} <=> ${left}`;
  const doubled = (side: string): string =>
    side
      .split(" + ")
      .map((term) => (/^\d/.test(term) ? term.replace(/^\d+/, (digits) => String(2 * Number(digits))) : `2 ${term}`))
      .join(" + ");
  return `${doubled(left)} <=> ${doubled(right)}`;
}

const CHANGES = { reversed: -1, doubled: 2, halved: 0.5 } as const;

/** K of one reaction turned around, doubled or halved. */
function rewritten(random: Random): SolvedDraft {
  const reaction = random.pick(GAS_REACTIONS);
  const change = random.pick(["reversed", "doubled", "halved"] as const);
  const constant = pureNumber(varied(random, reaction).toSignificantDigits(3), 3);
  const changed = rewrite(reaction.equation, change === "reversed" ? "reversed" : "doubled");
  const [equation, other] = change === "halved" ? [changed, reaction.equation] : [reaction.equation, changed];
  const power = CHANGES[change];
  const answer = pureNumber(constant.value.pow(power), 3);
  const k = givenTerm(constant);
  const letters = {
    reversed: [count(1), "/", variable("K₁")],
    doubled: [variable("K₁"), "*", variable("K₁")],
    halved: [variable("√"), "(", variable("K₁"), ")"],
  } as const;
  const numbers = { reversed: [count(1), "/", k], doubled: [k, "*", k], halved: [variable("√"), "(", k, ")"] } as const;
  return {
    kind: "solved",
    variant: "rewritten",
    values: { equation: equationTerm(equation), other: equationTerm(other) },
    givens: { constant: ["K₁", constant] },
    steps: [
      step("compare", [expression(equationTerm(equation)), expression(equationTerm(other))]),
      step(change, [
        expression(variable("K₂"), "=", ...letters[change], "=", ...numbers[change], "=", shownTerm(answer)),
      ]),
    ],
    answer: quantityAnswer("k", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "unchanged"), constant.value],
      [slipOf(WORDS, "times-factor"), change === "reversed" ? constant.value.neg() : constant.value.times(power)],
      [slipOf(WORDS, "wrong-power"), constant.value.pow(change === "halved" ? 2 : 0.5)],
      [slipOf(WORDS, "turned-over"), constant.value.pow(-power)],
    ]),
  };
}

/**
 * Two reactions that add up to a third, and constants at one temperature: N₂ and NO at 25 °C from their Gibbs energies (CRC), steam
 * and carbon at 1000 K, steam and methane at 1200 K (Kc, from the same tables), ions in water at 25 °C (OpenStax Chemistry 2e).
 */
const SUMS: readonly {
  readonly first: string;
  readonly second: string;
  readonly sum: string;
  readonly constants: readonly [number, number];
}[] = [
  {
    first: "N2(g) + O2(g) <=> 2 NO(g)",
    second: "2 NO(g) + O2(g) <=> 2 NO2(g)",
    sum: "N2(g) + 2 O2(g) <=> 2 NO2(g)",
    constants: [2.0e-31, 5.2e12],
  },
  {
    first: "C(s) + H2O(g) <=> CO(g) + H2(g)",
    second: "CO(g) + H2O(g) <=> CO2(g) + H2(g)",
    sum: "C(s) + 2 H2O(g) <=> CO2(g) + 2 H2(g)",
    constants: [0.033, 1.4],
  },
  {
    first: "CH4(g) + H2O(g) <=> CO(g) + 3 H2(g)",
    second: "CO(g) + H2O(g) <=> CO2(g) + H2(g)",
    sum: "CH4(g) + 2 H2O(g) <=> CO2(g) + 4 H2(g)",
    constants: [0.26, 0.73],
  },
  {
    first: "H2CO3(aq) <=> H^+(aq) + HCO3^-(aq)",
    second: "HCO3^-(aq) <=> H^+(aq) + CO3^2-(aq)",
    sum: "H2CO3(aq) <=> 2 H^+(aq) + CO3^2-(aq)",
    constants: [4.3e-7, 4.7e-11],
  },
  {
    first: "H2C2O4(aq) <=> H^+(aq) + HC2O4^-(aq)",
    second: "HC2O4^-(aq) <=> H^+(aq) + C2O4^2-(aq)",
    sum: "H2C2O4(aq) <=> 2 H^+(aq) + C2O4^2-(aq)",
    constants: [0.06, 6.1e-5],
  },
  {
    first: "AgCl(s) <=> Ag^+(aq) + Cl^-(aq)",
    second: "Ag^+(aq) + 2 NH3(aq) <=> Ag(NH3)2^+(aq)",
    sum: "AgCl(s) + 2 NH3(aq) <=> Ag(NH3)2^+(aq) + Cl^-(aq)",
    constants: [1.8e-10, 1.6e7],
  },
];

/** K of a sum of two reactions, or of one of them from the sum. */
function summed(random: Random): SolvedDraft {
  const { first, second, sum, constants } = random.pick(SUMS);
  const near = (value: number): Decimal => new Decimal(value * (0.6 + 0.8 * random.next())).toSignificantDigits(2);
  const [one, two] = [near(constants[0]), near(constants[1])];
  const total = one.times(two).toSignificantDigits(2);
  const isSum = random.chance(0.6);
  const [known, other] = isSum ? [one, two] : [total, one];
  const answer = pureNumber(isSum ? one.times(two) : total.div(one), 2);
  const [knownEquation, otherEquation, wanted] = isSum ? [first, second, sum] : [sum, first, second];
  const [left, right] = [pureNumber(known, 2), pureNumber(other, 2)];
  return {
    kind: "solved",
    variant: "two-reactions",
    values: { first: equationTerm(knownEquation), second: equationTerm(otherEquation), third: equationTerm(wanted) },
    givens: { firstConstant: ["K₁", left], secondConstant: ["K₂", right] },
    steps: [
      step(isSum ? "add" : "subtract", [expression(equationTerm(wanted))]),
      step(isSum ? "multiply" : "divide", [worked("K₃", [["K₁", left], isSum ? "*" : "/", ["K₂", right]], answer)]),
    ],
    answer: quantityAnswer("k", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "constants-added"), isSum ? known.plus(other) : known.minus(other).abs()],
      [
        isSum ? "divided-instead-of-multiplied" : "multiplied-instead-of-divided",
        isSum ? known.div(other) : known.times(other),
      ],
      [slipOf(WORDS, "turned-over"), answer.value.pow(-1)],
    ]),
  };
}

/** K of equations that are put together from others: from one of them, or from two. */
export function combined(random: Random, from: "one" | "two"): SolvedDraft {
  return from === "one" ? rewritten(random) : summed(random);
}
