import "server-only";
import { embedMany } from "ai";
import type { Locale } from "#lib/i18n/locales.ts";
import { EMBEDDING_LENGTH, packEmbedding, signatureOf } from "#lib/retrieval/embedding.ts";
import { env } from "../env.ts";
import { describeError, log } from "../http/log.ts";
import { embedInWorker } from "./embed-in-worker.ts";

/** The meaning of a text as one model puts it. */
export type Meaning = { readonly model: string; readonly embedding: Int8Array; readonly signature: string };

/** What turns texts of a language into embeddings. `model` tells apart what must not be compared. */
type Embedder = {
  readonly model: string;
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<readonly number[][]>;
};

/** A question that waits longer for its embedding is answered by words and concepts alone. */
const QUERY_TIMEOUT_MS = 1_500;
/** The first time the model is loaded, and the machine may be busy; but a step of reading waits for it, and others for the step. */
const TEXTS_TIMEOUT_MS = 40_000;
const EMBEDDED_QUERY_LENGTH = 400;

const inProcess: Embedder = { model: "energetic-ai/en-0.2.0", embed: embedInWorker };

/** With a key OpenAI's model, which reads all six languages; without one that of the installation, which reads English. */
export function findEmbedder(locale: Locale): Embedder | null {
  const { OPENAI_API_KEY, OPENAI_EMBEDDING_MODEL } = env();
  if (OPENAI_API_KEY && OPENAI_EMBEDDING_MODEL)
    return { model: `openai/${OPENAI_EMBEDDING_MODEL}`, embed: embedByOpenAI };
  return locale === "en" ? inProcess : null;
}

export async function embedTexts(
  { model, embed }: Embedder,
  texts: readonly string[],
  timeoutMs = TEXTS_TIMEOUT_MS,
): Promise<Meaning[]> {
  const embeddings = await embed(
    texts.map((text) => text.toWellFormed()),
    AbortSignal.timeout(timeoutMs),
  );
  return embeddings.map((components) => {
    const embedding = packEmbedding(components);
    return { model, embedding, signature: signatureOf(embedding) };
  });
}

/** Null where no model reads the language, or it does not answer in time: the question is then answered by words and concepts alone. */
export async function embedQuery(query: string, locale: Locale): Promise<Meaning | null> {
  const embedder = findEmbedder(locale);
  const text = query.slice(0, EMBEDDED_QUERY_LENGTH).trim();
  if (embedder === null || text === "") return null;
  try {
    const [meaning] = await embedTexts(embedder, [text], QUERY_TIMEOUT_MS);
    return meaning ?? null;
  } catch (error) {
    log("warn", "question not embedded", describeError(error));
    return null;
  }
}

async function embedByOpenAI(texts: readonly string[], signal: AbortSignal): Promise<readonly number[][]> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_EMBEDDING_MODEL } = env();
  const { createOpenAI } = await import("@ai-sdk/openai");
  const openai = createOpenAI({
    ...(OPENAI_API_KEY && { apiKey: OPENAI_API_KEY }),
    ...(OPENAI_BASE_URL && { baseURL: OPENAI_BASE_URL }),
  });
  const { embeddings } = await embedMany({
    model: openai.embedding(OPENAI_EMBEDDING_MODEL ?? ""),
    values: [...texts],
    abortSignal: signal,
    providerOptions: { openai: { dimensions: EMBEDDING_LENGTH } },
    maxRetries: 1,
  });
  return embeddings;
}
