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

/** By what reactants are compared: by amounts, or gases in one state by volumes. */
type Measure = {
  readonly kind: "amount" | "volume";
  readonly unit: "mol" | "L";
  readonly letter: "n" | "V";
  readonly method: "limiting-reactant" | "combining-volumes";
};

const BY_AMOUNT: Measure = { kind: "amount", unit: "mol", letter: "n", method: "limiting-reactant" };

const BY_VOLUME: Measure = { kind: "volume", unit: "L", letter: "V", method: "combining-volumes" };

/** How often the reaction as written can run with each reactant: the least wins. */
function compareReactants(reactants: readonly Reactant[], amounts: readonly Quantity[], { unit }: Measure): Comparison {
  const extents = reactants.map(({ coefficient }, index) => valueOf(amounts[index], unit).div(coefficient));
  const extent = Decimal.min(...extents);
  const limiting = reactants[extents.findIndex((each) => each.eq(extent))];
  if (limiting === undefined) throw new Error("A comparison needs reactants");
  return { reactants, extents, limiting, extent };
}

function valueOf(amount: Quantity | undefined, unit: Measure["unit"]): Decimal {
  if (amount === undefined) throw new Error("A reactant has no amount");
  return inUnit(amount, unit).value;
}

function compareSteps(
  equation: BalancedEquation,
  { reactants, extents, limiting }: Comparison,
  amounts: readonly Quantity[],
  { letter, unit }: Measure,
): StepFacts[] {
  const lines = reactants.map(({ formula, coefficient }, index) => {
    const amount = amounts[index];
    if (amount === undefined) throw new Error("A reactant has no amount");
    const extent = computed(extents[index] ?? new Decimal(0), unit, amount);
    return expression(
      variable(letter, formula),
      "/",
      count(coefficient),
      "=",
      shownTerm(inUnit(amount, unit)),
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
  readonly measure?: Measure;
  readonly output: (comparison: Comparison, amounts: readonly Quantity[]) => Decimal;
  readonly explainLast: (comparison: Comparison, amounts: readonly Quantity[], output: Quantity) => Explanation;
};

/** A way that begins by comparing all reactants that are given. */
function limitedWay({ equation, reactants, measure = BY_AMOUNT, output, explainLast }: LimitedParts): Way {
  const finish = (comparison: Comparison, amounts: readonly Quantity[]): Quantity =>
    computed(output(comparison, amounts), measure.unit, ...amounts);
  return {
    method: measure.method,
    needs: reactants.map(({ formula }): Variable => variableOf(measure.kind, formula)),
    compute: (amounts) => ({ ok: true, value: finish(compareReactants(reactants, amounts, measure), amounts) }),
    listSlips(amounts) {
      const right = compareReactants(reactants, amounts, measure);
      return reactants.flatMap((reactant, index): Slip[] => {
        const extent = right.extents[index];
        if (extent === undefined || reactant === right.limiting) return [];
        return [{ id: "wrong-limiting-reactant", quantity: finish({ ...right, limiting: reactant, extent }, amounts) }];
      });
    },
    explain(amounts, quantity) {
      const comparison = compareReactants(reactants, amounts, measure);
      const last = explainLast(comparison, amounts, quantity);
      return { ...last, steps: [...compareSteps(equation, comparison, amounts, measure), ...last.steps] };
    },
  };
}

/** n(product) from the reactant that runs out, or V(product). */
function productWay(
  equation: BalancedEquation,
  reactants: readonly Reactant[],
  product: Reactant,
  measure: Measure = BY_AMOUNT,
): Way {
  return limitedWay({
    equation,
    reactants,
    measure,
    output: ({ extent }) => extent.times(product.coefficient),
    explainLast({ limiting, reactants: all }, amounts, output) {
      const amount = amounts[all.indexOf(limiting)];
      const [x, y] = [count(limiting.coefficient), count(product.coefficient)];
      const moles = amount === undefined ? [] : [shownTerm(inUnit(amount, measure.unit))];
      const values = { limiting: formulaTerm(limiting.formula), product: formulaTerm(product.formula) };
      return {
        steps: [
          step(
            "product",
            [worked(variable(measure.letter, product.formula), [y, "/", x, "*", ...moles], output)],
            values,
          ),
        ],
        answer: { id: "product", values },
      };
    },
  });
}

/** n(left) = n(given) − n(used), or the same of volumes. */
function leftoverWay(
  equation: BalancedEquation,
  reactants: readonly Reactant[],
  left: Reactant,
  measure: Measure = BY_AMOUNT,
): Way {
  const index = reactants.indexOf(left);
  return limitedWay({
    equation,
    reactants,
    measure,
    // What limits is used up, whatever its division by the coefficient was rounded to.
    output: ({ extent, extents }, amounts) =>
      extents[index]?.eq(extent)
        ? new Decimal(0)
        : valueOf(amounts[index], measure.unit).minus(extent.times(left.coefficient)),
    explainLast({ limiting, extent }, amounts, output) {
      const given = amounts[index] ?? output;
      const used = computed(extent.times(left.coefficient), measure.unit, ...amounts);
      const values = { limiting: formulaTerm(limiting.formula), left: formulaTerm(left.formula) };
      return {
        steps: [
          step(
            "leftover",
            [worked(variable(measure.letter, left.formula), [inUnit(given, measure.unit), "-", used], output)],
            values,
          ),
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
      findExcess(compareReactants(reactants, amounts, BY_AMOUNT)) === undefined
        ? fail({ code: "not-valid" })
        : naming.compute(amounts),
    explain(amounts, output) {
      const comparison = compareReactants(reactants, amounts, BY_AMOUNT);
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

/** Gases in one state of which two or more volumes are measured: the same, without their amounts. */
export const limitedVolumes: Rule = ({ kind, of, label }, scene) => {
  const { equation, givens } = scene;
  if (equation === null || kind !== "volume" || of === null) return [];
  const reactants = listMeasured(scene, equation).filter(({ formula }) =>
    givens.some((given) => given.kind === "volume" && given.of === formula && given.label === null),
  );
  const coefficient = findCoefficient(equation, of);
  if (reactants.length < 2) return [];
  if (label === null && coefficient !== null && listProducts(equation).includes(of))
    return [productWay(equation, reactants, { formula: of, coefficient }, BY_VOLUME)];
  const left = reactants.find(({ formula }) => formula === of);
  return label === "leftover" && left !== undefined ? [leftoverWay(equation, reactants, left, BY_VOLUME)] : [];
};
