import { add, subtract } from "../../quantity/arithmetic.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { Operator, Term } from "../facts.ts";
import { expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { inUnit, shownTerm } from "./quantity-terms.ts";
import { equationStep, findCoefficient, listProducts, listReactants } from "./reaction.ts";
import type { BalancedEquation, Rule, RuleIssue, Scene, Way } from "./rule.ts";
import { findSubstance } from "./substance.ts";

type Sides = { readonly added: readonly string[]; readonly taken: readonly string[] };

/** What stands on the other side of the equation, less what stands beside the wanted substance. */
function combine(inputs: readonly Quantity[], { added }: Sides): Result<Quantity, RuleIssue> {
  const [first, ...others] = inputs.map((input) => inUnit(input, "g"));
  let total = first;
  for (const [index, each] of others.entries()) {
    const next = total === undefined ? undefined : index + 1 < added.length ? add(total, each) : subtract(total, each);
    if (next === undefined || !next.ok) return fail({ code: "not-valid" });
    total = next.value;
  }
  return total !== undefined && total.value.gt(0) ? succeed(total) : fail({ code: "not-valid" });
}

/** Data that miss the ratio of the equation by more belong to a reaction that stopped before its end. */
const MOST_ERROR = 0.03;

/** Whether all masses tell the same extent of the reaction. */
function isConsistent(equation: BalancedEquation, order: readonly string[], inputs: readonly Quantity[]): boolean {
  const extents = order.flatMap((formula, index) => {
    const [input, substance, coefficient] = [inputs[index], findSubstance(formula), findCoefficient(equation, formula)];
    return input === undefined || substance === null || coefficient === null
      ? []
      : [inUnit(input, "g").value.div(substance.molarMass).div(coefficient)];
  });
  const [first] = extents;
  return (
    first !== undefined &&
    first.gt(0) &&
    extents.length === order.length &&
    extents.every((extent) => extent.div(first).minus(1).abs().lte(MOST_ERROR))
  );
}

function sumLine(wanted: string, { added, taken }: Sides, write: (formula: string) => Term): (Term | Operator)[] {
  return [
    ...added.flatMap((formula, index): (Term | Operator)[] => [...(index === 0 ? [] : ["+" as const]), write(formula)]),
    ...taken.filter((formula) => formula !== wanted).flatMap((formula): (Term | Operator)[] => ["-", write(formula)]),
  ];
}

function massWay(equation: BalancedEquation, wanted: string, sides: Sides): Way {
  const order = [...sides.added, ...sides.taken];
  return {
    method: "conservation-of-mass",
    needs: order.map((formula) => variableOf("mass", formula)),
    compute: (inputs) => (isConsistent(equation, order, inputs) ? combine(inputs, sides) : fail({ code: "not-valid" })),
    listSlips: () => [],
    explain(inputs, output) {
      const shown = (formula: string): Term => {
        const input = inputs[order.indexOf(formula)];
        return input === undefined ? formulaTerm(formula) : shownTerm(inUnit(input, "g"));
      };
      return {
        steps: [
          equationStep(equation),
          {
            id: "difference",
            lines: [
              expression(
                variable("m", wanted),
                "=",
                ...sumLine(wanted, sides, (formula) => variable("m", formula)),
                "=",
                ...sumLine(wanted, sides, shown),
                "=",
                shownTerm(output),
              ),
            ],
            values: { formula: formulaTerm(wanted) },
          },
        ],
        answer: { id: "mass", values: { formula: formulaTerm(wanted) } },
      };
    },
  };
}

function isWeighed({ givens }: Scene, formula: string): boolean {
  return givens.some(({ kind, of, label }) => kind === "mass" && of === formula && label === null);
}

/**
 * The mass of all reactants is that of all products (A. Lavoisier, 1789): the one mass that is not known follows from all the others. Where
 * only the reactants are known one of them may be in excess, so that nothing follows.
 */
export const conservationOfMass: Rule = ({ kind, of, label }, scene) => {
  const { equation } = scene;
  if (kind !== "mass" || label !== null || of === null || equation === null || !equation.species.includes(of))
    return [];
  const others = equation.species.filter((formula) => formula !== of);
  const [reactants, products] = [listReactants(equation), listProducts(equation)];
  const isSettled =
    products.some((formula) => formula !== of) &&
    others.length > 1 &&
    others.every((formula) => isWeighed(scene, formula));
  if (!isSettled) return [];
  const [own, opposite] = reactants.includes(of) ? [reactants, products] : [products, reactants];
  return [massWay(equation, of, { added: opposite, taken: own.filter((formula) => formula !== of) })];
};
