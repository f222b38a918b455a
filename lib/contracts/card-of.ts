import type { Card } from "../cards/card.ts";
import type { Message } from "./chat.ts";

/** The card of a message; null where there is none. */
export function cardOf({ metadata }: Pick<Message, "metadata">): Card | null {
  return metadata === null || metadata.type === undefined ? null : metadata;
}
