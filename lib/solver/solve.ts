import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { bounded, rememberBounded } from "../budget/budget.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { askAnew } from "./structure/anew/ask-anew.ts";
import { asksElseThanBalance } from "./asks-else.ts";
import { findChoices, isOnOffer } from "./choices.ts";
import { missesAskedUnit } from "./asked-unit.ts";
import { withDoubts } from "./doubts.ts";
import { assembleEquations } from "./equations.ts";
import { listVocabularies } from "./lexicon/lexicons.ts";
import type { Vocabulary } from "./lexicon/vocabulary.ts";
import { dropMarker, splitLines } from "./lists.ts";
import { normalise, withFractions, withoutDigitWords } from "./normalise.ts";
import { solveCells } from "./problems/laws/solve-cells.ts";
import { answersForAnother } from "../reading/statement/asked-substance.ts";
import { asProblemsAreRead, isReadInEnglish, writeInEnglish } from "../reading/glosses/in-english.ts";
import { listSolutions, type SolvedPart, type SolvedText, solveParts } from "../reading/parts/solve-parts.ts";
import { UNKNOWN } from "../reading/glosses/read-tokens.ts";
import { toEnglish } from "../reading/glosses/to-english.ts";
import { tellConversion } from "../reading/retell/conversions.ts";
import { spellRanges } from "../reading/retell/ranges.ts";
import { askStem } from "../reading/retell/turns-of-questions.ts";
import { LONGEST_TOLD, retell } from "../reading/retell/retell.ts";
import { solveShiftTold } from "../reading/topics/equilibrium/shifts-told.ts";
import { solveReading } from "../reading/solve-reading.ts";
import { withPlainSigns } from "../reading/text/plain-signs.ts";
import { withMassesOf } from "../reading/text/told-masses.ts";
import { withoutToldConstants } from "../reading/text/told-constants.ts";
import { withPureConstants } from "../reading/text/units-of-constants.ts";
import { withoutPoliteness } from "./politeness.ts";
import { solveProblem } from "./problems/solve-problem.ts";
import { readPieces } from "./pieces.ts";
import { recognise } from "./recognise.ts";
import { solveRedox } from "./structure/redox/solve-redox.ts";
import { solveStructure } from "./structure/solve-structure.ts";
import { solveTask } from "./solve-task.ts";
import type { SolveIssue } from "./solve-task.ts";
import type { Inherited, Reading } from "./tasks.ts";
import { readTokens } from "./tokens.ts";
import { withWholeFormulas } from "./torn-formulas.ts";
import { splitTwoAsked } from "./two-asked.ts";

export type { SolveIssue } from "./solve-task.ts";

/** A problem of the message that stayed unsolved, by its place among all; `issue` is null when it was not recognised. */
export type SkippedProblem = {
  readonly problemNumber: number;
  /** Its letter, where it is a part of an exercise. */
  readonly part?: string;
  /** Whether it asks for an answer in words. */
  readonly isInWords?: boolean;
  readonly issue: SolveIssue | null;
};

/**
 * What became of a message: solved, with a solution for each problem in it and the problems left out; recognised, but
 * not computable; not recognised, which says nothing about the chemistry; or too much to be read at once.
 */
export type SolveOutcome =
  | {
      readonly kind: "solved";
      readonly solutions: readonly SolutionFacts[];
      readonly skipped: readonly SkippedProblem[];
    }
  | { readonly kind: "rejected"; readonly issue: SolveIssue }
  | { readonly kind: "unrecognised" }
  | { readonly kind: "too-much" };

const UNRECOGNISED: SolveOutcome = { kind: "unrecognised" };

const TOO_MUCH: SolveOutcome = { kind: "too-much" };

/** Longer texts are no questions that the methods here answer. */
const LONGEST_TEXT = 10_000;

/** In steps. Pages of exercises take a quarter of it, and what takes all of it has been read for a tenth of a second. */
const MOST_WORK = 1_000_000;

/** More in one message are no exercise. */
const MOST_PROBLEMS = 40;

