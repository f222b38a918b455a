import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { DEFAULT_LOCALE, type Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { variableOf, type Kind, type Variable } from "../../methods/rules/kinds.ts";
import { type BalancedEquation, BARE_SCENE, type Scene } from "../../methods/rules/rule.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { findIdleGiven } from "../../solver/problems/gates/influence.ts";
import { isAgainstMatter } from "../../solver/problems/gates/matter.ts";
import type { Given, Goal, Statement } from "../../solver/problems/statement.ts";
import { beforeOfFacts } from "../statement/before.ts";
import { type Before, NO_WORDS } from "../statement/problem-before.ts";
import { OF_SUBSTANCE } from "../statement/belongings.ts";
import { solveAll } from "../statement/bind.ts";
import { findCues } from "../cues/cues.ts";
import { listGivens } from "../statement/givens.ts";
import { toEnglish } from "../glosses/to-english.ts";
import { type GoalSpot, listGoals } from "../statement/goals.ts";
import { readScene, settle } from "../statement/scene.ts";
import type { Spot } from "../text/spot.ts";
import { listSpots, spelt } from "../text/spots.ts";
import { isQuestionPlain } from "../statement/understood.ts";
import { refersBack } from "./part-texts.ts";

function readSpots(text: string, locale: Locale): readonly Spot[] | null {
  const english = locale === DEFAULT_LOCALE ? text : toEnglish(text, locale);
  const cues = findCues(DEFAULT_LOCALE);
  return english === null || cues === null ? null : listSpots(english, DEFAULT_LOCALE, cues);
}

/** What the part asks for, where that is one quantity and its question is understood whole. */
function readGoal(spots: readonly Spot[]): (GoalSpot & { readonly kind: Kind }) | null {
  const goals = listGoals(spots) ?? [];
  const [goal, ...others] = goals;
  const [kind] = goal?.kinds ?? [];
  const words =
    /^(?:produced|formed|made|needed|required|used|consumed|obtained|collected|released|now|then|also|does|correspond|represent|equal|resulting)$/i;
  const isPlain = isQuestionPlain(spots, goals, { words, aside: [] });
  return goal === undefined || kind === undefined || others.length > 0 || !isPlain ? null : { ...goal, kind };
}

function equationOf(stem: string, locale: Locale): BalancedEquation | null {
  const spots = readSpots(stem, locale);
  return spots === null ? null : (readScene(spots, [])?.equation ?? null);
}

/** Of a solution without quantities that lead to it, the substances alone: what a molar mass is of. */
function bareBefore({ givens }: SolutionFacts): Before {
  const substances = Object.values(givens).flatMap((value) =>
    value.kind === "formula" || value.kind === "substance" ? [value.formula] : [],
  );
  return { givens: [], goal: null, scene: BARE_SCENE, substances: [...new Set(substances)] };
}

type Carried = { readonly goal: Goal; readonly own: readonly Given[]; readonly scene: Scene };

/** What the part gives and asks, where the substance that it does not name is that of the answer before it. */
function bindPart(text: string, stem: string, before: Before, locale: Locale): Carried | null {
  const spots = readSpots(text, locale);
  const goal = spots === null ? null : readGoal(spots);
  const answered = before.goal?.variable ?? null;
  if (spots === null || goal === null) return null;
  const equation = before.scene.equation ?? equationOf(stem, locale);
  const named = settle(goal.of, equation);
  // "How many grams are in 2.5 mol?": of the one substance that is spoken of.
  const isNamed = spots.some((spot) => spot.kind === "substance" || spot.kind === "equation");
  const [only = null, ...others] = before.substances;
  const meant = refersBack(text, locale) ? (answered?.of ?? null) : !isNamed && others.length === 0 ? only : null;
  if (goal.of !== null && named === null) return null;
  const of = named ?? meant;
  if (OF_SUBSTANCE.has(goal.kind) && of === null) return null;
  const own = (listGivens(spots) ?? []).map(({ kinds: [kind], of: owner, quantity, label }): Given | null =>
    kind === undefined
      ? null
      : { variable: variableOf(kind, settle(owner, equation) ?? of, label), quantity, words: NO_WORDS },
  );
  if (own.some((given) => given === null)) return null;
  const variable: Variable = variableOf(goal.kind, OF_SUBSTANCE.has(goal.kind) ? of : named);
  if (answered !== null && variable.kind === answered.kind && variable.of === answered.of) return null;
  return {
    goal: { variable, unit: goal.unit, words: NO_WORDS },
    own: own.filter((given) => given !== null),
    scene: { ...before.scene, equation },
  };
}

/** The state of a sample, of which how much there is does not depend. */
const OF_STATE: ReadonlySet<Kind> = new Set<Kind>(["temperature", "pressure", "volume", "solution-volume", "time"]);

/** Every choice of the givens that leaves out some of those of a state. */
function listNeeded(givens: readonly Given[]): (readonly Given[])[] {
  const spare = givens.filter(({ variable }) => OF_STATE.has(variable.kind)).slice(0, MOST_SPARE);
  let choices: (readonly Given[])[] = [givens];
  for (const given of spare) choices = choices.flatMap((choice) => [choice, choice.filter((each) => each !== given)]);
  return choices.filter(({ length }) => length > 0 && length < givens.length);
}

const MOST_SPARE = 4;

/** A part may need less than its stem tells. */
function solveNeeded(text: string, statement: Statement): SolutionFacts | null {
  const found = listNeeded(statement.givens).flatMap(
    (givens) =>
      solveSound(text, {
        ...statement,
        givens,
        scene: { ...statement.scene, givens: givens.map(({ variable }) => variable) },
      }) ?? [],
  );
  const [first, ...others] = found;
  return first === undefined || !others.every((other) => isClose(first, other)) ? null : first;
}

function solveSound(text: string, statement: Statement): SolutionFacts | null {
  const solutions = solveAll(statement);
  const [only] = solutions ?? [];
  return solutions === null ||
    only === undefined ||
    isAgainstMatter(text, statement, solutions) ||
    findIdleGiven(statement, solutions, solveAll) !== null
    ? null
    : only;
}

/** What a stem gives, as another part of it read that has nothing of its own: another part may need some of it alone. */
export function takeFromStem(
  text: string,
  { stem, beside, locale }: { readonly stem: string; readonly beside: SolutionFacts; readonly locale: Locale },
): SolutionFacts | null {
  const before = beforeOfFacts(beside);
  const carried = before === null ? null : bindPart(text, stem, { ...before, goal: null }, locale);
  if (before === null || carried === null || carried.own.length > 0) return null;
  return solveNeeded(text, {
    givens: before.givens,
    goals: [carried.goal],
    scene: carried.scene,
  });
}

/** How a sentence tells an answer, so that a part that takes from it can be read below it. */
const TELLS: Partial<Readonly<Record<Kind, string>>> = {
  mass: "The mass of # is @.",
  amount: "There are @ of #.",
  molarity: "A solution is @ #.",
  volume: "The volume of # is @.",
  density: "The density of # is @.",
  "molar-mass": "The molar mass of # is @.",
};

/** The part in English below what the answer before it says: "25.0 mL of this solution is diluted to 200 mL". */
export function wordBelowAnswer(text: string, last: SolutionFacts, locale: Locale): string | null {
  const goal = beforeOfFacts(last)?.goal ?? null;
  const of = goal?.variable.of ?? null;
  const tells = goal === null ? undefined : TELLS[goal.variable.kind];
  const { value, unrounded } = last.answer;
  const english = locale === DEFAULT_LOCALE ? text : toEnglish(text, locale);
  if (tells === undefined || of === null || value.kind !== "quantity" || english === null) return null;
  const figures = (value.significantFigures ?? USUAL_FIGURES) + GUARD_FIGURES;
  const number = new Decimal(unrounded ?? value.value).toSignificantDigits(figures).toString();
  return `${tells.replace("#", of).replace("@", `${number} ${value.unit}`)} ${english}`;
}

const USUAL_FIGURES = 3;

/** More than it is known to, so that nothing is lost on the way. */
const GUARD_FIGURES = 2;

/** "Repeat for argon": the problem of the part before it, of another substance. */
export function wordRepeat(text: string, problem: string, last: SolutionFacts, locale: Locale): string | null {
  const named = readSpots(text, locale)?.filter((spot) => spot.kind === "substance") ?? [];
  const [other, ...more] = named;
  const of = beforeOfFacts(last)?.goal?.variable.of ?? null;
  const cues = findCues(DEFAULT_LOCALE);
  const english = locale === DEFAULT_LOCALE ? problem : toEnglish(problem, locale);
  const spots = english === null || cues === null ? null : listSpots(english, DEFAULT_LOCALE, cues);
  const formula = other?.kind === "substance" ? other.substance.formulas.at(-1) : undefined;
  if (english === null || spots === null || of === null || formula === undefined || more.length > 0) return null;
  const places = spots.filter(
    (spot) => spot.kind === "substance" && spot.substance.formulas.some((each) => sameAtoms(each, of)),
  );
  const plain = spelt(english, DEFAULT_LOCALE);
  // What is written in an equation is not another one with another name.
  const isBare = !spots.some(
    (spot) => spot.kind === "equation" || (spot.kind === "substance" && !places.includes(spot)),
  );
  return places.length === 0 || !isBare
    ? null
    : places.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${formula}${rest.slice(end)}`, plain);
}

/** As far as what was rounded on the way may lead apart. */
const CLOSE = 0.005;

function isClose(one: SolutionFacts, other: SolutionFacts): boolean {
  const [a, b] = [one, other].map(({ answer: { value, unrounded } }) =>
    value.kind === "quantity" ? Number(unrounded ?? value.value) : Number.NaN,
  );
  return a !== undefined && b !== undefined && Math.abs(a - b) <= CLOSE * Math.abs(a);
}

/**
 * A part that goes on with what a part before it came to: "How many molecules is that?". What follows from that answer and
 * what follows from what was given for it must agree, where both are found.
 */
export function carryOn(
  text: string,
  { stem, last, locale }: { readonly stem: string; readonly last: SolutionFacts; readonly locale: Locale },
): SolutionFacts | null {
  const before = beforeOfFacts(last) ?? bareBefore(last);
  const carried = bindPart(text, stem, before, locale);
  if (carried === null) return null;
  const { goal, own, scene } = carried;
  const stated = (givens: readonly Given[]): Statement => ({
    givens: [...givens, ...own],
    goals: [goal],
    scene: { ...scene, givens: [...givens, ...own].map(({ variable }) => variable) },
  });
  const answer = before.goal;
  const known: Given[] =
    answer === null
      ? []
      : [{ variable: variableOf(answer.variable.kind, answer.variable.of), quantity: answer.answer, words: NO_WORDS }];
  const fromAnswer = known.length === 0 && own.length === 0 ? null : solveSound(text, stated(known));
  const fromGivens = before.givens.length === 0 ? null : solveSound(text, stated(before.givens));
  if (fromAnswer === null || fromGivens === null) return fromAnswer ?? fromGivens;
  return isClose(fromAnswer, fromGivens) ? fromAnswer : null;
}
