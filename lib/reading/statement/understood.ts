import { parseNuclide } from "../../chemistry/formula/nuclide.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import type { Statement } from "../../solver/problems/statement.ts";
import { endOfQuestion, isCue, isMark, isWord, listSentences } from "./goals.ts";
import type { GoalSpot } from "./goals.ts";
import { findIonIn } from "./scene.ts";
import { isText, type NamedSubstance, type Spot, textOf } from "../text/spot.ts";

/** Whether a sentence gives or asks something. */
function isTelling(sentence: readonly Spot[]): boolean {
  return sentence.some((spot) => spot.kind === "quantity" || isCue(spot, "ask", "how"));
}

/** What everything is in, and what is around everything. */
const SURROUNDINGS: ReadonlySet<string> = new Set(["H2O"]);

/** Whether what is told of a salt was read as told of the ion of it that reacts. */
function hasIonAmong(own: readonly (string | null)[], formula: string, equation: BalancedEquation | null): boolean {
  const ion = equation === null ? null : findIonIn(equation, formula);
  return ion !== null && own.includes(ion);
}

/** Whether a substance has a part in what was read. */
function hasPart({ formulas, element }: NamedSubstance, { givens, goals, scene }: Statement): boolean {
  // "The decay of rubidium" is that of the nuclide which has its number.
  const isOfNuclide =
    scene.conditions.has("decay") &&
    element !== null &&
    givens.some(({ variable: { of } }) => of !== null && parseNuclide(of)?.symbol === element);
  if (isOfNuclide) return true;
  const own = [
    ...[...givens, ...goals].flatMap(({ variable }) => variable.of ?? []),
    ...(scene.equation?.species ?? []),
    ...(scene.solution === null ? [] : [scene.solution.solute, scene.solution.solvent ?? ""]),
  ];
  // What a nuclide decays to has no part in how long it takes; a reading of decay knows whose data it took.
  if (scene.conditions.has("decay") && formulas.some((formula) => parseNuclide(formula) !== null)) return true;
  return (
    formulas.some(
      (formula) => SURROUNDINGS.has(formula) || own.some((each) => each !== null && sameAtoms(each, formula)),
    ) ||
    (element !== null &&
      scene.equation?.species.some((each) => each.replace(/\^?\d*[+-]?$/, "") === element) === true) ||
    (scene.equation !== null && formulas.some((formula) => hasIonAmong(own, formula, scene.equation)))
  );
}

/** "HF, a weak acid with a Ka of …": the one thing that a text names, beside the constant, is what has it. */
function isTheAcid(
  { formulas }: NamedSubstance,
  spots: readonly Spot[],
  sentence: readonly Spot[],
  { givens, scene }: Statement,
): boolean {
  if (!sentence.some((spot) => spot.kind === "cue" && spot.cue.is === "kind" && spot.cue.kinds[0] === "acid-constant"))
    return false;
  const isOnly = spots.every((spot) => spot.kind !== "substance" || spot.substance.formulas.join() === formulas.join());
  const isUnowned = givens.every(({ variable: { of } }) => of === null);
  return (
    isOnly && isUnowned && scene.conditions.has("weak-acid") && formulas.every((each) => /COOH$|^H[A-Z]/.test(each))
  );
}

/** A name with a formula that is another compound of the same elements: one of the two is wrong. */
export function contradictsItself(spots: readonly Spot[]): boolean {
  return spots.some((spot, at) => {
    const written = spots[at + 2];
    if (spot.kind !== "substance" || !spot.substance.isName || !isMark(spots[at + 1], "(", ",")) return false;
    if (written?.kind !== "substance" || written.substance.isName || spot.substance.element !== null) return false;
    const [formula = ""] = written.substance.formulas;
    const letters = (text: string): string =>
      [...new Set(text.replace(/D/g, "H").match(/[A-Z][a-z]?/g))].toSorted().join();
    const isSame = spot.substance.formulas.some((each) => sameAtoms(each, formula));
    const isClose = spot.substance.formulas.some((each) => letters(each) === letters(formula));
    return !isSame && (isClose || at + 3 >= spots.length || isMark(spots[at + 3], ",", ".", "?", ")"));
  });
}

/** What a sample does that decays: which of its amounts is meant was read from these words. */
const OF_DECAY: ReadonlySet<string> = new Set([
  "decay",
  "disintegrate",
  "only",
  "just",
  "left",
  "remain",
  "whose",
  "take",
  "disintegration",
  "extent",
  "other",
  "leaving",
  "emission",
  "nuclei",
  "amount",
]);

