import type { AnswerFacts, Expression, FactValue, SolutionFacts, StepFacts, Term } from "../methods/facts.ts";
import { readAnswer, tellsAnswer } from "./nearness.ts";
import { ZERO_CELSIUS } from "../quantity/constants.ts";

/**
 * A hint, free of language. `plan` names the step to begin with, `relation` a relation between letters, `step` one step
 * with its result, `setup` the last step before it is worked out, `last` that step whole, with the answer.
 */
export type Hint = {
  readonly kind: "plan" | "relation" | "step" | "setup" | "last";
  readonly step: StepFacts;
  /** What it tells that neither the statement nor an earlier hint told. */
  readonly adds: readonly string[];
};

/** Numbers that a law holds, as its letters: of the scales of temperature, of percent. */
const CONSTANTS: ReadonlySet<string> = new Set([ZERO_CELSIUS.toFixed(), "1.8", "32", "100 %"]);

const isValue = (term: Term): boolean =>
  term.kind === "quantity" && !CONSTANTS.has(`${term.value} ${term.unit}`.trim());

/** The parts of a line between its equals signs. */
function splitLine({ terms }: Expression): Term[][] {
  const parts: Term[][] = [[]];
  for (const term of terms) {
    if (term.kind === "operator" && (term.symbol === "=" || term.symbol === "≈")) parts.push([]);
    else parts.at(-1)?.push(term);
  }
  return parts;
}

const COMMA: Term = { kind: "operator", symbol: "," };

/** What a line says in several statements with commas between: `K = x² / (c − x), x = 0.0016 mol/L`. */
function splitStatements({ terms }: Expression): Term[][] {
  const statements: Term[][] = [[]];
  for (const term of terms) {
    if (term.kind === "operator" && term.symbol === ",") statements.push([]);
    else statements.at(-1)?.push(term);
  }
  return statements;
}

function joinParts(parts: readonly (readonly Term[])[]): Expression {
  return {
    kind: "expression",
    terms: parts.flatMap((part, index) =>
      index === 0 ? [...part] : [{ kind: "operator" as const, symbol: "=" as const }, ...part],
    ),
  };
}

/** `n = m / M` of `n = m / M = 5.00 g / 58.44 g/mol = 0.0856 mol`; null where a line has no such beginning. */
export function findRelation(line: Expression): Expression | null {
  const [first = []] = splitStatements(line);
  const symbolic = splitLine({ ...line, terms: first }).filter(
    (part) => part.some(({ kind }) => kind === "variable") && !part.some((term) => isValue(term)),
  );
  return symbolic.length > 1 ? joinParts(symbolic) : null;
}

/** The line up to its result, a law between letters whole; null where nothing is left that says something. */
export function withoutResult(line: Expression): Expression | null {
  if (line.terms.every(({ kind }) => kind === "variable" || kind === "operator")) return line;
  const statements = splitStatements(line);
  const parts = splitLine({ ...line, terms: statements.at(-1) ?? [] }).slice(0, -1);
  const before = statements.slice(0, -1).flatMap((terms, index) => (index === 0 ? terms : [COMMA, ...terms]));
  const isSaid = parts.length > 1 || parts.some((part) => part.length > 1);
  if (!isSaid) return before.length === 0 ? null : { ...line, terms: before };
  const rest = joinParts(parts);
  return before.length === 0 ? rest : { ...line, terms: [...before, COMMA, ...rest.terms] };
}

const keyOf = (value: FactValue): string => JSON.stringify(value);

/** The pieces of a line that a reader did not know: its values, formulas and equations, and relations as a whole. */
function factsOf(line: Expression): string[] {
  const relation = findRelation(line);
  const terms = line.terms.filter(({ kind }) => kind !== "operator" && kind !== "variable").map((term) => keyOf(term));
  return relation === null ? terms : [keyOf(relation), ...terms];
}

function factsOfStep(step: StepFacts): string[] {
  const values = Object.values(step.values).flatMap((value): string[] =>
    value.kind === "expression" ? factsOf(value) : [keyOf(value)],
  );
  return [...step.lines.flatMap((line) => factsOf(line)), ...values];
}

