import { bounded } from "../../budget/budget.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { CONDITIONS } from "../../methods/rules/rule.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import type { QuantityReading } from "../../quantity/scan-quantity.ts";
import { findCues } from "../cues/cues.ts";
import { listGivens } from "../statement/givens.ts";
import type { GivenSpot } from "../statement/givens.ts";
import { listGoals, listSentences } from "../statement/goals.ts";
import type { GoalSpot } from "../statement/goals.ts";
import { listKinds } from "../statement/belongings.ts";
import { toEnglish } from "../glosses/to-english.ts";
import { findReason } from "../statement/ignored.ts";
import { GASES, listSubstances, readScene, settle } from "../statement/scene.ts";
import type { Spot, SpotOf } from "../text/spot.ts";
import { listSpots, spelt } from "../text/spots.ts";
import type { Span, Statement } from "../statement/statement.ts";
import { readLikely } from "../solve-reading.ts";
import { findAbsent } from "./absent.ts";
import { listChoices, ownersOf, withoutRepeats } from "./choices.ts";
import { compose } from "./compose.ts";
import type { Draft, DraftGoal, DraftNumber } from "./draft.ts";
import { listNamedKinds } from "./named-kinds.ts";

const LONGEST = 2_000;
const MOST_NUMBERS = 12;
const MOST_SUBSTANCES = 4;

/** In steps, as `solve` counts them. */
const MOST_WORK = 2_000_000;

type Seen = {
  readonly text: string;
  readonly locale: Locale;
  readonly spots: readonly Spot[];
  readonly givens: readonly GivenSpot[];
  readonly goals: readonly GoalSpot[];
  readonly equation: BalancedEquation | null;
};

/** The goals of those sentences that are understood. */
function listAsked(spots: readonly Spot[]): readonly GoalSpot[] {
  return (
    listGoals(spots) ?? listSentences(spots).flatMap(([start, end]) => listGoals(spots.slice(start, end + 1)) ?? [])
  );
}

/** In another language what is asked stands in the English that its words are for the reader. */
function listAskedIn(text: string, locale: Locale, spots: readonly Spot[]): readonly GoalSpot[] {
  const own = listAsked(spots);
  const english = own.length > 0 || locale === DEFAULT_LOCALE ? null : toEnglish(text, locale);
  const cues = findCues(DEFAULT_LOCALE);
  const glossed = english === null || cues === null ? null : listSpots(english, DEFAULT_LOCALE, cues);
  return glossed === null ? own : listAsked(glossed);
}

function look(text: string, locale: Locale): Seen | null {
  const spots = text.length > LONGEST ? null : listSpots(text, locale, findCues(locale) ?? new Map());
  if (spots === null) return null;
  const givens = listGivens(spots, true) ?? [];
  if (givens.length === 0 || givens.length > MOST_NUMBERS) return null;
  const goals = listAskedIn(text, locale, spots);
  return { text, locale, spots, givens, goals, equation: readScene(spots, goals)?.equation ?? null };
}

/** Where each number of a text stands as the student wrote it; in plain notation where that differs. */
function listSpans({ text, locale, spots }: Seen): ReadonlyMap<Spot, Span> {
  const written = listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((read) =>
    read.ok ? [read.value] : [],
  );
  const plain = spelt(text, locale);
  const spans = new Map<Spot, Span>();
  for (const spot of spots) {
    if (spot.kind !== "quantity") continue;
    const at = written.findIndex(({ quantity }) => isSame(quantity, spot.quantity));
    const [found] = at === -1 ? [] : written.splice(at, 1);
    spans.set(
      spot,
      found === undefined ? { text: plain.slice(spot.start, spot.end), start: null } : spanOf(text, found),
    );
  }
  return spans;
}

function isSame(a: QuantityReading["quantity"], b: QuantityReading["quantity"]): boolean {
  return a.value.eq(b.value) && formatUnit(a.unit) === formatUnit(b.unit);
}

function spanOf(text: string, { start, end }: QuantityReading): Span {
  const written = text.slice(start, end);
  return { text: written.trim(), start: start + (written.length - written.trimStart().length) };
}

const unitText = (unit: Unit | null): string | null => (unit === null ? null : formatUnit(unit));

function substancesOf({ spots, equation }: Seen): string[] {
  const named = listSubstances(spots).flatMap((substance) => settle(substance, equation) ?? []);
  return [...new Set([...named, ...(equation?.species ?? [])])].slice(0, MOST_SUBSTANCES);
}

/** Where no question is understood, what the text names without a value, of whom it speaks: what follows of that is asked. */
function listLoosely({ text, locale, spots, givens }: Seen, substances: readonly string[]): DraftGoal[] {
  const told = new Set(givens.flatMap(({ kinds }) => kinds.slice(0, 1)));
  return listNamedKinds(text, locale, spots)
    .filter(({ kind }) => !told.has(kind))
    .flatMap(({ kind, unit }) =>
      ownersOf(kind, null, substances).map((of): DraftGoal => ({
        is: variableOf(kind, of),
        unit: unitText(unit),
        by: "guess",
      })),
    );
}

/** What may be asked: each goal of the text by its kinds and substances. */
function listGoalChoices({ goals, equation }: Seen, substances: readonly string[]): DraftGoal[][] {
  return goals.flatMap((goal) => {
    const own = settle(goal.of, equation);
    const variables = goal.kinds.flatMap((kind) =>
      ownersOf(kind, own, own === null ? substances : []).map((of) => variableOf(kind, of)),
    );
    return variables.length === 0
      ? []
      : [variables.map((is): DraftGoal => ({ is, unit: unitText(goal.unit), by: "guess" }))];
  });
}

