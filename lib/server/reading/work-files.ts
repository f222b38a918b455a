import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "../db/client.ts";
import { keepAlive } from "../http/keep-alive.ts";
import { claimJob } from "./jobs.ts";
import { workStep } from "./work-step.ts";

const POLL_MILLISECONDS = 200;

/**
 * How long a file keeps its turn, if it needs that: one of some pages is read and found within, and so waits for each other
 * person once. No more steps are begun after that.
 */
const TURN_MILLISECONDS = 2_000;

/** Gives one person's files after the other's a turn of some steps, until none waits or the time is over. */
export async function workFiles(end: number): Promise<void> {
  while (Date.now() < end) {
    const begun = Date.now();
    const objectId = await inTurn(() => workNext());
    if (objectId === null) return;
    const endOfTurn = Math.min(end, begun + TURN_MILLISECONDS);
    while (Date.now() < endOfTurn && (await inTurn(() => workNext(objectId))) !== null);
  }
}

/** Resolves when the text of all these files is known, when it is known that there is none, when the time is over, or when nobody waits any more. `onPlace`: which place the next step has in the line of this process, from 1. */
export async function untilRead(
  objectIds: readonly string[],
  end: number,
  stop = new AbortController().signal,
  onPlace: (place: number) => void = () => undefined,
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
    // Others whom this process reads for come first.
    onPlace(ahead + 1);
    const work = inTurn(async () => (Date.now() < end && !stop.aborted ? workNext(first.id) : null));
    keepAlive(
      work.then(
        () => undefined,
        () => undefined,
      ),
    );
    if ((await Promise.race([work, over])) === null) await Promise.race([sleep(POLL_MILLISECONDS), over]);
  }
}

let last: Promise<unknown> = Promise.resolve();
/** How many steps are done or wait to be. */
let ahead = 0;

/**
 * One step at a time in this process: a class that uploads together must not exhaust it. No step is claimed before its
 * turn, since its lease would run out meanwhile.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  ahead += 1;
  const turn = last.then(work).finally(() => {
    ahead -= 1;
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Does a step of a file, or of whichever is next; returns which, and null when there was none to do. */
async function workNext(objectId: string | null = null): Promise<string | null> {
  const job = await claimJob(new Date(), objectId);
  if (job === null) return null;
  await workStep(job);
  return job.objectId;
}
