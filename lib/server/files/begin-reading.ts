import "server-only";
import { beyondPatience } from "../db/patience.ts";
import { keepAlive } from "../http/keep-alive.ts";
import { describeError, log } from "../http/log.ts";
import { findNextTime } from "../reading/jobs.ts";
import { workFiles } from "../reading/work-files.ts";
import { sweepFiles } from "./sweep.ts";

/** How long one stretch of work may go on: a serverless host ends a request after that. The next stretch goes on from there. */
const STRETCH_MILLISECONDS = 50_000;

/** Between stretches, at least; and how long nothing is tried that has just failed as a whole, as without the database. */
const REST_MILLISECONDS = 1_000;
const FAULT_MILLISECONDS = 60_000;

const SWEEP_INTERVAL_MILLISECONDS = 60 * 60_000;

let lastSweep = 0;
let running: Promise<void> | null = null;
let isAskedAgain = false;
let nextStretch: NodeJS.Timeout | undefined;

/** Sees to it that this process works on the files that wait, if any, and goes on by itself with what must wait. Returns at once. */
export function beginReading(): void {
  isAskedAgain = true;
  running ??= beyondPatience(workWhileAsked);
  keepAlive(running);
}

/** What is asked for while the last step ends is not forgotten. */
async function workWhileAsked(): Promise<void> {
  let next: number | null = null;
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await workAndSweep(Date.now());
      next = (await findNextTime())?.getTime() ?? null;
    }
  } catch (error) {
    log("error", "reading stopped", describeError(error));
    next = Date.now() + FAULT_MILLISECONDS;
  } finally {
    // At once after the last look at whether more was asked for.
    running = null;
  }
  clearTimeout(nextStretch);
  if (next !== null) nextStretch = setTimeout(beginReading, Math.max(REST_MILLISECONDS, next - Date.now())).unref();
}

async function workAndSweep(now: number): Promise<void> {
  if (now - lastSweep > SWEEP_INTERVAL_MILLISECONDS) {
    lastSweep = now;
    await sweepFiles(new Date(now));
  }
  await workFiles(now + STRETCH_MILLISECONDS);
}
