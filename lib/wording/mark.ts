import type { Credit, Evaluation } from "../cards/answer-evaluation.ts";
import type { Expected } from "../grading/expected.ts";
import { AXES } from "../grading/mark.ts";
import type { Mark } from "../grading/mark.ts";
import { isNearlyRight } from "../grading/nearly-right.ts";
import type { Remark } from "../grading/remarks.ts";
import { wordCredits } from "./credits.ts";
import { formatList } from "./numbers.ts";
import { wordReading } from "./reading.ts";
import { wordRemark } from "./remark.ts";
import { joinSentences, say } from "./saying.ts";
import { wordSlip } from "./slip.ts";
import { SUGGESTIONS } from "./suggestions.ts";
import type { Words } from "./words.ts";

type MarkContext = {
  /** The kind of answer that the question asks for. */
  readonly kind: Expected["kind"];
  /** The answer as the student wrote it. */
  readonly given: string;
  /**
   * Whether the right answer may be seen: after an issued question was marked, but not for a problem that the student
   * brought. A right answer is always confirmed in full, and one that could not be marked never, for it is asked again.
   */
  readonly reveal: boolean;
};

const MOST_REMARKS = 6;
const MOST_SUGGESTIONS = 3;

/** A mark in the reader's words: what is right, what went wrong and why, and what to do next. Plain text. */
export function wordMark(mark: Mark, words: Words, context: MarkContext): Evaluation {
  const { verdict, score, partialCredit, misconception, reading } = mark;
  const credits = wordCredits(mark, context.kind, words);
  return {
    isCorrect: verdict === "correct",
    score,
    feedback: wordFeedback(mark, credits, words, context),
    partialCredit: { ...partialCredit },
    suggestions: listSuggestions(mark, words, context),
    verdict,
    misconception,
    reading: reading === null ? "" : wordReading(reading, words),
    summary: wordSummary(mark, words),
    credits,
  };
}

function wordSummary(mark: Mark, { t }: Words): string {
  const { verdict, score, remarks } = mark;
  if (verdict === "ungradable")
    return t(`feedback.verdicts.${remarks.some(({ code }) => code === "not-known") ? "open" : verdict}`);
  return t(`feedback.verdicts.${isNearlyRight(mark) ? "nearly" : verdict}`, { score });
}

function wordFeedback(
  mark: Mark,
  credits: readonly Credit[],
  words: Words,
  { kind, given, reveal }: MarkContext,
): string {
  const context = {
    given: given.normalize("NFC").trim(),
    reveal: mark.verdict === "correct" || (reveal && mark.verdict === "incorrect"),
  };
  const remarks = mark.remarks.slice(0, MOST_REMARKS).flatMap((remark) => wordRemark(remark, words, context));
  return joinSentences(
    [...wordRight(mark, kind, credits, words), ...explainMisconception(mark, kind, words), say(remarks, words)],
    words.locale,
  );
}

/** What is right comes first. */
function wordRight(
  { verdict, reading }: Mark,
  kind: Expected["kind"],
  credits: readonly Credit[],
  { t, locale }: Words,
): string[] {
  if (verdict === "ungradable") return [];
  if (verdict === "correct")
    return [t(`feedback.right.${reading?.kind === "quantity" && reading.unit === "" ? "number" : kind}`)];
  const right = credits.filter(({ isRight }) => isRight).map(({ text }) => text);
  return right.length === 0 ? [] : [t("feedback.right-so-far", { parts: formatList(right, locale) })];
}

/** What the answer betrays beyond its remarks; where it betrays nothing, that too is said. */
function explainMisconception(
  { verdict, misconception, remarks, partialCredit }: Mark,
  kind: Expected["kind"],
  words: Words,
): string[] {
  if (verdict !== "incorrect" || remarks.some(({ code }) => code === misconception)) return [];
  if (misconception !== null) {
    const slip = wordSlip(misconception, words);
    if (slip) return [slip.feedback];
    // A misconception that only its problem knows: the axis that it concerns is certain, and a wrong operation loses two.
    const isNews = { setup: partialCredit.method, method: true, calculation: true, units: remarks.length === 0 };
    return AXES.filter((axis) => !partialCredit[axis] && isNews[axis]).map((axis) => words.t(`feedback.lost.${axis}`));
  }
  const isExplained = remarks.some(({ code }) => code !== "unit-missing") || partialCredit.calculation;
  return isExplained ? [] : [words.t(`feedback.unexplained.${kind}`)];
}

function listSuggestions(
  { verdict, misconception, remarks, partialCredit }: Mark,
  words: Words,
  { kind }: MarkContext,
): string[] {
  const ofRemarks = remarks
    .flatMap((remark) => suggestFor(remark) ?? [])
    .map((name) => words.t(`feedback.suggestions.${name}`));
  if (verdict !== "incorrect") return [...new Set(ofRemarks)].slice(0, MOST_SUGGESTIONS);
  const slip = misconception === null ? null : wordSlip(misconception, words);
  const isOpen = slip === null && !partialCredit.calculation && !remarks.some(({ code }) => code !== "unit-missing");
  const general =
    isOpen || (slip === null && ofRemarks.length === 0) ? [words.t(`feedback.suggestions.review-${kind}`)] : [];
  return [...new Set([...(slip ? [slip.suggestion] : []), ...general, ...ofRemarks])].slice(0, MOST_SUGGESTIONS);
}

function suggestFor(remark: Remark) {
  // Counting again helps with the numbers of the right elements only.
  const isOfOtherElements = remark.code === "atom-count" && (remark.expected === 0 || remark.given === 0);
  return isOfOtherElements ? "review-formula" : SUGGESTIONS[remark.code];
}
