import { FORMATION_ENTHALPIES, GASEOUS_ELEMENTS, LIQUID_ELEMENTS, SOLID_MOLECULES } from "../../chemistry/data/formation-enthalpies.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import type { PhysicalState } from "../../chemistry/formula/formula.ts";
import { isNonmetal } from "../../chemistry/formula/charge.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Expression, Operator, Term } from "../facts.ts";
import { fail, succeed } from "../../result.ts";
import { expression, formulaTerm, joined, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { equationStep } from "./reaction.ts";
import { writtenFactor } from "./reaction-heat.ts";
import { way } from "./rule.ts";
import type { BalancedEquation, Rule, Scene, Way } from "./rule.ts";

/** A species of the equation: how often it is formed (negative for a reactant), and its enthalpy of formation. */
type Share = { readonly formula: string; readonly state: PhysicalState | null; readonly count: Decimal; readonly known: Quantity | null };

const SOLID_METALS_ONLY = /^[A-Z][a-z]?$/;

/** Whether the formula with this state is an element in its standard state. */
function isStandardElement(formula: string, state: PhysicalState | null): boolean {
  if (GASEOUS_ELEMENTS.has(formula)) return state === null || state === "g";
  if (LIQUID_ELEMENTS.has(formula)) return state === null || state === "l";
  if (SOLID_MOLECULES.has(formula)) return state === null || state === "s";
  return SOLID_METALS_ONLY.test(formula) && (!isNonmetal(formula) || formula === "S") && (state === null || state === "s");
}

function measured(value: string): Quantity {
  const decimal = new Decimal(value);
  return { ...computed(decimal, "kJ/mol"), significantFigures: figuresToPlace(decimal, -1) };
}

/** From the table; without a state only where the table knows the substance in one. */
function lookUp(formula: string, state: PhysicalState | null): Quantity | null {
  if (isStandardElement(formula, state)) return computed(new Decimal(0), "kJ/mol");
  const keys = state === null ? ["s", "l", "g"].map((each) => `${formula}(${each})`) : [`${formula}(${state})`];
  const found = keys.filter((key) => Object.hasOwn(FORMATION_ENTHALPIES, key)).flatMap((key) => FORMATION_ENTHALPIES[key] ?? []);
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : measured(only);
}

function listShares(equation: BalancedEquation): Omit<Share, "known">[] | null {
  const factor = writtenFactor(equation);
  if (factor === null) return null;
  return listTerms(equation.equation).map(({ formula }, index) => {
    const sign = index < equation.equation.reactants.length ? -1 : 1;
    return { formula: equation.species[index] ?? "", state: formula.state, count: factor.times(equation.coefficients[index] ?? 1).times(sign) };
  });
}

function sumOf(shares: readonly Share[], values: readonly Quantity[]): Quantity {
  const value = shares.reduce((sum, { count }, index) => sum.plus(count.times(values[index]?.value ?? 0)), new Decimal(0));
  const places = shares.map(({ count }, index) => {
    const own = values[index];
    return own === undefined || own.value.isZero() ? null : lastPlace(own.value.times(count), own.significantFigures === null ? null : figuresToPlace(own.value.times(count), lastPlace(own.value, own.significantFigures)));
  });
  return { ...computed(value, "kJ"), significantFigures: figuresToPlace(value, coarsestPlace(...places)) };
}

function sideLine(letter: string, shares: readonly Share[], values: ReadonlyMap<Share, Quantity>): Expression {
  const groups = shares.map((share): (Term | Operator)[] => {
    const value = values.get(share);
    return [quantity(share.count.abs().toFixed(), "mol"), "*", "(", ...(value === undefined ? [] : [shownTerm(value)]), ")"];
  });
  const total = shares.reduce((sum, share) => sum.plus(share.count.abs().times(values.get(share)?.value ?? 0)), new Decimal(0));
  return expression(variable(letter), "=", ...joined(groups, "+"), "=", quantity(total.toFixed(), "kJ"));
}

function formationWay(equation: BalancedEquation, shares: readonly Share[]): Way {
  const asked = shares.filter(({ known }) => known === null);
  const needs: Variable[] = asked.map(({ formula }) => variableOf("formation-enthalpy", formula));
  const listValues = (inputs: readonly Quantity[]): Quantity[] => {
    const given = [...inputs];
    return shares.map(({ known }) => {
      const value = known ?? given.shift();
      if (value === undefined) throw new Error("A species lacks its enthalpy of formation");
      return inUnit(value, "kJ/mol");
    });
  };
  return {
    method: "enthalpy-of-formation",
    needs,
    compute: (inputs) => ({ ok: true, value: sumOf(shares, listValues(inputs)) }),
    listSlips(inputs, output) {
      const values = listValues(inputs);
      const once = shares.map((share) => ({ ...share, count: new Decimal(share.count.isNegative() ? -1 : 1) }));
      return [
        { id: "sign", quantity: { ...output, value: output.value.neg() } },
        { id: "missing-coefficient", quantity: { ...output, value: sumOf(once, values).value } },
      ];
    },
    explain(inputs, output) {
      const values = new Map(listValues(inputs).map((value, index): [Share, Quantity] => [shares[index] ?? { formula: "", state: null, count: new Decimal(0), known: null }, value]));
      const [products, reactants] = [shares.filter(({ count }) => !count.isNegative()), shares.filter(({ count }) => count.isNegative())];
      const table = shares.map((share) => {
        const value = values.get(share);
        return expression(variable("ΔfH°", share.formula + (share.state === null ? "" : `(${share.state})`)), "=", ...(value === undefined ? [] : [shownTerm(value)]));
      });
      return {
        steps: [
          equationStep(equation),
          { id: asked.length === 0 ? "look-up" : "collect", lines: table, values: {} },
          { id: "sums", lines: [sideLine("Σ₂", products, values), sideLine("Σ₁", reactants, values)], values: {} },
          { id: "subtract", lines: [expression(variable("ΔH°"), "=", variable("Σ₂"), "-", variable("Σ₁"), "=", shownTerm(output))], values: {} },
        ],
        answer: { id: "reaction-enthalpy", values: {} },
      };
    },
  };
}

/** Those that the problem gives; else all from the table. */
function settleShares(shares: readonly Omit<Share, "known">[], { givens }: Scene): Share[] | null {
  const isGiven = givens.some(({ kind }) => kind === "formation-enthalpy");
  const settled = shares.map((share): Share | null => {
    if (!isGiven) {
      const known = lookUp(share.formula, share.state);
      return known === null ? null : { ...share, known };
    }
    if (givens.some(({ kind, of }) => kind === "formation-enthalpy" && of === share.formula)) return { ...share, known: null };
    return isStandardElement(share.formula, share.state) ? { ...share, known: computed(new Decimal(0), "kJ/mol") } : null;
  });
  return settled.every((share) => share !== null) ? settled : null;
}

/** ΔfH°(X) = (ΔH° − Σ of all others) / ν(X), from the enthalpy of the reaction. */
function unknownWay(equation: BalancedEquation, wanted: Omit<Share, "known">, others: readonly Share[]): Way {
  const asked = others.filter(({ known }) => known === null);
  const restOf = (inputs: readonly Quantity[]): Quantity => {
    const given = [...inputs];
    const values = others.map(({ known }) => {
      const value = known ?? given.shift();
      if (value === undefined) throw new Error("A species lacks its enthalpy of formation");
      return inUnit(value, "kJ/mol");
    });
    return sumOf(others, values);
  };
  return {
    method: "enthalpy-of-formation",
    needs: [...asked.map(({ formula }) => variableOf("formation-enthalpy", formula)), variableOf("reaction-enthalpy", null)],
    compute(inputs) {
      const [rest, reaction] = [restOf(inputs), inputs.at(-1)];
      if (reaction === undefined || wanted.count.isZero()) return fail({ code: "not-valid" });
      const heat = inUnit(reaction, "kJ");
      const value = heat.value.minus(rest.value).div(wanted.count);
      const place = coarsestPlace(lastPlace(heat.value, heat.significantFigures), lastPlace(rest.value, rest.significantFigures));
      return succeed({ ...computed(value, "kJ/mol"), significantFigures: figuresToPlace(value, place) });
    },
    listSlips: (_, output) => [
      { id: "sign", quantity: { ...output, value: output.value.neg() } },
      ...(wanted.count.abs().eq(1) ? [] : [{ id: "missing-coefficient" as const, quantity: { ...output, value: output.value.times(wanted.count.abs()) } }]),
    ],
    explain(inputs, output) {
      const [rest, reaction] = [restOf(inputs), inputs.at(-1)];
      const heat = reaction === undefined ? quantity("0", "kJ") : shownTerm(inUnit(reaction, "kJ"));
      return {
        steps: [
          equationStep(equation),
          { id: "others", lines: [expression(variable("Σ"), "=", shownTerm(rest))], values: {} },
          { id: "unknown", lines: [expression(variable("ΔfH°", wanted.formula), "=", "(", variable("ΔH°"), "-", variable("Σ"), ")", "/", "(", quantity(wanted.count.toFixed(), "mol"), ")", "=", "(", heat, "-", "(", shownTerm(rest), ")", ")", "/", "(", quantity(wanted.count.toFixed(), "mol"), ")", "=", shownTerm(output))], values: { formula: formulaTerm(wanted.formula) } },
        ],
        answer: { id: "formation-enthalpy", values: { formula: formulaTerm(wanted.formula) } },
      };
    },
  };
}

function unknownWays(formula: string, equation: BalancedEquation, scene: Scene): Way[] {
  const shares = listShares(equation) ?? [];
  const [wanted, ...twice] = shares.filter((share) => share.formula === formula);
  const others = settleShares(shares.filter((share) => share.formula !== formula), scene);
  return wanted === undefined || twice.length > 0 || others === null ? [] : [unknownWay(equation, wanted, others)];
}

/** ΔH of one mole of a substance that takes part: ΔH° / ν. */
function perMoleWays(formula: string, equation: BalancedEquation): Way[] {
  const share = (listShares(equation) ?? []).find((each) => each.formula === formula);
  if (share === undefined) return [];
  const count = share.count.abs();
  return [
    way({
      method: "enthalpy-of-formation",
      needs: [variableOf("reaction-enthalpy", null)],
      compute: (reaction) => computed(inUnit(reaction, "kJ").value.div(count), "kJ/mol", reaction),
      listSlips: ([reaction], output) => (count.eq(1) ? [] : [{ id: "missing-coefficient", quantity: { ...output, value: inUnit(reaction, "kJ").value } }]),
      explain: ([reaction], output) => ({
        steps: [{ id: "per-mole", lines: [expression(variable("ΔH°"), "/", variable("ν"), "=", shownTerm(inUnit(reaction, "kJ")), "/", quantity(count.toFixed(), "mol"), "=", shownTerm(output))], values: { formula: formulaTerm(formula) } }],
        answer: { id: "molar-energy", values: { formula: formulaTerm(formula) } },
      }),
    }),
  ];
}

/** ΔH° = Σ ν ΔfH°(products) − Σ ν ΔfH°(reactants), for the equation as it is written. */
export const enthalpyOfFormation: Rule = ({ kind, of, label }, scene) => {
  const { equation } = scene;
  if (label !== null || equation === null) return [];
  if (kind === "formation-enthalpy" && of !== null && scene.givens.some((given) => given.kind === "reaction-enthalpy")) return unknownWays(of, equation, scene);
  const hasHeat = scene.givens.some((given) => given.kind === "energy" || given.kind === "molar-energy");
  if (kind === "molar-energy" && of !== null && !hasHeat) return perMoleWays(of, equation);
  if (kind !== "reaction-enthalpy" || of !== null) return [];
  const shares = listShares(equation);
  const settled = shares === null ? null : settleShares(shares, scene);
  return settled === null ? [] : [formationWay(equation, settled)];
};
