import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { loadQuantity } from "../quantity/stored-quantity.ts";
import type { Words } from "../wording/words.ts";
import { splitParts } from "../reading/parts/split-parts.ts";
import { listSolvedParts } from "../solver/solve.ts";
import {
  type Around,
  composeQuestions,
  type Goal,
  isState,
  listMentions,
  type Mention,
  substanceIn,
  writeQuantity,
} from "./compose-question.ts";
import { findEquation } from "./find-equation.ts";
import { listFormulas } from "./list-formulas.ts";
import { findGoal } from "./goal-words.ts";
import { firstSolved, poseProblem } from "./pose-problem.ts";

/** A part of an exercise: its letter, its own words, and its solution with the problem that it makes by itself. */
export type Part = {
  readonly letter: string;
  readonly text: string;
  readonly problem: string | null;
  readonly solution: SolutionFacts | null;
};

const LONGEST = 3_000;
const MOST_PARTS = 8;

/** The exercise of a text with its parts, each as it is solved by itself or from what came out before it; null where it has none. */
export function listParts(text: string, words: Words): readonly Part[] | null {
  const { locale } = words;
  const split = text.length > LONGEST ? null : splitParts(text);
  if (split === null || split.parts.length > MOST_PARTS) return null;
  const solved = listSolvedParts(text, locale) ?? [];
  const heading = split.stem.replace(/[\s:,;.]+$/u, "");
  const parts: Part[] = [];
  const known: Mention[] = [...listMentions(heading, locale)];
  for (const [index, { letter, text: own }] of split.parts.entries()) {
    const alone = solved[index];
    const [solution = null] = alone?.solutions ?? [];
    const problem = alone?.problem ?? null;
    const posed =
      problem === null
        ? posePart({ letter, text: own }, { heading, known, earlier: parts }, words)
        : { problem, solution };
    parts.push({ letter, text: own, problem: posed.problem, solution: solution ?? posed.solution });
    known.push(...listMentions(own, locale));
  }
  return parts;
}

/** Such an exercise, where a part of it is solved only from what the parts before it came to. */
export function poseParts(text: string, words: Words): readonly Part[] | null {
  const parts = listParts(text, words);
  if (parts === null) return null;
  const alone = (listSolvedParts(text, words.locale) ?? []).filter(({ solutions }) => solutions.length > 0);
  const solved = parts.filter(({ solution }) => solution !== null);
  return solved.length > Math.max(1, alone.length) ? parts : null;
}

type Context = { readonly heading: string; readonly known: readonly Mention[]; readonly earlier: readonly Part[] };

/** By itself or below its heading; else from what was given before it, or from what the parts before it came to. */
function posePart(
  { letter, text }: Pick<Part, "letter" | "text">,
  { heading, known, earlier }: Context,
  words: Words,
): Part {
  const { locale } = words;
  const own = listMentions(text, locale);
  const refers = own.length > 0 && !REFERS.test(text);
  const results = earlier.flatMap((part) => resultOf(part, locale) ?? []);
  const goal = findGoal(text);
  const substance =
    substanceIn(text.slice(goal?.end ?? 0), locale) ??
    (goal === null ? null : substanceIn(text.slice(0, goal.start), locale)) ??
    results.at(-1)?.of ??
    listFormulas([heading, ...earlier.map((part) => part.text)].join(" ; ")).at(-1) ??
    known.at(-1)?.of ??
    null;
  const around = { equation: findEquation(heading), others: [] };
  const composed =
    goal === null ? [] : composeFrom({ kind: goal.kind, of: substance }, { own, known, results, around }, words);
  const posed =
    (refers || earlier.length === 0 ? (poseProblem(`${heading}, ${text}`, words) ?? poseProblem(text, words)) : null) ??
    firstSolved(composed, locale) ??
    poseProblem(text, words);
  return { letter, text, problem: posed?.problem ?? null, solution: posed?.solutions[0] ?? null };
}

/** Words that stand for what a part before it was about. */
const REFERS =
  /(?<![\p{L}\p{M}])(?:it|this|that|these|those|made|formed|produced|eso|esto|ello|formad[oa]s?|cela|ça|form[eé]e?s?)(?![\p{L}\p{M}])|其中|它|这|生成|ይህ|उस|इस|बन/iu;

type Known = {
  readonly own: readonly Mention[];
  readonly known: readonly Mention[];
  readonly results: readonly Mention[];
  readonly around: Around;
};

