import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { messageSchema, type Message } from "#lib/contracts/chat.ts";
import { preparedUploadShape, type StoredFile, storedFileShape } from "#lib/contracts/answers/uploads.ts";
import { PrismaClient } from "#lib/server/db/generated/client.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { makePdf } from "#tests/support/documents.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import {
  modelSettings,
  type ModelExchange,
  type OpenAiServer,
  saying,
  startOpenAiServer,
} from "#tests/support/openai-server.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

/** Two servers of one installation: one database, one folder of files, one address for browsers. */
let model: OpenAiServer;
let first: AppServer;
let second: AppServer;
let database: PrismaClient;

const CRON_SECRET = "only for the two servers";

/** On a busy machine nothing is soon. */
const PATIENCE = { timeout: 40_000, interval: 100 };

beforeAll(async () => {
  model = await startOpenAiServer(saying("unused"));
  const databaseUrl = process.env["DATABASE_URL"] ?? "";
  const env = { ...modelSettings(model), CRON_SECRET };
  first = await startAppServer({ databaseUrl, env });
  second = await startAppServer({ databaseUrl, env: { ...env, AUTH_URL: first.url } });
  database = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: 1 }) });
});

afterAll(async () => {
  await Promise.all([first.stop(), second.stop(), database.$disconnect()]);
  await model.close();
});

type Call = { at: AppServer; as: SignedInUser };

function get({ at, as }: Call, path: string): Promise<Response> {
  return fetch(at.url + path, { headers: { cookie: as.cookie } });
}

