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

/** Resolves when the text of all these files is known, when it is known that there is none, when the time is over, or when nobody waits any more. */
export async function untilRead(
  objectIds: readonly string[],
  end: number,
  stop = new AbortController().signal,
): Promise<void> {
  const over = sleep(Math.max(0, end - Date.now()), "late" as const, { ref: false, signal: stop }).catch(
    () => "late" as const,
  );
  while (Date.now() < end && !stop.aborted) {
    const waiting = await db().storedObject.findMany({
      where: { id: { in: [...objectIds] }, state: { in: ["uploaded", "reading"] } },
      select: { id: true },
    });
    const [first] = waiting;
    if (!first) return;
    const work = inTurn(async () => (Date.now() < end && !stop.aborted ? workNext(first.id) : "idle"));
    keepAlive(
      work.then(
        () => undefined,
        () => undefined,
      ),
    );
    if ((await Promise.race([work, over])) === "idle") await Promise.race([sleep(POLL_MILLISECONDS), over]);
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
