import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Message, messageSchema, turnSchema, type Turn } from "#lib/contracts/chat.ts";
import { turnShape } from "#lib/contracts/answers/message.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { storeSession, variedTurns } from "#tests/support/long-session.ts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";

let app: AppServer;
beforeAll(async () => {
  app = await startAppServer({ databaseUrl });
});
afterAll(() => app.stop());

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; url?: string };

/** As our own page calls: JSON in, JSON out. */
function call(
  user: SignedInUser | null,
  path: string,
  { method = "GET", body, headers = {}, url = app.url }: Call = {},
) {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      accept: "application/json",
      ...(user && { cookie: user.cookie }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

async function createSession(user: SignedInUser, url = app.url): Promise<string> {
  const response = await call(user, "/api/chat/sessions", {
    method: "POST",
    body: { topic: "stoichiometry", title: "Test" },
    url,
  });
  return ((await response.json()) as { id: string }).id;
}

const messages = (sessionId: string) => `/api/chat/${sessionId}/messages`;

async function ask(user: SignedInUser, sessionId: string, body: object): Promise<Turn> {
  const response = await call(user, messages(sessionId), { method: "POST", body });
  expect(response.status).toBe(200);
  return turnSchema.parse(await response.json());
}

test("[API-10] [API-11] sessions are created and listed, the one used last first", async () => {
  await using user = await createSignedInUser();
  expect(await (await call(user, "/api/chat/sessions")).json()).toEqual([]);
  const first = await createSession(user);
  const second = await createSession(user);
  await ask(user, first, { content: "molar mass of NaCl" });
  const rows = (await (await call(user, "/api/chat/sessions")).json()) as {
    id: string;
    topic: string;
    title: string;
  }[];
  expect(rows.map((row) => row.id)).toEqual([first, second]);
  expect(rows[0]).toMatchObject({ topic: "stoichiometry", title: "Test" });
});

test("[API-12] [API-13] a question is answered as JSON and listed with its reply, oldest first", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const turn = await ask(user, session, { content: "balance Fe + O2 -> Fe2O3", type: "solve_problem" });
  expect(turn.message.metadata).toMatchObject({ solution: { finalAnswer: { value: "4 Fe + 3 O₂ → 2 Fe₂O₃" } } });
  const rows = (await (await call(user, messages(session))).json()) as unknown[];
  expect(rows.map((row) => messageSchema.parse(row))).toEqual([turn.userMessage, turn.message]);
  expect(turnShape.safeParse(turn)).toEqual({ success: true, data: turn });
  const [before] = (await (
    await call(user, `${messages(session)}?limit=1&before=${turn.message.id}`)
  ).json()) as unknown[];
  expect(before).toEqual(turn.userMessage);
});

/** Where the answer says that the next page is; null for the last. */
function nextPage(answer: Response): string | null {
  return /^<(.+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1] ?? null;
}

async function readPages<Row>(user: SignedInUser, first: string): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let path: string | null = first; path !== null;) {
    const answer = await call(user, path);
    path = nextPage(answer);
    pages.push((await answer.json()) as Row[]);
  }
  return pages;
}

test("[API-01] [API-12] a session comes in pages from its end, each of which says where the one before it is", async () => {
  await using user = await createSignedInUser();
  await using stranger = await createSignedInUser();
  const session = await storeSession(user.id, "Long", variedTurns(150));
  const get = async (query: string) => {
    const rows: Message[] = await (await call(user, `${messages(session)}${query}`)).json();
    return rows;
  };
  const all = await get("?limit=500");
  expect(all).toHaveLength(300);
  expect(all[0]?.content).toMatch(/^Question 1:/);

  expect(await get("")).toEqual(all.slice(-200));
  const pages = await readPages<Message>(user, `${messages(session)}?limit=120`);
  expect(pages.map((page) => page.length)).toEqual([120, 120, 60]);
  expect(pages.toReversed().flat()).toEqual(all);
  expect(nextPage(await call(user, `${messages(session)}?limit=300`))).toBeNull();
  expect(await get(`?before=${all[2]?.id}`)).toEqual(all.slice(0, 2));
  expect(await get(`?limit=5&before=${randomUUID()}`)).toEqual([]);

  for (const query of ["?limit=0", "?limit=501", "?limit=x", "?before=1"])
    expect((await call(user, `${messages(session)}${query}`)).status, query).toBe(400);
  expect((await call(stranger, `${messages(session)}?limit=5`)).status).toBe(404);
});

