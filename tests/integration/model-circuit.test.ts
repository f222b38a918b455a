import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { chooseModel } from "#lib/server/model/choose-model.ts";
import { answer } from "#lib/server/tutor/answer.ts";
import { LiveReply } from "#lib/server/tutor/live-reply.ts";
import { modelSettings, type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { closedTurn, createStudent, openNewTurn, usedBy, writeReplyWith } from "#tests/support/turns.ts";

const FIRST_TOKEN_MS = 1_500;

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
  Object.assign(process.env, {
    ...modelSettings(server),
    MODEL_FIRST_TOKEN_TIMEOUT_MS: String(FIRST_TOKEN_MS),
  });
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const events: string[] = [];

function listenToLog(): void {
  events.length = 0;
  vi.spyOn(console, "warn").mockImplementation((line: string) => {
    events.push((JSON.parse(line) as { event: string }).event);
  });
}

async function ask(content = "Why is the sky blue?") {
  const student = await createStudent();
  const begun = performance.now();
  const { message } = closedTurn(await writeReplyWith(await openNewTurn(student, { content }), { chooseModel }));
  return { student, message, took: performance.now() - begun };
}

/** Only the clock that says when: timers run as ever. */
function pass(seconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1_000 });
}

test("while a model hangs, the third student is the last who waits for it; a trial that is answered brings it back", async () => {
  listenToLog();
  const hang = () => undefined;
  server.answerWith(hang);
  for (let student = 1; student <= 3; student += 1) {
    const { took, message } = await ask();
    expect(took).toBeGreaterThanOrEqual(FIRST_TOKEN_MS);
    expect(message.provenance?.notice).toBe("model_unavailable");
  }
  const asked = server.exchanges.length;
  expect(asked).toBe(3);
  for (let student = 4; student <= 6; student += 1) {
    const { took, message, student: spared } = await ask();
    expect(took).toBeLessThan(FIRST_TOKEN_MS);
    expect(message).toMatchObject({ state: "complete", provenance: { writer: "tutor", notice: "model_unavailable" } });
    expect(message.content).not.toBe("");
    expect(await usedBy(spared)).toBe(0);
  }
  expect((await ask("molar mass of NaCl")).message).toMatchObject({
    metadata: { type: "step_solution" },
    provenance: { check: "verified", notice: "model_unavailable" },
  });
  expect(server.exchanges).toHaveLength(asked);
  expect(events.filter((event) => event === "model not asked for a while")).toHaveLength(1);

  pass(31);
  const trial = ask();
  await vi.waitFor(() => expect(server.exchanges).toHaveLength(asked + 1), { timeout: FIRST_TOKEN_MS });
  // One tries; the others do not wait for what comes of it.
  expect((await ask()).took).toBeLessThan(FIRST_TOKEN_MS);
  expect((await trial).message.provenance?.notice).toBe("model_unavailable");
  expect(server.exchanges).toHaveLength(asked + 1);

  pass(62);
  server.answerWith(saying("Because of how light is scattered."));
  for (let student = 1; student <= 2; student += 1)
    expect((await ask()).message.provenance).toMatchObject({ writer: "model", notice: null });
  expect(events.filter((event) => event === "model asked again")).toHaveLength(1);
});

test("one person whose texts the provider refuses, or who stops each reply, keeps the model from nobody", async () => {
  listenToLog();
  server.answerWith((exchange) => exchange.refuse(400));
  for (let time = 0; time < 5; time += 1) await ask();
  for (let time = 0; time < 5; time += 1) {
    const asked = Promise.withResolvers<void>();
    server.answerWith(() => asked.resolve());
    const turn = await openNewTurn(await createStudent(), { content: "Why is the sky blue?" });
    const live = new LiveReply(turn.replyId);
    const written = answer(turn, { chooseModel }, live);
    await asked.promise;
    live.stop.abort();
    await written;
  }
  server.answerWith(saying("Because of how light is scattered."));
  expect((await ask()).message.provenance?.writer).toBe("model");
});

test("a model that has nothing to say has answered", async () => {
  listenToLog();
  server.answerWith(saying());
  for (let time = 0; time < 5; time += 1) await ask();
  server.answerWith(saying("Because of how light is scattered."));
  expect((await ask()).message.provenance?.writer).toBe("model");
});

test("a model that breaks its replies off is a model that fails", async () => {
  listenToLog();
  server.answerWith((exchange) => {
    exchange.say("Because ");
    setImmediate(exchange.breakOff);
  });
  for (let time = 0; time < 3; time += 1) expect((await ask()).message.state).toBe("interrupted");
  expect((await ask()).message.provenance?.notice).toBe("model_unavailable");
});
