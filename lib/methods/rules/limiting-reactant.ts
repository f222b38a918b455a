import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { StepFacts } from "../facts.ts";
import { fail } from "../../result.ts";
import { count, expression, formulaTerm, step, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm, worked } from "./quantity-terms.ts";
import { equationStep, findCoefficient, isMeasured, listProducts, listReactants } from "./reaction.ts";
import type { BalancedEquation, Explanation, Rule, Scene, Slip, Way } from "./rule.ts";

type Reactant = { readonly formula: string; readonly coefficient: number };

type Comparison = {
  readonly reactants: readonly Reactant[];
  readonly extents: readonly Decimal[];
  readonly limiting: Reactant;
  readonly extent: Decimal;
};

/** How often the reaction as written can run with each reactant: the least wins. */
function compareReactants(reactants: readonly Reactant[], amounts: readonly Quantity[]): Comparison {
  const extents = reactants.map(({ coefficient }, index) => molesOf(amounts[index]).div(coefficient));
  const extent = Decimal.min(...extents);
  const limiting = reactants[extents.findIndex((each) => each.eq(extent))];
  if (limiting === undefined) throw new Error("A comparison needs reactants");
  return { reactants, extents, limiting, extent };
}

function molesOf(amount: Quantity | undefined): Decimal {
  if (amount === undefined) throw new Error("A reactant has no amount");
  return inUnit(amount, "mol").value;
}

function compareSteps(
  equation: BalancedEquation,
  { reactants, extents, limiting }: Comparison,
  amounts: readonly Quantity[],
): StepFacts[] {
  const lines = reactants.map(({ formula, coefficient }, index) => {
    const amount = amounts[index];
    if (amount === undefined) throw new Error("A reactant has no amount");
    const extent = computed(extents[index] ?? new Decimal(0), "mol", amount);
    return expression(
      variable("n", formula),
      "/",
      count(coefficient),
      "=",
      shownTerm(inUnit(amount, "mol")),
      "/",
      count(coefficient),
      "=",
      shownTerm(extent),
    );
  });
  return [equationStep(equation), step("compare", lines, { limiting: formulaTerm(limiting.formula) })];
}

type LimitedParts = {
  readonly equation: BalancedEquation;
  readonly reactants: readonly Reactant[];
  readonly output: (comparison: Comparison, amounts: readonly Quantity[]) => Decimal;
  readonly explainLast: (comparison: Comparison, amounts: readonly Quantity[], output: Quantity) => Explanation;
};

/** A way that begins by comparing all reactants that are given. */
function limitedWay({ equation, reactants, output, explainLast }: LimitedParts): Way {
  const finish = (comparison: Comparison, amounts: readonly Quantity[]): Quantity =>
    computed(output(comparison, amounts), "mol", ...amounts);
  return {
    method: "limiting-reactant",
    needs: reactants.map(({ formula }): Variable => variableOf("amount", formula)),
    compute: (amounts) => ({ ok: true, value: finish(compareReactants(reactants, amounts), amounts) }),
    listSlips(amounts) {
      const right = compareReactants(reactants, amounts);
      return reactants.flatMap((reactant, index): Slip[] => {
        const extent = right.extents[index];
        if (extent === undefined || reactant === right.limiting) return [];
        return [{ id: "wrong-limiting-reactant", quantity: finish({ ...right, limiting: reactant, extent }, amounts) }];
      });
    },
    explain(amounts, quantity) {
      const comparison = compareReactants(reactants, amounts);
      const last = explainLast(comparison, amounts, quantity);
      return { ...last, steps: [...compareSteps(equation, comparison, amounts), ...last.steps] };
    },
  };
}

