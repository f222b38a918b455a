import type { EmpiricalFormula } from "../../chemistry/formula/empirical.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { formulaTerm } from "../../methods/terms.ts";
import type { Distractor } from "../problem.ts";
import { slipOf } from "../slip-name.ts";

/** Where the words of these slips are. */
export const EMPIRICAL_WORDS = "problems-nomenclature.empirical-formulas";

/** Larger counts come from no slip that a student would believe. */
const MOST_ATOMS = 60;

function write(symbols: readonly string[], counts: readonly number[]): string {
  return symbols.map((symbol, index) => `${symbol}${counts[index] === 1 ? "" : counts[index]}`).join("");
}

/** Each wrong formula once, and never the right one. */
export function listDistinctFormulas(
  wrong: readonly (readonly [slip: string, formula: string])[],
  right: string,
): Distractor[] {
  const seen = new Set([right]);
  return wrong.flatMap(([slip, formula]) => {
    if (seen.has(formula) || !parseFormula(formula).ok) return [];
    seen.add(formula);
    return [{ slip, value: formulaTerm(formula) }];
  });
}

const least = (values: readonly number[]): number => Math.min(...values);

const atLeastOne = (value: number): number => Math.max(1, Math.round(value));

/** Formulas that come out when masses are taken for moles, ratios are rounded early, or only some numbers are multiplied. */
export function listRatioSlips({ rows, multiplier }: EmpiricalFormula): Distractor[] {
  const symbols = rows.map(({ symbol }) => symbol);
  const counts = rows.map(({ count }) => count);
  const masses = rows.map(({ amount }) => Number(amount));
  const ratios = rows.map(({ ratio }) => Number(ratio));
  const byMass = masses.map((mass) => atLeastOne(mass / least(masses)));
  const cut = ratios.map((ratio) => Math.max(1, Math.floor(ratio + 0.05)));
  const partly = counts.map((count, index) => (ratios[index] === least(ratios) ? 1 : count));
  const texts = [
    ["rounded", write(symbols, ratios.map(atLeastOne))],
    ["rounded", write(symbols, cut)],
    ["partly-multiplied", multiplier === 1 ? "" : write(symbols, partly)],
    ["mass-ratio", byMass.some((count) => count > MOST_ATOMS) ? "" : write(symbols, byMass)],
    ["inverted", write(symbols, counts.toReversed())],
    [
      "all-ones",
      write(
        symbols,
        counts.map(() => 1),
      ),
    ],
    [
      "doubled",
      write(
        symbols,
        counts.map((count) => 2 * count),
      ),
    ],
    [
      "one-more",
      write(
        symbols,
        counts.map((count, index) => (index === counts.length - 1 ? count + 1 : count)),
      ),
    ],
  ] as const;
  const named = texts
    .filter(([, text]) => text !== "")
    .map(
      ([slip, text]) => [slip === "doubled" ? "molecular-for-empirical" : slipOf(EMPIRICAL_WORDS, slip), text] as const,
    );
  return listDistinctFormulas(named, write(symbols, counts));
}
