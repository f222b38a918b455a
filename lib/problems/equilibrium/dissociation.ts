import type { Participant } from "../../chemistry/equilibrium/equilibrium.ts";
import { isCounted } from "../../chemistry/equilibrium/equilibrium.ts";
import { lawTerms, type Measure, measureOf, numberTerms } from "../../methods/equilibrium-terms.ts";
import type { Expression } from "../../methods/facts.ts";
import { equals, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { expression, joined, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, type Quantity, quantity } from "../../quantity/quantity.ts";
import { quantityAnswer } from "../solved.ts";
import type { Solved } from "../solved-facts.ts";

const ONE = new Decimal(1);

/** A product of powers, of amounts or pressures at equilibrium. */
const quotient = (participants: readonly Participant[], valueOf: (formula: string) => Decimal): Decimal =>
  participants.reduce((product, { formula, power }) => product.times(valueOf(formula).pow(power)), ONE);

function constantSteps(
  participants: readonly Participant[],
  values: ReadonlyMap<string, Quantity>,
  measure: Measure,
  figures: number | null,
) {
  const valueOf = (formula: string): Quantity => values.get(formula) ?? pureNumber(1);
  const constant = pureNumber(
    quotient(participants, (formula) => valueOf(formula).value),
    figures,
  );
  const letter = variable(measure === "pressure" ? "Kp" : "Kc");
  const bare = (formula: string): Quantity => pureNumber(valueOf(formula).value, valueOf(formula).significantFigures);
  return {
    constant,
    steps: [
      step("law", [expression(letter, "=", ...lawTerms(participants, measure))]),
      step("numbers", [worked(letter, numberTerms(participants, bare), constant)]),
    ],
  };
}

/** What there is of each gas for one mole of the reactant at first, of which the share has reacted. */
function amountsOf(participants: readonly Participant[], share: Decimal): ReadonlyMap<string, Decimal> | null {
  const [reactant, ...others] = participants.filter(({ power }) => power < 0);
  if (reactant === undefined || others.length > 0) return null;
  const extent = share.div(-reactant.power);
  return new Map(
    participants.map(({ formula, power }) => [formula, power < 0 ? ONE.minus(share) : extent.times(power)] as const),
  );
}

const amountLine = (formula: string, value: Quantity): Expression => equals(variable("n", formula), shownTerm(value));

/**
 * K from the share of a gas that has fallen apart: Kp where the pressure of all gases is told (in atm or bar), Kc where as many
 * moles of gas form as go. Null for a reaction of several reactants, or of none.
 */
export function solveDissociation(
  participants: readonly Participant[],
  share: Quantity,
  total: Quantity | null,
): Solved | null {
  const gases = participants.filter(isCounted);
  const amounts = gases.length === participants.length ? amountsOf(gases, share.value) : null;
  const change = gases.reduce((sum, { power }) => sum + power, 0);
  if (amounts === null || (total === null && change !== 0)) return null;
  const known = [share.significantFigures, total?.significantFigures ?? null].flatMap((each) => each ?? []);
  const figures = known.length === 0 ? null : Math.min(...known);
  const all = [...amounts.values()].reduce((sum, value) => sum.plus(value), new Decimal(0));
  const shown = new Map([...amounts].map(([formula, value]) => [formula, quantity(value, "mol", figures)] as const));
  const lines = [
    ...[...shown].map(([formula, value]) => amountLine(formula, value)),
    ...(total === null
      ? []
      : [
          worked(
            "n",
            joined(
              [...shown.values()].map((value) => [shownTerm(value)]),
              "+",
            ),
            quantity(all, "mol", figures),
          ),
        ]),
  ];
  const values =
    total === null
      ? shown
      : new Map(
          [...amounts].map(
            ([formula, value]) =>
              [formula, { ...total, value: value.div(all).times(total.value), significantFigures: figures }] as const,
          ),
        );
  const measure: Measure = total === null ? "concentration" : "pressure";
  const { constant, steps } = constantSteps(gases, values, measure, figures);
  return {
    steps: [
      step("one-mole", lines),
      ...(total === null
        ? []
        : [
            step(
              "partial-pressures",
              [...values].map(([formula, value]) =>
                worked(
                  measureOf(formula, "pressure"),
                  [shown.get(formula) ?? value, "/", quantity(all, "mol", figures), "*", total],
                  value,
                ),
              ),
            ),
          ]),
      ...steps,
    ],
    answer: quantityAnswer(total === null ? "kc" : "kp", constant),
  };
}

/** Kp from the pressure of all gases above a solid that alone was there at first. Null where it is no such reaction. */
export function solveSolidPressure(participants: readonly Participant[], total: Quantity): Solved | null {
  const gases = participants.filter(isCounted);
  const isOfSolids = participants.every(({ state, power }) =>
    power < 0 ? state === "s" : state === "s" || state === "g",
  );
  if (!isOfSolids || gases.length === 0) return null;
  const parts = gases.reduce((sum, { power }) => sum + power, 0);
  const values = new Map(
    gases.map(({ formula, power }) => [formula, { ...total, value: total.value.times(power).div(parts) }] as const),
  );
  const { constant, steps } = constantSteps(gases, values, "pressure", total.significantFigures);
  return {
    steps: [
      step(
        "gases-of-solid",
        gases.map(({ formula, power }) =>
          worked(
            measureOf(formula, "pressure"),
            [total, "*", pureNumber(power), "/", pureNumber(parts)],
            values.get(formula) ?? total,
          ),
        ),
      ),
      ...steps,
    ],
    answer: quantityAnswer("kp", constant),
  };
}
