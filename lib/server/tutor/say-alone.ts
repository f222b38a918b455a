import "server-only";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";

/** A reply of the built-in tutor that is words only. */
export function sayAlone(content: string, live: LiveReply): Reply {
  live.emit({ type: "text", delta: content });
  return {
    state: "complete",
    content,
    card: null,
    provenance: { writer: "tutor", check: null, notice: null },
    charged: true,
    record: null,
  };
}
