import { createTranslator } from "next-intl";
import { createDraft, type Draft } from "#lib/client/chat/use-draft.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { SendMessage } from "#lib/contracts/chat.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { type Conversation, createConversation } from "./create-conversation.ts";

/** A conversation in English, and what it sends to a server that takes everything and says nothing. */
export function openConversation({
  draft = createDraft("user"),
  failures = [] as unknown[],
  // Turns under way outlive the screen: each has a session of its own.
  sessionId = crypto.randomUUID() as string,
} = {}): {
  conversation: Conversation;
  draft: Draft;
  sent: SendMessage[];
  fetch: typeof globalThis.fetch;
} {
  const sent: SendMessage[] = [];
  const conversation = createConversation({
    queryClient: createQueryClient(),
    sessionId,
    topic: "Gas Laws",
    draft,
    locale: "en",
    t: createTranslator({ locale: "en", messages: { chat }, namespace: "chat" }),
    report: (error) => void failures.push(error),
  });
  const fetch = async (_url: unknown, { method, body }: RequestInit = {}): Promise<Response> => {
    if (method !== "POST") return Response.json([]);
    sent.push(JSON.parse(String(body)) as SendMessage);
    return new Response(new ReadableStream());
  };
  return { conversation, draft, sent, fetch };
}
