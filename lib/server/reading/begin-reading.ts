import "server-only";
import { sweepFiles } from "../files/sweep.ts";
import { describeError, log } from "../http/log.ts";
import { keepAlive } from "../http/keep-alive.ts";
import { workFiles } from "./work-files.ts";

/** How long one stretch of work may go on: a serverless host ends a request after that. The next stretch goes on from there. */
const STRETCH_MILLISECONDS = 50_000;

const SWEEP_INTERVAL_MILLISECONDS = 60 * 60_000;

let lastSweep = 0;
let running: Promise<void> | null = null;
let isAskedAgain = false;

/** Sees to it that this process works on the files that wait, if any. Returns at once. */
export function beginReading(): void {
  isAskedAgain = true;
  running ??= workWhileAsked()
    .catch((error: unknown) => log("error", "reading stopped", describeError(error)))
    .finally(() => {
      running = null;
    });
  keepAlive(running);
}

/** What is asked for while the last step ends is not forgotten. */
async function workWhileAsked(): Promise<void> {
  while (isAskedAgain) {
    isAskedAgain = false;
    await workAndSweep(Date.now());
  }
}

async function workAndSweep(now: number): Promise<void> {
  if (now - lastSweep > SWEEP_INTERVAL_MILLISECONDS) {
    lastSweep = now;
    await sweepFiles(new Date(now));
  }
  await workFiles(now + STRETCH_MILLISECONDS);
}
