import { parseJsonEventStream, uiMessageChunkSchema } from "ai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PATIENCE } from "#tests/support/patience.ts";
import { eventStream } from "./event-stream.ts";

async function* valuesOf<Value>(...values: Value[]): AsyncGenerator<Value, void> {
  yield* values;
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("each value is one event, and the last one says that nothing follows", async () => {
  const text = await new Response(eventStream(valuesOf({ a: "line\nbreak" }, { b: "ሀ水" }))).text();
  expect(text).toBe('data: {"a":"line\\nbreak"}\n\ndata: {"b":"ሀ水"}\n\ndata: [DONE]\n\n');
});

test("[MSG-05] the AI SDK's client reads it", async () => {
  const chunks = [
    { type: "start", messageId: "1" },
    { type: "text-start", id: "t" },
    { type: "text-delta", id: "t", delta: "So" },
    { type: "data-card", id: "card", data: { a: 1 } },
    { type: "finish" },
  ];
  const read: unknown[] = [];
  for await (const part of parseJsonEventStream({
    stream: eventStream(valuesOf(...chunks)),
    schema: uiMessageChunkSchema,
  }))
    read.push(part.success ? part.value : part.error);
  expect(read).toEqual(chunks);
});

test("who goes away ends the source", async () => {
  const ended = vi.fn<() => void>();
  async function* endless() {
    try {
      for (;;) yield 1;
    } finally {
      ended();
    }
  }
  const reader = eventStream(endless()).getReader();
  await reader.read();
  await reader.cancel();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), PATIENCE);
});

test("a source that is still silent does not hold up who goes away, and is ended by its next value", async () => {
  const [begun, next] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
  const ended = vi.fn<() => void>();
  async function* silent() {
    begun.resolve();
    try {
      yield await next.promise;
      yield 2;
    } finally {
      ended();
    }
  }
  const reader = eventStream(silent()).getReader();
  const reading = reader.read();
  await begun.promise;
  await reader.cancel();
  expect(await reading).toEqual({ done: true, value: undefined });
  next.resolve(1);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), PATIENCE);
});

test("a stream that is cancelled at once costs nothing more", async () => {
  const stream = eventStream(valuesOf(1));
  await stream.cancel();
  await expect(stream.getReader().closed).resolves.toBeUndefined();
});

describe("a source", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("that fails breaks the stream off", async () => {
    const reader = eventStream(
      (async function* () {
        yield 1;
        throw new Error("gone");
      })(),
    ).getReader();
    await reader.read();
    await expect(reader.read()).rejects.toThrow("gone");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that is silent says every 15 seconds that the connection lives, and no more once it has ended", async () => {
    const next = Promise.withResolvers<number>();
    const reader = eventStream(
      (async function* () {
        yield await next.promise;
      })(),
    ).getReader();
    const first = reader.read();
    await vi.advanceTimersByTimeAsync(14_999);
    const second = reader.read();
    await vi.advanceTimersByTimeAsync(15_001);
    expect(decode((await first).value)).toBe(": keep-alive\n\n");
    expect(decode((await second).value)).toBe(": keep-alive\n\n");
    next.resolve(7);
    expect(decode((await reader.read()).value)).toBe("data: 7\n\n");
    expect(decode((await reader.read()).value)).toBe("data: [DONE]\n\n");
    expect((await reader.read()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