type Step =
  | { readonly kind: "solved"; readonly facts: SolutionFacts }
  | { readonly kind: "skipped"; readonly issue: SolveIssue | null };

function read(text: string, vocabulary: Vocabulary, inherited: Inherited | null): Reading {
  return recognise(assembleEquations(readTokens(readPieces(text, vocabulary), vocabulary)), inherited);
}

function stepsOf(reading: Reading): Step[] {
  if (reading.kind === "issue") return [{ kind: "skipped", issue: reading.issue }];
  if (reading.kind !== "tasks" || reading.tasks.length > MOST_PROBLEMS) return [{ kind: "skipped", issue: null }];
  return reading.tasks.map((task): Step => {
    const solution = solveTask(task);
    return solution.ok ? { kind: "solved", facts: solution.value } : { kind: "skipped", issue: solution.issue };
  });
}

function conclude(steps: readonly Step[]): SolveOutcome {
  if (steps.length > MOST_PROBLEMS) return UNRECOGNISED;
  const solutions = steps.flatMap((step) => (step.kind === "solved" ? [step.facts] : []));
  const skipped = steps.flatMap((step, index) =>
    step.kind === "skipped" ? [{ problemNumber: index + 1, issue: step.issue }] : [],
  );
  if (solutions.length > 0) return { kind: "solved", solutions, skipped };
  const issue = skipped.find((problem) => problem.issue !== null)?.issue ?? null;
  return issue === null ? UNRECOGNISED : { kind: "rejected", issue };
}

function solveItem(item: string, locale: Locale): readonly SolutionFacts[] | null {
  const text = isReadInEnglish(locale) ? writeInEnglish(item, locale) : item;
  const language = isReadInEnglish(locale) ? DEFAULT_LOCALE : locale;
  return text === null ? null : (solveCells(text) ?? solveProblem(text, language));
}

/** The items under one heading, which may ask the question for all of them. */
function solveItems(heading: string, items: readonly string[], vocabulary: Vocabulary): SolveOutcome {
  const above = heading.trim() === "" ? null : read(heading, vocabulary, null);
  const inherited = above?.kind === "question-only" ? above : null;
  const steps = items.flatMap((item) => {
    const alone = read(item, vocabulary, null);
    const isComplete = alone.kind === "tasks" || alone.kind === "issue";
    const solutions = alone.kind === "nothing" && inherited === null ? solveItem(item, vocabulary.locale) : null;
    if (solutions !== null) return solutions.map((facts): Step => ({ kind: "solved", facts }));
    return stepsOf(isComplete || inherited === null ? alone : read(item, vocabulary, inherited));
  });
  const before = above?.kind === "tasks" || above?.kind === "issue" ? stepsOf(above) : [];
  // "The mass of carbon in each of these: a) CH4 b) C2H6": what stands above was about them.
  const isAboutItems = before.length > 0 && steps.every((step) => step.kind === "skipped" && step.issue === null);
  return isAboutItems ? UNRECOGNISED : conclude([...before, ...steps]);
}

function solveLines(lines: readonly string[], vocabulary: Vocabulary): SolveOutcome {
  const [first = "", ...rest] = lines;
  const heading = read(first, vocabulary, null);
  if (heading.kind === "question-only") return solveItems(first, rest, vocabulary);
  const outcome = solveItems("", lines, vocabulary);
  return outcome.kind === "solved" && outcome.skipped.some((problem) => problem.issue === null)
    ? UNRECOGNISED
    : outcome;
}

function solveIn(text: string, vocabulary: Vocabulary): SolveOutcome {
  const whole = read(dropMarker(text), vocabulary, null);
  if (whole.kind === "tasks" || whole.kind === "issue") return conclude(stepsOf(whole));
  const lines = splitLines(text);
  return lines === null ? UNRECOGNISED : solveLines(lines, vocabulary);
}

function isBalanced({ solutions }: { readonly solutions: readonly SolutionFacts[] }): boolean {
  return solutions.every(({ method }) => method === "balance-equation");
}

