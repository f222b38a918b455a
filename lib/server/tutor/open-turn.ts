import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { type ParsedSendMessage, sendMessageSchema } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Act } from "#lib/conversation/act.ts";
import { METER_OF_REQUEST } from "#lib/plans/metering.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import { assertFit, measureOwnSessions } from "../chat/room.ts";
import { db } from "../db/client.ts";
import { resolveAttachments } from "../files/attachments.ts";
import { AppError } from "../http/app-error.ts";
import { getReadableMaterials } from "../materials/read-materials.ts";
import { evaluateQuestion } from "../practice/evaluate-question.ts";
import { findQuestion, type IssuedQuestion } from "../practice/issued-question.ts";
import { type Credit, releaseCredit } from "../usage/credit.ts";
import { costOf, creditFor, openAtCost, refusalOf } from "./cost-of-turn.ts";
import { detectIntent } from "./detect-intent.ts";
import { understandRequest } from "./meant-request.ts";
import { tooManyReplies } from "./replies-under-way.ts";
import { storeTurn, type StoredTurn } from "./store-turn.ts";

export type Student = { id: string; plan: PlanName };

/** A question that was accepted and a reply that this process now has to write. */
export type OpenTurn = StoredTurn & {
  sessionId: string;
  studentId: string;
  plan: PlanName;
  /** The practice question on record that the request is about. */
  question: IssuedQuestion | null;
  request: ParsedSendMessage;
  locale: Locale;
  /** What the message is. */
  act: Act;
  /** Null when the turn is free of charge. */
  credit: Credit | null;
};

/**
 * `joined`: the same question was sent before, so its reply is followed rather than written again; or an issued question was
 * answered, and its card is the reply.
 */
export type Opening = { kind: "opened"; turn: OpenTurn } | { kind: "joined"; replyId: string };

type TurnRequest = {
  student: Student;
  sessionId: string;
  request: ParsedSendMessage;
  locale: Locale;
  now: Date;
};

/** Checks ownership, takes what the turn costs, and stores the question together with the reply's empty row. */
export async function openTurn(turnRequest: TurnRequest): Promise<Opening> {
  const { student, sessionId, request, locale, now } = turnRequest;
  // As Postgres writes it: the use is reserved under this text.
  const id = request.id?.toLowerCase() ?? randomUUID();
  const bodyDigest = digestOf(request);
  const subject = findSubject(student.id, request);
  // Asked for beside each other, as the first word waits for all of it; judged in their order.
  const files = resolveAttachments(student, request.attachedFiles ?? []);
  // What is found before it may end the request first.
  for (const asked of [subject, files]) asked.catch(() => undefined);
  const [stored, bytes] = await Promise.all([
    request.id ? findQuestionRow(id) : null,
    measureOwnSessions(student.id, sessionId),
  ]);
  if (stored) return joinStored(stored, sessionId, bodyDigest);

  await assertMayAsk(student, request);
  const question = await subject;
  if (question !== null && request.type === "evaluate_answer") return evaluate(turnRequest, question);
  const attachments = await files;
  assertFit(bytes);
  const { act, ...asked } = await understandRequest(student.id, { sessionId, request, question, locale });
  const price = costOf({ student, ...asked, act, turnId: id, now });
  const { opened: storing, cost } = await openAtCost(price, { ...asked, act, studentId: student.id }, async (cost) => {
    const outcome = await storeTurn({
      id,
      studentId: student.id,
      sessionId,
      request: asked.request,
      bodyDigest,
      locale,
      attachments,
      cost,
      now,
    });
    if (outcome.kind === "busy") throw tooManyReplies(student.id);
    if (outcome.kind === "refused" && cost.kind !== "nothing") throw await refusalOf(cost);
    return outcome;
  });
  const credit = creditFor(cost);
  if (storing.kind === "stored")
    return {
      kind: "opened",
      turn: { ...storing.turn, ...asked, act, studentId: student.id, plan: student.plan, credit },
    };
  // The same question arrived twice at once, and the other one was stored first.
  const winner = await findQuestionRow(id);
  if (winner === null) throw new AppError("NOT_FOUND");
  // Of another meter, or another person, that turn has a reservation of its own.
  if (credit !== null && !sharesHold(winner, credit)) await releaseCredit(db(), credit);
  return joinStored(winner, sessionId, bodyDigest);
}

function sharesHold({ session, request }: QuestionRow, { userId, meter }: Credit): boolean {
  const stored = sendMessageSchema.safeParse(request);
  return session.userId === userId && stored.success && METER_OF_REQUEST[stored.data.type] === meter;
}

/** The answer to an issued question makes no new messages: its mark is stored on the question's card. */
async function evaluate({ student, request, locale, now }: TurnRequest, question: IssuedQuestion): Promise<Opening> {
  const text = request.studentAnswer ?? request.content;
  await evaluateQuestion({ userId: student.id, question, text, locale, timeZone: request.timeZone ?? "UTC", now });
  return { kind: "joined", replyId: question.id };
}

/**
 * Throws PLAN_REQUIRED for what the plan does not include at this moment; NOT_FOUND and CONFLICT for materials that are not the
 * asker's own, or cannot be read.
 */
export async function assertMayAsk({ id, plan }: Student, { family, materials }: ParsedSendMessage): Promise<void> {
  if (family === undefined && materials === undefined) return;
  if (!hasRight(plan, "customProblems")) throw new AppError("PLAN_REQUIRED");
  if (materials !== undefined) await getReadableMaterials({ id }, materials);
}

/** The practice question that a request names by its id, or solves, asks a hint for or answers by its text. */
export async function findSubject(studentId: string, request: ParsedSendMessage): Promise<IssuedQuestion | null> {
  const { questionId: id, type } = request;
  if (id === undefined && type.startsWith("generate_")) return null;
  const text = type === "evaluate_answer" ? (request.questionText ?? "") : detectIntent(request).text;
  const question = await findQuestion(studentId, { id, text });
  if (id !== undefined && question === null) throw new AppError("NOT_FOUND");
  return question;
}

type QuestionRow = {
  sessionId: string;
  bodyDigest: string | null;
  request: unknown;
  session: { userId: string };
  reply: { id: string } | null;
};

/** The message with this id, if any, whoever's it is. */
function findQuestionRow(id: string): Promise<QuestionRow | null> {
  return db().message.findUnique({
    where: { id },
    select: {
      sessionId: true,
      bodyDigest: true,
      request: true,
      session: { select: { userId: true } },
      reply: { select: { id: true } },
    },
  });
}

/** The turn that was opened with this question's id; throws CONFLICT when the id stands for something else. */
function joinStored(row: QuestionRow, sessionId: string, bodyDigest: string): Opening {
  if (row.sessionId !== sessionId || row.bodyDigest !== bodyDigest || !row.reply) throw new AppError("CONFLICT");
  return { kind: "joined", replyId: row.reply.id };
}

/** Tells two bodies apart. The schema fixes the order of the keys; the time of sending may differ between tries. */
function digestOf({ id: _id, timestamp: _timestamp, timeZone: _timeZone, ...body }: ParsedSendMessage): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