test("[API-12] long messages make small pages, and no page is empty", async () => {
  await using user = await createSignedInUser();
  const turn = (content: string) => ({ question: "Why?", content, metadata: null, provenance: null });
  const long = "አቶም ".repeat(20_000);
  const longest = long.repeat(20);
  const session = await storeSession(user.id, "Long", [turn(longest), ...Array.from({ length: 60 }, () => turn(long))]);
  const pages = await readPages<Message>(user, `${messages(session)}?limit=500`);
  expect(pages.flat()).toHaveLength(122);
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) {
    expect(page.length).toBeGreaterThan(0);
    const bytes = page.slice(1).reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    expect(bytes).toBeLessThan(2.1 * 1024 * 1024);
  }
});

test("[API-10] sessions come in pages, each of which says where the next is", async () => {
  await using user = await createSignedInUser();
  for (let number = 1; number <= 5; number += 1) await createSession(user);
  const pages = await readPages<{ id: string }>(user, "/api/chat/sessions?limit=2");
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(await (await call(user, "/api/chat/sessions")).json());
});

test("[I18N-03] a reply is in the language that the question asks for, else in that of the request", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const content = "molar mass of NaCl";
  const answers = [{ content }, { content, preferences: { language: "es" } }].map(async (body) => {
    const headers = { "accept-language": "fr" };
    const response = await call(user, messages(session), { method: "POST", body, headers });
    return turnSchema.parse(await response.json()).message.content;
  });
  const [ofRequest, ofQuestion] = await Promise.all(answers);
  expect(ofRequest).toMatch(/masse molaire/i);
  expect(ofQuestion).toMatch(/masa molar/i);
});

test.each(["*/*", "application/json, text/event-stream"])(
  "[MSG-05] with Accept %s the reply is the AI SDK's UI message stream",
  async (accept) => {
    await using user = await createSignedInUser();
    const session = await createSession(user);
    const response = await call(user, messages(session), {
      method: "POST",
      body: { content: "molar mass of CuSO4·5H2O" },
      headers: { accept },
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
    const chunks = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map((match) => match[1] ?? "");
    expect(chunks.at(-1)).toBe("[DONE]");
    expect(chunks.slice(0, -1).map((chunk) => (JSON.parse(chunk) as { type: string }).type)).toEqual([
      "start",
      "data-card",
      "data-turn",
      "finish",
    ]);
  },
);

test("the same id returns the stored turn, another body is a conflict", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const id = randomUUID();
  const turn = await ask(user, session, { id, content: "molar mass of NaCl" });
  expect(turn.userMessage.id).toBe(id);
  expect(await ask(user, session, { id, content: "molar mass of NaCl" })).toEqual(turn);
  const other = await call(user, messages(session), { method: "POST", body: { id, content: "molar mass of KCl" } });
  expect(other.status).toBe(409);
});

test("[ROLE-03] [TALK-04] with all five questions used a greeting is answered still, too many of them answer 429 with a pause", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const usage = async () => (await (await call(user, "/api/subscription/usage/questionsPerDay")).json()) as unknown;
  await ask(user, session, { content: "hi" });
  expect(await usage()).toMatchObject({ current: 0, limit: 5 });
  for (let question = 0; question < 5; question += 1) await ask(user, session, { content: "molar mass of NaCl" });
  expect((await ask(user, session, { content: "thank you!" })).message).toMatchObject({
    state: "complete",
    metadata: { suggestions: expect.anything() },
  });
  expect((await ask(user, session, { content: "Who discovered radium?" })).message.state).toBe("complete");
  expect((await call(user, messages(session), { method: "POST", body: { content: "molar mass of KCl" } })).status).toBe(
    429,
  );
  expect(await usage()).toMatchObject({ current: 5, limit: 5 });
  const replies: Response[] = [];
  for (let sent = 0; sent < 45; sent += 1) {
    replies.push(
      await call(user, messages(session), {
        method: "POST",
        body: { content: "hi" },
        headers: { "accept-language": "fr", accept: "application/json" },
      }),
    );
  }
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toEqual({
    code: "TOO_MANY_REQUESTS",
    message: "Vous allez très vite. Patientez un instant, puis réessayez.",
  });
});

test("[ROLE-03] [ERR-02] the sixth question of a free day answers 429 with what was used", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  for (let question = 0; question < 5; question += 1) await ask(user, session, { content: "molar mass of NaCl" });
  const response = await call(user, messages(session), { method: "POST", body: { content: "molar mass of KCl" } });
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ code: "USAGE_LIMIT_EXCEEDED", current: 5, limit: 5 });
});

