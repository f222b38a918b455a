import { findOxidationNumbers } from "../../../chemistry/redox/oxidation.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { expression, formulaTerm, list, quantity, variable } from "../../../methods/terms.ts";
import { solveOxidationNumber } from "../../../problems/redox/oxidation-numbers.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";

const WORDS = "problems-redox.oxidation-numbers";

/** Elements whose numbers the rules give first; the number of any other follows from the sum. */
const BY_RULE = [
  "F",
  "Li",
  "Na",
  "K",
  "Rb",
  "Cs",
  "Be",
  "Mg",
  "Ca",
  "Sr",
  "Ba",
  "Al",
  "Zn",
  "Ag",
  "H",
  "O",
  "Cl",
  "Br",
  "I",
];

/** The element that is left when the rules have given the others. */
function findLast(symbols: readonly string[]): string | null {
  const rank = (symbol: string): number => (BY_RULE.includes(symbol) ? BY_RULE.indexOf(symbol) : BY_RULE.length);
  return symbols.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** The oxidation number of one element, or those of all; null where the rules do not decide. */
export function oxidationFacts(formula: string, symbol: string | null): SolutionFacts | null {
  const symbols = [...getFormula(formula).counts.keys()];
  if (symbol !== null) return symbols.includes(symbol) && symbols.length > 1 ? toFacts(symbol, formula, false) : null;
  const last = findLast(symbols);
  return last === null || symbols.length < 2 ? null : toFacts(last, formula, true);
}

function toFacts(symbol: string, formula: string, asksAll: boolean): SolutionFacts | null {
  const solved = solveOxidationNumber(symbol, formula);
  const rows = findOxidationNumbers(getFormula(formula));
  const isWhole = rows.ok && rows.value.every(({ number }) => number.denominator === 1);
  if (solved === null || !rows.ok || (asksAll && !isWhole)) return null;
  const numbers = list(
    rows.value.map((row) =>
      expression(variable("x", row.symbol), "=", { ...quantity(String(row.number.numerator), ""), notation: "signed" }),
    ),
  );
  return solvedFacts(
    WORDS,
    asksAll
      ? { steps: solved.steps, answer: { id: "all", value: numbers, values: { formula: formulaTerm(formula) } } }
      : solved,
  );
}
