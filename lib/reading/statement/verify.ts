import type { IgnoredReason, Span, StatedGiven, StatedGoal, Statement } from "./statement.ts";
import { bounded } from "../../budget/budget.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { nameOf } from "../../nomenclature/name-of.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import type { BalancedEquation, Scene } from "../../methods/rules/rule.ts";
import { quantity } from "../../quantity/quantity.ts";
import { areSameUnit, type Unit, UNITY } from "../../quantity/units/unit.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { hidesDifference, isContradictory } from "../../solver/problems/gates/contradiction.ts";
import { findIdleGiven } from "../../solver/problems/gates/influence.ts";
import { isAgainstMatter } from "../../solver/problems/gates/matter.ts";
import { isOfTwoOwners, takesWholeForWater } from "../../solver/problems/gates/owners.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import { solveGoal } from "../../solver/problems/solve-statement.ts";
import type { Given, Goal, Statement as Solvable } from "../../solver/problems/statement.ts";
import { findCues } from "../cues/cues.ts";
import type { Cues } from "../cues/cues.ts";
import { readTransition } from "../text/equations.ts";
import { fits } from "./fits.ts";
import { listGoals } from "./goals.ts";
import { findReason } from "./ignored.ts";
import type { Bound } from "./ignored.ts";
import { plainText } from "../text/notation.ts";
import type { Spot, SpotOf } from "../text/spot.ts";
import { listSpots, spelt } from "../text/spots.ts";
import { withMassesOf } from "../text/told-masses.ts";

/** What is wrong with a statement. `text` is a piece of the problem's text, so that its writer finds it. */
export type VerifyIssue =
  | { readonly code: "unreadable" }
  | { readonly code: "too-much" }
  /** It does not stand in the text; it has no number, or several; its number has no such dimension. */
  | { readonly code: "span-missing" | "no-quantity" | "several-quantities"; readonly text: string }
  | { readonly code: "dimension"; readonly text: string; readonly kind: Kind }
  /** A substance or a reaction that the text does not name; an equation that cannot be balanced. */
  | { readonly code: "owner-missing"; readonly of: string }
  | { readonly code: "equation"; readonly equation: string }
  /** A number that is neither given nor left aside; one that is left aside for what is not so. */
  | { readonly code: "unused-number"; readonly text: string }
  | { readonly code: "not-ignorable"; readonly text: string; readonly why: IgnoredReason }
  /** The text asks for something else, or in another unit. */
  | { readonly code: "goal"; readonly kind: Kind; readonly asked: readonly Kind[] }
  | { readonly code: "unit"; readonly unit: string }
  /** No law joins these, several do and differ, or what follows cannot be. */
  | { readonly code: "no-derivation" | "several-answers" | "not-valid"; readonly kind: Kind }
  /** Found, and against what the text says or what matter allows. */
  | { readonly code: "contradiction" | "impossible" | "other-owner" }
  /** The answer does not depend on it, and nothing says why. */
  | { readonly code: "idle"; readonly kind: Kind; readonly of: string | null };

export type Verified = { readonly statement: Solvable; readonly solutions: readonly SolutionFacts[] };

const NO_WORDS = { before: [], behind: [] } as const;
const NO_CUES: Cues = new Map();

/** In steps, as `solve` counts them. */
const MOST_WORK = 1_000_000;

type Place = { readonly start: number; readonly end: number };

/** A text with what was spotted in it: the problem, or what the student said of it. */
type Source = { readonly text: string; readonly plain: string; readonly spots: readonly Spot[] };

function readSource(text: string, locale: Locale): Source | null {
  const spots = listSpots(text, locale, findCues(locale) ?? NO_CUES);
  return spots === null ? null : { text, plain: spelt(text, locale), spots };
}

/** Where a span stands in the text, both in plain notation. */
function findPlace(span: Span, { text, plain }: Source): Place | null {
  const wanted = plainText(span.text).trim();
  const before = span.start === null ? 0 : plainText(text.slice(0, span.start)).trimEnd().length;
  const at = wanted === "" ? -1 : plain.indexOf(wanted, before);
  const found = at === -1 && wanted !== "" ? plain.indexOf(wanted) : at;
  return found === -1 ? null : { start: found, end: found + wanted.length };
}

