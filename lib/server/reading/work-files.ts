import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "../db/client.ts";
import { keepAlive } from "../http/keep-alive.ts";
import { claimJob } from "./jobs.ts";
import { workStep } from "./work-step.ts";

const POLL_MILLISECONDS = 200;

/** Does step after step, of any file, until none waits or the time is over. */
export async function workFiles(end: number): Promise<void> {
  while (Date.now() < end) {
    if ((await inTurn(() => workNext())) === "idle") return;
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
    const work = inTurn(async () => (Date.now() < end ? workNext(first.id) : "idle"));
    keepAlive(work.then(() => undefined, () => undefined));
    const outcome = await Promise.race([work, sleep(end - Date.now(), "late" as const, { ref: false })]);
    if (outcome === "idle") await sleep(Math.min(POLL_MILLISECONDS, Math.max(0, end - Date.now())));
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * One step at a time in this process: a class that uploads together must not exhaust it. No step is claimed before its
 * turn, since its lease would run out meanwhile.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

async function workNext(objectId: string | null = null): Promise<"worked" | "idle"> {
  const job = await claimJob(new Date(), objectId);
  if (job === null) return "idle";
  await workStep(job);
  return "worked";
}
