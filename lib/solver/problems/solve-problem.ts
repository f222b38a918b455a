import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { listReactants } from "../../methods/rules/reaction.ts";
import { isAltered } from "./alterations.ts";
import { listProblemVocabularies } from "./lexicon/vocabularies.ts";
import { readStatement } from "./read-statement.ts";
import { solveGoal } from "./solve-statement.ts";
import type { Goal, Statement } from "./statement.ts";
import { readProblemTokens } from "./tokens.ts";
import type { ProblemToken } from "./tokens.ts";

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

/** Every goal, or null: half of an answer may be the wrong half. */
function solveStatement(statement: Statement): SolutionFacts[] | null {
  const solved: SolutionFacts[] = [];
  for (const goal of statement.goals) {
    const solution = isLeftover(goal) ? solveLeftover(goal, statement) : solveGoal(goal, statement);
    if (solution === null || !solution.ok) return null;
    solved.push(solution.value);
  }
  return solved;
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

/**
 * Whether the words may be read in that language at all. The lists of the other languages are short, so that a word
 * beyond them may change what is asked; and what a reader of another language writes is English only in English letters.
 */
function isInLanguage(tokens: readonly ProblemToken[], language: Locale, locale: Locale): boolean {
  if (language === DEFAULT_LOCALE && locale === DEFAULT_LOCALE) return true;
  const known = language === DEFAULT_LOCALE ? /^[\u0020-\u007e\ue000-\uf8ff]+$/u : /^[A-Za-z]$/;
  return tokens.every((token) => token.kind !== "unknown" || known.test(token.text));
}

/**
 * A word problem → a solution for each question in it; null unless everything in it is understood, every number used, and
 * the answer the only one. Never throws; linear in the text's length.
 */
export function solveProblem(text: string, locale: Locale): SolutionFacts[] | null {
  if (text.length > LONGEST_PROBLEM || !/\d/u.test(text)) return null;
  for (const { vocabulary, locale: language } of listProblemVocabularies(locale)) {
    const tokens = readProblemTokens(text, vocabulary, language);
    if (tokens === null || !isInLanguage(tokens, language, locale)) continue;
    const statement = readStatement(tokens);
    if (statement === null || isAltered(text, statement)) continue;
    const solved = solveStatement(statement);
    if (solved !== null) return solved;
  }
  return null;
}
