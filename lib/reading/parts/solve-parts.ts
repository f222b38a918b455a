import { DEFAULT_LOCALE, type Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { carryOn, takeFromStem, wordBelowAnswer, wordRepeat } from "./carry.ts";
import {
  areData,
  asks,
  asksForWords,
  asksForWordsAlone,
  hasValue,
  refersBack,
  repeats,
  tellings,
  wordPart,
} from "./part-texts.ts";
import { type Part, splitParts } from "./split-parts.ts";

/** What became of a part: its solutions, or why it has none. */
export type SolvedPart<Issue> = {
  readonly letter: string;
  /** The wording in which it is a problem by itself; null where it is none that is solved. */
  readonly problem: string | null;
  readonly solutions: readonly SolutionFacts[];
  readonly issue: Issue | null;
  /** Whether its answer is an explanation or a drawing, and no value. */
  readonly isInWords: boolean;
};

/** What a problem by itself comes to. */
export type SolvedText<Issue> =
  | { readonly kind: "solved"; readonly solutions: readonly SolutionFacts[] }
  | { readonly kind: "rejected"; readonly issue: Issue }
  | { readonly kind: "unrecognised" };

const answersOf = (solutions: readonly SolutionFacts[]): string =>
  JSON.stringify(solutions.map(({ answer: { value } }) => value));

const haveSameAnswers = (one: readonly SolutionFacts[], other: readonly SolutionFacts[]): boolean =>
  answersOf(one) === answersOf(other);

/** "Calculate these masses. (a) What is the mass of …": asked twice, and answered once. */
function withoutRepeats(solutions: readonly SolutionFacts[]): SolutionFacts[] {
  return solutions.filter(
    (solution, index) => !solutions.slice(0, index).some((earlier) => isSameWork(earlier, solution)),
  );
}

type Found = { readonly problem: string; readonly solutions: readonly SolutionFacts[] };

/** Of wordings that mean the same, those that are solved must agree; null where none is solved. */
function agree(found: readonly Found[]): Found | "unclear" | null {
  const [first, ...others] = found;
  if (first === undefined) return null;
  return others.every((other) => haveSameAnswers(other.solutions, first.solutions)) ? first : "unclear";
}

/** `locale`: the language of the text. */
type Solve<Issue> = (text: string, locale: Locale) => SolvedText<Issue>;

/**
 * Each part of an exercise by itself: with what its stem says, and with what the parts before it told. Null where the text has
 * no parts.
 */
export function solveParts<Issue>(
  text: string,
  locale: Locale,
  solve: Solve<Issue>,
): readonly SolvedPart<Issue>[] | null {
  const exercise = splitParts(text);
  if (exercise === null || areData(exercise, locale)) return null;
  const { stem, parts } = exercise;
  const alone: SolvedPart<Issue>[] = [];
  for (const [index, part] of parts.entries()) {
    if (asksForWordsAlone(part.text, locale)) {
      alone.push({ letter: part.letter, problem: null, solutions: [], issue: null, isInWords: true });
      continue;
    }
    const earlier = parts.slice(0, index);
    const solved = solvePart(stem, part, earlier, locale, solve);
    alone.push(
      solved.solutions.length > 0 ? solved : goOn(solved, part, { stem, earlier, solved: alone }, locale, solve),
    );
  }
  for (const [index, part] of parts.entries()) {
    const unsolved = alone[index];
    if (unsolved?.solutions.length === 0 && asks(part.text, locale) && !asksForWordsAlone(part.text, locale))
      alone[index] = takeBeside(unsolved, part, { stem, parts, solved: alone }, locale);
  }
  return alone.every(({ solutions }) => solutions.length > 0) ||
    parts.some((part) => asksForWordsAlone(part.text, locale))
    ? alone
    : (solveTogether(text, alone, (each) => solve(each, locale)) ?? alone);
}

type Above<Issue> = {
  readonly stem: string;
  readonly earlier: readonly Part[];
  readonly solved: readonly SolvedPart<Issue>[];
};

/** From what the last part that is solved came to, where nothing else was told since. */
function goOn<Issue>(
  unsolved: SolvedPart<Issue>,
  { text }: Part,
  { stem, earlier, solved }: Above<Issue>,
  locale: Locale,
  solve: Solve<Issue>,
): SolvedPart<Issue> {
  const at = solved.findLastIndex(({ solutions }) => solutions.length === 1);
  const [last] = solved[at]?.solutions ?? [];
  if (last !== undefined && repeats(text, locale)) return repeat(unsolved, text, solved[at], locale, solve);
  if (last === undefined || !asks(text, locale) || tellings(earlier.slice(at + 1), locale).length > 0) return unsolved;
  const facts = carryOn(text, { stem, last, locale }) ?? solveBelow(text, last, locale, solve);
  return facts === null
    ? unsolved
    : { ...unsolved, solutions: [{ ...facts, takenFrom: solved[at]?.letter }], issue: null };
}

function repeat<Issue>(
  unsolved: SolvedPart<Issue>,
  text: string,
  before: SolvedPart<Issue> | undefined,
  locale: Locale,
  solve: Solve<Issue>,
): SolvedPart<Issue> {
  const [last] = before?.solutions ?? [];
  const problem = before?.problem ?? null;
  const again = last === undefined || problem === null ? null : wordRepeat(text, problem, last, locale);
  const outcome = again === null ? null : solve(again, DEFAULT_LOCALE);
  return outcome?.kind !== "solved" || outcome.solutions.length !== 1
    ? unsolved
    : { ...unsolved, problem: locale === DEFAULT_LOCALE ? again : null, solutions: outcome.solutions, issue: null };
}

function solveBelow<Issue>(
  text: string,
  last: SolutionFacts,
  locale: Locale,
  solve: Solve<Issue>,
): SolutionFacts | null {
  const below = hasValue(text) && refersBack(text, locale) ? wordBelowAnswer(text, last, locale) : null;
  const outcome = below === null ? null : solve(below, DEFAULT_LOCALE);
  return outcome?.kind === "solved" && outcome.solutions.length === 1 ? (outcome.solutions[0] ?? null) : null;
}

type Beside<Issue> = {
  readonly stem: string;
  readonly parts: readonly Part[];
  readonly solved: readonly SolvedPart<Issue>[];
};

/** From what the stem gives, as another part read it that tells nothing itself. */
function takeBeside<Issue>(
  unsolved: SolvedPart<Issue>,
  { text }: Part,
  { stem, parts, solved }: Beside<Issue>,
  locale: Locale,
): SolvedPart<Issue> {
  if (parts.some(({ text: own }) => hasValue(own))) return unsolved;
  for (const { solutions } of solved) {
    const [beside, ...others] = solutions;
    const facts = beside === undefined || others.length > 0 ? null : takeFromStem(text, { stem, beside, locale });
    if (facts !== null) return { ...unsolved, solutions: [facts], issue: null };
  }
  return unsolved;
}

/** The questions of all parts at once, where the text answers as many, and none of them otherwise than by itself. */
function solveTogether<Issue>(
  text: string,
  alone: readonly SolvedPart<Issue>[],
  solve: (text: string) => SolvedText<Issue>,
): SolvedPart<Issue>[] | null {
  const whole = solve(text);
  if (whole.kind !== "solved" || whole.solutions.length !== alone.length) return null;
  const together = alone.map((part, index): SolvedPart<Issue> => {
    const facts = whole.solutions[index];
    return part.solutions.length > 0 || facts === undefined ? part : { ...part, solutions: [facts], issue: null };
  });
  const isSame = together.every(({ solutions }, index) =>
    haveSameAnswers(solutions, whole.solutions.slice(index, index + 1)),
  );
  return isSame ? together : null;
}

/** "(a) Outline the steps. (b) Answer the question.": one solution for both. */
export function listSolutions<Issue>(parts: readonly SolvedPart<Issue>[]): SolutionFacts[] {
  const kept: SolutionFacts[] = [];
  for (const { letter, solutions } of parts)
    for (const facts of solutions) {
      const same = kept.findIndex((other) => isSameWork(other, facts));
      const before = kept[same];
      if (before === undefined) kept.push({ ...facts, part: letter });
      else kept[same] = { ...before, part: `${before.part}, ${letter}` };
    }
  return kept;
}

const isSameWork = (one: SolutionFacts, other: SolutionFacts): boolean =>
  JSON.stringify({ ...one, part: "" }) === JSON.stringify({ ...other, part: "" });

function solvePart<Issue>(
  stem: string,
  part: Part,
  earlier: readonly Part[],
  locale: Locale,
  solve: Solve<Issue>,
): SolvedPart<Issue> {
  const { letter } = part;
  const isInWords = asksForWords(part.text, locale);
  let issue: Issue | null = null;
  for (const wordings of wordPart(stem, part, earlier, locale)) {
    const outcomes = [...new Set(wordings)].map((problem) => ({ problem, outcome: solve(problem, locale) }));
    const found = agree(
      outcomes.flatMap(({ problem, outcome }) =>
        outcome.kind === "solved" ? [{ problem, solutions: withoutRepeats(outcome.solutions) }] : [],
      ),
    );
    if (found === "unclear") break;
    if (found !== null) return { letter, ...found, issue: null, isInWords };
    issue ??= outcomes.flatMap(({ outcome }) => (outcome.kind === "rejected" ? [outcome.issue] : []))[0] ?? null;
  }
  return { letter, problem: null, solutions: [], issue, isInWords };
}
