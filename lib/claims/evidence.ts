import type { Equation } from "../chemistry/equation/equation.ts";
import { listTerms } from "../chemistry/equation/equation.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Expression, FactValue, SolutionFacts, Term } from "../methods/facts.ts";
import { Decimal } from "../quantity/decimal.ts";
import { bounded } from "../budget/budget.ts";
import { pureNumber } from "../quantity/quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { loadQuantity } from "../quantity/stored-quantity.ts";
import type { Binding, CheckReason, Claim, ReadNumber } from "./claim.ts";
import { readSymbol } from "./bind.ts";
import { listNumbers } from "./read-arithmetic.ts";
import { findNames } from "./find-names.ts";
import { scanClaims } from "./scanner.ts";
import { findGuesses } from "./student-guess.ts";

/** Where something is known from. */
type Source = "given" | "step" | "answer" | "material" | "tool" | "computed";

export const REASON_OF = {
  given: "matches-given",
  step: "matches-step",
  answer: "matches-answer",
  material: "matches-material",
  tool: "matches-tool",
  computed: "computed",
} as const satisfies Record<Source, CheckReason>;

/** A quantity that is known, and what it is of, as far as that is known. */
export type Fact = {
  readonly source: Source;
  readonly quantity: Quantity;
  /** Before it was rounded, in the same unit. */
  readonly unrounded: Decimal;
  readonly symbol: string | null;
  readonly of: string | null;
  readonly label: Binding["label"];
};

/** What claims are checked against. */
export type Evidence = {
  readonly locale: Locale;
  readonly facts: readonly Fact[];
  /** What the text itself says without proof, "say you use 4.20 g": it may be computed with, and proves nothing. */
  readonly said: readonly Fact[];
  /** Results of the text that were not proved: nothing rests on them. */
  readonly doubted: readonly Quantity[];
  /** What known mistakes would come to. */
  readonly slips: readonly Quantity[];
  readonly equations: readonly Equation[];
  /** Canonical ASCII, without states. */
  readonly formulas: ReadonlySet<string>;
  /** Those that the problem or its solution speaks of. */
  readonly asked: ReadonlySet<string>;
  /** Those that the text speaks of. */
  readonly mentioned: ReadonlySet<string>;
  /** Those that are answers. */
  readonly answers: ReadonlySet<string>;
  readonly answerEquations: readonly Equation[];
  /** As the student wrote it. */
  readonly problem: string;
  /** Whether the engine solved the problem: a whole number in a calculation must then be one of its own. */
  readonly isSolved: boolean;
};

export type EvidenceSources = {
  readonly locale: Locale;
  /** What the engine computed. */
  readonly solutions?: readonly SolutionFacts[];
  /** The givens of a problem of the engine, a line each. */
  readonly givens?: readonly Expression[];
  /** The problem as the student wrote it; what the student takes for its answer is left out of it. */
  readonly problems?: readonly string[];
  /** Passages of materials that may be quoted. */
  readonly materials?: readonly string[];
  /** What tools of the engine said, as facts or in words. */
  readonly tools?: readonly (FactValue | string)[];
};

/** Everything that is known, from the engine first, then from what was written. */
export function collectEvidence({
  locale,
  solutions = [],
  givens = [],
  problems = [],
  materials = [],
  tools = [],
}: EvidenceSources): Evidence {
  const gathered: Gathered = { facts: [], equations: [], formulas: new Set() };
  for (const solution of solutions) gatherSolution(solution, gathered);
  for (const line of givens) gatherLine(line, "given", gathered);
  for (const tool of tools) if (typeof tool !== "string") gatherValue(tool, "tool", gathered);
  const slips = solutions.flatMap(({ misconceptions }) => misconceptions.map(({ value }) => value));
  const told = tools.filter((tool) => typeof tool === "string");
  gatherTexts({ tool: told, given: problems, material: materials }, locale, gathered);
  const isSlip = ({ source, quantity }: Fact): boolean =>
    source === "given" &&
    slips.some((slip) => quantity.value.eq(slip.value) && quantity.significantFigures !== null) &&
    !gathered.facts.some((fact) => fact.source !== "given" && fact.quantity.value.eq(quantity.value));
  return {
    locale,
    ...gathered,
    ...listAnswers(solutions),
    facts: gathered.facts.filter((fact) => !isSlip(fact)),
    asked: new Set(gathered.formulas),
    mentioned: new Set(),
    said: [],
    doubted: [],
    slips: solutions.flatMap(({ misconceptions }) => misconceptions.flatMap(({ value }) => quantityOf(value) ?? [])),
    problem: problems.join("\n"),
    isSolved: solutions.length > 0,
  };
}