const NONE: ReadonlySet<string> = new Set();
const OF_ONE: ReadonlySet<string> = new Set(["one", "single"]);

const isOne = (spot: Spot | undefined): boolean =>
  isCue(spot, "per") ||
  (spot?.kind === "word" && OF_ONE.has(spot.text)) ||
  (spot?.kind === "cue" && /^an?$/i.test(spot.text));

/** "325 mg each … in one tablet", "2.5 g per batch … in each batch": the question is about one of what the value is told for. */
function isOfOne(spots: readonly Spot[], sentence: readonly Spot[]): boolean {
  const pers = sentence.filter((spot) => isCue(spot, "per"));
  if (pers.length === 0) return true;
  const words = new Set(sentence.flatMap((spot) => (isWord(spot) && spot.kind === "word" ? [spot.text] : [])));
  const ask = spots.findLastIndex((spot) => isCue(spot, "ask", "how"));
  const isAbout = spots.some(
    (spot, at) => at > ask && spot.kind === "word" && words.has(spot.text) && isOne(spots[at - 1]),
  );
  return pers.length === 1 && isAbout;
}

/** "A weak acid" says the word of "this acid". */
const wordsOf = (spot: Spot): readonly string[] =>
  spot.kind === "word" ? [spot.text] : isCue(spot, "condition") && spot.kind === "cue" ? spot.text.split(" ") : [];

/** The words that a text says once: one that comes again in the question is no news. */
function listNews(spots: readonly Spot[], known: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, number>();
  for (const spot of spots)
    for (const word of wordsOf(spot)) if (!known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([text, count]) => (count === 1 ? [text] : [])));
}

/** Without what stands in brackets and has no number: "(body temperature)" only explains. */
function withoutAsides(stretch: readonly Spot[]): readonly Spot[] {
  const open = stretch.findIndex((spot) => isMark(spot, "("));
  const close = stretch.findIndex((spot, at) => at > open && isMark(spot, ")"));
  if (open === -1 || close === -1) return stretch;
  const inner = stretch.slice(open, close);
  const kept = inner.some((spot) => spot.kind === "quantity" || spot.kind === "equation") ? inner : [];
  return [...stretch.slice(0, open), ...kept, ...withoutAsides(stretch.slice(close + 1))];
}

/** Whether a stretch says something that nobody here reads. */
function hasNews(stretch: readonly Spot[], news: ReadonlySet<string>): boolean {
  return withoutAsides(stretch).some((spot) => spot.kind === "word" && isWord(spot) && news.has(spot.text));
}

const isValue = (spot: Spot): boolean => spot.kind === "quantity" || spot.kind === "equation";

/** The clauses of what hangs on a question: "if …", "when …", "from …". */
function listClauses(spots: readonly Spot[]): (readonly Spot[])[] {
  const starts = spots.flatMap((spot, at) => (at === 0 || isCue(spot, "when", "source") ? [at] : []));
  return starts.map((start, index) => spots.slice(start, starts[index + 1] ?? spots.length));
}

/** The question of a sentence, and what hangs on it: "… once NaOH pellets are stirred in" tells something, without a value. */
function isQuestionUnderstood(
  sentence: readonly Spot[],
  news: ReadonlySet<string>,
  goals: readonly GoalSpot[],
): boolean {
  const goal = sentence.findIndex((spot) => goals.some(({ start }) => start === spot.start));
  const ask = sentence.findLastIndex((spot, at) => (goal === -1 || at <= goal) && isCue(spot, "ask", "how"));
  // "Would litmus turn red?" is a question of its own.
  if (ask === -1) return (goal === -1 && !isMark(sentence.at(-1), "?")) || !hasNews(sentence, news);
  const stop = endOfQuestion(sentence, ask + 1, sentence.length);
  return (
    !hasNews(sentence.slice(ask, stop), news) &&
    listClauses(sentence.slice(stop)).every((clause) => clause.some(isValue) || !hasNews(clause, news))
  );
}

/** What a reader of one kind of text knows more: words that tell it nothing, and substances that have no part for a reason. */
export type Allowance = {
  readonly words: RegExp;
  readonly aside: readonly string[];
  readonly known?: ReadonlySet<string>;
  /** A sample that is analysed may be a mixture. */
  readonly isAnalysis?: boolean;
};

export const NOTHING_MORE: Allowance = { words: /^(?!)/, aside: [] };

const isAllowed = (spot: Spot, { words }: Allowance): boolean =>
  (spot.kind === "cue" || spot.kind === "word") && words.test(spot.text);

