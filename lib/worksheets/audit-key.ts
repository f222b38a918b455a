import { listNumbered, splitWorksheet } from "../exercises/split-exercises.ts";
import { grade } from "../grading/grade.ts";
import type { Mark } from "../grading/mark.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { type AnswerTexts, expectFree } from "../problems/expected.ts";
import { solve, type SolveIssue } from "../solver/solve.ts";
import { bounded } from "../budget/budget.ts";
import { findGap, type Gap } from "./incomplete-stem.ts";

/**
 * What became of one exercise and its answer in the key. Only what the engine computed is held against a key: what it does
 * not recognise, and an answer that cannot be read for certain, say nothing about either.
 */
type Finding =
  | {
      readonly kind: "agrees" | "disagrees" | "figures" | "unit";
      readonly solution: SolutionFacts;
      readonly mark: Mark;
    }
  | { readonly kind: "unanswered"; readonly solution: SolutionFacts }
  | { readonly kind: "impossible"; readonly issue: SolveIssue }
  | { readonly kind: "incomplete"; readonly gap: Gap }
  | { readonly kind: "unread"; readonly solution: SolutionFacts }
  | { readonly kind: "several-parts" }
  | { readonly kind: "too-much" }
  | { readonly kind: "unrecognised" };

/** `answer`: what the key says, null where it has nothing. */
export type Audited = {
  readonly number: number;
  readonly text: string;
  readonly answer: string | null;
  readonly finding: Finding;
};

type Audit = {
  /** Each is examined when it is asked for, so that others may have their turn between. */
  readonly exercises: Iterable<Audited>;
  /** Entries of the key whose number no exercise has. */
  readonly surplus: readonly { readonly number: number; readonly answer: string }[];
  /** How many exercises were not looked at, behind the most that are. */
  readonly unexamined: number;
};

type AuditRequest = {
  /** A worksheet; its key follows under a heading of its own, or is given as another text. */
  readonly text: string;
  readonly key: string | null;
  readonly locale: Locale;
  readonly texts: AnswerTexts;
};

/** More are no worksheet. */
const MOST_EXERCISES = 100;

/** In steps: of one exercise, which may be solved twice, and of a whole worksheet. What goes beyond is not judged. */
const MOST_WORK = { exercise: 1_000_000, worksheet: 5_000_000 } as const;

/** Issues that show a fault of the exercise, and not only of how it is understood. */
const FAULTS: ReadonlySet<SolveIssue["code"]> = new Set([
  "impossible-equation",
  "missing-product",
  "name-mismatch",
  "part-absent",
  "species-absent",
]);

/** Solves each numbered exercise of a worksheet again and holds its key against what comes out. Its work is bounded. */
export function auditKey({ text, key, locale, texts }: AuditRequest): Audit {
  const sheet = splitWorksheet(text);
  const entries = key === null ? sheet.key : listEntries(key);
  const exercises = sheet.exercises.slice(0, MOST_EXERCISES);
  const numbered = pairAnswers(exercises, entries);
  const known = new Set(sheet.exercises.map(({ number }) => number));
  const surplus = entries
    .filter(({ number }) => !known.has(number))
    .map((entry) => ({ number: entry.number, answer: entry.text }));
  return {
    exercises: examineAll(numbered, { hasKey: entries.length > 0, locale, texts }),
    surplus,
    unexamined: sheet.exercises.length - exercises.length,
  };
}

type Numbered = { readonly number: number; readonly text: string };

function* examineAll(
  exercises: readonly (Numbered & { readonly answer: string | null })[],
  manner: Omit<Examination, "answer">,
): Generator<Audited, undefined> {
  let left: number = MOST_WORK.worksheet;
  for (const exercise of exercises) {
    const most = Math.min(left, MOST_WORK.exercise);
    const { answer, text } = exercise;
    const finding = bounded(most, () => examine(text, { ...manner, answer }));
    left -= finding.kind === "done" ? finding.steps : most;
    yield { ...exercise, finding: finding.kind === "done" ? finding.value : { kind: "too-much" } };
  }
}

/** A text that is a key by itself may or may not begin with its heading. */
function listEntries(key: string): Numbered[] {
  return listNumbered(key.split("\n"));
}

/** Where a number occurs several times, as in parts that count anew, the first answer belongs to the first exercise, and so on. */
function pairAnswers(
  exercises: readonly Numbered[],
  entries: readonly Numbered[],
): (Numbered & { readonly answer: string | null })[] {
  const answers = Map.groupBy(entries, ({ number }) => number);
  return exercises.map((exercise) => ({ ...exercise, answer: answers.get(exercise.number)?.shift()?.text ?? null }));
}

type Examination = {
  readonly answer: string | null;
  readonly hasKey: boolean;
  readonly locale: Locale;
  readonly texts: AnswerTexts;
};

function examine(text: string, { answer, hasKey, locale, texts }: Examination): Finding {
  const outcome = solve(text, locale);
  if (outcome.kind === "rejected")
    return FAULTS.has(outcome.issue.code) ? { kind: "impossible", issue: outcome.issue } : { kind: "unrecognised" };
  if (outcome.kind === "too-much") return outcome;
  if (outcome.kind === "unrecognised") {
    const gap = findGap(text, locale);
    return gap === null ? { kind: "unrecognised" } : { kind: "incomplete", gap };
  }
  const [solution, ...others] = outcome.solutions;
  if (solution === undefined || others.length > 0 || outcome.skipped.length > 0) return { kind: "several-parts" };
  if (answer === null) return hasKey ? { kind: "unanswered", solution } : { kind: "unread", solution };
  return compare(solution, text, answer, { locale, texts });
}

function compare(
  solution: SolutionFacts,
  text: string,
  answer: string,
  { locale, texts }: Pick<Examination, "locale" | "texts">,
): Finding {
  const expected = expectFree({ solution, distractors: [], reading: undefined }, texts, text);
  if (expected === null) return { kind: "unread", solution };
  const mark = grade(expected, answer.replace(/[.。።।]\s*$/u, ""), locale);
  if (mark.verdict === "ungradable") return { kind: "unread", solution };
  const codes = new Set(mark.remarks.map(({ code }) => code));
  if (
    codes.has("unit-missing") ||
    codes.has("unit-mismatch") ||
    codes.has("unit-of-another-dimension") ||
    codes.has("another-thing-counted")
  )
    return { kind: "unit", solution, mark };
  const hasFigures = codes.has("over-rounding") || (codes.has("significant-figures") && !isOpenHowMany(solution, text));
  if (hasFigures) return { kind: "figures", solution, mark };
  return { kind: mark.verdict === "correct" ? "agrees" : "disagrees", solution, mark };
}

/** A whole number that ends in zeros. */
const OPEN_ZEROS = /(?<![\d.,])[1-9]\d*0+(?![\d.,]*\d)(?!\.)/u;

/** How many figures count is open where zeros may or may not be measured; for molar masses it is a custom. */
function isOpenHowMany({ method }: SolutionFacts, text: string): boolean {
  return method === "molar-mass" || OPEN_ZEROS.test(text);
}
