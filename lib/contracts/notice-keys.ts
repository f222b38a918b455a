import type { Provenance } from "./chat.ts";

/** Each notice's sentence, among those of a reply (`messages/<locale>/chat.json`). */
export const NOTICE_KEYS = {
  model_unavailable: "modelUnavailable",
  model_spent: "modelSpent",
  reply_cut: "replyCut",
} as const satisfies Record<NonNullable<Provenance["notice"]>, string>;