function post({ at, as }: Call, path: string, body: object = {}): Promise<Response> {
  return fetch(at.url + path, {
    method: "POST",
    headers: { cookie: as.cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function createSession(call: Call): Promise<string> {
  const session: { id: string } = await (
    await post(call, "/api/chat/sessions", { topic: "solutions", title: "Test" })
  ).json();
  return session.id;
}

async function listMessages(call: Call, session: string): Promise<Message[]> {
  return messageSchema.array().parse(await (await get(call, `/api/chat/${session}/messages`)).json());
}

/** Asks at the first server a question whose reply says "So far " and then waits for the test. */
async function askWaiting(as: SignedInUser) {
  const begun = Promise.withResolvers<ModelExchange>();
  model.answerWith((exchange) => {
    exchange.say("So far ");
    begun.resolve(exchange);
  });
  const session = await createSession({ at: first, as });
  const response = await post({ at: first, as }, `/api/chat/${session}/messages`, {
    content: "Why does entropy grow?",
  });
  const exchange = await begun.promise;
  const reply = await vi.waitFor(async () => {
    const last = (await listMessages({ at: second, as }, session)).at(-1);
    if (last?.content !== "So far ") throw new Error("The text is not saved yet.");
    return last;
  }, PATIENCE);
  return { session, response, exchange, path: `/api/chat/${session}/messages/${reply.id}` };
}

/** Reads on until a text has come. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string): Promise<void> {
  let read = "";
  while (!read.includes(text)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The stream ended without ${text}: ${read}`);
    read += value;
  }
}

test("[MSG-05] a reply that one server writes is taken up at another from its beginning, and read there to its end", async () => {
  await using as = await createSignedInUser();
  const { session, response, exchange, path } = await askWaiting(as);
  const { body } = await get({ at: second, as }, `${path}/stream`);
  if (body === null) throw new Error("There is nothing to follow.");
  const resumed = body.pipeThrough(new TextDecoderStream()).getReader();
  await readUntil(resumed, '"delta":"So far "');
  exchange.say("so good.");
  await readUntil(resumed, '"delta":"so good."');
  exchange.end();
  await readUntil(resumed, '"content":"So far so good."');
  expect(await response.text()).toContain('"content":"So far so good."');
  expect(await listMessages({ at: first, as }, session)).toEqual(await listMessages({ at: second, as }, session));
});

test("[HOME-06] what is stopped at one server ends at both", async () => {
  await using as = await createSignedInUser();
  const { session, response, exchange, path } = await askWaiting(as);
  const resumed = await get({ at: second, as }, `${path}/stream`);
  expect(await (await post({ at: second, as }, `${path}/stop`)).json()).toEqual({ stopping: true });
  await vi.waitFor(() => expect(exchange.closed.aborted).toBe(true), PATIENCE);
  for (const text of await Promise.all([response.text(), resumed.text()])) expect(text).toContain('"state":"stopped"');
  expect((await listMessages({ at: second, as }, session)).at(-1)).toMatchObject({
    state: "stopped",
    content: "So far ",
  });
});

test("[LIMIT-02] the replies that are written to one person at once are counted over both servers", async () => {
  await using as = await createSignedInUser({ plan: "student" });
  const writing: ModelExchange[] = [];
  model.answerWith((exchange) => {
    exchange.say("So far ");
    writing.push(exchange);
  });
  const sessions = await Promise.all(Array.from({ length: 12 }, () => createSession({ at: first, as })));
  const asked = await Promise.all(
    sessions.map((session, at) =>
      post({ at: at % 2 === 0 ? first : second, as }, `/api/chat/${session}/messages`, { content: "Why is it so?" }),
    ),
  );
  const refused = asked.filter(({ status }) => status === 429);
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(refused).toHaveLength(9);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toMatchObject({ code: "REPLIES_UNDER_WAY", limit: 3 });
  await vi.waitFor(() => expect(writing).toHaveLength(3), PATIENCE);
  for (const exchange of writing) exchange.end();
  await Promise.all(asked.map((response) => (response.bodyUsed ? null : response.text())));
  model.answerWith(saying("There is room again."));
  const again = await post({ at: second, as }, `/api/chat/${sessions[0]}/messages`, { content: "And now?" });
  expect(again.status).toBe(200);
  await again.text();
});

test("[LIMIT-02] what one server's model took of a day's tokens is known to the other", async () => {
  await using as = await createSignedInUser({ plan: "student" });
  const holder = `person ${as.id}`;
  const session = await createSession({ at: first, as });
  model.answerWith((exchange) => {
    exchange.say("Because.");
    exchange.end({ tokens: { input: 1_999_000, output: 1_000 } });
  });
  const ask = async (at: AppServer) => {
    const response = await post({ at, as }, `/api/chat/${session}/messages`, { content: "Why is the sky blue?" });
    return response.text();
  };
  expect(await ask(first)).toContain('"writer":"model"');
  expect(await ask(second)).toContain('"notice":"model_spent"');
  await database.modelDay.deleteMany({ where: { holder } });
});

test("[ROLE-03] a day's questions are counted over both servers", async () => {
  await using as = await createSignedInUser();
  model.answerWith(saying("Add up the weights."));
  const session = await createSession({ at: first, as });
  const ask = async (at: AppServer) => {
    const response = await post({ at, as }, `/api/chat/${session}/messages`, { content: "molar mass of NaCl" });
    await response.text();
    return response.status;
  };
  for (const at of [first, second, first, second, first]) expect(await ask(at)).toBe(200);
  expect([await ask(first), await ask(second)]).toEqual([429, 429]);
  const [here, there] = await Promise.all(
    [first, second].map(async (at) => (await get({ at, as }, "/api/subscription/usage/questionsPerDay")).json()),
  );
  expect(here).toEqual(there);
});

const PAGES = Array.from({ length: 12 }, (_, page) => [
  [`Page ${page + 1}. Boyle's law: at constant temperature, pressure and volume are inversely proportional.`],
]);

/** The address is given by one server and used at the other. */
async function upload(as: SignedInUser, name: string): Promise<StoredFile> {
  const { uploadURL } = readAnswer(
    preparedUploadShape,
    await (await post({ at: first, as }, "/api/objects/upload", { filename: name })).json(),
  );
  const { pathname, search } = new URL(uploadURL);
  const response = await fetch(second.url + pathname + search, { method: "PUT", body: makePdf(PAGES) });
  return readAnswer(storedFileShape, await response.json());
}

async function untilReady({ at, as }: Call, { id }: StoredFile): Promise<StoredFile> {
  return vi.waitFor(async () => {
    const file = readAnswer(storedFileShape, await (await get({ at, as }, `/api/objects/${id}/state`)).json());
    if (file.state !== "ready") throw new Error(`The file is ${file.state}.`);
    return file;
  }, PATIENCE);
}

async function work(at: AppServer): Promise<number> {
  return (await fetch(`${at.url}/api/objects/work`, { headers: { authorization: `Bearer ${CRON_SECRET}` } })).status;
}

/** As if the file had only just arrived. */
async function putBack({ id }: StoredFile): Promise<void> {
  await database.$transaction([
    database.passage.deleteMany({ where: { objectId: id } }),
    database.documentPage.deleteMany({ where: { objectId: id } }),
    database.storedObject.update({ where: { id }, data: { state: "uploaded", pageCount: null } }),
    database.readingJob.create({ data: { objectId: id } }),
  ]);
}

async function listRead({ id }: StoredFile) {
  const pages = await database.documentPage.findMany({ where: { objectId: id }, orderBy: { number: "asc" } });
  const passages = await database.passage.findMany({
    where: { objectId: id },
    select: { page: true, ordinal: true, text: true, embeddingModel: true },
    orderBy: { ordinal: "asc" },
  });
  return { pages, passages };
}

test("[INPUT-04] a file that comes in at one server is read by the other, and opened at both", async () => {
  await using as = await createSignedInUser({ plan: "student" });
  const uploaded = await upload(as, "boyle.pdf");
  expect(await untilReady({ at: first, as }, uploaded)).toMatchObject({ pageCount: PAGES.length });
  const read = await listRead(uploaded);
  expect(read.pages).toHaveLength(PAGES.length);

  // Nobody tells the second one, which took the file in.
  await putBack(uploaded);
  expect(await work(first)).toBe(204);
  expect((await untilReady({ at: second, as }, uploaded)).pageCount).toBe(PAGES.length);
  expect(await listRead(uploaded)).toEqual(read);
  for (const at of [first, second]) {
    expect((await get({ at, as }, `/api/objects/${uploaded.id}`)).status).toBe(200);
    expect(await (await get({ at, as }, `/api/objects/${uploaded.id}/pages/12`)).json()).toMatchObject({
      pageCount: 12,
      text: expect.stringContaining("Page 12"),
    });
  }
});

test("[MAT-04] two servers at work on the same files at once do each of them once", async () => {
  await using as = await createSignedInUser({ plan: "student" });
  const files = await Promise.all(["a.pdf", "b.pdf", "c.pdf", "d.pdf"].map((name) => upload(as, name)));
  await Promise.all(files.map((file) => untilReady({ at: first, as }, file)));
  const read = await Promise.all(files.map(listRead));

  for (const file of files) await putBack(file);
  expect(await Promise.all([work(first), work(second), work(first), work(second)])).toEqual([204, 204, 204, 204]);
  await Promise.all(files.map((file) => untilReady({ at: second, as }, file)));
  expect(await Promise.all(files.map(listRead))).toEqual(read);
  expect(await database.readingJob.count({ where: { object: { ownerUserId: as.id } } })).toBe(0);
});
