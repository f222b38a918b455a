import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { listEquationSpans } from "../../chemistry/equation/spans.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import type { SpotOf } from "./spot.ts";

/** "5/2 O2" as the parser of equations takes "(5)/(2) O2". */
function withoutBrackets(text: string): string {
  return text.replace(/\((\d+)\)\/\((\d+)\)/g, "$1/$2");
}

/** "H2O(l) -> H2O(g)": one substance in two states, which has a heat and an entropy of its own; null for anything else. */
export function readTransition(text: string): BalancedEquation | null {
  const parsed = parseEquation(text);
  if (!parsed.ok) return null;
  const terms = listTerms(parsed.value).map(({ formula }) => formula);
  const species = terms.map((formula) => canonicalOf(formula));
  const [before, after] = terms;
  const isTransition =
    terms.length === 2 &&
    species[0] === species[1] &&
    before?.state !== null &&
    after?.state !== null &&
    before?.state !== after?.state;
  return isTransition
    ? { equation: parsed.value, coefficients: [1, 1], species, text: formatEquation(parsed.value, "ascii", [1, 1]) }
    : null;
}

export function readWritten(text: string): BalancedEquation | null {
  return readBalanced(text) ?? readTransition(text);
}

/** The equations of a text in plain notation, in order. */
export function spotEquations(text: string): SpotOf<"equation">[] {
  return listEquationSpans(text).map(({ start, end }) => ({
    kind: "equation",
    start,
    end,
    equation: readWritten(withoutBrackets(text.slice(start, end))),
  }));
}
