import type { Card } from "#lib/cards/card.ts";
import type { Turn } from "#lib/contracts/chat.ts";
import type { ErrorBody } from "#lib/contracts/errors.ts";

/** What happens while a reply is written, in order: any number of texts and cards, then one end. `reading`: it waits for a file to be read, at a place in the line from 1. */
export type ReplyEvent =
  | { type: "text"; delta: string }
  | { type: "card"; card: Card }
  | { type: "reading"; place: number }
  | { type: "closed"; turn: Turn }
  | { type: "failed"; failure: ErrorBody; turn: Turn | null };

export type Emit = (event: ReplyEvent) => void;
