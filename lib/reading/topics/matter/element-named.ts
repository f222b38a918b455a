import { findSubstance } from "../../../methods/rules/substance.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";

/** "O", "oxygen": the symbol; null for what is no element. */
export function symbolOf(words: string): string | null {
  const [written = words] = /^[A-Z]/.test(words) ? [words] : listFormulasOf(words.toLowerCase(), "en");
  const counts = findSubstance(written)?.formula.counts;
  return counts?.size === 1 ? ([...counts.keys()][0] ?? null) : null;
}
