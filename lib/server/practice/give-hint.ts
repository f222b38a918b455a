import "server-only";
import type { Hint } from "#lib/contracts/hints.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { listHints } from "#lib/problems/hints.ts";
import { solve } from "#lib/solver/solve.ts";
import { wordHint } from "#lib/wording/hint.ts";
import type { Words } from "#lib/wording/words.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { findQuestion, type IssuedQuestion, lockQuestion, markHelped } from "./issued-question.ts";
import { markToldQuestions } from "./told-questions.ts";

export type HintQuery = { userId: string; problem: string; hintNumber: number; questionId?: string | undefined; locale: Locale };

/** A hint in words; null when there is none with this number. */
export function hintAt(solution: SolutionFacts, known: readonly SolutionFacts["answer"]["value"][], hintNumber: number, words: Words): Hint | null {
  const hints = listHints(solution, known);
  const hint = hints[hintNumber - 1];
  if (hint === undefined) return null;
  return { hintNumber, content: wordHint(hint, solution, words), isLastHint: hintNumber === hints.length };
}

/** The hint of an issued question, one after the other; from then on its answer counts as helped. */
export async function giveHintOf({ id }: IssuedQuestion, hintNumber: number, words: Words): Promise<Hint> {
  return db().$transaction(async (transaction) => {
    const question = await lockQuestion(transaction, id);
    if (question === null) throw new AppError("NOT_FOUND");
    const { solution, values } = question.problem;
    const hint = hintNumber > question.hintsGiven + 1 ? null : hintAt(solution, Object.values(values), hintNumber, words);
    if (hint === null) throw new AppError("INVALID_REQUEST");
    await markHelped(transaction, id, hintNumber);
    return hint;
  });
}

/** A hint for an issued question, or for any problem that the engine solves; throws NOT_RECOGNISED for another text. */
export async function giveHint({ userId, problem, hintNumber, questionId, locale }: HintQuery): Promise<Hint> {
  const words = await replyWords(locale);
  const question = await findQuestion(userId, { id: questionId, text: problem });
  if (question !== null) return giveHintOf(question, hintNumber, words);
  if (questionId !== undefined) throw new AppError("NOT_FOUND");
  const solution = findSolution(problem, locale);
  if (solution === null) throw new AppError("NOT_RECOGNISED");
  const hint = hintAt(solution, Object.values(solution.givens), hintNumber, words);
  if (hint === null) throw new AppError("INVALID_REQUEST");
  await markToldQuestions(userId, { text: problem, solutions: [solution] });
  return hint;
}

/** The solution of the first problem in a text. */
export function findSolution(text: string, locale: Locale): SolutionFacts | null {
  const outcome = solve(text, locale);
  return outcome.kind === "solved" ? (outcome.solutions[0] ?? null) : null;
}