/** Half-reactions that were balanced before: they are there to be put together. */
function isOfHalves({ solutions }: { readonly solutions: readonly SolutionFacts[] }): boolean {
  return (
    solutions.length > 1 &&
    solutions.every(
      ({ answer: { id, value } }) =>
        value.kind === "equation" && /(?:^| )e-(?: |$)/.test(value.equation) && id === "already-balanced",
    )
  );
}

/** Words for heat, current, light, catalysts and concentrated acids, at an arrow or in the sentence around an equation. */
const CONDITIONS =
  /electr|heat|light\b|molten|melt|concentrat|catal|Δ|△|°C|el[eé]ctr|calent|calor|fundid|électr|chauff|chaleur|fondu|催化|电解|加热|高温|熔融|浓|光照|ኤሌክትሮ|ሙቀት|ቀለጠ|የተከማቸ|विद्युत|ऊष्मा|गर्म|गलित|सांद्र|उत्प्रेर/iu;

/** Under conditions of its own a reaction is not judged by those of a test tube; formulas are what they are. */
function withoutReactionDoubts(outcome: SolveOutcome): SolveOutcome {
  if (outcome.kind !== "solved") return outcome;
  const solutions = outcome.solutions.map(({ judgement, ...facts }) =>
    judgement?.doubts.some((doubt) => "formula" in doubt) === true ? { ...facts, judgement } : facts,
  );
  return { ...outcome, solutions };
}

/** Questions about formulas and equations, in the reader's language or in English. */
function solveTasks(text: string, locale: Locale): SolveOutcome {
  const outcome = solveInLanguages(text, locale);
  return CONDITIONS.test(text) ? withoutReactionDoubts(outcome) : outcome;
}

