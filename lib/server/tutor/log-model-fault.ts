import "server-only";
import { APICallError } from "ai";
import { describeError, log } from "../http/log.ts";
import type { OpenTurn } from "./open-turn.ts";

/** For whoever runs the app: which reply had to do without the model, and why. No text of anybody's. */
export function logModelFault({ replyId }: OpenTurn, cause: unknown): void {
  const status = APICallError.isInstance(cause) ? cause.statusCode : null;
  log("warn", "model unavailable", { replyId, status, ...describeError(cause) });
}
