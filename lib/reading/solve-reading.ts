import { bounded } from "../budget/budget.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import type { Kind } from "../methods/rules/kinds.ts";
import { solveCellProblem } from "../solver/problems/laws/solve-cells.ts";
import type { Statement as Solvable } from "../solver/problems/statement.ts";
import { CHANGED, isAdmitted, isUnopposed, isWellOwned } from "./statement/admit.ts";
import { isRoom } from "./statement/belongings.ts";
import { readBackTitration } from "./topics/analytical/back-titration.ts";
import { bind, solveAll } from "./statement/bind.ts";
import { type Composition, OF_COMPOSITIONS, readComposition, readFormulaMass } from "./topics/matter/composition.ts";
import { readCalorimetry } from "./topics/energy/calorimetry.ts";
import { readCell } from "./topics/redox/cells.ts";
import { type ColligativeProblem, OF_COLLIGATIVES, readColligative } from "./topics/solutions/colligative.ts";
import { OF_EQUILIBRIUM_MIXTURES, readConstantOfMixture } from "./topics/equilibrium/constant-of-mixture.ts";
import { findCues } from "./cues/cues.ts";
import { type Direction, OF_DIRECTIONS, readDirection } from "./topics/equilibrium/directions.ts";
import { type Dissolved, OF_PRECIPITATES, readDissolved } from "./topics/equilibrium/dissolved.ts";
import { listGivens } from "./statement/givens.ts";
import type { GivenSpot } from "./statement/givens.ts";
import { isCue, listGoals } from "./statement/goals.ts";
import type { GoalSpot } from "./statement/goals.ts";
import { toEnglish } from "./glosses/to-english.ts";
import { isOneAtmosphere } from "./statement/ignored.ts";
import { readHeatExchange } from "./topics/energy/heat-exchange.ts";
import { OF_VESSELS, readJoinedVessels } from "./topics/gases/joined-vessels.ts";
import { OF_MIXTURES, readMixture } from "./topics/acids/mixtures.ts";
import { OF_MOLAR_HEATS, readMolarHeat } from "./topics/energy/molar-heat.ts";
import { readOneBody } from "./topics/energy/one-body.ts";
import { OF_POURS, readIonsTogether } from "./topics/solutions/poured.ts";
import { readPortions } from "./topics/analytical/portions.ts";
import { OF_RATES, type Rates, readRates } from "./topics/kinetics/rates.ts";
import { withoutRemarks } from "./text/remarks.ts";
import { readSolubility } from "./topics/equilibrium/solubility.ts";
import { solveColligative } from "./topics/solutions/solve-colligative.ts";
import { solveSolubilityProblem } from "./topics/equilibrium/solve-solubility.ts";
import { toMaterial } from "./text/material.ts";
import type { Spot } from "./text/spot.ts";
import { readByTopic } from "./topics/readers.ts";
import { readTable } from "./topics/equilibrium/tables.ts";
import type { Table } from "./topics/equilibrium/tables.ts";
import { OF_VAPORS, readVapor } from "./topics/states-of-matter/vapor.ts";
import { listSpots } from "./text/spots.ts";
import { stateReading } from "./statement/state.ts";
import type { Statement } from "./statement/statement.ts";
import { type Allowance, contradictsItself, isQuestionPlain, isUnderstood } from "./statement/understood.ts";
import { verify } from "./statement/verify.ts";

const MOST_GOALS = 5;

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

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

/** What a temperature changes nothing of, where no gas has a pressure and no heat flows. */
const OF_COMPOSITION: ReadonlySet<Kind> = new Set<Kind>([
  "molality",
  "mole-fraction",
  "molarity",
  "mass-percent",
  "mass",
  "amount",
  "solution-volume",
]);

/** "A saturated solution at 0 °C", "K at 2000 °C is …": a temperature at which it is so, and by which nothing is computed. */
function withoutCircumstance(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): readonly GivenSpot[] {
  const isCold = [...goals, ...givens].every(
    ({ kinds: [kind] }) =>
      kind !== undefined && (OF_COMPOSITION.has(kind) || kind === "temperature" || kind === "volume" || K.has(kind)),
  );
  const isAsked = goals.every(({ kinds: [kind] }) => kind !== undefined && OF_COMPOSITION.has(kind));
  const isPlain =
    spots.some((spot) => isCue(spot, "solution", "saturated")) ||
    givens.some(({ kinds: [kind] }) => kind !== undefined && K.has(kind));
  return isCold && isAsked && isPlain ? givens.filter(({ kinds: [kind] }) => kind !== "temperature") : givens;
}

/** "It calls for 0.125 M HNO3. What volume of 0.125 M HNO3 …": one strength, said twice. */
function withoutRepeatedStrength(givens: readonly GivenSpot[]): readonly GivenSpot[] {
  return givens.filter(
    (given, index) =>
      given.kinds[0] !== "molarity" ||
      !givens
        .slice(index + 1)
        .some(
          ({ kinds: [kind], quantity, of }) =>
            kind === "molarity" &&
            quantity.value.eq(given.quantity.value) &&
            of !== null &&
            of.formulas.join() === given.of?.formulas.join(),
        ),
  );
}

const K: ReadonlySet<Kind> = new Set<Kind>(["equilibrium-constant", "concentration-constant", "solubility-product"]);

