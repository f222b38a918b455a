// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message } from "../../contracts/chat.ts";
import { createQueryClient } from "../query-client.ts";
import { useConversation } from "./use-conversation.ts";

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

beforeEach(() => {
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
});

afterEach(() => {
  cleanup();
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
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { queryClient, conversation: renderHook(() => useConversation(sessionId), { wrapper }).result };
}

const ask = (id: string) => ({ id, content: id, type: "chat" as const });

test("[MSG-05] a question asked while the last reply is read anew keeps its place and its reply", async () => {
  const { conversation } = open("quick");
  server.answer(0, []);
  await waitFor(() => expect(conversation.current.isLoading).toBe(false));

  await act(() => conversation.current.send(ask("q1")));
  server.tell(
    0,
    { type: "start", messageId: "r1" },
    { type: "data-turn", data: { userMessage: message("q1"), message: reply("r1", "q1") } },
  );
  await waitFor(() => expect(conversation.current.live).toBeNull());
  server.posts[0]?.close();
  await waitFor(() => expect(server.reads).toHaveLength(2));

  await act(() => conversation.current.send(ask("q2")));
  server.answer(1, [message("q1"), reply("r1", "q1")]);
  server.tell(1, { type: "start", messageId: "r2" }, { type: "text-delta", id: "r2", delta: "Two" });
  await waitFor(() => expect(conversation.current.live?.text).toBe("Two"));
  expect(conversation.current.rows.map(({ key }) => key)).toEqual(["q1", "reply q1", "q2", "reply q2"]);
});

test("[MSG-05] a question asked while the last reply cannot be read anew is not lost", async () => {
  const { conversation } = open("unread");
  server.answer(0, []);
  await waitFor(() => expect(conversation.current.isLoading).toBe(false));

  await act(() => conversation.current.send(ask("q1")));
  server.tell(0, { type: "data-turn", data: { userMessage: message("q1"), message: reply("r1", "q1") } });
  server.posts[0]?.close();
  await waitFor(() => expect(server.reads).toHaveLength(2));

  await act(() => conversation.current.send(ask("q2")));
  server.answer(1, 502);
  server.tell(1, { type: "start", messageId: "r2" });
  await waitFor(() => expect(conversation.current.live).toMatchObject({ phase: "writing", replyId: "r2" }));
});

test("[MSG-05] a reply whose stream cannot be joined is asked for again only after a pause", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers();
  const { conversation } = open("unjoined");
  const unfinished = [message("q1"), reply("r1", "q1", { state: "writing" })];
  server.answer(0, unfinished);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(server.joined).toBe(1);

  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(server.reads).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  server.answer(1, unfinished);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(server.joined).toBe(2);
  expect(conversation.current.live?.replyId).toBe("r1");
});

test("[ERR-01] what was said stays when the sign-in has ended", async () => {
  const { conversation, queryClient } = open("signed-out");
  server.answer(0, [message("q1"), reply("r1", "q1")]);
  await waitFor(() => expect(conversation.current.messages).toHaveLength(2));
  act(() => conversation.current.reload());
  server.answer(1, 401);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(conversation.current.messages).toHaveLength(2);
});
