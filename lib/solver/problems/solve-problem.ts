import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { listReactants } from "../../methods/rules/reaction.ts";
import { isSameVariable } from "../../methods/rules/kinds.ts";
import { areSameUnit } from "../../quantity/units/unit.ts";
import { isAltered } from "./alterations.ts";
import { readAtoms, solveAtoms } from "./atoms/read-atoms.ts";
import { isAboutEffusion } from "./effusion.ts";
import { listForEach } from "./each.ts";
import { admits } from "./gates/gates.ts";
import type { ReadProblem } from "./gates/gates.ts";
import { problemVocabulary } from "./lexicon/problem-vocabulary.ts";
import { readStatement } from "./read-statement.ts";
import { isSense } from "./sentences.ts";
import { solveGoal, solvePart } from "./solve-statement.ts";
import type { Given, Goal, Statement } from "./statement.ts";
import { readProblemTokens } from "./tokens.ts";
import type { ProblemToken } from "./tokens.ts";
import { isUnended } from "./unended.ts";

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

/** Only the rates of two gases, the density of a gas at STP and a single atom need no number. */
const LONGEST_WITHOUT_NUMBER = 300;

/** Every goal, or null: half of an answer may be the wrong half. */
function solveStatement(statement: Statement): SolutionFacts[] | null {
  const solutions = statement.goals.map((goal) =>
    isLeftover(goal) ? solveLeftover(goal, statement) : solveGoal(goal, statement),
  );
  const solved = solutions.flatMap((solution) => (solution?.ok ? [solution.value] : []));
  return solved.length === statement.goals.length ? solved : solveParts(statement);
}

/** The answers, if they may be given. */
function solveAdmitted(problem: ReadProblem): SolutionFacts[] | null {
  const solutions = solveStatement(problem.statement);
  return solutions !== null && admits(problem, solutions, solveStatement) ? solutions : null;
}

/** Several questions, each about a part of the data: together they must take all of it, and no two may be the same. */
function solveParts({ givens, goals, scene }: Statement): SolutionFacts[] | null {
  const keys = new Set(
    goals.map(({ variable, unit }) => JSON.stringify([variable, unit?.factors.map(({ unit: { symbol } }) => symbol)])),
  );
  if (goals.length < 2 || keys.size < goals.length || goals.some(isLeftover)) return null;
  const statement: Statement = { givens: withoutRepeated(givens), goals, scene };
  const parts = goals.map((goal) => solvePart(goal, statement));
  const solved = parts.flatMap((part) => (part.ok ? [part.value] : []));
  const used = new Set(solved.flatMap((part) => [...part.used]));
  return solved.length === goals.length && used.size === statement.givens.length
    ? solved.map(({ facts }) => facts)
    : null;
}

/** "(a) … from 4.00 mol of Al? (b) … from 4.00 mol of Al?": one given, said twice. */
function withoutRepeated(givens: readonly Given[]): Given[] {
  return givens.filter(
    (given, index) =>
      !givens
        .slice(0, index)
        .some(
          (other) =>
            isSameVariable(other.variable, given.variable) &&
            other.quantity.value.eq(given.quantity.value) &&
            areSameUnit(other.quantity.unit, given.quantity.unit),
        ),
  );
}

function isLeftover({ variable }: Goal): boolean {
  return variable.label === "leftover" && variable.of === null;
}

/** "How much of the excess reactant is left": of the only reactant of which anything is. */
function solveLeftover(goal: Goal, statement: Statement): ReturnType<typeof solveGoal> | null {
  const reactants = statement.scene.equation === null ? [] : listReactants(statement.scene.equation);
  const solutions = reactants.map((of) => solveGoal({ ...goal, variable: { ...goal.variable, of } }, statement));
  const left = solutions.filter(
    (solution) =>
      solution.ok && solution.value.answer.value.kind === "quantity" && Number(solution.value.answer.value.value) > 0,
  );
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Whether the words may be English at all: what a reader of another language writes is so only in English letters. */
function mayBeEnglish(tokens: readonly ProblemToken[], locale: Locale): boolean {
  if (locale === DEFAULT_LOCALE) return true;
  return tokens.every((token) => token.kind !== "unknown" || /^[\u0020-\u007e\ue000-\uf8ff]+$/u.test(token.text));
}

/**
 * A word problem in English → a solution for each question in it; null unless everything in it is understood, every number
 * used, and the answer the only one. `locale`: the reader's. Never throws; linear in the text's length.
 */
export function solveProblem(text: string, locale: Locale): SolutionFacts[] | null {
  if (text.length > LONGEST_PROBLEM || isUnended(text)) return null;
  if (!/\d/u.test(text) && text.length > LONGEST_WITHOUT_NUMBER) return null;
  const solved = solveEach(text, locale);
  if (solved !== null) return solved;
  const atoms = readAtoms(text);
  return atoms === null ? solveAtoms(text) : solveStatement(atoms);
}

function solveEach(text: string, locale: Locale): SolutionFacts[] | null {
  const tokens = readProblemTokens(text, problemVocabulary(), DEFAULT_LOCALE);
  if (tokens === null || !mayBeEnglish(tokens, locale)) return null;
  const hasNumber =
    /\d/u.test(text) ||
    isAboutEffusion(tokens) ||
    tokens.some((token) => token.kind === "quantity" || isSense(token, "condition/stp"));
  if (!hasNumber) return null;
  const solved = listForEach(tokens).map((each) => {
    const statement = readStatement(each);
    return statement === null || isAltered(text, statement)
      ? null
      : solveAdmitted({ text, locale: DEFAULT_LOCALE, tokens: each, statement });
  });
  return solved.every((each) => each !== null) ? solved.flat() : null;
}
