import { parentPort } from "node:worker_threads";
import { readDocument, type ReadingOutcome, type ReadingStep } from "./read-document.ts";

/** What the thread says: that a part of the step is done, and at last what came of it. */
export type WorkerAnswer = { kind: "progress" } | ReadingOutcome;

// A thread that does one step and is ended: what a hostile file does to its memory goes with it.
parentPort?.once("message", async (step: ReadingStep) => {
  tell({ kind: "progress" });
  // pdf.js throws its own errors for what is broken within a page.
  const outcome: ReadingOutcome = await readDocument(step, () => tell({ kind: "progress" })).catch(() => ({
    kind: "failed",
    code: "damaged",
  }));
  tell(outcome);
});

function tell(answer: WorkerAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
}
