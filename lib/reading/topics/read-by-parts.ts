import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import type { Statement as Solvable } from "../../solver/problems/statement.ts";
import { isAdmitted, isUnopposed } from "../statement/admit.ts";
import { bind, solveAll } from "../statement/bind.ts";
import { readCalorimetry } from "./energy/calorimetry.ts";
import { type ColligativeProblem, OF_COLLIGATIVES, readColligative } from "./solutions/colligative.ts";
import { OF_EQUILIBRIUM_MIXTURES, readConstantOfMixture, withAnyVolume } from "./equilibrium/constant-of-mixture.ts";
import { type Direction, OF_DIRECTIONS, readDirection } from "./equilibrium/directions.ts";
import { type Dissolved, OF_PRECIPITATES, readDissolved } from "./equilibrium/dissolved.ts";
import type { GivenSpot } from "../statement/givens.ts";
import type { GoalSpot } from "../statement/goals.ts";
import { readHeatExchange } from "./energy/heat-exchange.ts";
import { OF_VESSELS, readJoinedVessels } from "./gases/joined-vessels.ts";
import { OF_MIXTURES, readMixture } from "./acids/mixtures.ts";
import { OF_MOLAR_HEATS, readMolarHeat } from "./energy/molar-heat.ts";
import { readOneBody } from "./energy/one-body.ts";
import { OF_POURS, readIonsTogether } from "./solutions/poured.ts";
import { OF_RATES, type Rates, readRates } from "./kinetics/rates.ts";
import { solveColligative } from "./solutions/solve-colligative.ts";
import type { Spot } from "../text/spot.ts";
import { readTable } from "./equilibrium/tables.ts";
import type { Table } from "./equilibrium/tables.ts";
import { OF_VAPORS, readVapor } from "./states-of-matter/vapor.ts";
import { type Allowance, contradictsItself, isQuestionPlain, isUnderstood } from "../statement/understood.ts";

/** More are no exercise with one statement. */
export const MOST_GOALS = 5;

/** A mixture whose parts are told one by one, "each 0.10 M" among them. */
const OF_TABLES: Allowance = { words: /^(?:mixture|each)$/i, aside: [] };

/** A statement that is whole as it is read. */
function solveWhole(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statement, aside }: { readonly statement: Solvable; readonly aside: readonly string[] },
  words: RegExp,
): readonly SolutionFacts[] | null {
  const solutions = solveAll(statement);
  return solutions !== null && isAdmitted(text, locale, spots, goals, { statement, solutions }, { words, aside })
    ? solutions
    : null;
}

/** Of the ion that is there already a salt may add this share: beyond it, what it adds itself counts. */
const LARGEST_SHARE = 0.02;

/** Whether what the salt adds is far less than what is there of the other ion. */
function isSmallBeside(solutions: readonly SolutionFacts[], { givens }: Solvable): boolean {
  const there = givens.find(({ variable }) => variable.kind === "molarity")?.quantity.value;
  return solutions.every(
    ({ answer: { value } }) =>
      there === undefined || value.kind !== "quantity" || there.times(LARGEST_SHARE).gt(value.value),
  );
}

/** Ions beside a salt that hardly dissolves. */
function solveDissolved(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statement, aside, isLimit }: Dissolved,
): readonly SolutionFacts[] | null {
  const solutions = solveAll(statement);
  if (solutions === null || (!isLimit && !isSmallBeside(solutions, statement))) return null;
  const allowance = { words: OF_PRECIPITATES, aside };
  return isAdmitted(text, locale, spots, goals, { statement, solutions }, allowance) ? solutions : null;
}

/** Q of a mixture, and which way its reaction goes. */
function solveDirection(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statements }: Direction,
): readonly SolutionFacts[] | null {
  const solved = statements.map((statement) => {
    const solutions = solveAll(statement);
    const isSound =
      solutions !== null &&
      isAdmitted(text, locale, spots, goals, { statement, solutions }, { words: OF_DIRECTIONS, aside: [] });
    return isSound ? solutions : null;
  });
  const [first, second] = solved.flatMap((each) => each ?? []);
  if (first === undefined || !solved.every((each) => each !== null)) return null;
  if (second === undefined) return [first];
  // One answer with its sentence for both: the direction is told by the steps that lead to Q and on.
  const values = { ...first.answer.values, direction: second.answer.value };
  return [{ ...first, steps: second.steps, answer: { ...first.answer, id: "quotient-and-direction", values } }];
}