/** With the values of its own, and what came out before; else first from what the part before it came to, then from what is given. */
function composeFrom(goal: Goal, { own, known, results, around }: Known, words: Words): string[] {
  const states = own.filter(isState);
  const named = own
    .filter((mention) => !states.includes(mention))
    .map((mention) => ({ ...mention, of: mention.of ?? goal.of }));
  const same = results.toReversed().filter(({ of }) => of === goal.of);
  const others = results.toReversed().filter(({ of }) => of !== goal.of);
  const givens = known.filter(({ of }) => of !== null);
  const ask = (given: readonly Mention[]): string[] => composeQuestions(goal, [...given, ...states], words, around);
  if (named.length > 0) {
    const beside = [...givens.filter(({ of }) => of === goal.of), ...same].filter(
      ({ quantity }) => !named.some((mention) => mention.quantity.unit.dimension === quantity.unit.dimension),
    );
    return [...ask(named), ...beside.flatMap((mention) => ask([mention, ...named]))];
  }
  const singles = [...same, ...givens, ...others].flatMap((mention) => ask([mention]));
  const all = known.length > 1 ? ask(known) : [];
  // What was rounded on the way would make figures that nobody measured.
  return goal.kind === "ph" || goal.kind === "molarity" ? [...all, ...singles] : [...singles, ...all];
}

/** What a part came to, as a given of those after it, with what it is of. */
function resultOf({ solution }: Part, locale: Locale): Mention | null {
  const value = solution?.answer.value;
  const node = solution?.derivation?.nodes.at(-1);
  if (solution === null || value?.kind !== "quantity" || node === undefined) return null;
  const loaded = loadQuantity({ ...value, value: solution.answer.unrounded ?? value.value });
  if (!loaded.ok) return null;
  // Two figures more than it is known to, so that nothing is lost on the way.
  const significantFigures = Math.max(4, (value.significantFigures ?? 2) + 2);
  const text = writeQuantity({ ...loaded.value, significantFigures }, locale);
  return {
    quantity: loaded.value,
    text,
    plain: text,
    of: node.quantity.of,
    start: 0,
    end: 0,
  };
}

/** A problem with another value of the only quantity of that kind in it; null where there are several, or none. */
export function changeValue(text: string, problem: string, locale: Locale): string | null {
  const [change, ...more] = listMentions(text, locale);
  if (change === undefined || more.length > 0) return null;
  const alike = listMentions(problem, locale).filter(
    ({ quantity }) => quantity.unit.dimension === change.quantity.unit.dimension,
  );
  const [only, ...others] = alike;
  return only === undefined || others.length > 0
    ? null
    : `${problem.slice(0, only.start)}${change.text}${problem.slice(only.end)}`;
}

/** The part that a message names by its letter: "redo c at 298 K", "how did you get (a)", and the message without it. */
export function findNamedPart(
  text: string,
  parts: readonly Part[],
): { readonly part: Part; readonly rest: string; readonly isBare: boolean } | null {
  const letters = parts.map(({ letter }) => letter).join("");
  const isNumbered = /\d/.test(letters);
  // Numbers name a part in brackets alone; a letter of a script without small words may have an ending.
  const naming = isNumbered
    ? new RegExp(`[(（]([${letters}])[)）]\\s*(?:问|题|小题)?`, "gu")
    : /^[a-h]/.test(letters)
      ? /(?<![\p{L}\p{M}\d^+-])\(?([a-h])\)?(?![\p{L}\p{M}\d'’])/gu
      : new RegExp(`(?<![\\p{L}\\p{M}\\d])[(（]?([${letters}])[)）]?(?:ን|ስ|ኛ)?(?![\\p{L}\\p{M}])`, "gu");
  const first = [...text.matchAll(naming)].find(
    ({ 0: whole, 1: letter = "", index }) =>
      parts.some((part) => part.letter === letter) &&
      !(letter === "a" && whole === "a" && /^\s+\p{L}/u.test(text.slice(index + 1))),
  );
  const part = first === undefined ? undefined : parts.find(({ letter }) => letter === first[1]);
  if (first === undefined || part === undefined) return null;
  const rest = `${text.slice(0, first.index)} ${text.slice(first.index + first[0].length)}`
    .replaceAll(/\s+/g, " ")
    .trim();
  return { part, rest, isBare: !/\d/.test(rest) };
}
