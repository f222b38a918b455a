import { cardText } from "../cards/card-text.ts";
import type { Card } from "../cards/card.ts";
import { setOnLine } from "../chemistry/set-chemistry.ts";
import type { Message } from "./chat.ts";

/** The card of a message; null where there is none. */
export function cardOf({ metadata }: Pick<Message, "metadata">): Card | null {
  return metadata === null || metadata.type === undefined ? null : metadata;
}

/**
 * Whether a reply with a card says something besides: a model's words, unless they are only those of the card. Those were
 * stored with it, and a card of old is set when it is read: what is compared is what both say, however it is written.
 */
export function explainsCard(
  { content, provenance }: Pick<Message, "content" | "provenance">,
  card: Card | null,
): boolean {
  return provenance?.writer === "model" && (card === null || !saysSame(content, cardText(card)));
}

/** What the built-in tutor says before a card, whose own words follow; "" where it is nothing. */
export function leadOf({ content, provenance }: Pick<Message, "content" | "provenance">, card: Card | null): string {
  const own = card === null || provenance?.writer === "model" ? "" : cardText(card);
  return own !== "" && content.endsWith(own) ? content.slice(0, -own.length).trim() : "";
}

function saysSame(one: string, other: string): boolean {
  return one === other || setOnLine(one) === setOnLine(other);
}
