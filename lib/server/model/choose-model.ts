import "server-only";
import { type LanguageModel, wrapLanguageModel } from "ai";
import type { Provenance } from "#lib/contracts/chat.ts";
import { describeError, log } from "../http/log.ts";
import { findModel } from "../tutor/model.ts";
import { admit, afterFailure, type Circuit, CLOSED, hasOpened } from "./circuit.ts";
import { isSpent, spendTokens } from "./day-tokens.ts";
import { watchModel } from "./watch-model.ts";

/** A model to ask, if there is one; `notice`: what the reply is to say of it that there is none. */
export type ModelChoice = { model: LanguageModel | null; notice: Provenance["notice"] };

/** Next bundles each route by itself, so a module's own variable would not be shared between them. */
const kept = globalThis as typeof globalThis & { atomCoachModelCircuit?: Circuit };

/**
 * The model that may be asked for a person at this moment: none where none is configured, while it fails, or once the day's
 * tokens are spent. All that is asked of it is counted.
 */
export async function chooseModel(userId: string): Promise<ModelChoice> {
  const model = await findModel();
  if (model === null) return { model: null, notice: null };
  if (await isSpent(userId, new Date())) return { model: null, notice: "model_spent" };
  const { mayAsk, circuit } = admit(kept.atomCoachModelCircuit ?? CLOSED, Date.now());
  kept.atomCoachModelCircuit = circuit;
  if (!mayAsk) return { model: null, notice: "model_unavailable" };
  const onTokens = (tokens: number) => countTokens(userId, tokens);
  return { model: wrapLanguageModel({ model, middleware: watchModel({ onEnd: remember, onTokens }) }), notice: null };
}

function remember(ending: "answered" | "failed" | "idle"): void {
  const before = kept.atomCoachModelCircuit ?? CLOSED;
  if (ending === "answered") {
    if (hasOpened(CLOSED, before)) log("warn", "model asked again");
    kept.atomCoachModelCircuit = CLOSED;
  }
  if (ending === "failed") {
    const after = afterFailure(before, Date.now());
    kept.atomCoachModelCircuit = after;
    if (hasOpened(before, after)) log("warn", "model not asked for a while", { failures: after.failures });
  }
}

/** A reply that was paid is told, also where it could not be counted. */
async function countTokens(userId: string, tokens: number): Promise<void> {
  try {
    await spendTokens(userId, tokens, new Date());
  } catch (error) {
    log("error", "tokens not counted", describeError(error));
  }
}
