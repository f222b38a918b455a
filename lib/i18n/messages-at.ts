import type { Messages } from "./areas.ts";

type PageMessages = Partial<Messages>;

/** Of the whole process: what asks for a page's messages on the server, and what draws with them, are bundled apart. */
const kept = globalThis as typeof globalThis & { atomCoachMessages?: Map<string, Promise<PageMessages>> };
const known = (kept.atomCoachMessages ??= new Map());

const RETRY_MS = 2_000;

/** The server has them before it draws. */
export function putMessages(address: string, messages: PageMessages): void {
  if (!known.has(address)) known.set(address, Promise.resolve(messages));
}

/** A browser asks for them, as often as it takes: without them the page, which stands there, cannot come to life. */
export function messagesAt(address: string): Promise<PageMessages> {
  const messages = known.get(address) ?? fetchMessages(address);
  known.set(address, messages);
  return messages;
}

async function fetchMessages(address: string): Promise<PageMessages> {
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as PageMessages;
  } catch {
    // The network is away; it may come back.
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  return fetchMessages(address);
}
