import "server-only";
import { objectPath } from "#lib/contracts/uploads.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { sessionColumns } from "../chat/sessions.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { diagnosticColumns, parseQuestions } from "../diagnostic/stored-questions.ts";
import { recordColumns } from "../progress/records.ts";

/** Of what may be much, a page is read at a time: the rows whose key comes after another's. */
export type Page<Key> = { userId: string; after: Key; take: number };

/** Who it is, and how they sign in: nothing that proves it. */
export async function readProfile(userId: string): Promise<unknown> {
  return db().user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      name: true,
      firstName: true,
      lastName: true,
      grade: true,
      learningHistory: true,
      email: true,
      emailVerified: true,
      image: true,
      createdAt: true,
      accounts: { select: { provider: true, providerAccountId: true } },
      signIns: { select: { createdAt: true, lastUsedAt: true, expires: true, browser: true, platform: true } },
    },
  });
}

/** Both parts are null for who never wanted a paid plan. */
export async function readSubscription(userId: string): Promise<unknown> {
  const plan = {
    planName: true,
    status: true,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: true,
    pastDueSince: true,
  } as const;
  const customer = { stripeCustomerId: true } as const;
  return db().user.findUnique({
    where: { id: userId },
    select: { subscription: { select: plan }, customer: { select: customer } },
  });
}

/** A few rows a day at most. */
export async function readUsage(userId: string): Promise<unknown> {
  return db().usageDay.findMany({
    where: { userId },
    select: { day: true, meter: true, used: true },
    orderBy: [{ day: "asc" }, { meter: "asc" }],
  });
}

/** A row for each subtopic that was practised. */
export async function readProgress(userId: string): Promise<unknown> {
  return db().topicRecord.findMany({ where: { userId }, select: recordColumns, orderBy: { subtopic: "asc" } });
}

const attemptColumns = {
  questionId: true,
  subtopic: true,
  family: true,
  difficulty: true,
  choices: true,
  isCorrect: true,
  isHelped: true,
  score: true,
  misconception: true,
  xpPoints: true,
  hasMastered: true,
  difficultyBefore: true,
  difficultyAfter: true,
  answeredAt: true,
  localDay: true,
} as const satisfies Prisma.AttemptSelect;

export async function readAttempts({ userId, after, take }: Page<string>) {
  const rows = await db().attempt.findMany({
    where: { userId, questionId: { gt: after } },
    select: attemptColumns,
    orderBy: { questionId: "asc" },
    take,
  });
  return rows.map(({ questionId, ...row }) => ({ id: questionId, ...row }));
}

/** What became of each practice question. What it asks, its message tells; what is right, an open one keeps to itself. */
export function readQuestions({ userId, after, take }: Page<string>) {
  return db().issuedQuestion.findMany({
    where: { userId, id: { gt: after } },
    select: {
      id: true,
      form: true,
      locale: true,
      hintsGiven: true,
      isHelped: true,
      evaluatedAt: true,
      createdAt: true,
    },
    orderBy: { id: "asc" },
    take,
  });
}

/** What was asked in each diagnostic, and what became of it. What is right, an open question keeps to itself. */
export async function readDiagnostics({ userId, after, take }: Page<string>) {
  const rows = await db().diagnostic.findMany({
    where: { userId, id: { gt: after } },
    select: diagnosticColumns,
    orderBy: { id: "asc" },
    take,
  });
  return rows.map(({ questions, ...row }) => ({
    ...row,
    questions: parseQuestions(questions).map(({ problem: { subtopic, family, difficulty }, form, answer }) => ({
      subtopic,
      family,
      difficulty,
      form,
      answer,
    })),
  }));
}

export function readFeedback({ userId, after, take }: Page<string>) {
  return db().feedback.findMany({
    where: { userId, id: { gt: after } },
    select: { id: true, feedbackType: true, feedbackText: true, rating: true, isPriority: true, createdAt: true },
    orderBy: { id: "asc" },
    take,
  });
}

const fileColumns = {
  id: true,
  name: true,
  mediaType: true,
  size: true,
  pageCount: true,
  cutBy: true,
  state: true,
  failure: true,
  createdAt: true,
  uploadedAt: true,
} as const satisfies Prisma.StoredObjectSelect;

/** What is known of each file; the file itself is at its address. */
export async function readFiles({ userId, after, take }: Page<string>) {
  const rows = await db().storedObject.findMany({
    where: { ownerUserId: userId, id: { gt: after }, state: { notIn: ["awaited", "removed"] } },
    select: fileColumns,
    orderBy: { id: "asc" },
    take,
  });
  return rows.map((row) => ({ ...row, address: objectPath(row.id) }));
}

export function readMaterials({ userId, after, take }: Page<string>) {
  return db().material.findMany({
    where: { ownerUserId: userId, id: { gt: after } },
    select: {
      id: true,
      objectId: true,
      title: true,
      description: true,
      topic: true,
      tags: true,
      isPublic: true,
      fileType: true,
      createdAt: true,
      updatedAt: true,
    },
    orderBy: { id: "asc" },
    take,
  });
}

/** With the tutor's own notes of what was said. */
export function readSessions({ userId, after, take }: Page<string>) {
  const select = { ...sessionColumns, summary: true };
  return db().chatSession.findMany({ where: { userId, id: { gt: after } }, select, orderBy: { id: "asc" }, take });
}

type ExportedMessage = { sequence: bigint; message: unknown };

/** The messages as the person sees them and, of their own, all that was sent with them. */
export async function readMessages(
  sessionId: string,
  { userId, after, take }: Page<bigint>,
): Promise<ExportedMessage[]> {
  const rows = await db().message.findMany({
    where: { sessionId, session: { userId }, sequence: { gt: after } },
    select: {
      ...messageColumns,
      sequence: true,
      request: true,
      attachments: { select: { objectId: true }, orderBy: { ordinal: "asc" } },
    },
    orderBy: { sequence: "asc" },
    take,
  });
  const now = new Date();
  return rows.map(({ sequence, request, attachments, ...row }) => {
    const sent = row.role === "user" && {
      request,
      attachments: attachments.map(({ objectId }) => objectPath(objectId)),
    };
    return { sequence, message: { ...toMessage(row, now), ...sent } };
  });
}
