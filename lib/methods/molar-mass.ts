import { canonicalOf } from "../chemistry/formula/format.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { composition } from "../chemistry/formula/molar-mass.ts";
import type { Composition, CompositionRow } from "../chemistry/formula/molar-mass.ts";
import { fail, succeed } from "../result.ts";
import { amount, atomFormula, countAtoms } from "./atom-terms.ts";
import type { Quantity, SolutionFacts, StepFacts } from "./facts.ts";
import type { Method } from "./method.ts";
import { countDecimals, countFigures, round } from "./rounding.ts";
import type { Rounding } from "./rounding.ts";
import { expression, formulaTerm, joined, list, quantity, step, variable } from "./terms.ts";
import { worked } from "./rules/quantity-terms.ts";

/** The same number under its different names, each with the unit that the name implies. */
const MASS_UNITS = {
  "molar-mass": "g/mol",
  "relative-mass": "",
  "formula-mass": "u",
  "mass-of-one-mole": "g",
} as const;

export type MassQuestion = keyof typeof MASS_UNITS;

export type MolarMassGivens = {
  readonly formula: Formula;
  readonly question: MassQuestion;
  /** As the student asked; null for the usual rounding. */
  readonly rounding: Rounding | null;
};

const USUAL_DECIMALS = 2;

/**
 * Textbooks give molar masses with two decimals; fewer where the weight of an element is not known that well
 * (207.2 for lead, the bare mass number of a radioactive element).
 */
export function usualMassRounding(rows: readonly CompositionRow[]): Rounding {
  return { decimals: Math.min(USUAL_DECIMALS, ...rows.map((row) => countDecimals(row.weight))) };
}

export function roundedQuantity(value: string, unit: string, rounding: Rounding): Quantity {
  const rounded = round(value, rounding);
  return quantity(rounded, unit, countFigures(rounded));
}

/**
 * A molar mass as it is told, whoever tells it: 166.00 g/mol for KI. What is computed on with keeps the whole sum,
 * 165.998 g/mol, since nothing is rounded before the end.
 */
export function toldMolarMass({ molarMass: sum, rows }: Composition): Quantity {
  return roundedQuantity(sum, "g/mol", usualMassRounding(rows));
}

/** `O: 9 × 15.999 g/mol = 143.991 g/mol` */
function multiplyStep({ rows }: Composition): StepFacts {
  return step(
    "multiply",
    rows.map((row) =>
      expression(
        formulaTerm(atomFormula(row.atom)),
        ":",
        amount(row.count),
        "*",
        quantity(row.weight, "g/mol"),
        "=",
        quantity(row.mass, "g/mol"),
      ),
    ),
  );
}

/** `M(KI) = 39.098 + 126.90 = 165.998 g/mol`, and what that is rounded, where it is another number. */
function addStep(formula: string, { rows, molarMass }: Composition, answer: Quantity): StepFacts {
  const sum = joined(
    rows.map((row) => [quantity(row.mass, "")]),
    "+",
  );
  const exact = quantity(molarMass, "g/mol");
  const line = worked(variable("M", formula), sum, exact);
  return Number(answer.value) === Number(molarMass)
    ? step("add-exactly", [line], { exact })
    : step("add", [line], { exact, rounded: { ...answer, unit: "g/mol" } });
}

/** How the molar mass of a formula is found, up to the answer that it is rounded to. */
export function molarMassSteps(formula: Formula, ascii: string, mass: Composition, answer: Quantity): StepFacts[] {
  const [first, ...others] = mass.rows;
  if (first !== undefined && others.length === 0 && first.count === 1) {
    const weight = quantity(first.weight, "g/mol");
    return [step("look-up", [expression(variable("M", ascii), "=", weight)], { formula: formulaTerm(ascii), weight })];
  }
  // Brackets and dots are explained where there are some.
  const id = /[([·]/.test(ascii) ? "count-groups" : "count";
  const counting: StepFacts = step(id, countAtoms(formula), { formula: formulaTerm(ascii) });
  return others.length === 0
    ? [counting, multiplyStep(mass)]
    : [counting, multiplyStep(mass), addStep(ascii, mass, answer)];
}

/** The mass of one mole: the atomic weights of all atoms in the formula added up. Weights and source: `elements.ts`. */
export const molarMass: Method<MolarMassGivens> = ({ formula, question, rounding }) => {
  const ascii = canonicalOf(formula);
  const mass = composition(formula);
  if (!mass.ok) return fail({ code: "no-molar-mass", formula: ascii, issue: mass.issue });
  const answer = roundedQuantity(
    mass.value.molarMass,
    MASS_UNITS[question],
    rounding ?? usualMassRounding(mass.value.rows),
  );
  const facts: SolutionFacts = {
    method: "molar-mass",
    givens: { formula: formulaTerm(ascii) },
    steps: molarMassSteps(formula, ascii, mass.value, answer),
    answer: {
      id: question,
      value: answer,
      values: {
        formula: formulaTerm(ascii),
        molarMass: { ...answer, unit: "g/mol" },
        atoms: list(countAtoms(formula)),
      },
    },
    misconceptions: [],
  };
  return succeed(facts);
};