type Read = {
  readonly solutions: readonly SolutionFacts[];
  /** Whether it is certain that this is what the text gives and asks. */
  readonly isSure: boolean;
};

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
  { goals, givens }: Table,
): readonly SolutionFacts[] | null {
  const solved = goals.length > MOST_GOALS ? null : bind(spots, goals, givens, true);
  return solved !== null && isAdmitted(text, locale, spots, goals, solved, OF_TABLES) ? solved.solutions : null;
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

/** A sample whose titration says how much of it is what is asked for. */
function solveSample(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  goals: readonly GoalSpot[] | null,
  givens: readonly GivenSpot[],
): readonly SolutionFacts[] | null {
  const found = readBackTitration(text, spots, givens) ?? readPortions(text, spots, goals, givens);
  const solutions = found === null ? null : solveAll(found.statement);
  return found !== null && solutions !== null && isUnopposed(text, locale, { statement: found.statement, solutions })
    ? solutions
    : null;
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

type Found = readonly SolutionFacts[] | "unclear" | null;

/** What was found in a text with its solutions; it is unclear where these are not certain. */
function solved<Parts extends object>(
  found: Parts | "unclear" | null,
  solve: (parts: Parts) => readonly SolutionFacts[] | null,
): Found {
  if (found === null || found === "unclear") return found;
  return solve(found) ?? "unclear";
}

/** Problems that are known by their parts, and read in a way of their own; null where it is none of these. */
function readByParts(
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
      solved(readConstantOfMixture(text, spots, goals, givens), (each) =>
        solveWhole(text, locale, asked, each, OF_EQUILIBRIUM_MIXTURES),
      ),
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

/** Formulas and shares, of which each statement is whole. */
function solveComposition(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  found: Composition,
): readonly SolutionFacts[] | null {
  if (contradictsItself(spots) || !isQuestionPlain(spots, [], { words: OF_COMPOSITIONS, aside: [] })) return null;
  if (found.kind === "solved") return found.solutions;
  const solved = found.statements.map((statement) => {
    const solutions = solveAll(statement);
    return solutions !== null && isUnopposed(text, locale, { statement, solutions }) ? solutions : null;
  });
  return solved.every((each) => each !== null) ? solved.flat() : null;
}

/** Whatever language it is in: another one is read in the English that its words are for the reader. */
function read(text: string, locale: Locale): Read | null {
  if (text.length > LONGEST_PROBLEM) return null;
  if (locale === DEFAULT_LOCALE) return readEnglish(text, locale);
  const english = toEnglish(text, locale);
  return english === null ? null : readEnglish(english, DEFAULT_LOCALE);
}

function readEnglish(text: string, locale: Locale): Read | null {
  const cues = findCues(locale);
  const all = cues === null ? null : listSpots(text, locale, cues);
  const spots = all === null ? null : withoutRemarks(all);
  const goals = spots === null ? null : listGoals(spots);
  const givens = spots === null ? null : listGivens(spots);
  const parts = spots === null || cues === null ? null : readByTopic(toMaterial(text, locale, cues, spots));
  if (parts !== null) return { solutions: parts, isSure: true };
  if (spots === null || givens === null) return null;
  const analysed = solveSample(text, locale, spots, goals, givens);
  if (analysed !== null) return { solutions: analysed, isSure: true };
  const composition = solved(
    readComposition(spots, givens) ?? (goals === null ? null : readFormulaMass(spots, goals, givens)),
    (each) => solveComposition(text, locale, spots, each),
  );
  if (composition !== null) return composition === "unclear" ? null : { solutions: composition, isSure: true };
  if (goals === null || goals.length > MOST_GOALS) return null;
  const byParts = readByParts(text, locale, spots, goals, givens);
  if (byParts !== null) return byParts === "unclear" ? null : { solutions: byParts, isSure: true };
  const isOwned = isWellOwned(spots, goals, givens);
  const asked = withoutGiven(goals, givens);
  const kept = givens.filter((given) => !isRoom(given) && !isOneAtmosphere(given.quantity));
  const cold = withoutCircumstance(spots, asked, kept);
  const once = withoutRepeatedStrength(kept);
  const bound =
    bind(spots, asked, givens) ??
    (kept.length < givens.length ? bind(spots, asked, kept) : null) ??
    (cold.length < kept.length ? bind(spots, asked, cold) : null) ??
    (once.length < kept.length ? bind(spots, asked, once) : null);
  if (bound !== null)
    return {
      solutions: bound.solutions,
      isSure: isOwned && isAdmitted(text, locale, spots, goals, bound),
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

/** What a problem probably gives and asks, bound whole, where that is not certain. Its work is bounded. */
export function readLikely(text: string, locale: Locale): Statement | null {
  const outcome = bounded(MOST_WORK, () => read(text, locale));
  const found = outcome.kind === "done" ? outcome.value : null;
  return found === null || found.isSure ? null : stateReading(found.solutions, text, locale);
}

/** Such a reading that the text bears: null where nothing was read, where it is certain, and where what was read cannot be. */
export function readUnsure(text: string, locale: Locale): Statement | null {
  const statement = readLikely(text, locale);
  return statement !== null && verify(statement, text, locale).ok ? statement : null;
}
