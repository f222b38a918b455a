import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type DatabaseRelay, startDatabaseRelay } from "#tests/support/database-relay.ts";
import { type OpenAiServer, startOpenAiServer, saying } from "#tests/support/openai-server.ts";
import {
  closedTurn,
  collectEvents,
  createStudent,
  listStored,
  openWaiting,
  type StudentWithSession,
  usedBy,
} from "#tests/support/turns.ts";

let relay: DatabaseRelay;
let server: OpenAiServer;

beforeAll(async () => {
  relay = await startDatabaseRelay(process.env["DATABASE_URL"] ?? "");
  // Read when the pool is opened.
  process.env["DATABASE_URL"] = relay.url;
  server = await startOpenAiServer(saying("unused"));
});
afterEach(() => relay.restore());
afterAll(async () => {
  await server.close();
  await relay.stop();
});

async function expectStored(student: StudentWithSession): Promise<void> {
  expect(await listStored(student)).toMatchObject([
    { role: "user" },
    { role: "assistant", state: "complete", content: "So far so good." },
  ]);
  expect(await usedBy(student)).toBe(1);
}

test.each(["cut", "silence", "mute"] as const)(
  "a database that is away for 12 s at a reply's end (%s) loses nothing, and charges for it once",
  async (how) => {
    const student = await createStudent();
    const { live, written, exchange } = await openWaiting(student, server);
    const events = collectEvents(live.events());
    relay[how]();
    exchange.say("so good.");
    exchange.end();
    await delay(12_000);
    expect(live.text, "what is on the screen stays").toBe("So far so good.");
    relay.restore();
    await written;
    expect(closedTurn(await events).message).toMatchObject({ state: "complete", content: "So far so good." });
    await expectStored(student);
  },
);

test("a reply whose answer of being stored was lost is stored and charged once", async () => {
  const student = await createStudent();
  const { live, written, exchange } = await openWaiting(student, server);
  const events = collectEvents(live.events());
  relay.mute();
  exchange.say("so good.");
  exchange.end();
  // Statements that were asked have arrived, and nobody has heard of it.
  await delay(1_000);
  relay.cut();
  await delay(500);
  relay.restore();
  await written;
  expect(closedTurn(await events).message).toMatchObject({ state: "complete", content: "So far so good." });
  await expectStored(student);
});
