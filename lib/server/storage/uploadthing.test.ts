import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let requested = Promise.withResolvers<ServerResponse>();
const server = http.createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/plain" });
  response.write("H₂O ");
  requested.resolve(response);
});

beforeAll(async () => {
  server.listen(0, "localhost");
  await once(server, "listening");
  const token = Buffer.from(JSON.stringify({ apiKey: "sk_live_0", appId: "app", regions: ["test"] })).toString(
    "base64",
  );
  vi.stubEnv("DATABASE_URL", "postgres://localhost/test");
  vi.stubEnv("AUTH_SECRET", "only for the unit tests");
  vi.stubEnv("UPLOADTHING_TOKEN", token);
  vi.stubEnv("UPLOADTHING_BASE", `http://localhost:${(server.address() as AddressInfo).port}`);
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

async function read(options: { signal?: AbortSignal } = {}) {
  requested = Promise.withResolvers();
  const { uploadThingStorage } = await import("./uploadthing.ts");
  const bytes = await uploadThingStorage().read("key", options);
  return { text: new Response(bytes).text(), response: await requested.promise };
}

test("a file that a browser takes slowly comes whole, however long that takes", async () => {
  const time = new AbortController();
  const clock = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const { text, response } = await read();
  // As if an hour had passed.
  time.abort();
  response.end("is water");
  expect(await text).toBe("H₂O is water");
  clock.mockRestore();
});

test("whoever waits for the whole of it says how long", async () => {
  const time = new AbortController();
  const { text } = await read({ signal: time.signal });
  time.abort();
  await expect(text).rejects.toThrow(/abort/i);
});
