import { listTerms } from "../chemistry/equation/equation.ts";
import type { Equation } from "../chemistry/equation/equation.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import type { EquationIssue } from "../chemistry/equation/parse.ts";
import { canonicalOf } from "../chemistry/formula/format.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import type { MethodIssue } from "../methods/method.ts";
import type { PercentPart } from "../methods/percent-composition.ts";
import { applyMethod } from "../methods/registry.ts";
import type { Problem } from "../methods/registry.ts";
import { fail, succeed } from "../result.ts";
import type { Result } from "../result.ts";
import { sameAtoms } from "../chemistry/formula/atoms.ts";
import type { ReadingIssue, Task } from "./tasks.ts";
import type { Substance, WrittenEquation } from "./tokens.ts";

/** Why a question that was recognised has no computed answer. */
export type SolveIssue =
  | ReadingIssue
  | MethodIssue
  | { readonly code: "species-absent"; readonly species: string; readonly equation: string }
  | { readonly code: "invalid-equation"; readonly text: string; readonly issue: EquationIssue };

/** The ASCII formula, as it stands in the equation, of the species that a name or formula means; null when none does. */
function findSpecies(substance: Substance, equation: Equation): string | null {
  const formulas = listTerms(equation).map(({ formula }) => canonicalOf(formula));
  const meant = formulas.filter((formula) => substance.formulas.some((other) => sameAtoms(other, formula)));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

function readEquation(equation: WrittenEquation, species: Substance | null): Result<Problem, SolveIssue> {
  if (equation.unknownName !== null) return fail({ code: "unknown-name", name: equation.unknownName });
  if (equation.openName !== null)
    return fail({ code: "open-name", name: equation.openName.text, readings: equation.openName.formulas });
  const parsed = parseEquation(equation.text);
  if (!parsed.ok) return fail({ code: "invalid-equation", text: equation.text, issue: parsed.issue });
  const asked = species === null ? null : findSpecies(species, parsed.value);
  if (species !== null && asked === null)
    return fail({ code: "species-absent", species: species.text, equation: equation.text });
  return succeed({ method: "balance-equation", givens: { equation: parsed.value, species: asked } });
}

function readSubstance(substance: Substance): Result<Formula, SolveIssue> {
  const [formula = "", ...others] = substance.formulas;
  if (others.length > 0) return fail({ code: "open-name", name: substance.text, readings: substance.formulas });
  const parsed = parseFormula(formula);
  return parsed.ok ? parsed : fail({ code: "invalid-formula", text: formula, issue: parsed.issue });
}

function readPart(part: Substance | null): PercentPart {
  if (part === null) return { kind: "every-element" };
  return part.element === null ? { kind: "water" } : { kind: "element", atom: part.element };
}

function readTask(task: Task): Result<Problem, SolveIssue> {
  if (task.kind === "balance") return readEquation(task.equation, task.species);
  const formula = readSubstance(task.substance);
  if (!formula.ok) return formula;
  const shared = { formula: formula.value, rounding: task.rounding };
  return task.kind === "mass"
    ? succeed({ method: "molar-mass", givens: { ...shared, question: task.question } })
    : succeed({ method: "percent-composition", givens: { ...shared, part: readPart(task.part) } });
}

/** A question as it was read → its solution, or what stands in the way. */
export function solveTask(task: Task): Result<SolutionFacts, SolveIssue> {
  const problem = readTask(task);
  return problem.ok ? applyMethod(problem.value) : problem;
}
