import "server-only";
import { defaultSettingsMiddleware, wrapLanguageModel } from "ai";
import { env } from "../env.ts";
import { fetchInGulps } from "../model/gulps.ts";

/** Whether a language model is configured. */
export function hasModel(): boolean {
  return Boolean(env().OPENAI_API_KEY);
}

/** The configured language model, or null: without a key the built-in tutor answers alone. */
export async function findModel(): Promise<ReturnType<typeof wrapLanguageModel> | null> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_PROTOCOL } = env();
  if (!OPENAI_API_KEY) return null;
  // Loaded when it is needed: the package reads its variables on import, and refuses one that is set but empty.
  const { createOpenAI } = await import("@ai-sdk/openai");
  const openai = createOpenAI({
    apiKey: OPENAI_API_KEY,
    ...(OPENAI_BASE_URL && { baseURL: OPENAI_BASE_URL }),
    fetch: fetchInGulps,
  });
  if (OPENAI_PROTOCOL === "chat") return openai.chat(OPENAI_MODEL);
  // Many students are minors: what they write is not to be kept by the provider. Chat completions keep nothing unasked.
  const settings = { providerOptions: { openai: { store: false } } };
  return wrapLanguageModel({
    model: openai.responses(OPENAI_MODEL),
    middleware: defaultSettingsMiddleware({ settings }),
  });
}