/** The formulas and the equations that are answers. */
function listAnswers(solutions: readonly SolutionFacts[]): Pick<Evidence, "answers" | "answerEquations"> {
  const values = solutions.map(({ answer }) => answer.value);
  const equations = values.flatMap((value) => (value.kind === "equation" ? [parseEquation(value.equation)] : []));
  return {
    answers: new Set(
      values.flatMap((value) =>
        value.kind === "formula" || value.kind === "substance" ? formulaOf(value.formula) : [],
      ),
    ),
    answerEquations: equations.flatMap((parsed) => (parsed.ok ? [parsed.value] : [])),
  };
}

/** What a tool of the engine found: single facts, or whole solutions. */
export type ToolResults = { readonly facts: readonly FactValue[]; readonly solutions: readonly SolutionFacts[] };

/** What is known besides, once a tool has said it. */
export function withToolResults(evidence: Evidence, { facts, solutions }: ToolResults): Evidence {
  const found: Gathered = { facts: [], equations: [], formulas: new Set() };
  for (const value of facts) gatherValue(value, "tool", found);
  const { facts: known } = evidence;
  const gathered = {
    ...found,
    facts: found.facts.filter((fact) => ![...known, ...found.facts].some((other) => isRival(fact, other))),
  };
  for (const solution of solutions) gatherSolution(solution, gathered);
  const undisputed = { ...evidence, facts: known.filter((fact) => !found.facts.some((other) => isRival(fact, other))) };
  return merge(undisputed, { ...gathered, facts: gathered.facts.map((fact): Fact => ({ ...fact, source: "tool" })) });
}

/** Two compounds have the same element with other numbers: of which of them a claim speaks is not told. */
function isRival(fact: Fact, other: Fact): boolean {
  const areNumbers =
    isUnity(fact.quantity.unit) && isUnity(other.quantity.unit) && fact.source === "tool" && other.source === "tool";
  return (
    areNumbers &&
    fact.of !== null &&
    fact.of === other.of &&
    fact.symbol === other.symbol &&
    !fact.quantity.value.eq(other.quantity.value)
  );
}

/** What is known besides, with more that the student wrote. */
export function withProblems(evidence: Evidence, problems: readonly string[]): Evidence {
  const gathered: Gathered = { facts: [], equations: [], formulas: new Set() };
  gatherTexts({ given: problems }, evidence.locale, gathered);
  return merge(evidence, gathered);
}

function merge(evidence: Evidence, { facts, equations, formulas }: Gathered): Evidence {
  return {
    ...evidence,
    facts: [...evidence.facts, ...facts],
    equations: [...evidence.equations, ...equations],
    formulas: new Set([...evidence.formulas, ...formulas]),
  };
}

type Gathered = { readonly facts: Fact[]; readonly equations: Equation[]; readonly formulas: Set<string> };

function gatherSolution({ givens, steps, answer }: SolutionFacts, gathered: Gathered): void {
  const unrounded = answer.unrounded === undefined ? null : new Decimal(answer.unrounded);
  gatherValue(answer.value, "answer", gathered, unrounded);
  for (const value of Object.values(givens)) gatherValue(value, "given", gathered);
  for (const step of steps) {
    for (const line of step.lines) gatherLine(line, "step", gathered);
    for (const value of Object.values(step.values)) gatherValue(value, "step", gathered);
  }
  for (const value of Object.values(answer.values))
    gatherValue(value, "answer", gathered, JSON.stringify(value) === JSON.stringify(answer.value) ? unrounded : null);
}