/** A reactant gets less, whatever its order: a fall in its concentration is what is read. */
function solveRates(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statement, aside }: Rates,
): readonly SolutionFacts[] | null {
  const solutions = solveAll(statement);
  const isSound =
    solutions !== null &&
    isUnderstood(spots, goals, statement, { words: OF_RATES, aside }) &&
    isUnopposed(text, locale, { statement, solutions });
  return isSound ? solutions : null;
}

/** From a start to equilibrium: whatever stands in the text has its moment. */
function solveTable(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  { goals, givens, isAnyVolume }: Table,
): readonly SolutionFacts[] | null {
  const solved = goals.length > MOST_GOALS ? null : bind(spots, goals, givens, true);
  if (solved === null || !isAdmitted(text, locale, spots, goals, solved, OF_TABLES)) return null;
  return isAnyVolume ? withAnyVolume(solved.solutions) : solved.solutions;
}

/** A solution that freezes, boils, draws water or evaporates: whatever is no such problem is left to the other readers. */
function solveSolution(
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  problem: ColligativeProblem | null,
): readonly SolutionFacts[] | null {
  const isPlain =
    problem !== null &&
    !contradictsItself(spots) &&
    isQuestionPlain(spots, goals, { words: OF_COLLIGATIVES, aside: [] });
  return isPlain ? solveColligative(problem) : null;
}

/** Gases are named that a statement of pressures and volumes has no place for. */
function solveVessels(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statement }: { readonly statement: Solvable },
): readonly SolutionFacts[] | null {
  const solutions = solveAll(statement);
  const isSound =
    solutions !== null &&
    isQuestionPlain(spots, goals, { words: OF_VESSELS, aside: [] }) &&
    isUnopposed(text, locale, { statement, solutions });
  return isSound ? solutions : null;
}

export type Found = readonly SolutionFacts[] | "unclear" | null;

/** What was found in a text with its solutions; it is unclear where these are not certain. */
export function solved<Parts extends object>(
  found: Parts | "unclear" | null,
  solve: (parts: Parts) => readonly SolutionFacts[] | null,
): Found {
  if (found === null || found === "unclear") return found;
  return solve(found) ?? "unclear";
}

/** Problems that are known by their parts, and read in a way of their own; null where it is none of these. */
export function readByParts(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Found {
  const asked = { spots, goals };
  const heat = (statement: Solvable): readonly SolutionFacts[] | null => {
    const solutions = solveAll(statement);
    return solutions !== null && isUnopposed(text, locale, { statement, solutions }) ? solutions : null;
  };
  const readers: (() => Found)[] = [
    () => solved(readDissolved(spots, goals, givens), (each) => solveDissolved(text, locale, asked, each)),
    () => solved(readDirection(spots, goals, givens), (each) => solveDirection(text, locale, asked, each)),
    () => (goals.length === 0 ? "unclear" : null),
    () =>
      solved(readConstantOfMixture(text, spots, goals, givens), (each) => {
        const solutions = solveWhole(text, locale, asked, each, OF_EQUILIBRIUM_MIXTURES);
        return each.isAnyVolume && solutions !== null ? withAnyVolume(solutions) : solutions;
      }),
    () => solved(readIonsTogether(goals, givens), (each) => solveWhole(text, locale, asked, each, OF_POURS)),
    () => solved(readJoinedVessels(text, goals, givens), (each) => solveVessels(text, locale, asked, each)),
    () => solved(readTable(spots, goals, givens), (each) => solveTable(text, locale, spots, each)),
    () => solved(readMolarHeat(spots, goals, givens), (each) => solveWhole(text, locale, asked, each, OF_MOLAR_HEATS)),
    () => solved(readVapor(spots, goals, givens), (each) => solveWhole(text, locale, asked, each, OF_VAPORS)),
    () => solved(readRates(text, spots, goals, givens), (each) => solveRates(text, locale, asked, each)),
    () => solveSolution(asked, readColligative(text, spots, goals, givens)),
    () => solved(readMixture(spots, goals, givens), (each) => solveWhole(text, locale, asked, each, OF_MIXTURES)),
    () => solved(readCalorimetry(text, spots, goals, givens), heat),
    () => solved(readHeatExchange(text, spots, goals, givens) ?? readOneBody(text, spots, goals, givens), heat),
  ];
  for (const reader of readers) {
    const found = reader();
    if (found !== null) return found;
  }
  return null;
}
