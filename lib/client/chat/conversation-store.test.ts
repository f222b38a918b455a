// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message } from "../../contracts/chat.ts";
import { createQueryClient } from "../query-client.ts";
import { createConversationStore } from "./conversation-store.ts";
import { type Question, sendQuestion } from "./turns.ts";

/** A server whose answers wait until they are given. */
class Server {
  readonly reads: PromiseWithResolvers<Response>[] = [];
  readonly posts: ReadableStreamDefaultController<Uint8Array>[] = [];
  joined = 0;
  join = () => new Response("", { status: 502 });

  readonly fetch = async (url: string, { method }: RequestInit = {}): Promise<Response> => {
    if (url.endsWith("/stream")) {
      this.joined += 1;
      return this.join();
    }
    if (method === "POST")
      return new Response(new ReadableStream({ start: (controller) => void this.posts.push(controller) }));
    const read = Promise.withResolvers<Response>();
    this.reads.push(read);
    return read.promise;
  };

  answer(index: number, messages: Message[] | number) {
    const status = typeof messages === "number" ? messages : 200;
    this.reads[index]?.resolve(Response.json(messages, { status }));
  }

  tell(index: number, ...events: object[]) {
    for (const event of events)
      this.posts[index]?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  }
}

let server: Server;
let close = () => {};

beforeEach(() => {
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
});

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function message(id: string, change: Partial<Message> = {}): Message {
  return {
    id,
    role: "user",
    state: "complete",
    content: id,
    metadata: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    replyToId: null,
    provenance: null,
    ...change,
  };
}

const reply = (id: string, replyToId: string, change: Partial<Message> = {}) =>
  message(id, { role: "assistant", replyToId, ...change });

/** Each test has a session of its own: turns outlive the screen. */
function open(sessionId: string) {
  const queryClient = createQueryClient();
  const conversation = createConversationStore(queryClient, sessionId);
  close = conversation.subscribe(() => undefined);
  return { queryClient, conversation, send: (question: Question) => sendQuestion(queryClient, sessionId, question) };
}

const ask = (id: string) => ({ id, content: id, type: "chat" as const });

test("[MSG-05] a question asked while the last reply is read anew keeps its place and its reply", async () => {
  const { conversation, send } = open("quick");
  server.answer(0, []);
  await vi.waitFor(() => expect(conversation.read().isLoading).toBe(false));

  await send(ask("q1"));
  server.tell(
    0,
    { type: "start", messageId: "r1" },
    { type: "data-turn", data: { userMessage: message("q1"), message: reply("r1", "q1") } },
  );
  await vi.waitFor(() => expect(conversation.read().live).toBeNull());
  server.posts[0]?.close();
  await vi.waitFor(() => expect(server.reads).toHaveLength(2));

  await send(ask("q2"));
  server.answer(1, [message("q1"), reply("r1", "q1")]);
  server.tell(1, { type: "start", messageId: "r2" }, { type: "text-delta", id: "r2", delta: "Two" });
  await vi.waitFor(() => expect(conversation.read().live?.text).toBe("Two"));
  expect(conversation.read().rows.map(({ key }) => key)).toEqual(["q1", "reply q1", "q2", "reply q2"]);
});

test("[MSG-05] a question asked while the last reply cannot be read anew is not lost", async () => {
  const { conversation, send } = open("unread");
  server.answer(0, []);
  await vi.waitFor(() => expect(conversation.read().isLoading).toBe(false));

  await send(ask("q1"));
  server.tell(0, { type: "data-turn", data: { userMessage: message("q1"), message: reply("r1", "q1") } });
  server.posts[0]?.close();
  await vi.waitFor(() => expect(server.reads).toHaveLength(2));

  await send(ask("q2"));
  server.answer(1, 502);
  server.tell(1, { type: "start", messageId: "r2" });
  await vi.waitFor(() => expect(conversation.read().live).toMatchObject({ phase: "writing", replyId: "r2" }));
});

test("[MSG-05] a reply whose stream cannot be joined is asked for again only after a pause", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers();
  const { conversation } = open("unjoined");
  const unfinished = [message("q1"), reply("r1", "q1", { state: "writing" })];
  server.answer(0, unfinished);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.joined).toBe(1);

  await vi.advanceTimersByTimeAsync(900);
  expect(server.reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  server.answer(1, unfinished);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.joined).toBe(2);
  expect(conversation.read().live?.replyId).toBe("r1");
});

test("[ERR-01] what was said stays when the sign-in has ended", async () => {
  const { conversation, queryClient } = open("signed-out");
  server.answer(0, [message("q1"), reply("r1", "q1")]);
  await vi.waitFor(() => expect(conversation.read().messages).toHaveLength(2));
  conversation.reload();
  server.answer(1, 401);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(conversation.read().messages).toHaveLength(2);
});

test("what is read stays the same object until something has changed, and who listens hears of each change once", async () => {
  const { conversation } = open("still");
  const states: unknown[] = [];
  const unsubscribe = conversation.subscribe(() => states.push(conversation.read()));
  server.answer(0, [message("q1"), reply("r1", "q1")]);
  await vi.waitFor(() => expect(conversation.read().messages).toHaveLength(2));
  const before = conversation.read();
  conversation.write({ askedId: "q1" });
  expect(conversation.read()).not.toBe(before);
  expect(conversation.read()).toBe(conversation.read());
  expect(conversation.read().rows).toBe(before.rows);
  unsubscribe();
  expect(new Set(states).size).toBe(states.length);
});
