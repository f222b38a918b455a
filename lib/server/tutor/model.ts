import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModel } from "ai";
import { env } from "../env.ts";

/** The configured language model, or null: without a key the built-in tutor answers alone. */
export function findModel(): LanguageModel | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_PROTOCOL } = env();
  if (!OPENAI_API_KEY) return null;
  const openai = createOpenAI({ apiKey: OPENAI_API_KEY, ...(OPENAI_BASE_URL && { baseURL: OPENAI_BASE_URL }) });
  return OPENAI_PROTOCOL === "chat" ? openai.chat(OPENAI_MODEL) : openai.responses(OPENAI_MODEL);
}
