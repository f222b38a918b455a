import type { Discharge, DischargeRule, Electrode, Electrolysis } from "../../chemistry/redox/electrolysis.ts";
import { findDischarges } from "../../chemistry/redox/discharge.ts";
import { findElectrolysisEquation } from "../../chemistry/redox/electrolysis-equation.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { equationTerm, expression, formulaTerm, joined, step, substanceTerm } from "../../methods/terms.ts";
import type { Solved } from "../solved-facts.ts";
import { wordIn } from "../word-in.ts";

export const DISCHARGE_WORDS = "problems-redox.discharge";

/** As what it is told: what forms by its formula or its name, how it forms, or of what. */
export type Told = "formula" | "name" | "half" | "species";

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

/** The species that takes up or gives up the electrons: it stands first. */
const usedUp = (half: string): string => half.replace(/^\d+ /, "").replace(/ .*/, "");

/** What forms at one electrode; null where no rule of courses decides. */
export function solveDischarge(cell: Electrolysis, at: Electrode, told: Told): Solved | null {
  const found = findDischarges(cell)[at];
  if (!found.ok) return null;
  const { product, half } = found.value;
  const steps = stepsOf(cell, at, found.value);
  if (told === "half") return { steps, answer: { id: `${at}-half`, value: equationTerm(half) } };
  if (told === "species") return { steps, answer: { id: `${at}-species`, value: formulaTerm(usedUp(half)) } };
  const [value, other] = [formulaTerm(product), substanceTerm(product)];
  return {
    steps,
    answer:
      told === "name"
        ? { id: `${at}-product`, value: other, values: { other: value } }
        : { id: `${at}-product`, value, values: { other } },
  };
}

/** The equation of both electrodes together; null where it is not decided. */
export function solveElectrolysis(cell: Electrolysis): Solved | null {
  const equation = findElectrolysisEquation(cell);
  const { cathode, anode } = findDischarges(cell);
  if (equation === null || !cathode.ok || !anode.ok) return null;
  const [ions, ...atCathode] = stepsOf(cell, "cathode", cathode.value);
  const atAnode = stepsOf(cell, "anode", anode.value).slice(ionsOf(cell).length === 0 ? 0 : 1);
  return {
    steps: [ions, ...atCathode, ...atAnode, step("overall", [expression(equationTerm(equation))])].filter(
      (each) => each !== undefined,
    ),
    answer: { id: "overall", value: equationTerm(equation) },
  };
}

/** At which electrode a substance forms; null where it forms at none, or one of them is undecided. */
export function solveElectrode(cell: Electrolysis, product: string): Solved | null {
  const found = findDischarges(cell);
  const at = (["cathode", "anode"] as const).find((each) => {
    const own = found[each];
    return own.ok && own.value.product === product;
  });
  const own = at === undefined ? null : found[at];
  if (at === undefined || own?.ok !== true) return null;
  return {
    steps: stepsOf(cell, at, own.value),
    answer: { id: "electrode", value: wordIn(DISCHARGE_WORDS)(at), values: { product: formulaTerm(product) } },
  };
}