const isWithin = (spot: Spot, { start, end }: Place): boolean => spot.start < end && spot.end > start;

const quantitiesIn = (spots: readonly Spot[], place: Place): SpotOf<"quantity">[] =>
  spots.filter((spot): spot is SpotOf<"quantity"> => spot.kind === "quantity" && isWithin(spot, place));

/** Where words are not set apart, or grow at both ends, a name stands inside of them. */
function isSpelt(formula: string, text: string, locale: Locale): boolean {
  const parsed = parseFormula(formula);
  const name = parsed.ok ? nameOf(parsed.value, locale) : null;
  return name?.ok === true && [name.value.text, ...name.value.others].some((each) => text.includes(each));
}

const NUCLIDE = /^\^\d+(?:_\d+)?([A-Z][a-z]?)/;

/** Whether the text names a substance, an isotope by its element, or writes it in an equation. */
function isNamed(written: string, spots: readonly Spot[], scene: Scene): boolean {
  const formula = NUCLIDE.exec(written)?.[1] ?? written;
  return (
    scene.equation?.species.some((each) => sameAtoms(each, formula)) === true ||
    spots.some(
      (spot) =>
        ((spot.kind === "substance" || spot.kind === "concentration") &&
          spot.substance.formulas.some((each) => sameAtoms(each, formula))) ||
        (spot.kind === "equation" && spot.equation?.species.some((each) => sameAtoms(each, formula)) === true),
    )
  );
}

/** An equation, or a change of state, as it can be computed with. */
export const readEquation = (equation: string): BalancedEquation | null =>
  readBalanced(equation) ?? readTransition(equation);

/** `isTold`: whether the student wrote an equation when they were asked; it stands for whatever the text has. */
function readScene(
  { equation, conditions, solution, givens }: Statement,
  spots: readonly Spot[],
  isTold: boolean,
): Scene | VerifyIssue {
  const balanced = equation === null ? null : readEquation(equation);
  if (equation !== null && balanced === null) return { code: "equation", equation };
  const written = isTold ? [] : spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const [only, ...others] = written;
  // What the text writes is not replaced by something else.
  const isOther =
    only !== undefined &&
    others.length === 0 &&
    balanced !== null &&
    only?.species.toSorted().join() !== balanced.species.toSorted().join();
  if (isOther) return { code: "equation", equation: equation ?? "" };
  return {
    ...BARE_SCENE,
    // As the text writes it: ΔH and ΔS go with its coefficients.
    equation: others.length === 0 ? (only ?? balanced) : balanced,
    conditions: new Set(conditions),
    solution,
    givens: givens.map(({ kind, of, at }) => variableOf(kind, of, at)),
  };
}

/** Of what the student says in its own message. */
function readGiven(
  { span, kind, of, at, by }: StatedGiven,
  problem: Source,
  said: readonly Source[],
): Result<{ readonly given: Given; readonly spot: Spot }, VerifyIssue> {
  const sources = by === undefined ? [problem] : said;
  const [found] = sources.flatMap((source) => {
    const place = findPlace(span, source);
    return place === null ? [] : [{ source, place }];
  });
  if (found === undefined) return fail({ code: "span-missing", text: span.text });
  const [spot, ...others] = quantitiesIn(found.source.spots, found.place);
  if (spot === undefined) return fail({ code: "no-quantity", text: span.text });
  if (others.length > 0) return fail({ code: "several-quantities", text: span.text });
  if (!fits(kind, spot.quantity)) return fail({ code: "dimension", text: span.text, kind });
  return succeed({ given: { variable: variableOf(kind, of, at), quantity: spot.quantity, words: NO_WORDS }, spot });
}

const mayHave = (kind: Kind, unit: Unit): boolean => fits(kind, quantity(1, unit));

