import { replaceEqualDeep } from "@tanstack/react-query";
import type { Message, Turn } from "../../contracts/chat.ts";
import type { MessagePage } from "../../contracts/chat-start.ts";

/** What this browser has of a session: its newest messages without a gap, oldest first. */
export type Transcript = {
  messages: readonly Message[];
  /** Whether the server may have more before them. */
  hasOlder: boolean;
};

/**
 * The newest page put in the place of what is known of it. Where the two do not meet, as when many messages came from
 * elsewhere, what was known goes. A message that is still the same stays the same object, and is not shown anew.
 */
export function withNewest(known: Transcript | undefined, { rows, isLast }: MessagePage): Transcript {
  const messages = known?.messages ?? [];
  const meeting = messages.findIndex(({ id }) => id === rows[0]?.id);
  if (known === undefined || meeting < 0) return { messages: rows, hasOlder: !isLast };
  const before = new Map(messages.slice(meeting).map((message) => [message.id, message]));
  const newest = rows.map((message) => replaceEqualDeep(before.get(message.id), message));
  return { ...known, messages: [...messages.slice(0, meeting), ...newest] };
}

/** The page before the message `before` put above the rest, unless that has changed meanwhile. */
export function withOlder(known: Transcript, before: string, { rows, isLast }: MessagePage): Transcript {
  if (known.messages[0]?.id !== before) return known;
  return { messages: [...rows, ...known.messages], hasOlder: !isLast };
}

/** The messages with a finished turn put in: those of the same id are replaced, new ones come last; also the question whose card it changed. */
export function withTurn(messages: readonly Message[], { userMessage, message, question }: Turn): Message[] {
  const known = new Set(messages.map(({ id }) => id));
  // Where the reply is known and its question is not, the question is older than all that is known.
  const arrived = known.has(message.id) ? [] : [userMessage, message].filter(({ id }) => !known.has(id));
  const changed = question === undefined ? [] : [question];
  const fresh = new Map([userMessage, message, ...changed].map((row) => [row.id, row]));
  return [...messages.map((row) => fresh.get(row.id) ?? row), ...arrived];
}
