import { balance } from "#lib/chemistry/equation/balance.ts";
import { type Equation, type Term } from "#lib/chemistry/equation/equation.ts";
import { formatEquation } from "#lib/chemistry/equation/format.ts";
import { parseEquation } from "#lib/chemistry/equation/parse.ts";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import { composition } from "#lib/chemistry/formula/molar-mass.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import type { Result } from "#lib/result.ts";

/** An example that the engine cannot work out must not reach a page: the build fails. */
function expectValue<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`A worked example fails: ${JSON.stringify(result.issue)}`);
  return result.value;
}

function countAtoms(terms: readonly Term[], coefficients: readonly number[], symbol: string): number {
  return terms.reduce((sum, { formula }, index) => sum + (coefficients[index] ?? 0) * (formula.counts.get(symbol) ?? 0), 0);
}

/** An equation before and after balancing, and how many atoms of each element stand on either side. */
export function balancingExample(text: string) {
  const equation: Equation = expectValue(parseEquation(text));
  const outcome = balance(equation);
  if (outcome.kind !== "balanced") throw new Error(`A worked example does not balance: ${text}`);
  const { coefficients } = outcome;
  const { reactants, products } = equation;
  const symbols = new Set(reactants.flatMap(({ formula }) => [...formula.counts.keys()]));
  return {
    asked: formatEquation(equation, "unicode"),
    balanced: formatEquation(equation, "unicode", coefficients),
    ledger: [...symbols].map((symbol) => ({
      symbol,
      before: countAtoms(reactants, coefficients, symbol),
      after: countAtoms(products, coefficients.slice(reactants.length), symbol),
    })),
  };
}

/** A molar mass, in g/mol, and what it is the sum of. */
export function molarMassExample(text: string) {
  const formula = expectValue(parseFormula(text));
  const { molarMass, rows } = expectValue(composition(formula));
  return {
    formula: formatFormula(formula, "unicode"),
    molarMass: Number(molarMass),
    terms: rows.map(({ symbol, count, weight }) => ({ symbol, count, atomicWeight: Number(weight) })),
  };
}
