import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import type { PlanName } from "#lib/plans/plans.ts";
import { createSession } from "#lib/server/auth/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { type AnsweredQuestion, type AttemptOutcome, storeAttempt } from "#lib/server/progress/store-attempt.ts";

export const NOON = new Date("2026-03-02T12:00:00Z");

/** A user with that plan, who is gone after the test. */
export async function createUserId(planName: PlanName): Promise<string> {
  const subscription = planName === "free" ? {} : { subscription: { create: { planName, status: "active" } } };
  const { id } = await db().user.create({ data: subscription, select: { id: true } });
  onTestFinished(async () => {
    await db().user.deleteMany({ where: { id } });
  });
  return id;
}

/** An unaided right answer to a new easy question about molarity, unless said otherwise. */
export function answeredBy(userId: string, overrides: Partial<AnsweredQuestion> = {}): AnsweredQuestion {
  return {
    userId,
    questionId: randomUUID(),
    subtopic: "molarity",
    family: "molarity-of-solution",
    variant: "amount",
    difficulty: "easy",
    isCorrect: true,
    isHelped: false,
    score: 100,
    misconception: null,
    choices: null,
    answeredAt: NOON,
    timeZone: "UTC",
    ...overrides,
  };
}

/** Stores an answer in a transaction of its own. */
export function answer(userId: string, overrides: Partial<AnsweredQuestion> = {}): Promise<AttemptOutcome> {
  const answered = answeredBy(userId, overrides);
  return db().$transaction((transaction) => storeAttempt(transaction, answered), { maxWait: 20_000, timeout: 20_000 });
}

/** The header that signs the user in. */
export async function cookieOf(userId: string): Promise<{ cookie: string }> {
  const { token } = await createSession(userId);
  return { cookie: `authjs.session-token=${token}` };
}
