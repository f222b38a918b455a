import { bounded } from "../budget/budget.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solveCellProblem } from "../solver/problems/laws/solve-cells.ts";
import { isUnended } from "../solver/problems/unended.ts";
import { findCues } from "./cues/cues.ts";
import { UNKNOWN } from "./glosses/read-tokens.ts";
import { toEnglish } from "./glosses/to-english.ts";
import { CHANGED, isAdmitted, isUnopposed, isWellOwned } from "./statement/admit.ts";
import { isRoom } from "./statement/belongings.ts";
import { bind, solveAll } from "./statement/bind.ts";
import {
  isOfTwoTemperatures,
  withoutCircumstance,
  withoutGiven,
  withoutRepeatedStrength,
} from "./statement/circumstances.ts";
import { listGivens } from "./statement/givens.ts";
import type { GivenSpot } from "./statement/givens.ts";
import { listGoals } from "./statement/goals.ts";
import type { GoalSpot } from "./statement/goals.ts";
import { isOneAtmosphere } from "./statement/ignored.ts";
import { stateReading } from "./statement/state.ts";
import type { Statement } from "./statement/statement.ts";
import { contradictsItself, isQuestionPlain } from "./statement/understood.ts";
import { verify } from "./statement/verify.ts";
import { toMaterial } from "./text/material.ts";
import { withoutRemarks } from "./text/remarks.ts";
import type { Spot } from "./text/spot.ts";
import { listSpots } from "./text/spots.ts";
import { readBackTitration } from "./topics/analytical/back-titration.ts";
import { readPortions } from "./topics/analytical/portions.ts";
import { readSolubility } from "./topics/equilibrium/solubility.ts";
import { solveSolubilityProblem } from "./topics/equilibrium/solve-solubility.ts";
import { type Composition, OF_COMPOSITIONS, readComposition, readFormulaMass } from "./topics/matter/composition.ts";
import { withMassesOf } from "./text/told-masses.ts";
import { MOST_GOALS, readByParts, solved } from "./topics/read-by-parts.ts";
import { readByTopic } from "./topics/readers.ts";
import { readCell } from "./topics/redox/cells.ts";

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

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

/** "The enthalpy of the surroundings rises by 40 kJ": a value that is the system's only with the other sign. */
const OF_SURROUNDINGS =
  /\b(?:enthalpy|entropy|energy|heat)(?: change)? (?:of|in|by) (?:the |its )?surroundings (?:rises?|rose|increase[sd]?|falls?|fell|drops?|dropped|decrease[sd]?|changes?|changed|is|was|goes (?:up|down)|went (?:up|down))\b[^.?!]*\d/i;

/** Whether a question has a word that no list has: what it turns round, nobody knows. */
const asksInUnknownWords = (english: string): boolean =>
  (english.match(/[^.?!]+[.?!]?/g) ?? []).some(
    (sentence) => sentence.includes(UNKNOWN) && /\b(?:what|how|which|calculate|find|determine)\b/i.test(sentence),
  );

/** Whatever language it is in: another one is read in the English that its words are for the reader. */
function read(text: string, locale: Locale): Read | null {
  if (text.length > LONGEST_PROBLEM) return null;
  const english = locale === DEFAULT_LOCALE ? text : toEnglish(text, locale);
  const found = english === null || isUnended(english) ? null : readEnglish(english, DEFAULT_LOCALE);
  return found === null || english === null ? null : { ...found, isSure: found.isSure && !asksInUnknownWords(english) };
}

function readEnglish(text: string, locale: Locale): Read | null {
  const cues = findCues(locale);
  const all = cues === null ? null : listSpots(text, locale, cues);
  const spots = all === null ? null : withoutRemarks(all);
  const goals = spots === null ? null : listGoals(spots);
  const givens = spots === null ? null : listGivens(spots);
  const parts = spots === null || cues === null ? null : readByTopic(toMaterial(text, locale, cues, spots));
  if (parts !== null) return { solutions: parts, isSure: true };
  if (spots === null || givens === null || OF_SURROUNDINGS.test(text)) return null;
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
  // Beside Kp the pressure of 1 atm is that of a gas.
  const isOfPressures = [...goals, ...givens].some(({ kinds: [kind] }) => kind === "pressure-constant");
  const kept = isOfTwoTemperatures(goals, givens)
    ? givens
    : givens.filter((given) => !isRoom(given) && (isOfPressures || !isOneAtmosphere(given.quantity)));
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
  const outcome = bounded(MOST_WORK, () => withMassesOf(text, () => read(text, locale)));
  const found = outcome.kind === "done" ? outcome.value : null;
  return found === null || found.isSure ? null : stateReading(found.solutions, text, locale);
}

/** Such a reading that the text bears: null where nothing was read, where it is certain, and where what was read cannot be. */
export function readUnsure(text: string, locale: Locale): Statement | null {
  const statement = readLikely(text, locale);
  return statement !== null && verify(statement, text, locale).ok ? statement : null;
}
