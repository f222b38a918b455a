import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { solveByLaws } from "./law-goal.ts";
import { readSpeedProblem } from "./speed-reading.ts";
import type { Goer, SpeedProblem } from "./speed-reading.ts";

const rateOf = (goer: Goer): Variable =>
  goer === "reaction" ? variableOf("rate", null) : variableOf("substance-rate", goer.name);

/** Nothing is known exactly. */
const asTold = (value: Quantity): Quantity => (value.value.isZero() ? { ...value, significantFigures: null } : value);

function listTold({ known }: SpeedProblem): (readonly [Variable, Quantity])[] {
  const name = known.goer === "reaction" ? null : known.goer.name;
  if ("rate" in known) return [[rateOf(known.goer), known.rate]];
  return [
    [variableOf("followed-molarity", name, "initial"), asTold(known.from)],
    [variableOf("followed-molarity", name, "final"), asTold(known.to)],
    [variableOf("time", null), known.time],
  ];
}

/** What a text about rates has in any language. */
const ABOUT_SPEEDS =
  /\brates?\b|how (?:fast|quickly|rapidly)|\bspeed\b|velocidad|rapidez|vitesse|速率|多快|वेग|दर|ፍጥነት/iu;

/** Average rates, and rates of the substances of one reaction from each other; null unless all of a text is understood. */
export function solveRelativeRates(text: string, locale: ProblemLocale): SolutionFacts[] | null {
  const problem = ABOUT_SPEEDS.test(text) ? readSpeedProblem(text, locale) : null;
  if (problem === null) return null;
  const solutions = problem.asked.map((asked) =>
    solveByLaws(listTold(problem), rateOf(asked), problem.unit, [], { goers: problem.participants }),
  );
  return solutions.every((each) => each !== null) ? solutions.flat() : null;
}
