import { isCounted, reactionQuotient } from "../../chemistry/equilibrium/equilibrium.ts";
import type { Participant } from "../../chemistry/equilibrium/equilibrium.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import { bare, fraction, lawTerms, measureOf, numberTerms } from "../equilibrium-terms.ts";
import type { Measure } from "../equilibrium-terms.ts";
import type { Term } from "../facts.ts";
import { expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { listParticipants } from "./participants.ts";
import { equationStep } from "./reaction.ts";
import type { BalancedEquation, Rule, Slip, Way } from "./rule.ts";

type Law = {
  readonly measure: Measure;
  readonly kind: "molarity" | "pressure";
  readonly constant:
    | "concentration-constant"
    | "pressure-constant"
    | "acid-constant"
    | "base-constant"
    | "solubility-product"
    | "reaction-quotient";
  readonly letter: string;
};

/** One expression under its several names; Q is the same of a mixture that need not be at equilibrium. */
const LAWS: readonly Law[] = [
  { measure: "concentration", kind: "molarity", constant: "concentration-constant", letter: "Kc" },
  { measure: "pressure", kind: "pressure", constant: "pressure-constant", letter: "Kp" },
  { measure: "concentration", kind: "molarity", constant: "acid-constant", letter: "Ka" },
  { measure: "concentration", kind: "molarity", constant: "base-constant", letter: "Kb" },
  { measure: "concentration", kind: "molarity", constant: "solubility-product", letter: "Ksp" },
  { measure: "concentration", kind: "molarity", constant: "reaction-quotient", letter: "Q" },
  { measure: "pressure", kind: "pressure", constant: "reaction-quotient", letter: "Q" },
];

/** Values of one law are all in the unit of the first: mol/L, or atm or bar. */
function unitOf({ kind }: Law, [first]: readonly Quantity[]): string {
  if (kind === "molarity") return "mol/L";
  return first?.unit.factors[0]?.unit.symbol === "bar" ? "bar" : "atm";
}

/** The value of each species in the unit of the law. */
function tabulate(
  species: readonly Participant[],
  inputs: readonly Quantity[],
  law: Law,
): (formula: string) => Quantity {
  const unit = unitOf(law, inputs);
  const values = new Map(species.map(({ formula }, index): [string, Quantity | undefined] => [formula, inputs[index]]));
  return (formula) => {
    const value = values.get(formula);
    if (value === undefined) throw new Error(`The expression lacks ${formula}`);
    return inUnit(value, unit);
  };
}

/** K = Π [products] / Π [reactants], each to the power of its coefficient. */
function constantWay(equation: BalancedEquation, participants: readonly Participant[], law: Law): Way {
  const counted = participants.filter(isCounted);
  return {
    method: "equilibrium-expression",
    needs: counted.map(({ formula }) => variableOf(law.kind, formula)),
    compute(inputs) {
      const valueOf = tabulate(counted, inputs, law);
      if (counted.some(({ formula }) => !valueOf(formula).value.gt(0))) return fail({ code: "not-valid" });
      return succeed(
        computed(
          reactionQuotient(participants, (formula) => valueOf(formula).value),
          "",
          ...inputs,
        ),
      );
    },
    listSlips(inputs, output) {
      const valueOf = tabulate(counted, inputs, law);
      const withoutPowers = counted.reduce(
        (product, { formula, power }) => product.times(valueOf(formula).value.pow(Math.sign(power))),
        new Decimal(1),
      );
      const slips: Slip[] = [
        { id: "inverted-ratio", quantity: { ...output, value: new Decimal(1).div(output.value) } },
      ];
      return withoutPowers.eq(output.value)
        ? slips
        : [...slips, { id: "missing-coefficient", quantity: { ...output, value: withoutPowers } }];
    },
    explain: (inputs, output) => ({
      steps: [
        equationStep(equation),
        {
          id: "law",
          lines: [expression(variable(law.letter), "=", ...lawTerms(participants, law.measure))],
          values: {},
        },
        {
          id: "numbers",
          lines: [
            expression(
              variable(law.letter),
              "=",
              ...numberTerms(participants, tabulate(counted, inputs, law)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: law.constant, values: {} },
    }),
  };
}

function root(value: Decimal, degree: number): Decimal {
  return degree === 1 ? value : value.pow(new Decimal(1).div(degree));
}

/** [X] = (K Π [reactants] / Π [other products])^(1/ν), or the same turned over for a reactant. */
function speciesWay(
  equation: BalancedEquation,
  participants: readonly Participant[],
  wanted: Participant,
  law: Law,
): Way {
  const others = participants.filter(isCounted).filter(({ formula }) => formula !== wanted.formula);
  const degree = Math.abs(wanted.power);
  const powerOf = (inputs: readonly Quantity[]): Decimal => {
    const [constant, ...values] = inputs;
    const valueOf = tabulate(others, values, law);
    const rest =
      constant === undefined
        ? new Decimal(1)
        : constant.value.div(reactionQuotient(others, (formula) => valueOf(formula).value));
    return wanted.power > 0 ? rest : new Decimal(1).div(rest);
  };
  return {
    method: "equilibrium-expression",
    needs: [variableOf(law.constant, null), ...others.map(({ formula }) => variableOf(law.kind, formula))],
    compute(inputs) {
      if (inputs.some(({ value }) => !value.gt(0))) return fail({ code: "not-valid" });
      return succeed(computed(root(powerOf(inputs), degree), unitOf(law, inputs.slice(1)), ...inputs));
    },
    listSlips(inputs, output) {
      const slips: Slip[] = [
        { id: "inverted-ratio", quantity: { ...output, value: new Decimal(1).div(output.value) } },
      ];
      return degree === 1 ? slips : [...slips, { id: "forgot-root", quantity: { ...output, value: powerOf(inputs) } }];
    },
    explain(inputs, output) {
      const [constant, ...values] = inputs;
      const valueOf = tabulate(others, values, law);
      const side = (isSame: boolean): Term[] =>
        others.flatMap(({ formula, power }) =>
          (power > 0 === wanted.power > 0) === isSame
            ? Array.from({ length: Math.abs(power) }, () => bare(valueOf(formula)))
            : [],
        );
      const given: Term[] = constant === undefined ? [] : [shownTerm(constant)];
      const [above, below] =
        wanted.power > 0 ? [[...given, ...side(false)], side(true)] : [side(false), [...given, ...side(true)]];
      const power = shownTerm(computed(powerOf(inputs), "", ...inputs));
      return {
        steps: [
          equationStep(equation),
          {
            id: "law",
            lines: [expression(variable(law.letter), "=", ...lawTerms(participants, law.measure))],
            values: {},
          },
          {
            id: "isolate",
            lines: [
              expression(measureOf(wanted.formula, law.measure, degree), "=", ...fraction(above, below), "=", power),
            ],
            values: { formula: formulaTerm(wanted.formula) },
          },
          ...(degree === 1
            ? []
            : [
                {
                  id: "root",
                  lines: [expression(measureOf(wanted.formula, law.measure), "=", shownTerm(output))],
                  values: {},
                },
              ]),
        ],
        answer: { id: law.kind, values: { formula: formulaTerm(wanted.formula) } },
      };
    },
  };
}

/** The law of mass action: K from all that is in a mixture at equilibrium, one of these from K and the others; Q of any mixture. */
export const equilibriumExpression: Rule = ({ kind, of, label }, { equation, conditions, givens }) => {
  const isSettled = conditions.has("at-equilibrium");
  const participants =
    equation === null || label !== null || !(isSettled || kind === "reaction-quotient")
      ? null
      : listParticipants(equation);
  if (equation === null || participants === null) return [];
  // Without all of the mixture there is no quotient of it.
  const isWhole = (law: Law): boolean =>
    participants
      .filter(isCounted)
      .every(({ formula }) => givens.some((given) => given.kind === law.kind && given.of === formula));
  return LAWS.flatMap((law) => {
    if (kind === law.constant)
      return of === null && (isSettled ? givens.some((given) => given.kind === law.kind) : isWhole(law))
        ? [constantWay(equation, participants, law)]
        : [];
    const wanted =
      kind === law.kind && givens.some((given) => given.kind === law.constant)
        ? participants.filter(isCounted).find(({ formula }) => formula === of)
        : undefined;
    return wanted === undefined ? [] : [speciesWay(equation, participants, wanted, law)];
  });
};
