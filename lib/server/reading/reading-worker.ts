import { parentPort } from "node:worker_threads";
import { readDocument, type ReadingOutcome, type ReadingStep } from "./read-document.ts";

// A thread that does one step and is ended: what a hostile file does to its memory goes with it.
parentPort?.once("message", async (step: ReadingStep) => {
  // pdf.js throws its own errors for what is broken within a page.
  const outcome: ReadingOutcome = await readDocument(step).catch(() => ({ kind: "failed", code: "damaged" }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(outcome);
});
