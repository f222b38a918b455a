import "server-only";
import { grade } from "#lib/grading/grade.ts";
import { expectFree } from "#lib/problems/expected.ts";
import { assembleAnswerEvaluation } from "#lib/wording/answer-evaluation-card.ts";
import { answerTexts } from "#lib/wording/problem.ts";
import { findSolution } from "../practice/give-hint.ts";
import { listOpenQuestions } from "../practice/issued-question.ts";
import { markTold } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import { composeJudgement } from "./compose-judgement.ts";
import type { TutorDeps } from "./compose.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone, showAlone } from "./say-alone.ts";

/**
 * Marks the answer to a problem that the student brought. It counts for nothing, and the right answer is not told: it may
 * be homework. What the engine cannot mark, such as a reason in words, a model may judge.
 */
export async function composeEvaluation(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const { studentId, request, locale } = turn;
  const words = await replyWords(locale);
  const question = request.questionText ?? request.problem ?? "";
  const studentAnswer = request.studentAnswer ?? request.content;
  const solution = findSolution(question, locale);
  // A mark tells nothing of the way.
  const open = await markTold(await listOpenQuestions(studentId), { text: question, solutions: solution === null ? [] : [{ ...solution, steps: [] }] });
  const distractors = (solution?.misconceptions ?? []).map(({ id, value }) => ({ slip: id, value }));
  const expected = solution === null ? null : expectFree({ solution, distractors, reading: undefined }, answerTexts(words));
  if (expected === null) {
    const model = question.trim() === "" ? null : await deps.findModel();
    const judged = model && (await composeJudgement(turn, { question, studentAnswer, open }, model, words, live));
    return judged ?? { ...sayAlone(words.t("practice.replies.unknown"), live), charged: false };
  }

  const mark = grade(expected, studentAnswer, locale);
  return showAlone(assembleAnswerEvaluation({ question, studentAnswer, expected, mark, reveal: false }, words), live);
}
