import { findOxidationNumbers } from "../../../chemistry/redox/oxidation.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { expression, formulaTerm, list, quantity, variable } from "../../../methods/terms.ts";
import { solveOxidationNumber } from "../../../problems/redox/oxidation-numbers.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { isSense } from "../sentences.ts";
import { canonicalText } from "./half-cells.ts";
import { readLawSentences } from "./law-tokens.ts";

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
  if (solved === null || !rows.ok) return null;
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

const ABOUT = /oxid|oxyd|氧化|化合价|ऑक्सीकरण|उपचयन|ኦክሲዴሽን/iu;

/** "What is the oxidation number of Mn in KMnO4?", "assign oxidation numbers to each element in …"; null for anything else. */
export function solveOxidation(text: string, locale: ProblemLocale): SolutionFacts[] | null {
  const sentences = ABOUT.test(text) ? readLawSentences(text, "oxidation", locale) : null;
  const [tokens, ...others] = sentences ?? [];
  if (tokens === undefined || others.length > 0) return null;
  const isPlain = tokens.every(
    (token) =>
      token.kind === "substance" ||
      token.kind === "concept" ||
      (token.kind === "sign" && token.sign === ",") ||
      (token.kind === "unit" && token.unit.unit.counted === "ions"),
  );
  if (
    !isPlain ||
    !tokens.some((token) => isSense(token, "law/oxidation-number")) ||
    !tokens.some((token) => isSense(token, "law/ask"))
  )
    return null;
  const substances = tokens.flatMap((token) => (token.kind === "substance" ? [token.substance] : []));
  const elements = substances.flatMap(({ element }) => element ?? []);
  const [whole, ...more] = substances.filter(({ element }) => element === null);
  const formula = whole?.formulas.length === 1 ? canonicalText(whole.formulas[0] ?? "") : null;
  if (formula === null || more.length > 0) return null;
  const symbols = [...getFormula(formula).counts.keys()];
  const asksAll = tokens.some((token) => isSense(token, "law/each-element"));
  const [symbol] = asksAll ? [findLast(symbols)] : elements;
  if (symbols.length < 2 || elements.length !== (asksAll ? 0 : 1) || symbol === undefined || symbol === null)
    return null;
  const facts = toFacts(symbol, formula, asksAll);
  return facts === null ? null : [facts];
}
