import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import { DEFAULT_LOCALE, type Locale } from "#lib/i18n/locales.ts";
import type { FactValue } from "#lib/methods/facts.ts";
import { listQuantities } from "#lib/quantity/scan-quantity.ts";
import { storeQuantity } from "#lib/quantity/stored-quantity.ts";
import { solve } from "#lib/solver/solve.ts";
import { firstSolution } from "../practice/give-hint.ts";
import type { Told } from "../practice/told-questions.ts";
import type { ToolAnswer } from "./tools/tool-answer.ts";

/** What a model learns from the engine, and may tell, with what it put in. */
export function toldByTool({ solutions, facts }: ToolAnswer, input: unknown, locale: Locale): Told {
  const put = typeof input === "object" && input !== null ? input : {};
  const texts = Object.values(put).filter((value) => typeof value === "string");
  const problem = "problem" in put && typeof put.problem === "string" ? put.problem : null;
  // Whoever may try answers has the solution in the end.
  const marked = problem !== null && solutions.length === 0 ? firstSolution(solve(problem, locale)) : null;
  const found = {
    givens: [...texts.flatMap(listGivens), ...facts.flatMap(listSubstances)],
    values: facts.flatMap(listValues),
  };
  return { text: texts.join("\n"), solutions: marked === null ? solutions : [{ ...marked, steps: [] }], found };
}

/** A model writes numbers with a decimal point. */
function listGivens(text: string): FactValue[] {
  const parsed = parseFormula(text.trim());
  const formulas: FactValue[] = parsed.ok ? [{ kind: "formula", formula: canonicalOf(parsed.value) }] : [];
  const quantities = listQuantities(text, { locale: DEFAULT_LOCALE }).flatMap((reading): FactValue[] =>
    reading.ok ? [{ kind: "quantity", ...storeQuantity(reading.value.quantity) }] : [],
  );
  return [...formulas, ...quantities];
}

/** `M(NaCl) = …` is about NaCl. */
function listSubstances(fact: FactValue): FactValue[] {
  if (fact.kind === "expression") return fact.terms.flatMap(listSubstances);
  if (fact.kind === "variable") return fact.of === null ? [] : [{ kind: "formula", formula: fact.of }];
  return fact.kind === "formula" ? [fact] : [];
}

/** An oxidation number is asked for as a quantity without a unit. */
function listValues(fact: FactValue): FactValue[] {
  if (fact.kind === "expression") return fact.terms.flatMap(listValues);
  return fact.kind === "count"
    ? [fact, { kind: "quantity", value: String(fact.value), unit: "", significantFigures: null }]
    : [fact];
}
