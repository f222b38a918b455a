import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { NextRequest } from "next/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GET as getCurrentUser } from "#app/api/auth/user/route.ts";
import { POST as createChatSession } from "#app/api/chat/sessions/route.ts";
import { GET as readFile } from "#app/api/objects/[objectId]/route.ts";
import * as accountRoute from "#app/api/user/account/route.ts";
import { GET as exportAccount } from "#app/api/user/account/export/route.ts";
import { accountShape } from "#lib/contracts/answers/account.ts";
import { CONFIRMATION_WORD } from "#lib/contracts/account-confirmation.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { db } from "#lib/server/db/client.ts";
import { DEMO_ACCOUNTS } from "#lib/server/demo/demo-accounts.ts";
import { ensureDemoUser } from "#lib/server/demo/ensure-demo-user.ts";
import { findQuestion } from "#lib/server/practice/issued-question.ts";
import { createInhabitant } from "#tests/support/account-of.ts";
import { type Answer, callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser, createSignIn, type SignedInUser } from "#tests/support/factories.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import { findTraces, listColumns, listTables, listTablesOfPeople } from "#tests/support/stored-traces.ts";
import { prepareUpload, putFile, uploadFile } from "#tests/support/uploads.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

type Person = Pick<SignedInUser, "cookie" | "email">;

const remove = (
  { cookie }: Pick<Person, "cookie">,
  confirmation: string,
  headers: Record<string, string> = {},
): Promise<Answer> => callRoute(accountRoute.DELETE, jsonCall("DELETE", { confirmation }, { cookie, ...headers }));

const isSignedIn = async ({ cookie }: Pick<Person, "cookie">): Promise<boolean> =>
  (await callRoute(getCurrentUser, { headers: { cookie } })).status === 200;

/** What the export leaves out of each table's columns: to whom a row belongs, what proves somebody, and how we work. */
const HELD_BACK = {
  // Tokens of the identity provider, and what they are.
  accounts: [
    "userId",
    "type",
    "refreshToken",
    "accessToken",
    "expiresAt",
    "tokenType",
    "scope",
    "idToken",
    "sessionState",
  ],
  attempts: ["questionId", "userId"],
  billing_customers: ["userId", "version", "syncedAt", "watchedUntil"],
  chat_sessions: ["userId", "summaryUntil", "bytes"],
  diagnostics: ["userId"],
  feedback: ["userId"],
  // What is asked, its message tells; what is right, an open one keeps to itself.
  issued_questions: ["userId", "problem", "options", "textDigest", "unreadAnswers"],
  materials: ["ownerUserId"],
  messages: ["sessionId", "sequence", "bodyDigest", "leaseHolder", "leaseUntil", "stopRequested"],
  // What is known of what proves somebody.
  sign_ins: ["id", "tokenDigest", "sessionToken", "userId"],
  stored_objects: ["ownerUserId", "store", "storageKey", "maxBytes", "characters", "arrivingUntil"],
  subscriptions: ["userId", "stripeSubscriptionId"],
  topic_records: ["userId"],
  usage_days: ["userId", "holds"],
  users: ["repliesUnderWay"],
} as const satisfies Record<string, string[]>;

/** What is only made from the files, or serves a moment, as the rate of free turns does; an attachment is told by its message. */
const TABLES_LEFT_OUT = ["document_pages", "message_attachments", "passages", "reading_jobs"];

/** What belongs to nobody, or is no longer known to; an e-mail address of the last, and the rates, turns and tokens of a person, are removed with theirs. */
const TABLES_OF_NOBODY = ["billing_events", "model_days", "rates", "reading_turns", "verification_tokens"];

test("[API-28] every table goes with its person, or is known not to", async () => {
  const tables = [...Object.keys(HELD_BACK), ...TABLES_LEFT_OUT];
  expect(await listTablesOfPeople()).toEqual(tables.toSorted());
  expect(await listTables()).toEqual([...tables, ...TABLES_OF_NOBODY].toSorted());
});