function unitOf(written: string, kind: Kind): Unit | null {
  if (written === "") return UNITY;
  const parsed = parseUnit(written);
  return parsed.ok && mayHave(kind, parsed.value.unit) ? parsed.value.unit : null;
}

/** Kinds that go by one noun: the volume of a solution is a volume, and Kc an equilibrium constant. */
const NAMESAKES: readonly (readonly Kind[])[] = [
  ["mass", "solution-mass", "sample-mass", "isotope-mass", "atomic-mass", "relative-atomic-mass", "molar-mass"],
  ["volume", "solution-volume"],
  ["pressure", "vapor-pressure", "solution-vapor-pressure", "osmotic-pressure"],
  ["molarity", "ion-molarity", "hydronium", "hydroxide", "reactant-molarity"],
  ["temperature", "freezing-point", "boiling-point"],
  ["energy", "reaction-enthalpy", "molar-energy", "bond-energy", "level-energy", "binding-energy"],
  ["gibbs-energy", "standard-gibbs-energy"],
  ["cell-potential", "standard-potential", "electrode-potential"],
  [
    "equilibrium-constant",
    "concentration-constant",
    "pressure-constant",
    "acid-constant",
    "base-constant",
    "solubility-product",
  ],
  ["rate-constant", "decay-constant"],
  ["time", "half-life"],
  ["particles", "atoms", "ions"],
  ["speed", "mean-square-speed"],
  ["mass-percent", "percent-yield", "abundance", "fraction-left", "percent-ionization"],
];

const isNameOf = (asked: Kind, kind: Kind): boolean =>
  asked === kind || NAMESAKES.some((names) => names.includes(asked) && names.includes(kind));

/** What the question names, as far as we read its language; a goal of another kind is not what was asked for. */
function readGoal(goal: StatedGoal, problem: Source, isAsked: boolean): Goal | VerifyIssue {
  const { span, kind, of, at, unit: written } = goal;
  if (span !== null && findPlace(span, problem) === null) return { code: "span-missing", text: span.text };
  // Who is asked what they want knows it better than we read.
  const asked = goal.by !== undefined && isAsked ? [] : (listGoals(problem.spots) ?? []);
  const kinds = asked.flatMap((each) => each.kinds);
  if (kinds.length > 0 && !kinds.some((each) => isNameOf(each, kind))) return { code: "goal", kind, asked: kinds };
  const unit = written === null ? null : unitOf(written, kind);
  if (written !== null && unit === null) return { code: "unit", unit: written };
  const named = asked.find((each) => each.kinds.includes(kind) && each.unit !== null)?.unit ?? null;
  const isOther = named !== null && unit !== null && !areSameUnit(named, unit) && asked.length === 1;
  if (isOther) return { code: "unit", unit: written ?? "" };
  const usable = named !== null && mayHave(kind, named) ? named : null;
  return { variable: variableOf(kind, of, at), unit: unit ?? usable, words: NO_WORDS };
}

/** The first number that neither is given nor may be left aside. */
function findUnused(
  { ignored, conditions }: Statement,
  problem: Source,
  isAsked: boolean,
  used: ReadonlySet<Spot>,
  bound: readonly Bound[],
): VerifyIssue | null {
  const { spots, plain } = problem;
  const aside = new Set<Spot>();
  for (const { span, why } of ignored) {
    const place = findPlace(span, problem);
    if (place === null) return { code: "span-missing", text: span.text };
    const quantities = quantitiesIn(spots, place);
    const isSaid = why === "student" && isAsked;
    const reasons = quantities.map(
      (spot) => isSaid || findReason(spots, spots.indexOf(spot), bound, conditions, plain),
    );
    if (reasons.some((reason) => reason === null)) return { code: "not-ignorable", text: span.text, why };
    if (isSaid) for (const spot of quantities) aside.add(spot);
  }
  const left = spots.find(
    (spot, at) =>
      spot.kind === "quantity" &&
      !used.has(spot) &&
      !aside.has(spot) &&
      findReason(spots, at, bound, conditions, plain) === null,
  );
  return left === undefined ? null : { code: "unused-number", text: plain.slice(left.start, left.end) };
}

