import { type ReadLine, readLine } from "../algebra/read-line.ts";
import type { Expression, SolutionFacts, StepFacts, Term } from "../methods/facts.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { loadQuantity } from "../quantity/stored-quantity.ts";
import { expressionText } from "../wording/fact-text.ts";
import { wordsOf } from "../wording/words.ts";

/** A value that a step of a solution comes to. */
export type Target = {
  /** Of the solution's steps, from 0. */
  readonly step: number;
  /** The letter that it is written with, and the formula that it is of. */
  readonly letter: string;
  readonly of: string | null;
  readonly quantity: Quantity;
  /** The calculation that leads to it; null where it is none of plain numbers. */
  readonly setup: ReadLine | null;
  /** The counts that it takes from an equation or a formula: of what is sought, and of what is known. */
  readonly counts: readonly [number, number] | null;
  /** On another way to the same end: pOH beside pH. The value after it is what it leads to. */
  readonly isAside: boolean;
};

/** All values that the steps of a solution come to, in their order. */
export function listTargets({ steps }: SolutionFacts): readonly Target[] {
  const own = steps.flatMap((step, index) => step.lines.flatMap((line) => targetsOf(step, line, index)));
  return own.flatMap((target) => [...asidesOf(target, own), target]);
}

/** In water at 25 °C: pH + pOH. */
const SUM_OF_EXPONENTS = 14;

/** Whoever takes the other scale of acidity goes a way that is as right. */
function asidesOf({ step, letter, quantity }: Target, own: readonly Target[]): Target[] {
  const other = letter === "pH" ? "pOH" : letter === "pOH" ? "pH" : null;
  if (other === null || own.some((target) => target.letter === other)) return [];
  const value = quantity.value.neg().plus(SUM_OF_EXPONENTS);
  return [
    { step, letter: other, of: null, quantity: { ...quantity, value }, setup: null, counts: null, isAside: true },
  ];
}

/** Numbers alone are the same in every language. */
const NUMBERS = wordsOf("en", (key) => key);

/** `V = …, n = …` is two statements. */
function splitAt(terms: readonly Term[], symbols: readonly string[]): Term[][] {
  const parts: Term[][] = [[]];
  for (const term of terms) {
    if (term.kind === "operator" && symbols.includes(term.symbol)) parts.push([]);
    else parts.at(-1)?.push(term);
  }
  return parts;
}

function targetsOf(step: StepFacts, { terms }: Expression, index: number): Target[] {
  return splitAt(terms, [","]).flatMap((statement): Target[] => {
    const parts = splitAt(statement, ["=", "≈"]);
    const [named = []] = parts;
    const variable = named.find((term) => term.kind === "variable");
    const quantity = resultOf(parts.at(-1) ?? []);
    if (parts.length < 2 || variable?.kind !== "variable" || quantity === null) return [];
    const { name: letter, of } = variable;
    return [{ step: index, letter, of, quantity, setup: setupOf(parts), counts: countsOf(step), isAside: false }];
  });
}

function resultOf(part: readonly Term[]): Quantity | null {
  const [only] = part;
  if (part.length !== 1 || only === undefined) return null;
  if (only.kind === "count") return load({ value: String(only.value), unit: "", significantFigures: null });
  return only.kind === "quantity" ? load(only) : null;
}

function load(stored: Parameters<typeof loadQuantity>[0]): Quantity | null {
  const loaded = loadQuantity(stored);
  return loaded.ok ? loaded.value : null;
}

const FUNCTIONS: ReadonlySet<string> = new Set(["log", "ln", "exp"]);

/** The last part before the result that has numbers and no letters. */
function setupOf(parts: readonly (readonly Term[])[]): ReadLine | null {
  const setup = parts
    .slice(1, -1)
    .findLast((part) =>
      part.every(
        (term) =>
          term.kind === "quantity" ||
          term.kind === "count" ||
          term.kind === "operator" ||
          (term.kind === "variable" && FUNCTIONS.has(term.name)),
      ),
    );
  return setup === undefined
    ? null
    : readLine(expressionText({ kind: "expression", terms: bracketDivisors(setup) }, NUMBERS), [], "en");
}

/** A stroke before a round number would make a unit with it: "300 K / 10 L" are kelvins for each ten liters. */
function bracketDivisors(terms: readonly Term[]): Term[] {
  return terms.flatMap((term, index): Term[] => {
    const before = terms[index - 1];
    const isDivisor = term.kind === "quantity" && before?.kind === "operator" && before.symbol === "/";
    return isDivisor ? [{ kind: "operator", symbol: "(" }, term, { kind: "operator", symbol: ")" }] : [term];
  });
}

/** The counts are among what the words of such a step mention. */
function countsOf({ values }: StepFacts): readonly [number, number] | null {
  const countOf = (name: string): number | null => {
    const value = values[name];
    if (value?.kind === "count") return value.value;
    return value?.kind === "quantity" && /^\d+$/.test(value.value) ? Number(value.value) : null;
  };
  const wanted = countOf("wantedCount") ?? countOf("count");
  return wanted === null ? null : [wanted, countOf("fromCount") ?? 1];
}
