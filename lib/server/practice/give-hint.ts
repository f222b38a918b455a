import "server-only";
import type { Hint } from "#lib/contracts/answers/hint.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { solve, type SolveOutcome } from "#lib/solver/solve.ts";
import { hintedProblem, type HintedProblem, wordHints } from "#lib/wording/hint.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { log } from "../http/log.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { findQuestion, type IssuedQuestion, lockQuestion, markHelped } from "./issued-question.ts";
import { markToldQuestions } from "./told-questions.ts";

type HintQuery = {
  userId: string;
  problem: string;
  hintNumber: number;
  questionId?: string | undefined;
  locale: Locale;
};

/** All hints in words, as they may be shown. One that had to be withheld is a fault of ours: it is told to whoever runs the app. */
export function listGivenHints(problem: HintedProblem, words: Words): Hint[] {
  const { hints, withheld } = wordHints(problem, words);
  const { method, answer } = problem.solution;
  if (withheld > 0) log("error", "hint.withheld", { method, answer: answer.id, locale: words.locale, withheld });
  return hints.map((content, index) => ({ hintNumber: index + 1, content, isLastHint: index === hints.length - 1 }));
}

/** A text of the student's own with the solution that the engine found. */
export function hintedText(text: string, solution: SolutionFacts): HintedProblem {
  return { solution, known: Object.values(solution.givens), statement: text };
}

/** The hint of an issued question, one after the other; from then on its answer counts as helped. */
export async function giveHintOf({ id, problem }: IssuedQuestion, hintNumber: number, words: Words): Promise<Hint> {
  // What takes a while comes before the transaction: whoever else answers waits for it.
  const hint = listGivenHints(hintedProblem(problem, words), words)[hintNumber - 1];
  return db().$transaction(async (transaction) => {
    const question = await lockQuestion(transaction, id);
    if (question === null) throw new AppError("NOT_FOUND");
    if (hint === undefined || hintNumber > question.hintsGiven + 1) throw new AppError("INVALID_REQUEST");
    await markHelped(transaction, id, hintNumber);
    return hint;
  });
}

/** A hint for an issued question, or for any problem that the engine solves; throws NOT_RECOGNISED or TOO_MUCH_TO_READ for another text. */
export async function giveHint({ userId, problem, hintNumber, questionId, locale }: HintQuery): Promise<Hint> {
  const words = await replyWords(locale);
  const question = await findQuestion(userId, { id: questionId, text: problem });
  if (question !== null) return giveHintOf(question, hintNumber, words);
  if (questionId !== undefined) throw new AppError("NOT_FOUND");
  const outcome = solve(problem, locale);
  if (outcome.kind === "too-much") throw new AppError("TOO_MUCH_TO_READ");
  const solution = firstSolution(outcome);
  if (solution === null) throw new AppError("NOT_RECOGNISED");
  const hint = listGivenHints(hintedText(problem, solution), words)[hintNumber - 1];
  if (hint === undefined) throw new AppError("INVALID_REQUEST");
  await markToldQuestions(userId, { text: problem, solutions: [solution] });
  return hint;
}

/** The solution of the first problem of a text. */
export function firstSolution(outcome: SolveOutcome): SolutionFacts | null {
  return outcome.kind === "solved" ? (outcome.solutions[0] ?? null) : null;
}
