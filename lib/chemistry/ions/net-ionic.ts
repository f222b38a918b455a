import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { balance } from "../equation/balance.ts";
import type { Equation, Term } from "../equation/equation.ts";
import { formatFormula } from "../formula/format.ts";
import { isNonmetal } from "../formula/charge.ts";
import type { Formula, PhysicalState } from "../formula/formula.ts";
import { findSalt } from "./salt.ts";
import type { Salt } from "./salt.ts";
import { findSolubility, isAcid, isStrongElectrolyte } from "./solubility.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";

type IonicEquations = {
  /** The balanced equation with a state for every substance. */
  readonly molecular: Equation;
  /** Everything that is dissolved as ions is written so. */
  readonly complete: Equation;
  /** Without the spectators, in lowest whole numbers; null when nothing is left: no reaction takes place. */
  readonly net: Equation | null;
  readonly spectators: readonly Formula[];
};

type IonicIssue =
  | { readonly code: "not-balanceable" }
  /** Nothing in the equation is dissolved as ions. */
  | { readonly code: "not-in-solution" }
  /** No rule says whether this substance (canonical ASCII) dissolves, and no state is written. */
  | { readonly code: "unknown-state"; readonly formula: string };

type Amount = { readonly formula: Formula; amount: number };

/**
 * The complete and the net ionic equation of a reaction in water. Written states are followed; where none is written,
 * the solubility rules and the lists of strong acids and bases decide, or the answer is an issue.
 */
export function findIonicEquations(equation: Equation): Result<IonicEquations, IonicIssue> {
  const outcome = balance(equation);
  if (outcome.kind !== "balanced" && outcome.kind !== "already-balanced") return fail({ code: "not-balanceable" });
  const split = equation.reactants.length;
  const molecular: Record<"reactants" | "products", Term[]> = { reactants: [], products: [] };
  const complete: Record<"reactants" | "products", Amount[]> = { reactants: [], products: [] };
  let dissolved = 0;
  for (const side of ["reactants", "products"] as const) {
    for (const [index, { formula }] of equation[side].entries()) {
      const amount = outcome.coefficients[side === "reactants" ? index : split + index] ?? 1;
      const state = formula.state ?? findState(formula);
      if (state === null) return fail({ code: "unknown-state", formula: formatFormula(formula, "ascii") });
      molecular[side].push(toTerm({ formula: { ...formula, state }, amount }));
      const ions = state === "aq" ? splitIons(formula) : null;
      if (ions !== null || (state === "aq" && formula.charge !== 0)) dissolved += 1;
      for (const ion of ions ?? [{ formula: { ...formula, state }, amount: 1 }])
        add(complete[side], ion.formula, ion.amount * amount);
    }
  }
  if (dissolved === 0) return fail({ code: "not-in-solution" });
  const cancelled = cancel(complete.reactants, complete.products);
  return succeed({
    molecular: { ...molecular, arrow: equation.arrow },
    complete: toEquation(complete.reactants, complete.products, equation),
    net: cancelled.reactants.length === 0 ? null : toEquation(cancelled.reactants, cancelled.products, equation),
    spectators: cancelled.spectators,
  });
}

/** The ions of a dissolved strong electrolyte, or null for what stays whole. */
function splitIons(formula: Formula): Amount[] | null {
  if (formula.charge !== 0) return null;
  const salt = findSalt(formula);
  if (salt === null || !isStrongElectrolyte(salt)) return null;
  return [...salt.cations, salt.anion].map((ion) => ({ formula: { ...ion.formula, state: "aq" }, amount: ion.count }));
}

const GASES: ReadonlySet<string> = new Set([
  "H2",
  "O2",
  "N2",
  "Cl2",
  "F2",
  "CO2",
  "CO",
  "SO2",
  "SO3",
  "NO",
  "NO2",
  "N2O",
  "H2S",
  "O3",
  "CH4",
]);
const LIQUIDS: ReadonlySet<string> = new Set(["H2O", "Br2", "Hg"]);
const MOLECULES_IN_WATER: ReadonlySet<string> = new Set(["NH3", "H2O2", "CH3OH", "C2H5OH", "C6H12O6", "C12H22O11"]);

/** The state of a substance in a reaction in water, as the rules have it; null where they are silent. */
function findState(formula: Formula): PhysicalState | null {
  if (formula.charge !== 0) return "aq";
  const ascii = formatFormula(formula, "ascii");
  if (GASES.has(ascii)) return "g";
  if (LIQUIDS.has(ascii)) return "l";
  if (MOLECULES_IN_WATER.has(ascii)) return "aq";
  if (formula.counts.size === 1)
    return isNonmetal([...formula.counts.keys()][0] ?? "") && ascii !== "I2" && ascii !== "S" && ascii !== "C"
      ? null
      : "s";
  const salt = findSalt(formula);
  return salt === null ? null : findSaltState(salt);
}

function findSaltState(salt: Salt): PhysicalState | null {
  if (isAcid(salt)) return "aq";
  const solubility = findSolubility(salt);
  if (solubility === null || solubility === "slight") return null;
  return solubility === "soluble" ? "aq" : "s";
}

function add(amounts: Amount[], formula: Formula, amount: number): void {
  const same = amounts.find((other) => isSame(other.formula, formula));
  if (same === undefined) amounts.push({ formula, amount });
  else same.amount += amount;
}

function isSame(a: Formula, b: Formula): boolean {
  return formatFormula(a, "ascii") === formatFormula(b, "ascii");
}

function cancel(
  left: readonly Amount[],
  right: readonly Amount[],
): { reactants: Amount[]; products: Amount[]; spectators: Formula[] } {
  const reactants = left.map((entry) => ({ ...entry }));
  const products = right.map((entry) => ({ ...entry }));
  const spectators: Formula[] = [];
  for (const reactant of reactants) {
    const product = products.find((other) => isSame(other.formula, reactant.formula));
    if (product === undefined) continue;
    const common = Math.min(reactant.amount, product.amount);
    if (reactant.amount === product.amount && reactant.formula.state === "aq") spectators.push(reactant.formula);
    reactant.amount -= common;
    product.amount -= common;
  }
  return {
    reactants: reactants.filter(({ amount }) => amount > 0),
    products: products.filter(({ amount }) => amount > 0),
    spectators,
  };
}

function toEquation(reactants: readonly Amount[], products: readonly Amount[], equation: Equation): Equation {
  const divisor =
    [...reactants, ...products].reduce((common, { amount }) => greatestCommonDivisor(common, amount), 0) || 1;
  const reduce = (entry: Amount): Term => toTerm({ ...entry, amount: entry.amount / divisor });
  return { reactants: reactants.map(reduce), products: products.map(reduce), arrow: equation.arrow };
}

function toTerm({ formula, amount }: Amount): Term {
  return { coefficient: { numerator: amount, denominator: 1 }, formula };
}