describe("[API-01] [API-13] what may not or cannot be answered is refused as JSON, and nothing is stored", () => {
  const good = { content: "molar mass of NaCl" };
  const refusals: [string, number, (session: string, user: SignedInUser) => Promise<Response>][] = [
    ["malformed JSON", 400, (session, user) => call(user, messages(session), { method: "POST", body: "{" })],
    [
      "an unknown type",
      400,
      (session, user) => call(user, messages(session), { method: "POST", body: { ...good, type: "nonsense" } }),
    ],
    ["no content", 400, (session, user) => call(user, messages(session), { method: "POST", body: {} })],
    [
      "an id that is none",
      400,
      (session, user) => call(user, messages(session), { method: "POST", body: { ...good, id: "1" } }),
    ],
    [
      "1 MB of text",
      413,
      (session, user) => call(user, messages(session), { method: "POST", body: { content: "x".repeat(1_000_000) } }),
    ],
    ["no cookie", 401, (session) => call(null, messages(session), { method: "POST", body: good })],
    [
      "a cookie of nobody",
      401,
      (session, user) =>
        call({ ...user, cookie: "authjs.session-token=%00%ff" }, messages(session), { method: "POST", body: good }),
    ],
    [
      "a foreign Origin",
      403,
      (session, user) =>
        call(user, messages(session), { method: "POST", body: good, headers: { origin: "https://evil.example" } }),
    ],
    [
      "a null Origin",
      403,
      (session, user) => call(user, messages(session), { method: "POST", body: good, headers: { origin: "null" } }),
    ],
    [
      "a form",
      415,
      (session, user) =>
        call(user, messages(session), {
          method: "POST",
          body: "content=hi",
          headers: { "content-type": "application/x-www-form-urlencoded" },
        }),
    ],
    [
      "text/plain",
      415,
      (session, user) =>
        call(user, messages(session), {
          method: "POST",
          body: JSON.stringify(good),
          headers: { "content-type": "text/plain" },
        }),
    ],
    ["another method", 405, (session, user) => call(user, messages(session), { method: "PUT", body: good })],
    [
      "no session of that name",
      404,
      (_session, user) => call(user, messages(randomUUID()), { method: "POST", body: good }),
    ],
    [
      "a session id that is none",
      404,
      (_session, user) => call(user, messages("1' OR 1=1"), { method: "POST", body: good }),
    ],
  ];

  test.each(refusals)("%s: %i", async (_what, status, send) => {
    await using user = await createSignedInUser();
    const session = await createSession(user);
    const response = await send(session, user);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(await (await call(user, messages(session))).json()).toEqual([]);
  });

  test("[ROLE-04] another user's session: 404 on every route that names it", async () => {
    await using owner = await createSignedInUser();
    await using stranger = await createSignedInUser({ plan: "teacher" });
    const session = await createSession(owner);
    const { message } = await ask(owner, session, good);
    const reply = `${messages(session)}/${message.id}`;
    const attempts = [
      call(stranger, messages(session)),
      call(stranger, messages(session), { method: "POST", body: good }),
      call(stranger, `${reply}/stream`),
      call(stranger, `${reply}/stop`, { method: "POST" }),
      call(stranger, `${reply}/retry`, { method: "POST" }),
      call(stranger, `${messages(await createSession(stranger))}/${message.id}/retry`, { method: "POST" }),
    ];
    for (const response of await Promise.all(attempts)) expect(response.status).toBe(404);
    expect(await (await call(owner, messages(session))).json()).toHaveLength(2);
  });
});

test("errors are told in the reader's language", async () => {
  await using user = await createSignedInUser();
  const told = async (language: string) =>
    (
      (await (await call(user, messages(randomUUID()), { headers: { "accept-language": language } })).json()) as {
        message: string;
      }
    ).message;
  expect(new Set(await Promise.all(["en", "es", "fr", "am", "zh", "hi"].map(told))).size).toBe(6);
});

test("[ROLE-03] 1,000 parallel questions of a free student over two servers: exactly 5 are admitted", async () => {
  // The rate at which one may write would hide the limit, and so would the replies at once.
  const env = { RATE_FACTOR: "1000", REPLIES_AT_ONCE: "1000" };
  const [one, other] = await Promise.all([startAppServer({ databaseUrl, env }), startAppServer({ databaseUrl, env })]);
  try {
    await using user = await createSignedInUser();
    const session = await createSession(user);
    const responses = await Promise.all(
      Array.from({ length: 1_000 }, async (_, index) => {
        const url = index % 2 ? one.url : other.url;
        const response = await call(user, messages(session), {
          method: "POST",
          body: { content: "molar mass of NaCl" },
          url,
        });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const counts = Object.groupBy(responses, (status) => status);
    expect(counts[200]).toHaveLength(5);
    // On a busy machine some wait too long for a connection to the database: they are refused too.
    const refused = (counts[429]?.length ?? 0) + (counts[503]?.length ?? 0);
    expect(refused).toBe(995);
    expect(counts[429]).toContain(429);
    expect(await (await call(user, messages(session))).json()).toHaveLength(10);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});