test("[API-28] every column is part of the export, or is known not to be", async () => {
  await using person = await createInhabitant();
  await db().billingCustomer.create({
    data: { userId: person.id, stripeCustomerId: `cus_${person.mark}` },
    select: { userId: true },
  });
  const { json } = await callRoute(exportAccount, { headers: { cookie: person.cookie } });
  const rows: Record<keyof typeof HELD_BACK, object> = {
    accounts: json.profile.accounts[0],
    attempts: json.attempts[0],
    billing_customers: json.subscription.customer,
    chat_sessions: json.sessions[0],
    diagnostics: json.diagnostics[0],
    feedback: json.feedback[0],
    issued_questions: json.questions[0],
    materials: json.materials[0],
    messages: json.sessions[0].messages[0],
    sign_ins: json.profile.signIns[0],
    stored_objects: json.files[0],
    subscriptions: json.subscription.subscription,
    topic_records: json.progress[0],
    usage_days: json.usage[0],
    users: json.profile,
  };
  for (const [table, heldBack] of Object.entries<readonly string[]>(HELD_BACK)) {
    const told = Object.keys(rows[table as keyof typeof rows]);
    const missing = (await listColumns(table)).filter((column) => !told.includes(column) && !heldBack.includes(column));
    expect(missing, table).toEqual([]);
    expect(
      heldBack.filter((column) => told.includes(column)),
      table,
    ).toEqual([]);
  }
});

