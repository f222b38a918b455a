import { listTerms } from "../chemistry/equation/equation.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { canonicalOf } from "../chemistry/formula/format.ts";
import type { DerivedConstant, DerivedNode } from "../methods/derivation.ts";
import type { FactValue, SolutionFacts } from "../methods/facts.ts";
import { CONSTANTS, GAS_CONSTANTS } from "../quantity/constants.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import type { Stored } from "./same-value.ts";

/** A balanced equation of a solution: what takes part in it, and how many of each. */
type KnownEquation = {
  readonly text: string;
  readonly species: ReadonlySet<string>;
  readonly coefficients: ReadonlySet<string>;
};

/** What a solution knows besides its lines. */
export type Known = {
  readonly nodes: readonly DerivedNode[];
  readonly givens: readonly Stored[];
  /** What else the text writes. */
  readonly written: readonly Stored[];
  readonly constants: readonly DerivedConstant[];
  readonly equations: readonly KnownEquation[];
};

/** `written`: the quantities of the problem's text. A number without a unit, of these, may be any number. */
export function listKnown(facts: SolutionFacts, written: readonly Stored[]): Known {
  const nodes = facts.derivation?.nodes ?? [];
  const ofGivens = Object.values(facts.givens).flatMap((given): Stored[] => {
    if (given.kind === "count") return [{ value: String(given.value), unit: "" }];
    return given.kind === "quantity" ? [given] : [];
  });
  return {
    nodes,
    givens: [...nodes.filter(({ origin }) => origin.kind === "given"), ...ofGivens],
    written: written.filter(({ value, unit }) => unit !== "" || value.includes(".")),
    constants: nodes.flatMap(({ origin }) => (origin.kind === "step" ? origin.constants : [])),
    equations: listEquations(facts),
  };
}

function listEquations({ derivation, givens, steps }: SolutionFacts): KnownEquation[] {
  const supposed = derivation?.supposed?.equation ?? null;
  const values: FactValue[] = [
    ...Object.values(givens),
    ...steps.flatMap((step) => [...Object.values(step.values), ...step.lines.flatMap(({ terms }) => terms)]),
  ];
  const texts = [supposed, ...values.map((value) => (value.kind === "equation" ? value.equation : null))];
  return [...new Set(texts)].flatMap((text) => (text === null ? [] : (readEquation(text) ?? [])));
}

function readEquation(text: string): KnownEquation | null {
  const parsed = parseEquation(text);
  if (!parsed.ok) return null;
  const terms = listTerms(parsed.value);
  return {
    text,
    species: new Set(terms.map(({ formula }) => canonicalOf(formula))),
    coefficients: new Set(
      terms.flatMap(({ coefficient }) =>
        coefficient === null ? ["1"] : coefficient.denominator === 1 ? [String(coefficient.numerator)] : [],
      ),
    ),
  };
}

/** Constants of nature, for solutions that keep none: their letters stand in the lines. */
export const CONSTANTS_OF_NATURE: readonly DerivedConstant[] = [
  ...Object.values<Quantity>(CONSTANTS),
  ...Object.values<Quantity>(GAS_CONSTANTS),
].map(({ value, unit, significantFigures }) => ({
  letter: "",
  value: writeDecimal(value, null),
  unit: formatUnit(unit),
  significantFigures,
  source: significantFigures === null ? "si-2019" : "codata-2022",
}));