function numberOf(spot: SpotOf<"quantity">, seen: Seen, span: Span, substances: readonly string[]): DraftNumber {
  const given = seen.givens.find(({ at }) => seen.spots[at] === spot);
  const own = settle(given?.of ?? null, seen.equation);
  const label = given?.label ?? null;
  const kinds = given === undefined ? [] : listKinds(given, own, isOfSolution(seen));
  const owner = own ?? (kinds[0]?.startsWith("solution-") === true ? (soluteOf(substances)?.solute ?? null) : null);
  const choices = listChoices(spot.quantity, { kinds, of: owner, label }, substances);
  // A bare number that no word names may be anything.
  const is = kinds.length === 0 ? null : (choices[0] ?? null);
  return { span, isTold: false, is, aside: given === undefined ? asideOf(seen, spot) : null, by: "guess", choices };
}

function asideOf({ text, locale, spots, givens }: Seen, spot: Spot): DraftNumber["aside"] {
  const bound = givens.map(({ quantity, of }) => ({ quantity, of: of?.formulas[0] ?? null }));
  return findReason(spots, spots.indexOf(spot), bound, [], spelt(text, locale)) ?? "spare";
}

/** A statement that was bound whole, with what else each part could be. */
function withStatement(draft: Draft, { givens, goals, equation, conditions, solution, ignored }: Statement): Draft {
  const left = [...givens];
  const numbers = draft.numbers.map((number): DraftNumber => {
    const at = left.findIndex(({ span }) => span.text === number.span.text && span.start === number.span.start);
    const [given] = at === -1 ? [] : left.splice(at, 1);
    if (given === undefined) {
      const why = ignored.find(({ span }) => span.text === number.span.text)?.why;
      return { ...number, is: null, aside: why ?? "spare" };
    }
    const is = variableOf(given.kind, given.of, given.at);
    return { ...number, is, aside: null, choices: withoutRepeats([is, ...number.choices]) };
  });
  const asked = goals.map(({ kind, of, at, unit }): DraftGoal => ({ is: variableOf(kind, of, at), unit, by: "guess" }));
  return { ...draft, numbers, goals: asked, equation, conditions, solution };
}

function readWhole(text: string, locale: Locale): Draft | null {
  const seen = look(text, locale);
  if (seen === null) return null;
  const spans = listSpans(seen);
  const substances = substancesOf(seen);
  const scene = readScene(seen.spots, seen.goals);
  const goals = listGoalChoices(seen, substances);
  const loose = goals.length === 0 ? listLoosely(seen, substances) : [];
  const draft: Draft = {
    text,
    locale,
    numbers: [...spans].flatMap(([spot, span]) =>
      spot.kind === "quantity" ? [numberOf(spot, seen, span, substances)] : [],
    ),
    goals: goals.flatMap(([first]) => first ?? []),
    asked: loose.length === 0 ? goals : [loose],
    equation: scene?.equation?.text ?? null,
    conditions: CONDITIONS.filter((each) => scene?.conditions.has(each)),
    solution: isOfSolution(seen) ? soluteOf(substances) : null,
    substances,
    absent: findAbsent(text, locale),
  };
  const likely = readLikely(text, locale);
  return likely === null ? compose(draft) : withStatement(draft, likely);
}

/** "25 g of NaCl in 200 mL": what a volume is of that stands beside something weighed. */
function isIn({ spots }: Seen, { kinds: [kind], at }: GivenSpot): boolean {
  const [before, next] = [spots[at - 1], spots[at + 1]];
  const isOf = next?.kind === "substance" || (next?.kind === "cue" && next.text.toLowerCase() === "of");
  return kind === "volume" && before?.kind === "cue" && before.text.toLowerCase() === "in" && !isOf;
}

/** Whether a text speaks of a solution: by that word, by what only solutions have, or by a volume that a substance is in. */
function isOfSolution(seen: Seen): boolean {
  const { spots, givens, goals, equation } = seen;
  const isDissolved = givens.some(
    ({ kinds: [kind], of }) =>
      (kind === "mass" || kind === "amount") && of !== null && !of.formulas.some((each) => GASES.has(each)),
  );
  return (
    equation === null &&
    (spots.some((spot) => spot.kind === "cue" && spot.cue.is === "solution") ||
      [...givens, ...goals].some(({ kinds: [kind] }) => kind === "molarity") ||
      (isDissolved && givens.some((given) => isIn(seen, given))))
  );
}

function soluteOf(substances: readonly string[]): Draft["solution"] {
  const solute = substances.find((formula) => formula !== "H2O") ?? null;
  return { solute, solvent: substances.includes("H2O") ? "H2O" : null };
}

/** In the student's language, and in English where that understands what is asked and theirs does not. */
function readInLanguages(text: string, locale: Locale): Draft | null {
  const own = readWhole(text, locale);
  if (locale === DEFAULT_LOCALE || (own !== null && own.goals.length > 0)) return own;
  const other = readWhole(text, DEFAULT_LOCALE);
  return other !== null && other.goals.length > 0 ? other : (own ?? other);
}

/**
 * What a problem seems to give and ask, as far as that is understood, to be confirmed or changed; null for a text that gives
 * nothing measured. Never throws; its work is bounded.
 */
export function readDraft(text: string, locale: Locale): Draft | null {
  const outcome = bounded(MOST_WORK, () => readInLanguages(text, locale));
  return outcome.kind === "done" ? outcome.value : null;
}