/** "What percentage of it is not water?": of all the rest, which no table tells. */
const ALL_BUT = /\b(?:is|are) (?:not\b|n['’]t\b)|\b(?:other than|everything but|all but|except|apart from)\b/i;

const isOfShares = ({ solutions }: { readonly solutions: readonly SolutionFacts[] }): boolean =>
  solutions.some(({ method }) => method === "percent-composition");

function solveInLanguages(text: string, locale: Locale): SolveOutcome {
  const plain = normalise(text);
  let outcome: SolveOutcome = UNRECOGNISED;
  for (const vocabulary of listVocabularies(locale)) {
    const next = solveIn(plain, vocabulary);
    if (next.kind === "solved")
      return (isBalanced(next) &&
        (asksElseThanBalance(text, locale, asProblemsAreRead(text, locale)) || isOfHalves(next))) ||
        (isOfShares(next) && ALL_BUT.test(text))
        ? UNRECOGNISED
        : next;
    if (outcome.kind === "unrecognised") outcome = next;
  }
  return outcome;
}

function solveWordProblem(text: string, locale: Locale): SolveOutcome {
  const solutions = solveProblem(text, locale);
  return solutions === null || answersForAnother(text, solutions)
    ? UNRECOGNISED
    : { kind: "solved", solutions, skipped: [] };
}

/** A measured number, with which most texts are word problems; the mass of one mole is a question about a formula. */
const MEASURED =
  /(?<![\p{L}\d.,(])(?!1(?:\.0*)? ?mol)\d[\d.,]*[ \u00a0-]?(?:[kmµ]?g|m?L|m?mol|M|K|°C|atm|k?Pa|torr|mm Hg|mmHg|k?J|nm|s|min|h)(?![\p{L}\d(])/u;

/** "Its mass is not 27 g": a value that is denied does not say what it is instead. */
const DENIED =
  /\b(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could)(?: not|n['’]t) (?:(?!at\b|in\b|above\b|below\b|under\b|until\b|before\b|after\b|within\b|with\b|than\b|exceed)[a-z]+ ){0,3}-?\d/i;

/** "An indicator has a Ka of …", "Ka of HY": a constant of something else than that whose pH is asked for. */
const OF_ANOTHER =
  /\bindicator\b[^.?!]{0,30}\b(?:has|with|whose|is)\b[^.?!]{0,20}\bp?K_?a\b[^]*\bpH (?:of|if)\b|\bpH of\b[^?!]*\bH([AXYZ])\b[^?!]*\bK_?a\b[^?!]*\bH(?!\1)[AXYZ]\b/i;

/** The readers, each of which leaves alone what it does not understand. */
function solveWithReaders(text: string, locale: Locale): SolveOutcome {
  // Their words are closed lists, while a reader of equations would take "E° for the reaction …" for a question about the equation.
  const laws =
    solveShiftTold(text) ??
    solveStructure(text, locale) ??
    solveRedox(text, locale) ??
    (isReadInEnglish(locale) ? null : solveCells(text));
  if (laws !== null) return { kind: "solved", solutions: laws, skipped: [] };
  if (DENIED.test(text) || OF_ANOTHER.test(text)) return UNRECOGNISED;
  const asProblem = isReadInEnglish(locale) ? solveInEnglish : solveWordProblem;
  // The likelier one goes first.
  const [first, second] = MEASURED.test(text) ? [asProblem, solveTasks] : [solveTasks, asProblem];
  const outcome = first(text, locale);
  if (isWhole(outcome)) return outcome;
  const other = second(text, locale);
  if (isWhole(other)) return other;
  // Another language is read in English, with all of its readers.
  const last = isReadInEnglish(locale)
    ? UNRECOGNISED
    : locale === DEFAULT_LOCALE
      ? solveOpenly(text)
      : solveInEnglish(text, locale);
  if (last.kind === "solved") return last;
  // What is solved by halves is better than nothing: the lines of a table were taken for problems of their own.
  if (outcome.kind === "solved") return outcome;
  return other.kind === "unrecognised" ? outcome : other;
}

const isWhole = (outcome: SolveOutcome): boolean => outcome.kind === "solved" && outcome.skipped.length === 0;

function solveOpenly(text: string): SolveOutcome {
  const solutions = solveReading(text, DEFAULT_LOCALE);
  return solutions === null ? UNRECOGNISED : { kind: "solved", solutions, skipped: [] };
}

/** What the readers of English make of a text in another language, whose words are those that mean the same to them. */
function solveInEnglish(text: string, locale: Locale): SolveOutcome {
  const english = writeInEnglish(text, locale);
  return english === null ? UNRECOGNISED : solveWithReaders(english, DEFAULT_LOCALE);
}

/**
 * Finds the problems that a message sets, solves them, and says what speaks against their formulas. Never throws. Its work
 * is bounded: a text that is too long, or that takes too many steps, is too much.
 */
export function solve(text: string, locale: Locale): SolveOutcome {
  if (text.length > LONGEST_TEXT) return TOO_MUCH;
  const outcome = solveBounded(locale, text);
  return outcome.kind === "done" ? outcome.value : TOO_MUCH;
}

/** A turn of the tutor asks of one text several times: what it sets, whether it follows what was said, what is to be told. */
const KEPT_OUTCOMES = 64;
const solveBounded = rememberBounded(KEPT_OUTCOMES, MOST_WORK, (locale: Locale, text: string) =>
  withMassesOf(text, () => solveWhole(withWholeFormulas(text), locale)),
);

/** "… in °C and K": the open reader answers in each of several units. */
function solveInAskedUnits(text: string, locale: Locale): Extract<SolveOutcome, { kind: "solved" }> | null {
  const solutions = solveReading(text, locale);
  return solutions === null || missesAskedUnit(text, locale, solutions)
    ? null
    : { kind: "solved", solutions, skipped: [] };
}

/** In another language what is told again are signs, which are the same in all: "(Na = 23, O = 16)", "25 – 60 °C". */
function retellSigns(text: string): string[] {
  const ranged = spellRanges(text);
  return [ranged, withoutToldConstants(ranged) ?? ranged].filter((told) => told !== text);
}

/** What a problem means that was told in a hurry, or with numbers that do not matter: the first of its tellings that is solved. */
function solveRetold(text: string, locale: Locale): SolveOutcome {
  const conversion = tellConversion(text, locale);
  if (conversion !== null) return solveWithReaders(conversion, DEFAULT_LOCALE);
  if (locale === DEFAULT_LOCALE) return solveTellings(retell(text), locale);
  const outcome = solveTellings(retellSigns(text), locale);
  if (outcome.kind === "solved" || text.length > LONGEST_TOLD) return outcome;
  const english = toEnglish(text, locale);
  // What a word says that is in no list, no telling may leave out.
  return english === null || english.includes(UNKNOWN) ? outcome : solveTellings(retell(english), DEFAULT_LOCALE);
}

function solveTellings(tellings: readonly string[], locale: Locale): SolveOutcome {
  for (const told of tellings) {
    const outcome = solveWithReaders(told, locale);
    if (outcome.kind !== "solved" || outcome.skipped.length > 0) continue;
    const answered = missesAskedUnit(told, locale, outcome.solutions) ? solveInAskedUnits(told, locale) : outcome;
    if (answered !== null) return answered;
  }
  return UNRECOGNISED;
}

/** A part by itself; one that is answered by halves is not. */
function solvePartly(text: string, locale: Locale): SolvedText<SolveIssue> {
  const outcome = solveAlone(text, locale);
  return outcome.kind === "too-much" || (outcome.kind === "solved" && outcome.skipped.length > 0)
    ? { kind: "unrecognised" }
    : outcome;
}

function solveEachPart(text: string, locale: Locale): readonly SolvedPart<SolveIssue>[] | null {
  return solveParts(text, locale, solvePartly);
}

/** "Step 1: … Step 2: … What is the overall reaction?": the steps of a mechanism are no parts of an exercise. */
const OF_MECHANISM = /\bstep (?:1|one|i)\b[^]*\bstep (?:2|two|ii)\b[^]*\boverall\b/i;

/** Null where the text has no parts, or none of them is solved. */
function solveByParts(text: string, locale: Locale): SolveOutcome | null {
  if (OF_MECHANISM.test(text)) return null;
  const parts = solveEachPart(text, locale) ?? [];
  const solutions = listSolutions(parts);
  const skipped = parts.flatMap(({ letter: part, solutions: own, issue, isInWords }, index) =>
    own.length === 0 ? [{ problemNumber: index + 1, part, issue, isInWords }] : [],
  );
  return solutions.length === 0 ? null : { kind: "solved", solutions, skipped };
}

/** What became of each part of an exercise, with the wording in which it is a problem by itself; null where it has none. */
export function listSolvedParts(text: string, locale: Locale): readonly SolvedPart<SolveIssue>[] | null {
  if (text.length > LONGEST_TEXT) return null;
  const outcome = bounded(MOST_WORK, () => withMassesOf(text, () => solveEachPart(withWholeFormulas(text), locale)));
  return outcome.kind === "done" ? outcome.value : null;
}

/** A problem that lets choose among numbers; null where it does not, or where what it comes to is none of them. */
function solveAmongChoices(text: string, locale: Locale): SolveOutcome | null {
  const choices = findChoices(text);
  const outcome = choices === null ? UNRECOGNISED : solveAlone(askStem(choices.text), locale);
  const [only, ...others] = outcome.kind === "solved" ? outcome.solutions : [];
  if (choices === null || only === undefined || others.length > 0) return null;
  const { value } = only.answer;
  const isChosen = (value.kind === "quantity" || value.kind === "count") && isOnOffer(Number(value.value), choices);
  return isChosen ? outcome : null;
}

/** Two quantities that are asked for in one question; null where it asks for one, or one of them is not found. */
function solveBothAsked(text: string, locale: Locale): SolveOutcome | null {
  const questions = locale === DEFAULT_LOCALE ? splitTwoAsked(text) : null;
  if (questions === null) return null;
  const solutions: SolutionFacts[] = [];
  for (const question of questions) {
    const outcome = solveAlone(question, locale);
    if (outcome.kind !== "solved" || outcome.solutions.length !== 1 || outcome.skipped.length > 0) return null;
    solutions.push(...outcome.solutions);
  }
  return { kind: "solved", solutions, skipped: [] };
}

function solveWhole(text: string, locale: Locale): SolveOutcome {
  return (
    solveAmongChoices(text, locale) ??
    solveByParts(text, locale) ??
    solveBothAsked(text, locale) ??
    solveAlone(text, locale)
  );
}

/** A constant that the tables have is no datum: an R of 8.314 J/(mol·K) is no entropy. Null where none is told, or it is missed. */
function solveWithoutConstants(text: string, locale: Locale): SolveOutcome | null {
  const bare = withoutToldConstants(text);
  const outcome = bare === null || bare === "" ? UNRECOGNISED : solveWithReaders(bare, locale);
  const isWhole = outcome.kind === "solved" && outcome.skipped.length === 0;
  return isWhole && !missesAskedUnit(text, locale, outcome.solutions) ? outcome : null;
}

/** Words for a part of one, in any of the languages. */
const PART_OF_ONE =
  /\b(?:half|(?:third|quarter|fourth|fifth|sixth|eighth|tenth|hundredth|thousandth)s?|nearly|almost|mitad|medio|(?:terci|cuart|quint|d[eé]cim|cent[eé]sim)[oa]s?|moiti[eé]|demi|tiers|quarts?|(?:cinqu|di|sixi|centi)[a-z]{0,2}[eè]mes?|presque|casi)\b|分之|半|चौथाई|तिहाई|आध[ाेी]|दसव|सौव|लगभग|ሩብ|ግማሽ|ሲሶ|ኛ ሞል/iu;

/** The mass of one mole is none of a part of it. */
const isOfOneMole = ({ answer }: SolutionFacts): boolean => answer.id === "mass-of-one-mole";

/** What a question of structure asks that stands among sentences which only tell, or in unusual words. */
function solveAnew(text: string, locale: Locale): SolveOutcome {
  // "4s" is no time here.
  if (locale !== DEFAULT_LOCALE || MEASURED.test(text.replaceAll(/\b[1-7]s\b/g, ""))) return UNRECOGNISED;
  const { usual, alone } = askAnew(text);
  const outcome = usual === null ? UNRECOGNISED : solveWithReaders(usual, locale);
  if (isWhole(outcome)) return outcome;
  // What was left out may matter to any other question.
  const solutions = alone === null ? null : solveStructure(alone, locale);
  return solutions === null ? UNRECOGNISED : { kind: "solved", solutions, skipped: [] };
}

/** A text that sets one problem, or several that are told apart by what they ask. */
function solveAlone(written: string, locale: Locale): SolveOutcome {
  const bare = withPureConstants(written, locale);
  const text =
    locale === DEFAULT_LOCALE
      ? withPlainSigns(withFractions(withoutDigitWords(bare)))
      : withoutPoliteness(bare, locale);
  const read = solveWithoutConstants(text, locale) ?? solveWithReaders(text, locale);
  const retold = read.kind === "solved" ? UNRECOGNISED : solveRetold(text, locale);
  const asked = read.kind === "solved" || retold.kind === "solved" ? UNRECOGNISED : solveAnew(text, locale);
  const outcome = asked.kind === "solved" ? asked : retold.kind === "solved" ? retold : read;
  if (outcome.kind !== "solved") return outcome;
  if (outcome.solutions.some(isOfOneMole) && PART_OF_ONE.test(text)) return UNRECOGNISED;
  // A telling was answered in the units that it asks for itself.
  const isAnswered = retold.kind === "solved" || !missesAskedUnit(text, locale, outcome.solutions);
  const answered = isAnswered ? outcome : solveInAskedUnits(text, locale);
  if (answered === null) return UNRECOGNISED;
  const plain = normalise(text);
  return { ...answered, solutions: answered.solutions.map((facts) => withDoubts(facts, plain)) };
}