function gatherValue(value: FactValue, source: Source, gathered: Gathered, unrounded: Decimal | null = null): void {
  switch (value.kind) {
    case "expression":
      return gatherLine(value, source, gathered);
    case "list":
      for (const item of value.items) gatherValue(item, source, gathered, unrounded);
      return;
    case "formula":
    case "substance":
      return gatherFormula(value.formula, gathered);
    case "equation":
      return gatherEquation(value.equation, gathered);
    case "variable":
      return value.of === null ? undefined : gatherFormula(value.of, gathered);
    default: {
      const quantity = quantityOf(value);
      if (quantity !== null)
        gathered.facts.push({
          source,
          quantity,
          unrounded: value.kind === "quantity" && unrounded !== null ? unrounded : quantity.value,
          symbol: null,
          of: null,
          label: null,
        });
    }
  }
}

function quantityOf(term: Term): Quantity | null {
  if (term.kind === "count") return pureNumber(term.value);
  if (term.kind !== "quantity") return null;
  const loaded = loadQuantity(term);
  return loaded.ok ? loaded.value : null;
}

function gatherFormula(text: string, { formulas }: Gathered): void {
  for (const formula of formulaOf(text)) formulas.add(formula);
}

function formulaOf(text: string): string[] {
  const parsed = parseFormula(text);
  return parsed.ok ? [formatFormula({ ...parsed.value, state: null }, "ascii")] : [];
}

function gatherEquation(text: string, gathered: Gathered): void {
  const parsed = parseEquation(text);
  if (!parsed.ok) return;
  gathered.equations.push(parsed.value);
  for (const { formula, coefficient } of listTerms(parsed.value)) {
    gathered.formulas.add(formatFormula({ ...formula, state: null }, "ascii"));
    const count = coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;
    gathered.facts.push({
      source: "step",
      quantity: pureNumber(count),
      unrounded: new Decimal(count),
      symbol: null,
      of: formatFormula({ ...formula, state: null }, "ascii"),
      label: null,
    });
  }
}

const isEquals = (term: Term): boolean => term.kind === "operator" && (term.symbol === "=" || term.symbol === "≈");
const endsStatement = (term: Term): boolean => term.kind === "operator" && (term.symbol === "," || term.symbol === ":");

function splitTerms(terms: readonly Term[], isBorder: (term: Term) => boolean): Term[][] {
  const parts: Term[][] = [[]];
  for (const term of terms) {
    if (isBorder(term)) parts.push([]);
    else parts.at(-1)?.push(term);
  }
  return parts.filter((part) => part.length > 0);
}

function gatherLine({ terms }: Expression, source: Source, gathered: Gathered): void {
  const statements = splitTerms(terms, endsStatement);
  for (const statement of statements) gatherStatement(statement, source, gathered);
  // "O: 3".
  const [[counted, ...more] = [], [value, ...further] = []] = statements;
  const quantity = value === undefined ? null : quantityOf(value);
  if (counted?.kind !== "formula" || quantity === null || more.length + further.length > 0) return;
  gathered.facts.push({ source, quantity, unrounded: quantity.value, symbol: null, of: counted.formula, label: null });
}

/** `n(NaCl) = m / M = 5.00 g / 58.44 g/mol = 0.0856 mol`: each number is what the letter at its place says. */
function gatherStatement(statement: readonly Term[], source: Source, gathered: Gathered): void {
  const parts = splitTerms(statement, isEquals);
  const [head] = parts;
  const named = head?.length === 1 && head[0]?.kind === "variable" ? head[0] : null;
  const laws = parts.filter((part) => part.some(({ kind }) => kind === "variable"));
  for (const part of parts) {
    const law = laws.find((other) => hasSameShape(other, part));
    for (const [index, term] of part.entries()) {
      if (term.kind === "formula" || term.kind === "substance" || term.kind === "equation")
        gatherValue(term, source, gathered);
      if (term.kind === "variable") gatherFormula(term.of ?? readSymbol(term.name).of ?? "", gathered);
      const quantity = quantityOf(term);
      if (quantity === null || isMantissa(part, index)) continue;
      const letter = part.length === 1 ? named : law?.[index];
      // "100 %" stands for itself, and is nothing that the problem has.
      if (letter?.kind === "variable" && /^\d/.test(letter.name)) continue;
      gathered.facts.push({ source, quantity, unrounded: quantity.value, ...bindingOf(letter), label: null });
    }
  }
}

