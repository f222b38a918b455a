import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { isRoundingOf } from "../agreement.ts";
import { findNames } from "../find-names.ts";
import { dimensionOf, isWhole, type Line, type WayVerdict } from "./line.ts";
import { listSpokenOf } from "./meanings.ts";

/** `0.20 mol × 3 × 6.022 × 10²³ = 3.6 × 10²³`: so many atoms as a formula has that is spoken of. */
export function judgeParticles({ tree, factors, result, said, sentence, evidence }: Line): WayVerdict {
  if (factors === null || factors.some(({ power }) => power < 0) || !isUnity(result.quantity.unit)) return null;
  const [count, ...others] = factors.filter(({ meaning }) => meaning === null);
  const kinds = factors.filter(({ meaning }) => meaning !== null).map((factor) => dimensionOf(factor));
  const areOfParticles = kinds.length === 2 && kinds.includes(DIMENSIONS.amount) && kinds.includes(-DIMENSIONS.amount);
  if (!areOfParticles || count === undefined || others.length > 0 || !isWhole(count.number)) return null;
  const amount = factors.find((factor) => dimensionOf(factor) === DIMENSIONS.amount);
  const of = amount?.number.binding.of[0] ?? amount?.meaning?.of ?? null;
  const compounds = of === null ? listSpokenOf(evidence).filter((each) => findElement(each) === null) : [of];
  const named = findNames(sentence, evidence.locale).flatMap(({ formulas }) => formulas.map(symbolOf));
  const symbols = [...said.of, ...result.binding.of].map(symbolOf).concat(named).filter(isSymbol);
  const value = evaluate(tree);
  const holds = compounds.some((formula) =>
    countsOf(formula, symbols).includes(count.number.quantity.value.toNumber()),
  );
  return holds && value.ok && isRoundingOf(result, value.value.value) ? "holds" : null;
}

/** Oxygen names its atoms too. */
const symbolOf = (formula: string): string => formula.replace(/^([A-Z][a-z]?)[2-8]$/, "$1");
const isSymbol = (text: string): boolean => findElement(text) !== null;

/** How many atoms of these elements a formula has; of no certain ones, of each and of all. */
function countsOf(formula: string, symbols: readonly string[]): number[] {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return [];
  const counts = [...parsed.value.counts];
  const own = counts.filter(([symbol]) => symbols.includes(symbol)).map(([, count]) => count);
  const all = counts.map(([, count]) => count);
  return own.length > 0 ? own : [...all, all.reduce((sum, count) => sum + count, 0)];
}
