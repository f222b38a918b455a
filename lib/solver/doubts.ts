import { judgeFormula } from "../chemistry/judgement/judge-formula.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { FactValue, SolutionFacts, Term } from "../methods/facts.ts";

/** More formulas no student's problem has. */
const MOST_FORMULAS = 40;

/**
 * A solution with what speaks against the formulas that the student wrote: `plain` is the text without typography. What a method found
 * by itself is not judged, an empirical formula need not be that of a compound.
 */
export function withDoubts(facts: SolutionFacts, plain: string): SolutionFacts {
  if (facts.judgement !== undefined) return facts;
  const values = [
    ...Object.values(facts.givens),
    ...facts.steps.flatMap((step) => [...step.lines, ...Object.values(step.values)]),
    facts.answer.value,
    ...Object.values(facts.answer.values),
  ];
  const written = new Set(plain.match(/[A-Z][A-Za-z0-9()[\]]+/g));
  const formulas = [...new Set(values.flatMap(listFormulas))]
    .filter((formula) => written.has(formula))
    .slice(0, MOST_FORMULAS);
  const doubts = formulas.flatMap((text) => {
    const formula = parseFormula(text);
    const judged = formula.ok ? judgeFormula(formula.value) : null;
    // The mass of the group SO4 may be asked for without its charge.
    return judged?.verdict === "contradicts" && judged.doubt.code === "charges" ? [judged.doubt] : [];
  });
  return doubts.length === 0 ? facts : { ...facts, judgement: { doubts, meant: [] } };
}

function listFormulas(value: FactValue): readonly string[] {
  switch (value.kind) {
    case "list":
      return value.items.flatMap(listFormulas);
    case "expression":
      return value.terms.flatMap(listTermFormulas);
    default:
      return listTermFormulas(value);
  }
}

function listTermFormulas(term: Term): readonly string[] {
  if (term.kind === "formula" || term.kind === "substance") return [term.formula];
  if (term.kind === "variable") return term.of === null ? [] : [term.of];
  return term.kind === "equation" ? (term.equation.match(/[A-Z][A-Za-z0-9()[\]]+/g) ?? []) : [];
}
