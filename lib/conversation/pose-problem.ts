import { formatEquation } from "../chemistry/equation/format.ts";
import {
  composeQuestions,
  listMentions,
  listSubstances,
  type Mention,
  substanceIn,
  withoutSubstances,
} from "./compose-question.ts";
import { findEquation } from "./find-equation.ts";
import { isWordOfFollowUp } from "./phrases/follow-up-vocabulary.ts";
import { findGoal } from "./goal-words.ts";
import { listFormulas } from "./list-formulas.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Words } from "../wording/words.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { findDecomposition } from "../solver/problems/decomposition.ts";
import { solve } from "../solver/solve.ts";

/** A problem in the words in which the engine reads it, and its solutions. */
export type Posed = { readonly problem: string; readonly solutions: readonly SolutionFacts[] };

/** The first of several texts that the engine solves as a whole. */
export function firstSolved(texts: readonly string[], locale: Locale): Posed | null {
  for (const problem of new Set(texts.map((text) => text.trim()))) {
    if (problem.length < 3) continue;
    const outcome = solve(problem, locale);
    if (outcome.kind === "solved" && outcome.skipped.length === 0) return { problem, solutions: outcome.solutions };
  }
  return null;
}

/** The problem that a text poses, also where it leaves out what goes without saying between two people. */
export function poseProblem(text: string, words: Words): Posed | null {
  return firstSolved(spellOut(text, words.locale), words.locale) ?? firstSolved(askAnew(text, words), words.locale);
}

/** Longer texts are sentences of their own, which are read whole or not at all. */
const LONGEST_FRAGMENT = 120;

/**
 * The problem of a text that is hardly a sentence: a value, a substance and the word for what is wanted, with nothing beside them
 * but words that say nothing of it. Null for any other.
 */
export function poseFragment(text: string, words: Words): Posed | null {
  if (text.length > LONGEST_FRAGMENT) return null;
  return (
    poseGoal(text, words) ??
    poseEquation(text, words.locale) ??
    firstSolved(spellPlainly(text, words.locale), words.locale)
  );
}

/** An equation, and nothing beside it but that something is to be done with it: it is to be balanced. */
function poseEquation(text: string, locale: Locale): Posed | null {
  const equation = findEquation(text);
  if (equation === null || !isWordOfFollowUp(text.replace(equation, " "))) return null;
  return firstSolved([`balance ${equation}`], locale);
}

function poseGoal(text: string, words: Words): Posed | null {
  const goal = findGoal(text);
  if (goal === null) return null;
  const values = listMentions(text, words.locale);
  const spans = [goal, ...values].toSorted((one, other) => other.start - one.start);
  const bare = spans.reduce((rest, { start, end }) => `${rest.slice(0, start)} ; ${rest.slice(end)}`, text);
  const rest = withoutSubstances(bare, words.locale);
  return isWordOfFollowUp(rest) ? firstSolved(askAnew(text, words), words.locale) : null;
}

/** What the values of a text and the word for what is wanted make, where the engine does not read its sentence: with all of its values. */
function askAnew(text: string, words: Words): string[] {
  const goal = findGoal(text);
  if (goal === null || text.length > LONGEST_ANEW) return [];
  const given = listMentions(text, words.locale);
  const of = substanceIn(text.slice(goal.end), words.locale) ?? before(text, goal.start, given, words.locale);
  const around = { equation: findEquation(text), others: listSubstances(text, words.locale) };
  return composeQuestions({ kind: goal.kind, of }, given, words, around).filter((question) =>
    [...given.map(({ plain }) => plain), ...listFormulas(text)].every((said) => question.includes(said)),
  );
}

/** Where a language names what is asked for before the word for it: right before it, not with a value of its own. */
function before(text: string, goal: number, given: readonly Mention[], locale: Locale): string | null {
  const from = Math.max(0, ...given.flatMap(({ end, of }) => (end <= goal ? [end + (of?.length ?? 0)] : [])));
  return from >= goal ? null : substanceIn(text.slice(from, goal), locale);
}

const LONGEST_ANEW = 200;

/** What a question about a named quantity is asked with: "pH of 0.01 M HCl" is one in short. */
const ASKED: Readonly<Record<Locale, (what: string) => string>> = {
  en: (what) =>
    `What is the ${what.replace(/^(?:find|calculat|determin|comput|work|solv)(?:ing|e)? (?:out )?(?:for )?/iu, "").replace(/^the /iu, "")}?`,
  es: (what) => `¿Cuál es el ${what}?`,
  fr: (what) => `Quel est le ${what} ?`,
  am: (what) => `${what} ስንት ነው?`,
  zh: (what) => `${what}是多少？`,
  hi: (what) => `${what} क्या है?`,
};

/** Longer texts are sentences of their own. */
const LONGEST_NAMED = 100;

/** As it stands; with spaces around what is measured; with the substance that is meant; with the reaction of what heat takes apart. */
function spellOut(text: string, locale: Locale): string[] {
  const formulas = listFormulas(text);
  const decomposition = formulas.length < 2 ? null : findDecomposition(formulas);
  return [
    ...spellPlainly(text, locale),
    ...(decomposition === null
      ? []
      : [`${plainly(text)}, ${formatEquation(decomposition.equation, "ascii", decomposition.coefficients)}`]),
  ];
}

/** "¿Y 37 °C en K?" goes on from another question, and is one by itself. */
const GOES_ON = /^(¿?\s*)(?:(?:and|y|et)\s+|那么?\s*|(?:और|እና)\s+)(?=\S)/iu;

const plainly = (text: string): string =>
  text
    .trim()
    .replace(/^[\s,;:.\-–—]+|[\s,;:\-–—]+$/gu, "")
    .replace(GOES_ON, "$1");

function spellPlainly(text: string, locale: Locale): string[] {
  const plain = plainly(text);
  const spaced = spaceChinese(plain);
  return [
    plain,
    ...(spaced === plain ? [] : [spaced, nameSubstance(spaced, listFormulas(plain))]),
    ...(plain.length > LONGEST_NAMED ? [] : [ASKED[locale](plain.replace(/[?？¿]/gu, ""))]),
  ];
}

const CHINESE_UNITS: Readonly<Record<string, string>> = {
  千克: "kg",
  毫克: "mg",
  克: "g",
  毫升: "mL",
  升: "L",
  摩尔: "mol",
  摩: "mol",
};

/** "5.85克NaCl" is "5.85 g NaCl": nothing parts the words there. */
export function spaceChinese(text: string): string {
  return text.replace(
    /(\d)\s*(千克|毫克|克|毫升|升|摩尔|摩|mL|ml|L|g|mol)(?=[\p{Script=Han}A-Z])(?!\/)/gu,
    (_, digit: string, unit: string) => `${digit} ${CHINESE_UNITS[unit] ?? unit}${unit.endsWith("L") ? "" : " "}`,
  );
}

/** Chinese asks for "the amount" of the only substance without naming it again. */
function nameSubstance(text: string, formulas: readonly string[]): string {
  const [only, ...others] = formulas;
  return only === undefined || others.length > 0
    ? text
    : text.replace(/(求|计算)(?:溶液)?(?:的)?(?=(?:物质的量|质量|浓度|体积|摩尔))/gu, `$1${only}的`);
}
