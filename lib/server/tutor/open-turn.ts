import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { Message, ParsedSendMessage } from "#lib/contracts/chat.ts";
import { withFileNames } from "#lib/contracts/file-blocks.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { METER_OF_REQUEST } from "#lib/plans/metering.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { assertOwnSession } from "../chat/sessions.ts";
import { type Database, db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { type Attachment, resolveAttachments } from "../files/attachments.ts";
import { AppError } from "../http/app-error.ts";
import { evaluateQuestion } from "../practice/evaluate-question.ts";
import { findQuestion, type IssuedQuestion } from "../practice/issued-question.ts";
import { releaseCredit, takeCredit, type Credit } from "../usage/credit.ts";
import { detectIntent } from "./detect-intent.ts";
import { leaseFrom } from "./lease.ts";

export type Student = { id: string; plan: PlanName };

/** A question that was accepted and a reply that this process now has to write. */
export type OpenTurn = {
  sessionId: string;
  studentId: string;
  plan: PlanName;
  /** The practice question on record that the request is about. */
  question: IssuedQuestion | null;
  request: ParsedSendMessage;
  locale: Locale;
  userMessage: Message;
  replyId: string;
  /** This attempt at the reply; another attempt has another, and what this one writes then no longer counts. */
  leaseHolder: string;
  /** Null when the request is free of charge. */
  credit: Credit | null;
};

/**
 * `joined`: the same question was sent before, so its reply is followed rather than written again; or an issued question was
 * answered, and its card is the reply.
 */
export type Opening = { kind: "opened"; turn: OpenTurn } | { kind: "joined"; replyId: string };

export type TurnRequest = {
  student: Student;
  sessionId: string;
  request: ParsedSendMessage;
  locale: Locale;
  now: Date;
};

/** Checks ownership, reserves the use, and stores the question together with the reply's empty row. */
export async function openTurn(turnRequest: TurnRequest): Promise<Opening> {
  const { student, sessionId, request, now } = turnRequest;
  // As Postgres writes it: the use is reserved under this text.
  const id = request.id?.toLowerCase() ?? randomUUID();
  const bodyDigest = digestOf(request);
  await assertOwnSession(student.id, sessionId);
  const stored = request.id && (await findStoredTurn(id, sessionId, bodyDigest));
  if (stored) return stored;

  assertMayAsk(student, request);
  const question = await findSubject(student.id, request);
  if (question !== null && request.type === "evaluate_answer") return evaluate(turnRequest, question);
  const attachments = await resolveAttachments(student, request.attachedFiles ?? []);
  const credit = await reserve(db(), { student, request, question, turnId: id, now });
  try {
    return { kind: "opened", turn: await storeTurn(turnRequest, { id, bodyDigest, question, attachments, credit }) };
  } catch (error) {
    // The same question arrived twice at once, and the other one was stored first: its reservation is this one's too.
    const winner = isUniqueViolation(error) && (await findStoredTurn(id, sessionId, bodyDigest));
    if (winner) return winner;
    if (credit) await releaseCredit(db(), credit);
    throw error;
  }
}

/** The answer to an issued question makes no new messages: its mark is stored on the question's card. */
async function evaluate({ student, request, locale, now }: TurnRequest, question: IssuedQuestion): Promise<Opening> {
  const text = request.studentAnswer ?? request.content;
  await evaluateQuestion({ userId: student.id, question, text, locale, timeZone: request.timeZone ?? "UTC", now });
  return { kind: "joined", replyId: question.id };
}

/** Throws PLAN_REQUIRED for what the plan does not include at this moment. */
export function assertMayAsk({ plan }: Student, { family }: ParsedSendMessage): void {
  if (family !== undefined && !hasRight(plan, "customProblems")) throw new AppError("PLAN_REQUIRED");
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

type UseRequest = { student: Student; request: Pick<ParsedSendMessage, "type">; question: IssuedQuestion | null; turnId: string; now: Date };

/** Takes the use that a request costs off the day's meter, or throws USAGE_LIMIT_EXCEEDED. The solution of an issued question is free. */
export async function reserve(database: Database, { student, request, question, turnId, now }: UseRequest): Promise<Credit | null> {
  const isOwnSolution = request.type === "solve_problem" && question !== null;
  const meter = isOwnSolution ? null : METER_OF_REQUEST[request.type];
  return meter ? takeCredit(database, { user: student, meter, turnId, now }) : null;
}

type StoredParts = {
  id: string;
  bodyDigest: string;
  question: IssuedQuestion | null;
  attachments: readonly Attachment[];
  credit: Credit | null;
};

async function storeTurn(
  { student, sessionId, request, locale, now }: TurnRequest,
  { id, bodyDigest, question, attachments, credit }: StoredParts,
): Promise<OpenTurn> {
  const replyId = randomUUID();
  const leaseHolder = randomUUID();
  const [userRow] = await db().$transaction([
    db().message.create({
      data: {
        id,
        sessionId,
        role: "user",
        content: withFileNames(request.content, attachments.map(({ name }) => name)),
        bodyDigest,
        request: { ...request, locale } as Prisma.InputJsonObject,
        createdAt: now,
        attachments: { create: attachments.map((attachment, ordinal) => ({ objectId: attachment.id, ordinal })) },
      },
      select: messageColumns,
    }),
    db().message.create({
      data: {
        id: replyId,
        sessionId,
        role: "assistant",
        state: "writing",
        content: "",
        replyToId: id,
        leaseHolder,
        leaseUntil: leaseFrom(now),
        createdAt: now,
      },
      select: { id: true },
    }),
    db().chatSession.update({ where: { id: sessionId }, data: { updatedAt: now }, select: { id: true } }),
  ]);
  return { sessionId, studentId: student.id, plan: student.plan, question, request, locale, userMessage: toMessage(userRow, now), replyId, leaseHolder, credit };
}

/** The turn that was opened with this id, if any; throws CONFLICT when the id stands for something else. */
async function findStoredTurn(id: string, sessionId: string, bodyDigest: string): Promise<Opening | null> {
  const row = await db().message.findUnique({
    where: { id },
    select: { sessionId: true, bodyDigest: true, reply: { select: { id: true } } },
  });
  if (!row) return null;
  if (row.sessionId !== sessionId || row.bodyDigest !== bodyDigest || !row.reply) throw new AppError("CONFLICT");
  return { kind: "joined", replyId: row.reply.id };
}

/** Tells two bodies apart. The schema fixes the order of the keys; the time of sending may differ between tries. */
function digestOf({ id: _id, timestamp: _timestamp, timeZone: _timeZone, ...body }: ParsedSendMessage): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