function solveEach(statement: Solvable): Result<SolutionFacts[], VerifyIssue> {
  const solutions: SolutionFacts[] = [];
  for (const goal of statement.goals) {
    const solved = solveGoal(goal, statement);
    if (!solved.ok) {
      const { code } = solved.issue;
      const isKnown = code === "no-derivation" || code === "several-answers";
      return fail({ code: isKnown ? code : "not-valid", kind: goal.variable.kind });
    }
    solutions.push(solved.value);
  }
  return succeed(solutions);
}

const solveAll = (statement: Solvable): SolutionFacts[] | null => {
  const solved = solveEach(statement);
  return solved.ok ? solved.value : null;
};

/** What speaks against an answer, whoever read the text. */
function findObjection(
  text: string,
  locale: Locale,
  statement: Solvable,
  solutions: readonly SolutionFacts[],
): VerifyIssue | null {
  if (isContradictory(text, locale, statement) || hidesDifference(text, locale, statement))
    return { code: "contradiction" };
  if (isOfTwoOwners(statement) || takesWholeForWater(statement)) return { code: "other-owner" };
  if (isAgainstMatter(text, statement, solutions)) return { code: "impossible" };
  const idle = findIdleGiven(statement, solutions, solveAll);
  return idle === null ? null : { code: "idle", kind: idle.variable.kind, of: idle.variable.of };
}

function verifyWhole(
  stated: Statement,
  text: string,
  locale: Locale,
  said: readonly string[],
): Result<Verified, VerifyIssue> {
  const problem = readSource(text, locale);
  if (problem === null) return fail({ code: "unreadable" });
  const messages = said.flatMap((each) => readSource(each, locale) ?? []);
  const isAsked = said.length > 0;
  const isTold = messages.some((message) => message.spots.some((spot) => spot.kind === "equation"));
  const scene = readScene(stated, problem.spots, isTold);
  if ("code" in scene) return fail(scene);
  const givens: Given[] = [];
  const used = new Set<Spot>();
  for (const each of stated.givens) {
    const read = readGiven(each, problem, messages);
    if (!read.ok) return read;
    givens.push(read.value.given);
    used.add(read.value.spot);
  }
  const goals: Goal[] = [];
  for (const each of stated.goals) {
    const goal = readGoal(each, problem, isAsked);
    if ("code" in goal) return fail(goal);
    goals.push(goal);
  }
  const spots = [problem, ...messages].flatMap((source) => source.spots);
  const owner = [...givens, ...goals]
    .map(({ variable: { of } }) => of)
    .find((of) => of !== null && !isNamed(of, spots, scene) && !isSpelt(of, text, locale));
  if (owner !== undefined && owner !== null) return fail({ code: "owner-missing", of: owner });
  const bound = givens.map(({ quantity, variable: { of } }): Bound => ({ quantity, of }));
  const unused = findUnused(stated, problem, isAsked, used, bound);
  if (unused !== null) return fail(unused);
  const statement: Solvable = { givens, goals, scene };
  const solved = solveEach(statement);
  if (!solved.ok) return solved;
  const objection = findObjection(text, locale, statement, solved.value);
  return objection === null ? succeed({ statement, solutions: solved.value }) : fail(objection);
}

/**
 * Whether a text bears what somebody read in it: every span stands there with its quantity, every number is given or is left
 * aside for a reason that holds, dimensions fit, the question names the goal's kind and its unit is used; then what is
 * computed passes the gates. `said`: what the student wrote who was asked back, the only one who may say something else than
 * the text; whoever else reads has nothing said. Never throws; its work is bounded.
 */
export function verify(
  stated: Statement,
  text: string,
  locale: Locale,
  said: readonly string[] = [],
): Result<Verified, VerifyIssue> {
  const outcome = bounded(MOST_WORK, () => withMassesOf(text, () => verifyWhole(stated, text, locale, said)));
  return outcome.kind === "done" ? outcome.value : fail({ code: "too-much" });
}
