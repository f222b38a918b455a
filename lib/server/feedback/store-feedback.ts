import "server-only";
import type { ParsedSendFeedback } from "#lib/contracts/feedback.ts";
import { hasRight } from "#lib/plans/plans.ts";
import type { SignedInUser } from "../auth/current-user.ts";
import { db } from "../db/client.ts";

/** Keeps what a person told us. It has priority when the plan of that moment has priority support. */
export async function storeFeedback(user: SignedInUser, feedback: ParsedSendFeedback): Promise<{ id: string }> {
  const { feedbackType, feedbackText, rating } = feedback;
  const isPriority = hasRight(user.plan, "prioritySupport");
  return db().feedback.create({
    data: { userId: user.id, feedbackType, feedbackText, rating, isPriority },
    select: { id: true },
  });
}
