import { isCommonIon } from "../chemistry/display/common-ions.ts";
import { isPlausibleFormula } from "../chemistry/display/plausible.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { nameOf } from "../nomenclature/name-of.ts";
import { remember } from "../budget/budget.ts";

export type FormulaWord = { readonly formula: Formula; readonly ascii: string };

/** The same words come again and again in one reply; the oldest are forgotten. */
const MOST_KNOWN = 2000;

/** A run of signs that is chemistry beyond doubt: `NaCl`, `SO4^2-`, `Fe₂O₃`, `CuSO₄·5H₂O`; no word, no lone element. */
export const readFormulaWord = remember(MOST_KNOWN, 50, readAnew);

/** `m(NaCl)`, `S(KClO₃)`: a quantity of a substance; `B(OH)3` has a number behind. */
export const LETTER_OF = /^[A-Z]\((?:[^()]|\([^()]*\))*\)$/;

function readAnew(run: string, setting: "text" | "ce"): FormulaWord | null {
  if (run.length > 80 || !/[A-Z]/.test(run)) return null;
  const parsed = parseFormula(run);
  if (!parsed.ok) return null;
  const formula: Formula = { ...parsed.value, state: null };
  const ascii = formatFormula(formula, "ascii");
  const isMarked = /[\^⁺⁻⁰¹²³⁴-⁹₀-₉_]/.test(run) || parsed.value.state !== null;
  const isOne = formula.counts.size === 1 && [...formula.counts.values()][0] === 1 && formula.charge === 0;
  if (isOne) return null;
  // A letter with an index is a quantity: V₂, T₁(H₂O).
  if (
    /^[A-Z][₁-₃1-3]\(/.test(run) ||
    LETTER_OF.test(run) ||
    (formula.counts.size === 1 && formula.charge === 0 && !isPlausibleFormula(formula, run))
  )
    return null;
  const isIonOfChemistry = setting === "ce" && formula.charge !== 0;
  const isPlausible =
    isMarked || isIonOfChemistry || (formula.charge === 0 ? isPlausibleFormula(formula, run) : isCommonIon(ascii));
  if (!isPlausible) return null;
  // Without a digit it is chemistry only if it has a name: CO and NaCl, but not "IN".
  if (!isIonOfChemistry && !/[\d₀-₉⁺⁻^]/.test(run) && !nameOf(formula).ok) return null;
  return { formula, ascii };
}

const EDGES = /^[^A-Za-z[(]+|[^A-Za-z\d)\]⁺⁻+₀-₉]+$/g;

/** Whether a word, punctuation and markup at its edges left aside, is or holds a formula. */
export function isFormulaWord(word: string): boolean {
  const bare = word.replace(EDGES, "");
  if (readFormulaWord(bare, "text") !== null) return true;
  return bare
    .split(/[^A-Za-z\d]+/)
    .some((part) => /[A-Z][a-z]?[A-Z]/.test(part) && readFormulaWord(part, "text") !== null);
}

/** `Na`, `Na(s)`, with markup around it or not. */
export function isElementSymbol(word: string): boolean {
  if (word.length > 12) return false;
  const bare = word.replace(/^[*_`]+|[*_`]+$/g, "").replace(/\((?:s|l|g|aq)\)$/, "");
  return /^[A-Z][a-z]?$/.test(bare) && findElement(bare) !== null;
}

const SYMBOL = /[A-Z][a-z]?(?![\p{L}\p{M}\d₀-₉])/uy;

/** The symbol of an element that stands alone at `at`; null where none does. */
export function findElementAt(text: string, at: number): { readonly symbol: string; readonly end: number } | null {
  SYMBOL.lastIndex = at;
  const symbol = SYMBOL.exec(text)?.[0];
  return symbol === undefined || findElement(symbol) === null ? null : { symbol, end: at + symbol.length };
}
