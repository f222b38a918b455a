import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const closed = Promise.withResolvers<void>();

/** It takes requests and never answers. */
const server = http.createServer((request) => {
  request.socket.once("close", () => closed.resolve());
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const all = {
    DATABASE_URL: "postgres://localhost/test",
    AUTH_SECRET: "only for the unit tests",
    OPENAI_API_KEY: "stand-in",
    OPENAI_BASE_URL: base,
    OPENAI_EMBEDDING_MODEL: "stand-in",
  };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

test("a provider that never answers is waited for no longer, and no request to it stays open", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { embedQuery } = await import("./embed.ts");
  expect(await embedQuery("What is a hydrate?", "en")).toBeNull();
  await closed.promise;
  expect(warned).toHaveBeenCalled();
});