describe("the export", () => {
  test("[API-28] holds all that is stored of a person, in one file", async () => {
    await using person = await createInhabitant();
    const { status, headers, json } = await callRoute(exportAccount, { headers: { cookie: person.cookie } });
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="atomcoach-account-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get("cache-control")).toBe("private, no-store");
    const { mark } = person;
    expect(json).toMatchObject({
      format: "atomcoach-account",
      version: 1,
      exportedAt: expect.any(String),
      profile: {
        id: person.id,
        email: person.email,
        firstName: mark,
        grade: "11",
        accounts: [{ provider: "oidc", providerAccountId: `subject-${mark}` }],
        signIns: [{}],
      },
      subscription: { subscription: { planName: "teacher", status: "active" }, customer: null },
      usage: [
        { meter: "filesPerDay", used: 2 },
        { meter: "practiceProblems", used: 2 },
        { meter: "questionsPerDay", used: 1 },
      ],
      progress: [{ subtopic: "density", easyCorrect: 1 }],
      attempts: [{ subtopic: "density", isCorrect: true, score: 100 }],
      feedback: [{ feedbackType: "bug", feedbackText: `It broke: ${mark}`, isPriority: true }],
      sessions: [{ title: `Session ${mark}`, topic: "stoichiometry" }],
    });
    expect(
      json.questions.map(({ evaluatedAt }: { evaluatedAt: string | null }) => evaluatedAt !== null).toSorted(),
    ).toEqual([false, true]);
    expect(json.files.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      `${mark}-lesson.txt`,
      `${mark}.txt`,
    ]);
    expect(json.materials).toMatchObject([{ id: person.materialId, title: `Hydrates ${mark}`, isPublic: true }]);
    const { messages } = json.sessions[0];
    expect(messages.map(({ role }: { role: string }) => role)).toEqual([
      "user",
      "assistant",
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
    expect(messages[0]).toMatchObject({
      request: { content: `What is in it? ${mark}` },
      attachments: [`/api/objects/${person.fileId}`],
    });
  });

  test("[API-28] tells no secrets: no tokens, no keys, not what is right in a question that is still open", async () => {
    await using person = await createInhabitant();
    const { json } = await callRoute(exportAccount, { headers: { cookie: person.cookie } });
    const text = JSON.stringify(json);
    const { storageKey } = await db().storedObject.findUniqueOrThrow({
      where: { id: person.fileId },
      select: { storageKey: true },
    });
    const { textDigest } = await db().issuedQuestion.findUniqueOrThrow({
      where: { id: person.openQuestionId },
      select: { textDigest: true },
    });
    for (const secret of ["secret-", person.token, storageKey ?? "", textDigest]) expect(text).not.toContain(secret);
    const value = (await findQuestion(person.id, { id: person.openQuestionId, text: "" }))?.problem.solution.answer
      .value;
    if (value?.kind !== "quantity") throw new Error("A quantity is asked for.");
    const open = json.sessions[0].messages.find(({ id }: { id: string }) => id === person.openQuestionId);
    const told = JSON.stringify([open, json.questions.find(({ id }: { id: string }) => id === person.openQuestionId)]);
    expect(told).not.toContain(String(value.value));
  });

  test("[API-28] [ROLE-04] holds nothing of others, whatever the query says", async () => {
    await using other = await createInhabitant();
    await using person = await createSignedInUser();
    const { json } = await callRoute(exportAccount, {
      headers: { cookie: person.cookie },
      path: `/api/user/account/export?userId=${other.id}`,
    });
    expect(json.profile.id).toBe(person.id);
    for (const theirs of [other.id, other.mark, other.email]) expect(JSON.stringify(json)).not.toContain(theirs);
    expect(json.sessions).toEqual([]);
  });

  test("[API-28] of many rows none is lost, and each keeps its place", async () => {
    await using person = await createSignedInUser();
    const titles = Array.from({ length: 450 }, (_, index) => `Session ${index}`);
    const sessions = await db().chatSession.createManyAndReturn({
      data: titles.map((title) => ({ userId: person.id, topic: "gas-laws", title })),
      select: { id: true },
    });
    const sessionId = sessions[7]?.id ?? "";
    const contents = Array.from({ length: 1_001 }, (_, index) => `Message ${index}`);
    await db().message.createMany({
      data: contents.map((content) => ({ id: randomUUID(), sessionId, role: "user" as const, content })),
    });
    const { json } = await callRoute(exportAccount, { headers: { cookie: person.cookie } });
    expect(json.sessions.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles.toSorted());
    const long = json.sessions.find(({ id }: { id: string }) => id === sessionId);
    expect(long.messages.map(({ content }: { content: string }) => content)).toEqual(contents);
  });
});

describe("exports of one person at a time", () => {
  const begin = ({ cookie }: Pick<Person, "cookie">, method = "GET") =>
    exportAccount(
      new NextRequest("http://localhost:3000/api/user/account/export", {
        method,
        headers: { host: "localhost:3000", cookie },
      }),
      { params: Promise.resolve({}) },
    );

  test.each<[string, (response: Response) => Promise<unknown> | undefined]>([
    ["read to its end", (response) => response.text()],
    ["broken off before it begins", (response) => response.body?.cancel()],
    [
      "broken off on the way",
      async (response) => {
        const reader = response.body?.getReader();
        await reader?.read();
        await reader?.cancel();
      },
    ],
  ])("[API-28] another is refused until the first is %s", async (_how, end) => {
    await using person = await createSignedInUser();
    await using other = await createSignedInUser();
    const first = await begin(person);
    const refused = await begin(person);
    expect({ status: refused.status, ...(await refused.json()) }).toMatchObject({
      status: 429,
      code: "EXPORT_UNDER_WAY",
      message: expect.stringContaining("downloaded already"),
    });
    expect(await (await begin(other)).json()).toMatchObject({ profile: { id: other.id } });
    await end(first);
    await vi.waitFor(
      async () => expect(await (await begin(person)).json()).toMatchObject({ profile: { id: person.id } }),
      PATIENCE,
    );
  });

  test("[API-28] none stays under way after a HEAD", async () => {
    await using person = await createSignedInUser();
    expect((await begin(person, "HEAD")).status).toBe(200);
    await vi.waitFor(async () => expect((await begin(person, "HEAD")).status).toBe(200), PATIENCE);
    await vi.waitFor(async () => expect((await begin(person)).status).toBe(200), PATIENCE);
  });
});

describe("what is refused", () => {
  test("[API-01] [API-28] without a session everything is 401", async () => {
    expect(await callRoute(exportAccount)).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
    expect(await callRoute(accountRoute.GET)).toMatchObject({ status: 401 });
    expect(await callRoute(accountRoute.DELETE, jsonCall("DELETE", { confirmation: "a@b.c" }))).toMatchObject({
      status: 401,
    });
  });

  test.each(["", " ", "yes", "other@test.invalid", CONFIRMATION_WORD])(
    "[API-28] the confirmation %j deletes nothing",
    async (confirmation) => {
      await using person = await createSignedInUser();
      expect(await remove(person, confirmation)).toMatchObject({
        status: 400,
        json: { code: "NOT_CONFIRMED", message: "What you typed does not match. Nothing was deleted." },
      });
      expect(await isSignedIn(person)).toBe(true);
    },
  );

  test("[API-01] [API-28] a body without a confirmation is 400, another type 415, another site 403", async () => {
    await using person = await createSignedInUser();
    const { cookie } = person;
    expect(await callRoute(accountRoute.DELETE, jsonCall("DELETE", {}, { cookie }))).toMatchObject({ status: 400 });
    expect(await callRoute(accountRoute.DELETE, { method: "DELETE", headers: { cookie } })).toMatchObject({
      status: 415,
    });
    for (const origin of ["https://evil.example", "null"])
      expect(await remove(person, person.email, { origin })).toMatchObject({ status: 403 });
    expect(await isSignedIn(person)).toBe(true);
  });

  test.each(LOCALES)("[API-28] in %s a demo account is kept, and it is said why", async (locale) => {
    const [demo] = DEMO_ACCOUNTS;
    await ensureDemoUser(demo);
    const cookie = `authjs.session-token=${await createSignIn(demo.id)}`;
    expect((await callRoute(accountRoute.GET, { headers: { cookie } })).json).toMatchObject({ isShared: true });
    const answer = await remove({ cookie }, demo.email, { "accept-language": locale });
    expect(answer).toMatchObject({
      status: 403,
      json: { code: "ACCOUNT_IS_SHARED", message: expect.stringContaining("AtomCoach") },
    });
    expect(await isSignedIn({ cookie })).toBe(true);
  });
});

describe("the deletion", () => {
  test("[API-28] leaves no trace in any table, signs out everywhere, and touches nobody else", async () => {
    await using other = await createInhabitant();
    const kept = await findTraces([other.id, other.mark]);
    const person = await createInhabitant();
    const traces = [person.id, person.mark, person.email, person.token];
    expect(Object.keys(await findTraces(traces))).toEqual(
      expect.arrayContaining([
        "users",
        "accounts",
        "messages",
        "issued_questions",
        "attempts",
        "topic_records",
        "diagnostics",
        "feedback",
        "stored_objects",
        "materials",
        "passages",
        "document_pages",
        "sign_ins",
        "subscriptions",
        "usage_days",
      ]),
    );
    const second = { cookie: `authjs.session-token=${await createSignIn(person.id)}` };

    const answer = await remove(person, ` ${person.email.toUpperCase()} `);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().join()).toMatch(/authjs\.session-token=;.*Max-Age=0/i);
    expect(await findTraces(traces)).toEqual({});
    expect([await isSignedIn(person), await isSignedIn(second)]).toEqual([false, false]);
    expect(await findTraces([other.id, other.mark])).toEqual(kept);
    expect((await remove(person, person.email)).status).toBe(401);
  });

  test("[API-28] is confirmed by the e-mail address, or by a word where there is none", async () => {
    const { id } = await db().user.create({ data: {}, select: { id: true } });
    const cookie = `authjs.session-token=${await createSignIn(id)}`;
    const { json } = await callRoute(accountRoute.GET, { headers: { cookie } });
    expect(readAnswer(accountShape, json)).toEqual({ confirmation: CONFIRMATION_WORD, isShared: false });
    expect((await remove({ cookie }, "")).status).toBe(400);
    expect((await remove({ cookie }, "atomcoach")).status).toBe(204);
    expect(await db().user.count({ where: { id } })).toBe(0);
  });

  test("[API-28] who signs in with the same identity afterwards is somebody new", async () => {
    const person = await createSignedInUser();
    await remove(person, person.email);
    await using again = await createSignedInUser({ email: person.email });
    expect(again.id).not.toBe(person.id);
    expect((await callRoute(exportAccount, { headers: { cookie: again.cookie } })).json.sessions).toEqual([]);
  });

  test("[API-28] [MAT-04] what was public is closed to all at once", async () => {
    await using reader = await createSignedInUser();
    const person = await createInhabitant();
    const { objectId } = await db().material.findUniqueOrThrow({
      where: { id: person.materialId },
      select: { objectId: true },
    });
    expect((await openFile(reader, objectId)).status).toBe(200);
    await remove(person, person.email);
    expect((await openFile(reader, objectId)).status).toBe(404);
  });
});

async function openFile({ cookie }: Person, objectId: string): Promise<Response> {
  const { NextRequest } = await import("next/server");
  const request = new NextRequest(`http://localhost:3000/api/objects/${objectId}`, {
    headers: { host: "localhost:3000", cookie },
  });
  return readFile(request, { params: Promise.resolve({ objectId }) });
}

test("[API-28] whatever the person does at the same moment, nothing of it stays", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  for (const waitMs of [0, 3, 10, 30]) {
    const person = await createInhabitant();
    const headers = { cookie: person.cookie };
    const prepared = await prepareUpload(person, "late.txt");
    const doings = [
      ...Array.from({ length: 4 }, () =>
        callRoute(createChatSession, jsonCall("POST", { title: person.mark }, headers)),
      ),
      putFile(prepared.json.uploadURL, `late ${person.mark}`),
      uploadFile(person, "another.txt", person.mark),
      prepareUpload(person, "never.txt"),
    ];
    const settled = Promise.allSettled(doings);
    await sleep(waitMs);
    expect((await remove(person, person.email)).status).toBe(204);
    await settled;
    expect(await findTraces([person.id, person.mark])).toEqual({});
  }
});
