import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solveCellProblem } from "../solver/problems/laws/solve-cells.ts";
import { solveSolubilityProblem } from "../solver/problems/laws/solve-solubility.ts";
import { CHANGED, isAdmitted, isUnopposed, isWellOwned } from "./admit.ts";
import { bind, solveAll } from "./bind.ts";
import { readCell } from "./cells.ts";
import { findCues } from "./cues/cues.ts";
import { listGivens } from "./givens.ts";
import type { GivenSpot } from "./givens.ts";
import { listGoals } from "./goals.ts";
import type { GoalSpot } from "./goals.ts";
import { readHeatExchange } from "./heat-exchange.ts";
import { readOneBody } from "./one-body.ts";
import { readSolubility } from "./solubility.ts";
import type { Spot } from "./spot.ts";
import { listSpots } from "./spots.ts";
import { isQuestionPlain } from "./understood.ts";

const MOST_GOALS = 5;

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

/** One atmosphere, which a boiling point supposes anyway. */
function isNormal({ kinds, quantity }: GivenSpot): boolean {
  return kinds[0] === "pressure" && quantity.unit.factors[0]?.unit.symbol === "atm" && quantity.value.eq(1);
}

/** Values that hold where tables do, and need not be used. */
function isRoom({ kinds, quantity }: GivenSpot): boolean {
  if (kinds[0] !== "temperature") return false;
  const { symbol } = quantity.unit.factors[0]?.unit ?? { symbol: "" };
  const celsius = symbol === "K" ? quantity.value.minus("273.15") : quantity.value;
  return symbol !== "°F" && celsius.minus(25).abs().lt(1);
}

/** "Convert the values of Kc to Kp": what is given is not asked for. */
function withoutGiven(goals: readonly GoalSpot[], givens: readonly GivenSpot[]): readonly GoalSpot[] {
  const kept = goals.filter(
    ({ kinds: [kind], of, unit }) =>
      unit !== null ||
      !givens.some((given) => given.kinds[0] === kind && given.of?.formulas.join() === of?.formulas.join()),
  );
  // K of a reaction between gases is that of their pressures.
  const isTwice =
    kept.length === 2 && kept[0]?.kinds[0] === "equilibrium-constant" && kept[1]?.kinds[0] === "pressure-constant";
  return kept.length === 0 ? goals : isTwice ? kept.slice(0, 1) : kept;
}

/** Problems whose laws are no links of the search yet. */
function solveBeside(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): readonly SolutionFacts[] | null {
  if (!isQuestionPlain(spots, goals)) return null;
  const solubility = readSolubility(spots, goals, givens);
  if (solubility !== null) return solveSolubilityProblem(solubility);
  const cell = readCell(spots, goals, givens);
  return cell === null ? null : solveCellProblem(cell);
}

/** A problem in words → its solutions; null where it is not certain what is given and asked. */
export function solveReading(text: string, locale: Locale): readonly SolutionFacts[] | null {
  const cues = text.length > LONGEST_PROBLEM ? null : findCues(locale);
  const spots = cues === null ? null : listSpots(text, locale, cues);
  const goals = spots === null ? null : listGoals(spots);
  const givens = spots === null ? null : listGivens(spots);
  if (spots === null || givens === null || goals === null || goals.length === 0 || goals.length > MOST_GOALS)
    return null;
  const heat = readHeatExchange(text, spots, goals, givens) ?? readOneBody(text, spots, goals, givens);
  if (heat !== null) {
    const solutions = solveAll(heat);
    return solutions !== null && isUnopposed(text, locale, { statement: heat, solutions }) ? solutions : null;
  }
  if (!isWellOwned(spots, goals, givens)) return null;
  const asked = withoutGiven(goals, givens);
  const kept = givens.filter((given) => !isRoom(given) && !isNormal(given));
  const solved = bind(spots, asked, givens) ?? (kept.length < givens.length ? bind(spots, asked, kept) : null);
  if (solved === null) return CHANGED.test(text) ? null : solveBeside(spots, asked, givens);
  return isAdmitted(text, locale, spots, goals, solved) ? solved.solutions : null;
}
