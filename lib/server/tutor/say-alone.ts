import "server-only";
import { cardText } from "#lib/cards/card-text.ts";
import type { Card } from "#lib/cards/card.ts";
import type { Said } from "#lib/wording/suggesting.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";

/** A reply of the built-in tutor that is words only. */
export function sayAlone(said: string | Said, live: LiveReply): Reply {
  const { text: content, suggestions } = typeof said === "string" ? { text: said, suggestions: null } : said;
  live.emit({ type: "text", delta: content });
  return {
    state: "complete",
    content,
    card: null,
    suggestions,
    provenance: { writer: "tutor", check: null, notice: null },
    charge: "counted",
    record: null,
  };
}

/** A reply of the built-in tutor that is a card only, computed by the engine. */
export function showAlone(card: Card, live: LiveReply): Reply {
  live.emit({ type: "card", card });
  return {
    state: "complete",
    content: cardText(card),
    card,
    provenance: { writer: "tutor", check: "verified", notice: null },
    charge: "counted",
    record: null,
  };
}