/** The 0.403 of `0.403 × 10⁻¹`, which is no number of its own. */
function isMantissa(part: readonly Term[], index: number): boolean {
  const [times, power] = [part[index + 1], part[index + 2]];
  return (
    times?.kind === "operator" && times.symbol === "*" && power?.kind === "variable" && power.name.startsWith("10")
  );
}

function hasSameShape(law: readonly Term[], part: readonly Term[]): boolean {
  return (
    law !== part &&
    law.length === part.length &&
    law.every((term, index) => (term.kind === "operator") === (part[index]?.kind === "operator"))
  );
}

function bindingOf(letter: Term | null | undefined): Pick<Fact, "symbol" | "of"> {
  if (letter === null || letter === undefined || letter.kind !== "variable") return { symbol: null, of: null };
  const { symbol, of } = readSymbol(letter.name);
  const parsed = letter.of === null ? null : parseFormula(letter.of);
  return { symbol, of: parsed?.ok === true ? formatFormula(parsed.value, "ascii") : of };
}

/** In steps: a problem takes a few thousand, a page of a textbook a hundred thousand. */
const MOST_WORK = 700_000;

/** What is beyond the work that is done for all texts is not known. */
function gatherTexts(
  texts: Partial<Readonly<Record<Source, readonly string[]>>>,
  locale: Locale,
  gathered: Gathered,
): void {
  bounded(MOST_WORK, () => {
    for (const text of texts.tool ?? []) gatherText(text, "tool", locale, gathered);
    for (const text of texts.given ?? []) gatherText(text, "given", locale, gathered);
    for (const text of texts.material ?? []) gatherText(text, "material", locale, gathered);
  });
}

/** A text tells so many different quantities at most; whatever else a long table holds is not known. */
const MOST_FACTS_OF_TEXT = 200;

/** "Soda" may be so many things that it names none of them. */
const MOST_MEANINGS = 2;

/** The claims of a text are its facts: what a student gives is given, unless it is a guess. Each counts once. */
function gatherText(text: string, source: Source, locale: Locale, gathered: Gathered): void {
  const guesses = source === "given" ? findGuesses(text) : [];
  const found = new Set<string>();
  for (const segment of scanClaims(text, locale)) {
    if (segment.kind === "prose") continue;
    const { claim } = segment;
    if (claim.kind === "formula") gathered.formulas.add(claim.ascii);
    if (guesses.some(({ start, end }) => claim.start >= start && claim.start < end)) continue;
    if (claim.kind === "equation") gatherEquation(claim.equation, gathered);
    for (const number of numbersOf(claim)) {
      const fact = factOf(number, source);
      const key = keyOf(fact);
      if (found.has(key) || found.size >= MOST_FACTS_OF_TEXT) continue;
      found.add(key);
      gathered.facts.push(fact);
    }
  }
  for (const { formulas } of findNames(text, locale))
    if (formulas.length <= MOST_MEANINGS) for (const formula of formulas) gathered.formulas.add(formula);
}

function numbersOf(claim: Claim): readonly ReadNumber[] {
  if (claim.kind === "quantity") return [claim.number];
  return claim.kind === "calculation" ? claim.parts.flatMap((part) => listNumbers(part)) : [];
}

export function factOf({ quantity, binding }: ReadNumber, source: Source): Fact {
  const [of = null, ...others] = binding.of;
  return {
    source,
    quantity,
    unrounded: quantity.value,
    symbol: binding.symbol,
    of: binding.isOfCertain && others.length === 0 ? of : null,
    label: binding.label,
  };
}

function keyOf({ quantity: { value, unit, significantFigures }, symbol, of, label }: Fact): string {
  return [value.toString(), formatUnit(unit), significantFigures, symbol, of, label].join("|");
}
