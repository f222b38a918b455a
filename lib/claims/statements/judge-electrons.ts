import type { Equation } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { findRedoxChanges } from "../../chemistry/redox/changes.ts";
import { readCountBefore } from "./number-words.ts";
import { type Clause, right, type Statement } from "./statement.ts";

const TRANSFERS = /transfer|transfier|transfir|échang|transfér|转移|स्थानांतर|स्थानान्तर|ይተላለፋ|ይዘዋወራ/iu;
const ELECTRONS: ReadonlySet<string> = new Set(["electrons", "transfer-electrons"]);
/** Of the Nernst equation and of ΔG = −nFE. */
const LETTER = /(?<![\p{L}\p{M}Δ])n\s?=\s?(\d{1,2})(?![\d.,]\d|\d|\s?(?:mol|[×·*/+−-]))/gu;

/** How many electrons pass over in the last equation. */
export function judgeElectrons({ text, start, locale, concepts, equations, isDenied }: Clause): Statement[] {
  const equation = equations.at(-1);
  const written = [...text.matchAll(LETTER)];
  const spoken = TRANSFERS.test(text) ? concepts.filter(({ concept }) => ELECTRONS.has(concept)) : [];
  if (isDenied || equation === undefined || written.length + spoken.length === 0) return [];
  const passed = electronsOf(equation);
  if (passed === null || passed === 0) return [];
  const letters = written
    .filter((match) => Number(match[1]) === passed)
    .map((match) => right({ start: start + match.index, end: start + match.index + match[0].length }));
  const counted = spoken.flatMap((said): Statement[] => {
    const count = readCountBefore(text.slice(0, said.start - start).trimEnd(), locale);
    if (count?.value !== passed) return [];
    return [right({ start: Math.max(start, said.start - count.length - 1), end: said.end })];
  });
  return [...letters, ...counted];
}

/** Null where the rules do not tell. */
function electronsOf(equation: Equation): number | null {
  const changes = findRedoxChanges(equation);
  if (changes === null) return null;
  return changes.reduce((sum, { element, species, from, to }) => {
    const term = equation.reactants.find(
      ({ formula }) => formatFormula({ ...formula, state: null }, "ascii") === species,
    );
    const gone = to.numerator / to.denominator - from.numerator / from.denominator;
    if (term === undefined || gone <= 0) return sum;
    const times = term.coefficient === null ? 1 : term.coefficient.numerator / term.coefficient.denominator;
    return sum + times * (term.formula.counts.get(element) ?? 0) * gone;
  }, 0);
}
