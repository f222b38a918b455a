import { findMolecularFormula } from "../../chemistry/formula/empirical.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { StepFacts } from "../facts.ts";
import { count, expression, formulaTerm, quantity, step, variable } from "../terms.ts";
import { combustionParts } from "./combustion-analysis.ts";
import type { CombustionParts } from "./combustion-analysis.ts";
import { analyse, explainAnalysis, findShareGivens, formulaOf, toShares } from "./element-shares.ts";
import type { Shares } from "./element-shares.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { exactly, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Rule, RuleIssue, Scene, Way } from "./rule.ts";
import { findSubstance, molarMassStep } from "./substance.ts";

type Found = { readonly empirical: string; readonly steps: readonly StepFacts[]; readonly formula: Formula };

const MOLAR_MASS = variableOf("molar-mass", null);

/** Whether a formula has the lowest whole numbers already. */
function toMultiple(
  empirical: Formula,
  molarMass: Quantity,
): Result<{ readonly formula: string; readonly multiple: number }, RuleIssue> {
  const found = findMolecularFormula(empirical, inUnit(molarMass, "g/mol").value.toFixed());
  return found.ok
    ? succeed({ formula: formatFormula(found.value.formula, "ascii"), multiple: found.value.multiple })
    : fail({ code: "not-valid" });
}

function explainMultiple(empirical: string, molarMass: Quantity, multiple: number): StepFacts[] {
  const substance = findSubstance(empirical);
  if (substance === null) throw new Error("An empirical formula has a molar mass");
  const ratio = new Decimal(inUnit(molarMass, "g/mol").value).div(substance.molarMass);
  return [
    { ...molarMassStep(substance), id: "empirical-mass" },
    step(
      "multiple",
      [
        expression(
          variable("M"),
          "/",
          variable("M", empirical),
          "=",
          shownTerm(inUnit(molarMass, "g/mol")),
          "/",
          quantity(substance.molarMass.toFixed(), "g/mol"),
          "=",
          quantity(ratio.toFixed(3), ""),
          "≈",
          count(multiple),
        ),
      ],
      { formula: formulaTerm(empirical), multiple: count(multiple) },
    ),
  ];
}

type Parts = {
  readonly needs: readonly Variable[];
  readonly find: (inputs: readonly Quantity[]) => Result<Found, RuleIssue>;
};

/** The empirical formula comes from `find`, the molar mass is the last of the needs. */
function multipleWay({ needs, find }: Parts): Way {
  const solve = (inputs: readonly Quantity[]) => {
    const found = find(inputs);
    const molarMass = inputs.at(-1);
    if (!found.ok || molarMass === undefined) return null;
    const multiple = toMultiple(found.value.formula, molarMass);
    return multiple.ok ? { found: found.value, molarMass, ...multiple.value } : null;
  };
  return {
    method: "molecular-formula",
    needs: [...needs, MOLAR_MASS],
    compute(inputs) {
      const solved = solve(inputs);
      return solved === null ? fail({ code: "not-valid" }) : succeed(exactly(solved.multiple, ""));
    },
    listSlips: () => [],
    explain(inputs) {
      const solved = solve(inputs);
      if (solved === null) throw new Error("A formula was computed, and then was not");
      const { found, molarMass, formula, multiple } = solved;
      const values = { formula: formulaTerm(formula), empirical: formulaTerm(found.empirical) };
      return {
        steps: [...found.steps, ...explainMultiple(found.empirical, molarMass, multiple)],
        answer: { id: "formula", values, value: formulaTerm(formula) },
      };
    },
  };
}

function fromShares(needs: readonly Variable[]): Parts {
  return {
    needs,
    find(inputs) {
      const shares: Shares = toShares(needs, inputs.slice(0, -1));
      const found = analyse(shares);
      if (!found.ok) return found;
      const steps = explainAnalysis(shares, found.value).map((step): StepFacts => ({
        ...step,
        method: "empirical-formula",
      }));
      return succeed({ empirical: formulaOf(found.value), steps, formula: found.value.formula });
    },
  };
}

/** The molar mass stands behind what was burnt. */
function fromCombustion({ needs, find }: CombustionParts): Parts {
  return {
    needs,
    find(inputs) {
      const found = find(inputs.slice(0, -1));
      if (!found.ok) return found;
      const { formula, steps } = found.value;
      return succeed({
        empirical: formulaOf(formula),
        steps: steps.map((step): StepFacts => ({ method: "combustion-analysis", ...step })),
        formula: formula.formula,
      });
    },
  };
}

function fromEmpirical(formula: string): Parts | null {
  const substance = findSubstance(formula);
  return substance === null
    ? null
    : { needs: [], find: () => succeed({ empirical: formula, steps: [], formula: substance.formula }) };
}

function listParts(scene: Scene): Parts[] {
  const given = findShareGivens(scene);
  const named = scene.empirical === null ? null : fromEmpirical(scene.empirical);
  const burnt = combustionParts(scene);
  return [
    ...(given === null ? [] : [fromShares(given.variables)]),
    ...(named === null ? [] : [named]),
    ...(burnt === null ? [] : [fromCombustion(burnt)]),
  ];
}

/** The molecular formula: the empirical one as often as it goes into the molar mass. */
export const molecularFormula: Rule = ({ kind }, scene) =>
  kind === "molecular-formula" ? listParts(scene).map(multipleWay) : [];
