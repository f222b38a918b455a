import type { Discharge, DischargeRule, Electrode, Electrolysis } from "../../chemistry/redox/discharge.ts";
import { findDischarges } from "../../chemistry/redox/discharge.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { equationTerm, expression, formulaTerm, joined, step, substanceTerm } from "../../methods/terms.ts";
import type { Solved } from "../solved-facts.ts";

export const DISCHARGE_WORDS = "problems-redox.discharge";

/** As what it is told: what forms by its formula or its name, or how it forms. */
export type Told = "formula" | "name" | "half";

const listed = (formulas: readonly string[]): StepFacts["lines"] => [
  expression(
    ...joined(
      formulas.map((formula) => [formulaTerm(formula)]),
      ",",
    ),
  ),
];

/** The ions of the electrolyte; none of water by itself. */
export function ionsOf({ electrolyte }: Electrolysis): string[] {
  const salt = electrolyte === "H2O" ? null : findSalt(getFormula(electrolyte));
  return salt === null ? [] : [...salt.cations, salt.anion].map(({ formula }) => canonicalOf(formula));
}

const IN_MELT: ReadonlySet<DischargeRule> = new Set(["melt-cation", "melt-anion", "melt-hydroxide"]);

function stepsOf(cell: Electrolysis, at: Electrode, { half, rule, rivals }: Discharge): StepFacts[] {
  const ions = ionsOf(cell);
  const values = { electrolyte: formulaTerm(cell.electrolyte) };
  return [
    ...(ions.length === 0 ? [] : [step(IN_MELT.has(rule) ? "melt-ions" : "solution-ions", listed(ions), values)]),
    step(at, listed(rivals)),
    step(rule),
    step(`half-${at}`, [expression(equationTerm(half))]),
  ];
}

/** What forms at one electrode; null where no rule of courses decides. */
export function solveDischarge(cell: Electrolysis, at: Electrode, told: Told): Solved | null {
  const found = findDischarges(cell)[at];
  if (!found.ok) return null;
  const { product, half } = found.value;
  const steps = stepsOf(cell, at, found.value);
  if (told === "half") return { steps, answer: { id: `${at}-half`, value: equationTerm(half) } };
  const [value, other] = [formulaTerm(product), substanceTerm(product)];
  return {
    steps,
    answer:
      told === "name"
        ? { id: `${at}-product`, value: other, values: { other: value } }
        : { id: `${at}-product`, value, values: { other } },
  };
}
