import "server-only";
import type { AnswerEvaluationCard } from "#lib/cards/answer-evaluation.ts";
import { writeAnswer } from "#lib/contracts/correct-solution.ts";
import { expectWritten } from "#lib/grading/expect-written.ts";
import type { Expected } from "#lib/grading/expected.ts";
import { grade } from "#lib/grading/grade.ts";
import type { Mark } from "#lib/grading/mark.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { expectFree } from "#lib/problems/expected.ts";
import { assembleAnswerEvaluation } from "#lib/wording/answer-evaluation-card.ts";
import { solve } from "#lib/solver/solve.ts";
import { answerTexts } from "#lib/wording/problem.ts";
import { joinSentences } from "#lib/wording/saying.ts";
import type { Words } from "#lib/wording/words.ts";
import type { ModelChoice } from "../model/choose-model.ts";
import { firstSolution } from "../practice/give-hint.ts";
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
 * be homework. What the engine computes is what is right; where it cannot, or cannot read the answer in its terms (the
 * letter of an option), a solution that was sent along may mark, called so. What neither can mark, such as a reason in
 * words, a model may judge.
 */
export async function composeEvaluation(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply> {
  const { studentId, request, locale } = turn;
  const words = await replyWords(locale);
  const question = request.questionText ?? request.problem ?? "";
  const studentAnswer = request.studentAnswer ?? request.content;
  const answered = { question, studentAnswer };
  const outcome = solve(question, locale);
  const solution = firstSolution(outcome);
  // A mark tells nothing of the way.
  const open = await markTold(await listOpenQuestions(studentId), {
    text: question,
    solutions: solution === null ? [] : [{ ...solution, steps: [] }],
  });
  const expected = solution === null ? null : expectComputed(solution, words);
  const computed = expected === null ? null : markBy(expected, studentAnswer, locale);
  const given = expectWritten(writeAnswer(request.correctSolution ?? ""), question, locale);
  const differs =
    computed !== null && given !== null && grade(computed.expected, given.answer, locale).verdict === "incorrect";
  if (computed !== null && (computed.mark.verdict !== "ungradable" || given === null || differs)) {
    const card = assembleAnswerEvaluation({ ...answered, ...computed, reveal: false }, words);
    return showAlone(differs ? withRemark(card, words.t("practice.replies.given-differs"), words) : card, live);
  }
  if (given !== null) {
    const card = assembleAnswerEvaluation(
      { ...answered, ...markBy(given.expected, studentAnswer, locale), reveal: false },
      words,
    );
    return showByGiven(withRemark(card, words.t("practice.replies.by-given"), words), live);
  }
  const { model, notice } = question.trim() === "" ? NO_MODEL : await deps.chooseModel(studentId);
  const judged = model && (await composeJudgement(turn, { ...answered, open }, model, words, live));
  const isSent = request.correctSolution !== undefined && request.correctSolution !== null;
  const why =
    outcome.kind === "too-much"
      ? "tutor.tooMuch"
      : (`practice.replies.${isSent ? "given-unread" : "unknown"}` as const);
  if (judged !== null) return judged;
  const provenance = { writer: "tutor", check: null, notice } as const;
  return { ...sayAlone(words.t(why), live), provenance, charge: "free" };
}

const NO_MODEL: ModelChoice = { model: null, notice: null };

function expectComputed(solution: SolutionFacts, words: Words): Expected | null {
  const distractors = solution.misconceptions.map(({ id, value }) => ({ slip: id, value }));
  return expectFree({ solution, distractors, reading: undefined }, answerTexts(words));
}

type MarkedBy = { expected: Expected; mark: Mark };

function markBy(expected: Expected, studentAnswer: string, locale: Locale): MarkedBy {
  return { expected, mark: grade(expected, studentAnswer, locale) };
}

/** Says at its verdict whose mark it is. */
function withRemark(card: AnswerEvaluationCard, remark: string, { locale }: Words): AnswerEvaluationCard {
  const { evaluation } = card;
  return { ...card, evaluation: { ...evaluation, summary: joinSentences([evaluation.summary, remark], locale) } };
}

/** The engine compared two texts: neither is computed, and so nothing of it is checked. */
function showByGiven(card: AnswerEvaluationCard, live: LiveReply): Reply {
  const reply = showAlone({ ...card, facts: null, basis: "given" }, live);
  return { ...reply, provenance: { writer: "tutor", check: "not_verified", notice: null } };
}
