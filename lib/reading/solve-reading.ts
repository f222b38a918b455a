import { bounded } from "../budget/budget.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solveCellProblem } from "../solver/problems/laws/solve-cells.ts";
import { solveSolubilityProblem } from "../solver/problems/laws/solve-solubility.ts";
import { CHANGED, isAdmitted, isUnopposed, isWellOwned } from "./admit.ts";
import { isRoom } from "./belongings.ts";
import { bind, solveAll } from "./bind.ts";
import { readCell } from "./cells.ts";
import { findCues } from "./cues/cues.ts";
import { listGivens } from "./givens.ts";
import type { GivenSpot } from "./givens.ts";
import { listGoals } from "./goals.ts";
import type { GoalSpot } from "./goals.ts";
import { readHeatExchange } from "./heat-exchange.ts";
import { readSolubility } from "./solubility.ts";
import type { Spot } from "./spot.ts";
import { listSpots } from "./spots.ts";
import { stateReading } from "./state.ts";
import type { Statement } from "./statement.ts";
import { isQuestionPlain } from "./understood.ts";
import { verify } from "./verify.ts";

const MOST_GOALS = 5;

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

/** One atmosphere, which a boiling point supposes anyway. */
function isNormal({ kinds, quantity }: GivenSpot): boolean {
  return kinds[0] === "pressure" && quantity.unit.factors[0]?.unit.symbol === "atm" && quantity.value.eq(1);
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

type Read = {
  readonly solutions: readonly SolutionFacts[];
  /** Whether it is certain that this is what the text gives and asks. */
  readonly isSure: boolean;
};

function read(text: string, locale: Locale): Read | null {
  const cues = text.length > LONGEST_PROBLEM ? null : findCues(locale);
  const spots = cues === null ? null : listSpots(text, locale, cues);
  const goals = spots === null ? null : listGoals(spots);
  const givens = spots === null ? null : listGivens(spots);
  if (spots === null || givens === null || goals === null || goals.length === 0 || goals.length > MOST_GOALS)
    return null;
  const exchange = readHeatExchange(text, spots, goals, givens);
  if (exchange !== null) {
    const solutions = solveAll(exchange);
    return solutions === null
      ? null
      : { solutions, isSure: isUnopposed(text, locale, { statement: exchange, solutions }) };
  }
  const isOwned = isWellOwned(spots, goals, givens);
  const asked = withoutGiven(goals, givens);
  const kept = givens.filter((given) => !isRoom(given) && !isNormal(given));
  const solved = bind(spots, asked, givens) ?? (kept.length < givens.length ? bind(spots, asked, kept) : null);
  if (solved !== null)
    return {
      solutions: solved.solutions,
      isSure: isOwned && isAdmitted(text, locale, spots, goals, solved),
    };
  const beside = !isOwned || CHANGED.test(text) ? null : solveBeside(spots, asked, givens);
  return beside === null ? null : { solutions: beside, isSure: true };
}

/** A problem in words → its solutions; null where it is not certain what is given and asked. */
export function solveReading(text: string, locale: Locale): readonly SolutionFacts[] | null {
  const found = read(text, locale);
  return found?.isSure === true ? found.solutions : null;
}

/** In steps, as `solve` counts them. */
const MOST_WORK = 1_000_000;

/**
 * What a problem probably gives and asks, where that is not certain and can be asked back: a statement that the text bears.
 * Null where nothing was read, where it is certain, and where what was read cannot be. Its work is bounded.
 */
export function readUnsure(text: string, locale: Locale): Statement | null {
  const outcome = bounded(MOST_WORK, () => read(text, locale));
  const found = outcome.kind === "done" ? outcome.value : null;
  if (found === null || found.isSure) return null;
  const statement = stateReading(found.solutions, text, locale);
  return statement !== null && verify(statement, text, locale).ok ? statement : null;
}
