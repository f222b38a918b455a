import "server-only";
import { Worker } from "node:worker_threads";
import { keepThreadLimits } from "../thread-limits.ts";
import type { ReadingOutcome, ReadingStep } from "./read-document.ts";
import type { WorkerAnswer } from "./reading-worker.ts";

/** A step that has not ended after this long will not; its budget of time is far below. */
const STEP_TIMEOUT_MS = 12_000;

/**
 * How long a processor may work without a page being done: a page of a textbook takes some hundredths, one of 40,000
 * words a quarter of a second. It is the processor's time that counts, since on a busy machine a page takes long that is innocent.
 */
const PAGE_PROCESSOR_MS = 800;

/** How much a step may make this process grow before it is ended: the last bound, where no other holds. */
const MAX_GROWTH_BYTES = 400 * 1_048_576;
const WATCH_INTERVAL_MS = 100;

const HEAP_MEGABYTES = 192;

const MICROSECONDS_A_MILLISECOND = 1_000;

/** `ended`: at a bound that may have been reached by what else this machine does, and not by the file. */
type StepOutcome = ReadingOutcome | { kind: "ended"; code: "too_slow" | "too_much" };

/** Does a step of reading off the thread that answers requests, within bounds of time and memory. */
export async function readInWorker(step: ReadingStep): Promise<StepOutcome> {
  keepThreadLimits();
  const worker = new Worker(new URL("./reading-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 16 },
    // pdf.js warns about what it meets; a log holds nothing of what people wrote.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<StepOutcome>();
  const timeout = setTimeout(() => resolve({ kind: "ended", code: "too_slow" }), STEP_TIMEOUT_MS);
  const watch = watchBounds(worker, resolve);
  worker.on("message", (answer: WorkerAnswer) => {
    if (answer.kind !== "progress") resolve(answer);
  });
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

/**
 * Looks now and then at what the step takes of memory and, since its last progress, of a processor's time. Before the first
 * progress the thread loads its modules, which takes most of a page's allowance, on a slow machine all of it: no file is to blame.
 */
function watchBounds(worker: Worker, end: (outcome: StepOutcome) => void): NodeJS.Timeout {
  const memoryBefore = process.memoryUsage.rss();
  let isProgress = false;
  let processorBefore = Infinity;
  worker.on("message", () => (isProgress = true));
  return setInterval(async () => {
    if (process.memoryUsage.rss() - memoryBefore > MAX_GROWTH_BYTES) end({ kind: "ended", code: "too_much" });
    const processor = await processorMilliseconds(worker);
    if (isProgress) processorBefore = processor;
    isProgress = false;
    if (processor - processorBefore > PAGE_PROCESSOR_MS) end({ kind: "failed", code: "too_slow" });
  }, WATCH_INTERVAL_MS);
}

/** Of a thread that has ended nothing is known, nor where Node is older than 24.6: there the other bounds hold. */
async function processorMilliseconds(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / MICROSECONDS_A_MILLISECOND;
  } catch {
    return 0;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
