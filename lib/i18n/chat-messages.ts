import "server-only";
import { createHash } from "node:crypto";
import type { Area, Messages } from "./areas.ts";
import type { Locale } from "./locales.ts";
import { putMessages } from "./messages-at.ts";
import { loadMessageText } from "./messages.ts";

const AREAS: readonly Area[] = [
  "chat",
  "common",
  "curriculum",
  "feedback-dialog",
  "materials",
  "payment",
  "profile",
  "progress",
  "settings",
  "sidebar",
  "sources",
  "uploads",
];

/** The messages of the chat screen as JSON, and the address that they have as long as they stay what they are. */
export type ChatMessages = { address: string; text: string };

const written = new Map<Locale, Promise<ChatMessages>>();

export function chatMessages(locale: Locale): Promise<ChatMessages> {
  const messages = written.get(locale) ?? write(locale);
  written.set(locale, messages);
  return messages;
}

async function write(locale: Locale): Promise<ChatMessages> {
  const text = await loadMessageText(locale, AREAS);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const address = `/words/${locale}/${digest}`;
  putMessages(address, JSON.parse(text) as Partial<Messages>);
  return { address, text };
}
