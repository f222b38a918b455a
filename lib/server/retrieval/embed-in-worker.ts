import "server-only";
import { Worker } from "node:worker_threads";
import { keepThreadLimits } from "../thread-limits.ts";
import type { EmbeddingAnswer, EmbeddingJob } from "./embedding-worker.ts";

/** The model and its work take some 300 MB outside the heap, which grows little. */
const HEAP_MEGABYTES = 256;

type Pending = { resolve: (embeddings: number[][]) => void; reject: (error: Error) => void };

/** The thread that holds the model; in development a module is evaluated again on each change, and the thread stays. */
const kept = globalThis as typeof globalThis & {
  atomCoachEmbedding?: { worker: Worker; pending: Map<number, Pending>; jobs: number };
};

/**
 * Embeds texts in English off the thread that answers requests, by the model that is part of the installation. Rejects
 * when `signal` is aborted; the thread then works for nobody.
 */
export function embedInWorker(texts: readonly string[], signal: AbortSignal): Promise<number[][]> {
  kept.atomCoachEmbedding ??= startWorker();
  const { worker, pending } = kept.atomCoachEmbedding;
  const id = (kept.atomCoachEmbedding.jobs += 1);
  const { promise, resolve, reject } = Promise.withResolvers<number[][]>();
  pending.set(id, { resolve, reject });
  const job: EmbeddingJob = { id, texts };
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(job);
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return promise;
}

function startWorker(): { worker: Worker; pending: Map<number, Pending>; jobs: number } {
  keepThreadLimits();
  const worker = new Worker(new URL("./embedding-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const pending = new Map<number, Pending>();
  const end = (error: Error): void => {
    if (kept.atomCoachEmbedding?.worker === worker) delete kept.atomCoachEmbedding;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on("message", (answer: EmbeddingAnswer) => {
    const job = pending.get(answer.id);
    pending.delete(answer.id);
    // An idle model keeps no process alive.
    if (pending.size === 0) worker.unref();
    if ("error" in answer) job?.reject(new Error(answer.error));
    else job?.resolve(answer.embeddings);
  });
  worker.once("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.once("exit", () => end(new Error("the embedding thread has ended")));
  return { worker, pending, jobs: 0 };
}
