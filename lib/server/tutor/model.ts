import "server-only";
import type { LanguageModel } from "ai";
import { env } from "../env.ts";

/** The configured language model, or null: without a key the built-in tutor answers alone. */
export async function findModel(): Promise<LanguageModel | null> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_PROTOCOL } = env();
  if (!OPENAI_API_KEY) return null;
  // Loaded when it is needed: the package reads its variables on import, and refuses one that is set but empty.
  const { createOpenAI } = await import("@ai-sdk/openai");
  const openai = createOpenAI({ apiKey: OPENAI_API_KEY, ...(OPENAI_BASE_URL && { baseURL: OPENAI_BASE_URL }) });
  return OPENAI_PROTOCOL === "chat" ? openai.chat(OPENAI_MODEL) : openai.responses(OPENAI_MODEL);
}
