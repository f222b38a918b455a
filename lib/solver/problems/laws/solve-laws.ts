import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { isProblemLocale } from "../lexicon/vocabularies.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import { solveCells } from "./solve-cells.ts";

type LawSolver = (text: string, locale: ProblemLocale) => SolutionFacts[] | null;

const SOLVERS: readonly LawSolver[] = [solveCells];

/** Longer texts are no exercises with one statement. */
const LONGEST = 1_200;

/**
 * Problems of laws whose words are a closed list, in English; other languages come here by their glosses. Null unless one
 * reader understands every word.
 */
export function solveLaws(text: string, locale: Locale): SolutionFacts[] | null {
  if (text.length > LONGEST) return null;
  for (const language of [...new Set<Locale>([locale, DEFAULT_LOCALE])].filter(isProblemLocale)) {
    for (const solver of SOLVERS) {
      const solved = solver(text, language);
      if (solved !== null) return solved;
    }
  }
  return null;
}
