import "server-only";
import { Worker } from "node:worker_threads";
import type { ReadingOutcome, ReadingStep } from "./read-document.ts";

/** A step that has not ended after this long will not; its budget of time is far below. */
const STEP_TIMEOUT_MS = 12_000;

/** How much a step may make this process grow before it is ended: the last bound, where no other holds. */
const MAX_GROWTH_BYTES = 400 * 1_048_576;
const WATCH_INTERVAL_MS = 100;

const HEAP_MEGABYTES = 192;

/** One at a time in this process: a class that uploads together must not exhaust it. */
let last: Promise<unknown> = Promise.resolve();

/** Does a step of reading off the thread that answers requests, within bounds of time and memory. */
export function readInWorker(step: ReadingStep): Promise<ReadingOutcome> {
  const outcome = last.then(() => runWorker(step));
  last = outcome.catch(() => undefined);
  return outcome;
}

async function runWorker(step: ReadingStep): Promise<ReadingOutcome> {
  const worker = new Worker(new URL("./reading-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 16 },
    // pdf.js warns about what it meets; a log holds nothing of what people wrote.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<ReadingOutcome>();
  const timeout = setTimeout(() => resolve({ kind: "failed", code: "too_slow" }), STEP_TIMEOUT_MS);
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > MAX_GROWTH_BYTES) resolve({ kind: "failed", code: "too_much" });
  }, WATCH_INTERVAL_MS);
  worker.once("message", resolve);
  worker.once("error", (error) => resolve({ kind: "failed", code: isOutOfMemory(error) ? "too_much" : "damaged" }));
  worker.once("exit", () => resolve({ kind: "failed", code: "damaged" }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(step);
  try {
    return await promise;
  } finally {
    clearTimeout(timeout);
    clearInterval(watch);
    await worker.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
