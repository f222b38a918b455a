import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { messageSchema, type Message } from "#lib/contracts/chat.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import {
  modelSettings,
  type ModelExchange,
  type OpenAiServer,
  saying,
  startOpenAiServer,
} from "#tests/support/openai-server.ts";
import { PATIENCE } from "#tests/support/patience.ts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";

let model: OpenAiServer;
let app: AppServer;

const start = (port?: number) =>
  startAppServer({
    databaseUrl,
    env: modelSettings(model),
    ...(port && { port }),
  });

beforeAll(async () => {
  model = await startOpenAiServer(saying("unused"));
  app = await start();
});
afterAll(async () => {
  await app.stop();
  await model.close();
});

async function post(user: SignedInUser, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const json = body && {
    headers: { cookie: user.cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  return fetch(`${app.url}${path}`, {
    method: "POST",
    headers: { cookie: user.cookie },
    ...json,
    ...(signal && { signal }),
  });
}

async function list(user: SignedInUser, session: string): Promise<Message[]> {
  const response = await fetch(`${app.url}/api/chat/${session}/messages`, { headers: { cookie: user.cookie } });
  return messageSchema.array().parse(await response.json());
}

async function createSession(user: SignedInUser): Promise<string> {
  const response = await post(user, "/api/chat/sessions", { topic: "solutions", title: "Test" });
  return ((await response.json()) as { id: string }).id;
}

/** Asks a question whose reply says "So far " and then waits for the test. */
async function askWaiting(user: SignedInUser, session: string, signal?: AbortSignal) {
  const begun = Promise.withResolvers<ModelExchange>();
  model.answerWith((exchange) => {
    exchange.say("So far ");
    begun.resolve(exchange);
  });
  const response = await post(user, `/api/chat/${session}/messages`, { content: "Why does entropy grow?" }, signal);
  const exchange = await begun.promise;
  const reply = await vi.waitFor(async () => {
    const last = (await list(user, session)).at(-1);
    if (last?.content !== "So far ") throw new Error("The text is not saved yet.");
    return last;
  }, PATIENCE);
  return { response, exchange, reply };
}

test("[MSG-05] a reload in the middle takes the reply up from its beginning", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const { response, exchange, reply } = await askWaiting(user, session);
  expect(reply.state).toBe("writing");
  const resumed = await fetch(`${app.url}/api/chat/${session}/messages/${reply.id}/stream`, {
    headers: { cookie: user.cookie },
  });
  exchange.say("so good.");
  exchange.end();
  for (const text of await Promise.all([response.text(), resumed.text()])) {
    expect(text).toContain('"delta":"So far "');
    expect(text).toContain('"content":"So far so good."');
  }
  const again = await fetch(`${app.url}/api/chat/${session}/messages/${reply.id}/stream`, {
    headers: { cookie: user.cookie },
  });
  expect(again.status).toBe(204);
});

test("a closed tab changes nothing: the reply is finished and stored", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const tab = new AbortController();
  const { exchange } = await askWaiting(user, session, tab.signal);
  tab.abort();
  exchange.say("so good.");
  exchange.end();
  await vi.waitFor(
    async () =>
      expect((await list(user, session)).at(-1)).toMatchObject({ state: "complete", content: "So far so good." }),
    PATIENCE,
  );
  expect(exchange.closed.aborted).toBe(false);
});

test("[HOME-06] a stop, also from another server, keeps what was said and reaches the provider within 500 ms", async () => {
  const other = await start();
  try {
    for (const from of [app, other]) {
      await using user = await createSignedInUser();
      const session = await createSession(user);
      const { exchange, reply } = await askWaiting(user, session);
      const stop = await fetch(`${from.url}/api/chat/${session}/messages/${reply.id}/stop`, {
        method: "POST",
        headers: { cookie: user.cookie },
      });
      expect(await stop.json()).toEqual({ stopping: true });
      await vi.waitFor(() => expect(exchange.closed.aborted).toBe(true), { timeout: 500, interval: 10 });
      await vi.waitFor(
        async () => expect((await list(user, session)).at(-1)).toMatchObject({ state: "stopped", content: "So far " }),
        PATIENCE,
      );
    }
  } finally {
    await other.stop();
  }
});

test("kill -9 in the middle of a reply: it reads as interrupted, can be retried, and is charged once", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const { reply } = await askWaiting(user, session);
  const port = Number(new URL(app.url).port);
  await app.kill();
  app = await start(port);
  await vi.waitFor(
    async () => expect((await list(user, session)).at(-1)).toMatchObject({ state: "interrupted", content: "So far " }),
    { timeout: 10_000, interval: 200 },
  );
  // The question is there again with the end of the lease.
  const usage = await fetch(`${app.url}/api/subscription/usage/questionsPerDay`, { headers: { cookie: user.cookie } });
  expect(await usage.json()).toMatchObject({ current: 0, limit: 5 });

  model.answerWith(saying("Anew."));
  await (await post(user, `/api/chat/${session}/messages/${reply.id}/retry`)).text();
  expect(await list(user, session)).toMatchObject([
    { role: "user" },
    { id: reply.id, state: "complete", content: "Anew." },
  ]);

  // Five a day: the question that was interrupted and retried is one of them.
  for (let question = 2; question <= 5; question += 1) {
    const response = await post(user, `/api/chat/${session}/messages`, { content: "Why does entropy grow?" });
    expect(response.status).toBe(200);
    await response.text();
  }
  expect((await post(user, `/api/chat/${session}/messages`, { content: "Why does entropy grow?" })).status).toBe(429);
});
