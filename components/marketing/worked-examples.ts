import { balance } from "#lib/chemistry/equation/balance.ts";
import type { Equation, Term } from "#lib/chemistry/equation/equation.ts";
import { formatEquation } from "#lib/chemistry/equation/format.ts";
import { parseEquation } from "#lib/chemistry/equation/parse.ts";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import type { AtomKey } from "#lib/chemistry/formula/formula.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import { judgeEquation } from "#lib/chemistry/judgement/judge-equation.ts";
import { atomFormula } from "#lib/methods/atom-terms.ts";
import { balanceEquation } from "#lib/methods/balance-equation.ts";
import type { Judgement } from "#lib/methods/facts.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import type { SolveIssue } from "#lib/solver/solve-task.ts";

/** How much stands before and after the arrow: atoms of one kind, or, where `atom` is null, charge. */
export type LedgerRow = { atom: string | null; before: number; after: number };

export type WorkedEquation = {
  /** In Unicode, as all of these. */
  asked: string;
  balanced: string;
  /** To be read aloud, or computed on with. */
  equation: Equation;
  coefficients: readonly number[];
  /** The count that proves it. */
  ledger: LedgerRow[];
  /** What speaks against it all the same. */
  judgement: Judgement | null;
};

/** Balances what somebody typed, or tells why it cannot be done. */
export function workOut(text: string): Result<WorkedEquation, SolveIssue> {
  const parsed = parseEquation(text);
  if (!parsed.ok) return fail({ code: "invalid-equation", text, issue: parsed.issue });
  const equation = parsed.value;
  const outcome = balance(equation);
  if (outcome.kind === "impossible" || outcome.kind === "underdetermined") return refuse(equation);
  const { coefficients } = outcome;
  const { doubts, meant } = judgeEquation(equation);
  return succeed({
    asked: formatEquation(equation, "unicode"),
    balanced: formatEquation(equation, "unicode", coefficients),
    equation,
    coefficients,
    ledger: keepLedger(equation, coefficients),
    judgement: doubts.length === 0 ? null : { doubts: [...doubts], meant: [...meant] },
  });
}

/** The method of the solver says in full what hinders it. */
function refuse(equation: Equation): Result<never, SolveIssue> {
  const solved = balanceEquation({ equation, species: null });
  if (solved.ok) throw new Error("The method balances what the engine cannot");
  return solved;
}

function keepLedger({ reactants, products }: Equation, coefficients: readonly number[]): LedgerRow[] {
  const terms = [...reactants, ...products];
  const atoms = new Set(terms.flatMap(({ formula }) => [...formula.counts.keys()]));
  const total = (side: readonly Term[], offset: number, amountOf: (term: Term) => number): number =>
    side.reduce((sum, term, index) => sum + (coefficients[offset + index] ?? 0) * amountOf(term), 0);
  const row = (atom: string | null, amountOf: (term: Term) => number): LedgerRow => ({
    atom,
    before: total(reactants, 0, amountOf),
    after: total(products, reactants.length, amountOf),
  });
  const rows = [...atoms].map((atom) => row(atomName(atom), ({ formula }) => formula.counts.get(atom) ?? 0));
  return terms.some(({ formula }) => formula.charge !== 0)
    ? [...rows, row(null, ({ formula }) => formula.charge)]
    : rows;
}

/** C, ¹⁴C. */
function atomName(atom: AtomKey): string {
  const formula = parseFormula(atomFormula(atom));
  return formula.ok ? formatFormula(formula.value, "unicode") : atom;
}

/** An example that the engine cannot work out must not reach a page: the build fails. */
function expectValue<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`A worked example fails: ${JSON.stringify(result.issue)}`);
  return result.value;
}

export function balancingExample(text: string): WorkedEquation {
  return expectValue(workOut(text));
}
