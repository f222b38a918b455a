import { isNonmetal } from "../../chemistry/formula/charge.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { composition } from "../../chemistry/formula/molar-mass.ts";
import type { Composition } from "../../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findToldMass, toldMassesKey } from "../../chemistry/formula/told-masses.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { Decimal as Value } from "../../quantity/decimal.ts";
import { remember } from "../../budget/budget.ts";
import { amount } from "../atom-terms.ts";
import type { Expression, Operator, StepFacts, Term } from "../facts.ts";
import { expression, formulaTerm, joined, quantity, step, variable } from "../terms.ts";

export type Substance = {
  readonly ascii: string;
  readonly formula: Formula;
  readonly mass: Composition;
  /** As it is told, or the sum of the weights. */
  readonly molarMass: Decimal;
  /** The problem tells the molar mass itself, whatever the weights add up to. */
  readonly isTold: boolean;
};

const MOST_KNOWN = 500;

/** `_masses` are those that are in force, which results are remembered by. */
function read(ascii: string, _masses: string): Substance | null {
  const parsed = parseFormula(ascii);
  const mass = parsed.ok ? composition(parsed.value) : null;
  if (!parsed.ok || mass === null || !mass.ok) return null;
  const told = findToldMass(ascii);
  const molarMass = new Value(told ?? mass.value.molarMass);
  return { ascii, formula: parsed.value, mass: mass.value, molarMass, isTold: told !== null };
}

const findKnown = remember(MOST_KNOWN, 50, read);

/** A formula in canonical ASCII with its masses; null where it has none. The same text gives the same object, with the same masses in force. */
export function findSubstance(ascii: string | null): Substance | null {
  return ascii === null ? null : findKnown(ascii, toldMassesKey());
}

/** A substance that is sure to have a molar mass; throws otherwise. */
export function getSubstance(ascii: string): Substance {
  const substance = findSubstance(ascii);
  if (substance === null) throw new Error(`${ascii} has no molar mass`);
  return substance;
}

export function countAllAtoms({ formula }: Substance): number {
  return [...formula.counts.values()].reduce((sum, count) => sum + count, 0);
}

/** What one unit of the formula is called: its plural is the unit of a count. */
export function particleUnit(substance: Substance): "atoms" | "molecules" | "ions" | "formula units" {
  const { formula, ascii } = substance;
  if (formula.charge !== 0) return "ions";
  if (countAllAtoms(substance) === 1) return "atoms";
  const isSalt =
    [...formula.counts.keys()].some((key) => !isNonmetal(key.replace(/^\d+/, ""))) || ascii.includes("NH4");
  return isSalt ? "formula units" : "molecules";
}

/** Whether the weights of a formula, or some of them, are told by the problem. */
export const isOfToldWeights = ({ rows }: Composition): boolean => rows.some(({ isTold }) => isTold);

/** How a molar mass comes about: by the tables, or with what the problem tells, which all methods say alike. */
export function weighedStep(line: Expression, ascii: string, isTold: boolean): StepFacts {
  const formula = formulaTerm(ascii);
  return isTold
    ? { ...step("molar-mass-told", [line], { formula }), method: "mass-and-amount" }
    : step("molar-mass", [line], { formula });
}

/** `M(H2O) = 2 × 1.008 + 15.999 = 18.015 g/mol` */
export function molarMassStep({ ascii, mass, molarMass, isTold }: Substance): StepFacts {
  const sum = joined(
    mass.rows.map((row): (Term | Operator)[] =>
      row.count === 1 ? [quantity(row.weight, "")] : [amount(row.count), "*", quantity(row.weight, "")],
    ),
    "+",
  );
  const isAtom = mass.rows.length === 1 && mass.rows[0]?.count === 1;
  const terms = isAtom || isTold ? [] : [...sum, "=" as const];
  const line = expression(variable("M", ascii), "=", ...terms, quantity(molarMass.toFixed(), "g/mol"));
  return weighedStep(line, ascii, isTold || isOfToldWeights(mass));
}

/** How often an ion is in one unit of a salt. */
function countIon({ formula }: Substance, { ascii }: Substance): number {
  const salt = findSalt(formula);
  const ions = salt === null ? [] : [...salt.cations, salt.anion];
  return ions.find((ion) => canonicalOf(ion.formula) === ascii)?.count ?? 0;
}

/** How often a part is in one unit of the formula: an element by its symbol, an ion, or the water of a hydrate. Zero for none. */
export function countPart(substance: Substance, part: Substance): number {
  const [atom, ...others] = [...part.formula.counts];
  if (atom !== undefined && others.length === 0 && atom[1] === 1) return substance.formula.counts.get(atom[0]) ?? 0;
  if (part.formula.charge !== 0) return countIon(substance, part);
  if (part.ascii !== "H2O") return 0;
  const isWater = (counts: ReadonlyMap<string, number>): boolean =>
    counts.size === 2 && counts.get("H") === 2 && counts.get("O") === 1;
  return substance.formula.parts.slice(1).reduce((sum, { count, nodes }) => {
    const counts = new Map(
      nodes.flatMap((node): [string, number][] => (node.kind === "atom" ? [[node.symbol, node.count]] : [])),
    );
    return isWater(counts) ? sum + count : sum;
  }, 0);
}
