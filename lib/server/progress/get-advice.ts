import "server-only";
import type { Advice } from "#lib/contracts/answers/advice.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import { advise } from "#lib/mastery/estimate/advise.ts";
import { estimateMastery } from "#lib/mastery/estimate/estimate.ts";
import { db } from "../db/client.ts";
import { findEvidence } from "./find-evidence.ts";
import { findRecords } from "./find-records.ts";

/** What the student likely knows, and what to learn next and why. */
export async function getAdvice(userId: string, now: Date): Promise<Advice> {
  const [evidence, records] = await Promise.all([findEvidence(userId), findRecords(db(), userId, SUBTOPICS)]);
  const { known, next } = advise(estimateMastery(evidence, now), records);
  return {
    known: known.map((each) => ({ ...each })),
    next: next.map((each) => ({ ...each, because: [...each.because] })),
    evidence: evidence.length,
  };
}