/** What has the constant that is asked for. */
const OF_CONSTANT: ReadonlySet<string> = new Set(["acid", "base"]);

const asksConstant = (goals: readonly GoalSpot[]): boolean =>
  goals.length > 0 &&
  goals.every(({ kinds }) => kinds.some((kind) => /^(?:acid|base)-(?:constant|exponent)$/.test(kind)));

const OF_MIXTURE: ReadonlySet<Kind> = new Set<Kind>([
  "reaction-quotient",
  "concentration-constant",
  "pressure-constant",
]);

const isOfConstant = (spot: Spot): boolean =>
  spot.kind === "cue" && spot.cue.is === "kind" && spot.cue.kinds.some((kind) => OF_MIXTURE.has(kind));

/** "The mixture has [N2] = 0.50 M": what a quotient of concentrations is of, and one of them by the constant of an equation. */
function isOfEquilibrium(spot: Spot, spots: readonly Spot[], goals: readonly GoalSpot[]): boolean {
  const isSettled =
    spots.some(({ kind }) => kind === "equation") &&
    spots.some((each) => isCue(each, "condition") && /equilibrium/i.test(textOf(each))) &&
    spots.some(isOfConstant);
  const isAsked = (kind: Kind): boolean =>
    OF_MIXTURE.has(kind) || (isSettled && (kind === "pressure" || kind === "molarity"));
  return (
    isText(spot, /^mixture$/i) &&
    goals.length > 0 &&
    goals.every(({ kinds }) => kinds.length > 0 && kinds.every(isAsked))
  );
}

/** Whether every question is understood, and nothing is mixed, or told for each of something. */
export function isQuestionPlain(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  allowance: Allowance = NOTHING_MORE,
): boolean {
  const isOne =
    spots.some((spot) => isCue(spot, "per")) &&
    listSentences(spots).every(([start, end]) => isOfOne(spots, spots.slice(start, end)));
  const known = allowance.known ?? (isOne ? OF_ONE : asksConstant(goals) ? OF_CONSTANT : NONE);
  const news = new Set([...listNews(spots, known)].filter((word) => !allowance.words.test(word)));
  return listSentences(spots)
    .map(([start, end]) => spots.slice(start, end + 1))
    .every(
      (sentence) =>
        isQuestionUnderstood(sentence, news, goals) &&
        (!isTelling(sentence) ||
          !sentence.some(
            (spot) =>
              !isAllowed(spot, allowance) &&
              ((isCue(spot, "mixed") && allowance.isAnalysis !== true && !isOfEquilibrium(spot, spots, goals)) ||
                (isCue(spot, "per") && !isOfOne(spots, sentence))),
          )),
    );
}

/** "CO2, kH = 0.034 mol/(L·atm), 4.0 atm": where nothing has an owner, all is of the one substance that is named. */
function isOfOneAlone(spots: readonly Spot[], { givens, goals, scene }: Statement): boolean {
  const named = new Set(
    spots.flatMap((spot) =>
      spot.kind === "substance" && !spot.substance.formulas.some((formula) => SURROUNDINGS.has(formula))
        ? [spot.substance.formulas.at(-1)]
        : [],
    ),
  );
  return (
    named.size === 1 &&
    scene.equation === null &&
    [...givens, ...goals].every(({ variable: { of } }) => of === null) &&
    givens.some(({ variable: { kind } }) => kind === "henry-constant")
  );
}

/**
 * Whether what asks is understood whole: no word of the question that is not known, and no substance of it, or of a
 * sentence with a value, that has no part in the statement.
 */
export function isUnderstood(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  statement: Statement,
  allowance: Allowance = NOTHING_MORE,
): boolean {
  // Of what makes a sample react there is enough.
  const isAnalysis = statement.givens.some(({ variable: { kind } }) => kind === "sample-mass");
  const isDecay = statement.scene.conditions.has("decay");
  const isAlone = isOfOneAlone(spots, statement);
  return (
    isQuestionPlain(spots, goals, { ...allowance, isAnalysis, ...(isDecay && { known: OF_DECAY }) }) &&
    listSentences(spots)
      .map(([start, end]) => spots.slice(start, end + 1))
      .filter(isTelling)
      .every((sentence) =>
        sentence.every(
          (spot, at) =>
            spot.kind !== "substance" ||
            isAlone ||
            hasPart(spot.substance, statement) ||
            isTheAcid(spot.substance, spots, sentence, statement) ||
            spot.substance.formulas.some((formula) => allowance.aside.includes(formula)) ||
            (isAnalysis && isCue(sentence[at - 1], "excess")),
        ),
      )
  );
}