/** n(product) from the reactant that runs out. */
function productWay(equation: BalancedEquation, reactants: readonly Reactant[], product: Reactant): Way {
  return limitedWay({
    equation,
    reactants,
    output: ({ extent }) => extent.times(product.coefficient),
    explainLast({ limiting, reactants: all }, amounts, output) {
      const amount = amounts[all.indexOf(limiting)];
      const [x, y] = [count(limiting.coefficient), count(product.coefficient)];
      const moles = amount === undefined ? [] : [shownTerm(inUnit(amount, "mol"))];
      const values = { limiting: formulaTerm(limiting.formula), product: formulaTerm(product.formula) };
      return {
        steps: [step("product", [worked(variable("n", product.formula), [y, "/", x, "*", ...moles], output)], values)],
        answer: { id: "product", values },
      };
    },
  });
}

/** n(left) = n(given) − n(used) */
function leftoverWay(equation: BalancedEquation, reactants: readonly Reactant[], left: Reactant): Way {
  const index = reactants.indexOf(left);
  return limitedWay({
    equation,
    reactants,
    // What limits is used up, whatever its division by the coefficient was rounded to.
    output: ({ extent, extents }, amounts) =>
      extents[index]?.eq(extent) ? new Decimal(0) : molesOf(amounts[index]).minus(extent.times(left.coefficient)),
    explainLast({ limiting, extent }, amounts, output) {
      const given = amounts[index] ?? output;
      const used = computed(extent.times(left.coefficient), "mol", ...amounts);
      const values = { limiting: formulaTerm(limiting.formula), left: formulaTerm(left.formula) };
      return {
        steps: [
          step("leftover", [worked(variable("n", left.formula), [inUnit(given, "mol"), "-", used], output)], values),
        ],
        answer: { id: "leftover", values },
      };
    },
  });
}

/** Names the reactant of which something is left, where two are given and one runs out first. */
function excessWay(equation: BalancedEquation, reactants: readonly Reactant[]): Way {
  const findExcess = ({ extents, extent }: Comparison): Reactant | undefined =>
    reactants.find((_, index) => extents[index]?.gt(extent));
  const naming = namingWay(equation, reactants);
  return {
    ...naming,
    compute: (amounts) =>
      findExcess(compareReactants(reactants, amounts)) === undefined
        ? fail({ code: "not-valid" })
        : naming.compute(amounts),
    explain(amounts, output) {
      const comparison = compareReactants(reactants, amounts);
      const excess = formulaTerm(findExcess(comparison)?.formula ?? "");
      const limiting = formulaTerm(comparison.limiting.formula);
      return {
        steps: naming.explain(amounts, output).steps,
        answer: { id: "excess", values: { limiting, excess }, value: excess },
      };
    },
  };
}

/** Names the reactant that runs out. */
function namingWay(equation: BalancedEquation, reactants: readonly Reactant[]): Way {
  return limitedWay({
    equation,
    reactants,
    output: ({ extent }) => extent,
    explainLast: ({ limiting }) => ({
      steps: [],
      answer: {
        id: "limiting",
        values: { limiting: formulaTerm(limiting.formula) },
        value: formulaTerm(limiting.formula),
      },
    }),
  });
}

function listMeasured(scene: Scene, equation: BalancedEquation): Reactant[] {
  return listReactants(equation).flatMap((formula) => {
    const coefficient = findCoefficient(equation, formula);
    return coefficient !== null && isMeasured(scene, formula) ? [{ formula, coefficient }] : [];
  });
}

/** Two or more reactants are measured: the one that runs out first decides how much forms and what is left. */
export const limitingReactant: Rule = ({ kind, of, label }, scene) => {
  const { equation } = scene;
  if (equation === null) return [];
  const reactants = listMeasured(scene, equation);
  if (reactants.length < 2) return [];
  if (kind === "excess-reactant") return reactants.length === 2 ? [excessWay(equation, reactants)] : [];
  if (kind === "limiting-reactant") return [namingWay(equation, reactants)];
  if (kind !== "amount" || of === null) return [];
  const coefficient = findCoefficient(equation, of);
  if (label === null && coefficient !== null && listProducts(equation).includes(of))
    return [productWay(equation, reactants, { formula: of, coefficient })];
  const left = reactants.find(({ formula }) => formula === of);
  return label === "leftover" && left !== undefined ? [leftoverWay(equation, reactants, left)] : [];
};
