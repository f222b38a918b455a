import type { EmpiricalFormula } from "../../chemistry/formula/empirical.ts";
import type { ElementSymbol } from "../../chemistry/elements/elements.ts";
import { findWeight } from "../../chemistry/formula/told-masses.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { Expression, StepFacts } from "../facts.ts";
import { count, formulaTerm, quantity, step, variable } from "../terms.ts";
import { analyse, explainAnalysis, formulaOf } from "./element-shares.ts";
import type { Shares } from "./element-shares.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, exactly, inUnit, shownTerm, worked } from "./quantity-terms.ts";
import type { Rule, RuleIssue, Scene, Way } from "./rule.ts";
import { findSubstance } from "./substance.ts";

/** What the combustion products tell of: the element, and how many of its atoms one molecule holds. */
const PRODUCTS = [
  ["CO2", "C", 1],
  ["H2O", "H", 2],
] as const;

const KNOWN: ReadonlySet<string> = new Set(["C", "H", "O"]);

/** Less of the sample than this is no oxygen, but the error of the weighing. */
const LEAST_SHARE = 0.02;

type Analysis = {
  readonly shares: Shares;
  readonly lines: readonly Expression[];
  readonly difference: Expression | null;
};

function massOfElement(
  product: string,
  symbol: ElementSymbol,
  atoms: number,
  mass: Quantity,
): { share: Quantity; line: Expression } {
  const substance = findSubstance(product);
  const weight = findWeight(symbol);
  if (substance === null || weight === null) throw new Error("Products of combustion have masses");
  const share = computed(inUnit(mass, "g").value.times(weight).times(atoms).div(substance.molarMass), "g", mass);
  const factor = atoms === 1 ? [quantity(weight, "g/mol")] : [count(atoms), "*" as const, quantity(weight, "g/mol")];
  const line = worked(
    variable("m", symbol),
    [inUnit(mass, "g"), "*", ...factor, "/", quantity(substance.molarMass.toFixed(), "g/mol")],
    share,
  );
  return { share, line };
}

/** Masses of carbon and hydrogen from the products; what is missing to the sample is oxygen. */
function analyseProducts(inputs: readonly Quantity[], mayHoldOxygen: boolean): Result<Analysis, RuleIssue> {
  const [sample, ...products] = inputs;
  if (sample === undefined) return fail({ code: "not-valid" });
  const found = PRODUCTS.flatMap(([product, symbol, atoms], index) => {
    const mass = products[index];
    return mass === undefined ? [] : [{ symbol, ...massOfElement(product, symbol, atoms, mass) }];
  });
  const total = inUnit(sample, "g").value;
  const rest: Decimal = found.reduce((left, { share }) => left.minus(share.value), total);
  const hasOxygen = rest.div(total).gt(LEAST_SHARE);
  if (rest.div(total).lt(-LEAST_SHARE) || (hasOxygen && !mayHoldOxygen)) return fail({ code: "not-valid" });
  const shares: Shares = found.map(({ symbol, share }) => ({ symbol, share }));
  const lines = found.map(({ line }) => line);
  if (!hasOxygen) return succeed({ shares, lines, difference: null });
  const oxygen = computed(rest, "g", sample, ...found.map(({ share }) => share));
  const terms = found.flatMap(({ share }) => ["-" as const, shownTerm(share)]);
  return succeed({
    shares: [...shares, { symbol: "O", share: oxygen }],
    lines,
    difference: worked(variable("m", "O"), [inUnit(sample, "g"), ...terms], oxygen),
  });
}

function stepsOf({ lines, difference }: Analysis): StepFacts[] {
  return [step("elements", [...lines]), ...(difference === null ? [] : [step("oxygen", [difference])])];
}

/** What the products of burning tell: the lowest ratio of the atoms, and the steps to it. */
type Burnt = { readonly formula: EmpiricalFormula; readonly steps: readonly StepFacts[] };

const NEEDS: readonly Variable[] = [variableOf("mass", null), variableOf("mass", "CO2"), variableOf("mass", "H2O")];

/** Carbon binds no more hydrogen than in an alkane, and oxygen does not change that: beyond it one of the masses is wrong. */
function isBindable({ formula: { counts } }: EmpiricalFormula): boolean {
  return (counts.get("H") ?? 0) <= 2 * (counts.get("C") ?? 0) + 2;
}

function analyseBurnt(inputs: readonly Quantity[], mayHoldOxygen: boolean): Result<Burnt, RuleIssue> {
  const analysis = analyseProducts(inputs, mayHoldOxygen);
  if (!analysis.ok) return analysis;
  const formula = analyse(analysis.value.shares);
  if (!formula.ok) return formula;
  if (!isBindable(formula.value)) return fail({ code: "not-valid" });
  const steps = explainAnalysis(analysis.value.shares, formula.value).map((step): StepFacts => ({
    ...step,
    method: "empirical-formula",
  }));
  return succeed({ formula: formula.value, steps: [...stepsOf(analysis.value), ...steps] });
}

function combustionWay({ needs, find }: CombustionParts): Way {
  return {
    method: "combustion-analysis",
    needs,
    compute(inputs) {
      const found = find(inputs);
      return found.ok ? succeed(exactly(found.value.formula.multiplier, "")) : fail({ code: "not-valid" });
    },
    listSlips: () => [],
    explain(inputs) {
      const found = find(inputs);
      if (!found.ok) throw new Error("A formula was computed, and then was not");
      const formula = formulaTerm(formulaOf(found.value.formula));
      return {
        steps: found.value.steps.map((step): StepFacts => ({ method: "combustion-analysis", ...step })),
        answer: { id: "formula", values: { formula }, value: formula },
      };
    },
  };
}

export type CombustionParts = {
  readonly needs: readonly Variable[];
  readonly find: (inputs: readonly Quantity[]) => Result<Burnt, RuleIssue>;
};

/** What a compound of carbon, hydrogen and perhaps oxygen burnt to; null where a problem does not tell of it. */
export function combustionParts({ givens, elements }: Scene): CombustionParts | null {
  const hasProducts = PRODUCTS.every(([product]) =>
    givens.some((given) => given.kind === "mass" && given.of === product),
  );
  const isKnown = elements.has("C") && elements.has("H") && [...elements].every((element) => KNOWN.has(element));
  return hasProducts && isKnown ? { needs: NEEDS, find: (inputs) => analyseBurnt(inputs, elements.has("O")) } : null;
}

/** The empirical formula of a compound of carbon, hydrogen and perhaps oxygen, from the masses of CO2 and H2O that it burns to. */
export const combustionAnalysis: Rule = ({ kind }, scene) => {
  const parts = kind === "empirical-formula" ? combustionParts(scene) : null;
  return parts === null ? [] : [combustionWay(parts)];
};
