import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "../db/client.ts";
import { claimJob } from "./jobs.ts";
import { workStep } from "./work-step.ts";

const POLL_MILLISECONDS = 200;

/** Does step after step, of any file, until none waits or the time is over. */
export async function workFiles(end: number): Promise<void> {
  while (Date.now() < end) {
    const job = await claimJob(new Date());
    if (job === null) return;
    await workStep(job, () => new Date());
  }
}

/** Resolves when the text of all these files is known, when it is known that there is none, or when the time is over. */
export async function untilRead(objectIds: readonly string[], end: number): Promise<void> {
  while (Date.now() < end) {
    const waiting = await db().storedObject.findMany({
      where: { id: { in: [...objectIds] }, state: { in: ["uploaded", "reading"] } },
      select: { id: true },
    });
    const [first] = waiting;
    if (!first) return;
    const job = await claimJob(new Date(), first.id);
    if (job === null) await sleep(POLL_MILLISECONDS);
    else await workStep(job, () => new Date());
  }
}
