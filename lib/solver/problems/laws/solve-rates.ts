import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveArrhenius } from "./arrhenius.ts";
import { solveIntegrated } from "./integrated-rates.ts";
import { readRateProblem } from "./rate-reading.ts";

/** What a text about rates has in any language. */
const ABOUT_RATES =
  /\border\b|rate constant|half.li[fv]e|activation|\borden\b|velocidad|semivida|activación|\bordre\b|vitesse|级|速率常数|活化能|कोटि|वेग|दर स्थिरांक|सक्रियण|ደረጃ|ፍጥነት ቋሚ|ማነሣሻ/iu;

/** A problem of an integrated rate law or of the Arrhenius equation → its solution; null unless all of it is understood and used. */
export function solveRates(text: string, locale: ProblemLocale): SolutionFacts[] | null {
  const problem = ABOUT_RATES.test(text) ? readRateProblem(text, locale) : null;
  if (problem === null) return null;
  return problem.pairs.length > 0 ? solveArrhenius(problem) : solveIntegrated(problem);
}
