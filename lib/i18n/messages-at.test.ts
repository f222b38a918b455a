import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messagesAt, putMessages } from "./messages-at.ts";

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

test("what was put is there without being fetched, and stays the same", async () => {
  const common = { appName: "AtomCoach" } as never;
  putMessages("/words/en/put", { common });
  putMessages("/words/en/put", {});
  expect(await messagesAt("/words/en/put")).toEqual({ common });
  expect(messagesAt("/words/en/put")).toBe(messagesAt("/words/en/put"));
  expect(ask).not.toHaveBeenCalled();
});

test("what was not is fetched once", async () => {
  ask.mockResolvedValue(Response.json({ common: {} }));
  expect(await Promise.all([messagesAt("/words/en/one"), messagesAt("/words/en/one")])).toEqual([
    { common: {} },
    { common: {} },
  ]);
  expect(ask.mock.calls).toEqual([["/words/en/one"]]);
});

test("without a network, or while the server is away, it is asked for again", async () => {
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
  ask.mockResolvedValueOnce(Response.json({}));
  const messages = messagesAt("/words/en/late");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await messages).toEqual({});
});