/** Whether a relation holds coefficients of an equation that an earlier step has yet to write: it would give them away. */
function holdsCoefficients(relation: Expression, earlier: readonly StepFacts[]): boolean {
  return (
    relation.terms.some(({ kind }) => kind === "count") &&
    earlier.some(({ lines }) => lines.some(({ terms }) => terms.some(({ kind }) => kind === "equation")))
  );
}

type Candidate = Omit<Hint, "adds"> & { readonly facts: readonly string[] };

function listCandidates({ steps, answer }: SolutionFacts): Candidate[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const key = steps
    .flatMap((step, index) =>
      step.lines.flatMap((line) => ({ step, relation: findRelation(line), earlier: steps.slice(0, index) })),
    )
    .findLast(({ relation, earlier }) => relation !== null && !holdsCoefficients(relation, earlier));
  const first: Candidate =
    key === undefined || key.relation === null
      ? { kind: "plan", step: steps[0] ?? last, facts: [`plan:${(steps[0] ?? last).id}`] }
      : { kind: "relation", step: { ...key.step, lines: [key.relation] }, facts: [keyOf(key.relation)] };
  const middle = steps
    .slice(0, -1)
    .map((step): Candidate => ({ kind: "step", step, facts: [`step:${step.id}`, ...factsOfStep(step)] }));
  const cut = last.lines.flatMap((line) => withoutResult(line) ?? []);
  const setup: Candidate[] =
    cut.length === 0
      ? []
      : [
          {
            kind: "setup",
            step: { ...last, lines: cut },
            facts: [`setup:${last.id}`, ...cut.flatMap((line) => factsOf(line))],
          },
        ];
  const whole: Candidate = { kind: "last", step: last, facts: [keyOf(answer.value), `step:${last.id}`] };
  return [first, ...middle, ...setup, whole];
}

/** Whether a step names the answer, in its lines or in its sentences; what the statement says is no secret. */
function names(answer: AnswerFacts, { step }: Candidate, told: ReadonlySet<string>): boolean {
  const wanted = keyOf(answer.value);
  const quantity = readAnswer(answer);
  const isAnswer = (value: FactValue): boolean => {
    if (value.kind === "expression") return value.terms.some((term) => isAnswer(term));
    if (value.kind === "list") return value.items.some((item) => isAnswer(item));
    if (quantity === null) return keyOf(value) === wanted;
    if (value.kind !== "quantity" || told.has(keyOf(value))) return false;
    // An exact number on the way is a factor of the law.
    return (
      value.value === quantity.quantity.value || (value.significantFigures !== null && tellsAnswer(value, quantity))
    );
  };
  return [...step.lines, ...Object.values(step.values)].some((value) => isAnswer(value));
}

/** A step up to its results: where these are the answer already, but for its unit. */
function cutStep({ step }: Candidate): Candidate[] {
  const lines = step.lines.flatMap((line) => withoutResult(line) ?? []);
  return lines.length === 0
    ? []
    : [
        {
          kind: "setup",
          step: { ...step, lines },
          facts: [`setup:${step.id}`, ...lines.flatMap((line) => factsOf(line))],
        },
      ];
}

/**
 * From the relation to use to the last step, each with something that was not known before; only the last one holds the
 * answer. `known` are the values of the statement.
 */
export function listHints(solution: SolutionFacts, known: readonly FactValue[]): Hint[] {
  const statement = new Set(known.map((value) => keyOf(value)));
  const told = new Set(statement);
  const hints: Hint[] = [];
  const isSafe = (candidate: Candidate): boolean =>
    candidate.kind === "last" || !names(solution.answer, candidate, statement);
  const candidates = listCandidates(solution).flatMap((candidate) =>
    isSafe(candidate) ? [candidate] : cutStep(candidate).filter(isSafe),
  );
  for (const { facts, ...hint } of candidates) {
    const adds = [...new Set(facts)].filter((fact) => !told.has(fact));
    if (adds.length === 0) continue;
    for (const fact of adds) told.add(fact);
    hints.push({ ...hint, adds });
  }
  return hints;
}
