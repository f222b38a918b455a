import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { erasePerson } from "#lib/server/account/erase-person.ts";
import { db } from "#lib/server/db/client.ts";
import { chooseModel } from "#lib/server/model/choose-model.ts";
import { isSpent, spendTokens } from "#lib/server/model/day-tokens.ts";
import { answer } from "#lib/server/tutor/answer.ts";
import { LiveReply } from "#lib/server/tutor/live-reply.ts";
import {
  type ModelExchange,
  modelSettings,
  type OpenAiServer,
  saying,
  startOpenAiServer,
} from "#tests/support/openai-server.ts";
import {
  closedTurn,
  createStudent,
  openNewTurn,
  type StudentWithSession,
  usedBy,
  writeReplyWith,
} from "#tests/support/turns.ts";

const OF_ALL = 100_000;
const OF_ONE = 20_000;

const DAY_MS = 24 * 60 * 60_000;

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
  Object.assign(process.env, {
    ...modelSettings(server),
    MODEL_TOKENS_PER_DAY: String(OF_ALL),
    MODEL_TOKENS_PER_PERSON_AND_DAY: String(OF_ONE),
  });
});
afterAll(() => server.close());

let told: Record<string, unknown>[] = [];
beforeEach(async () => {
  told = [];
  vi.spyOn(console, "warn").mockImplementation((line: string) => {
    told.push(JSON.parse(line) as Record<string, unknown>);
  });
  await db().modelDay.deleteMany();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const answering = (input: number, output: number) => (exchange: ModelExchange) => {
  exchange.say("Because of how light is scattered.");
  exchange.end({ tokens: { input, output } });
};

async function ask(student: StudentWithSession, content = "Why is the sky blue?") {
  return closedTurn(await writeReplyWith(await openNewTurn(student, { content }), { chooseModel })).message;
}

async function spentBy(holder: string): Promise<number> {
  const rows = await db().modelDay.findMany({ where: { holder }, select: { tokens: true } });
  return rows.reduce((sum, { tokens }) => sum + Number(tokens), 0);
}

const spentBySomebody = ({ id }: StudentWithSession) => spentBy(`person ${id}`);
const spentByAll = () => spentBy("installation");

test("[LIMIT-02] what a model's answers report is counted for the person and for the installation", async () => {
  const [one, other] = [await createStudent(), await createStudent()];
  server.answerWith(answering(1_200, 300));
  await ask(one);
  await ask(one, "molar mass of NaCl");
  server.answerWith(answering(700, 50));
  await ask(other);
  expect([await spentBySomebody(one), await spentBySomebody(other), await spentByAll()]).toEqual([3_000, 750, 3_750]);
});

test("[LIMIT-02] what costs nothing is not counted; what no answer reports, as one that was stopped, is counted as far as it can be told", async () => {
  const student = await createStudent();
  await ask(student, "hi");
  expect(await spentByAll()).toBe(0);

  server.answerWith(saying("x".repeat(4_000)));
  await ask(student);
  const whole = await spentBySomebody(student);
  expect(whole).toBeGreaterThan(1_000);

  const begun = Promise.withResolvers<ModelExchange>();
  server.answerWith((exchange) => {
    exchange.say("y".repeat(4_000));
    begun.resolve(exchange);
  });
  const turn = await openNewTurn(student, { content: "Why is the sky blue?" });
  const live = new LiveReply(turn.replyId);
  const written = answer(turn, { chooseModel }, live);
  await begun.promise;
  await vi.waitFor(() => expect(live.text).not.toBe(""));
  live.stop.abort();
  await written;
  await expect.poll(async () => (await spentBySomebody(student)) - whole).toBeGreaterThan(1_000);
});

test("[LIMIT-02] who has spent a day's tokens is answered by the built-in tutor, which says so, and is refused nothing; others have the model still", async () => {
  const [student, other] = [await createStudent("student"), await createStudent()];
  server.answerWith(answering(OF_ONE - 10, 9));
  expect((await ask(student)).provenance).toMatchObject({ writer: "model", notice: null });
  expect(told).toEqual([]);
  server.answerWith(answering(1, 0));
  expect((await ask(student)).provenance?.writer).toBe("model");
  expect(told).toMatchObject([
    { level: "warn", event: "model ceiling reached", of: `person ${student.id}`, ceiling: OF_ONE },
  ]);
  const asked = server.exchanges.length;
  expect(await ask(student)).toMatchObject({
    state: "complete",
    content: expect.stringMatching(/./),
    provenance: { writer: "tutor", notice: "model_spent" },
  });
  expect(await ask(student, "molar mass of NaCl")).toMatchObject({
    metadata: { type: "step_solution" },
    provenance: { writer: "tutor", check: "verified", notice: "model_spent" },
  });
  // What only a model could judge is said not to be known, and why.
  const question = { questionText: "Why does ice float?", studentAnswer: "It is lighter.", content: "It is lighter." };
  const judged = closedTurn(
    await writeReplyWith(await openNewTurn(student, { ...question, type: "evaluate_answer" }), { chooseModel }),
  ).message;
  expect(judged).toMatchObject({ metadata: null, provenance: { writer: "tutor", notice: "model_spent" } });
  expect(server.exchanges).toHaveLength(asked);
  expect(told).toHaveLength(1);
  expect((await ask(other)).provenance?.writer).toBe("model");
});

test("[LIMIT-02] the installation's ceiling is everybody's, and a question that only the model could have answered costs nothing", async () => {
  const [one, other] = [await createStudent(), await createStudent()];
  await db().modelDay.create({
    data: { holder: "installation", day: new Date(new Date().toISOString().slice(0, 10)), tokens: OF_ALL - 1 },
    select: { day: true },
  });
  server.answerWith(answering(1, 0));
  expect((await ask(one)).provenance?.writer).toBe("model");
  expect(told).toMatchObject([{ event: "model ceiling reached", of: "installation", ceiling: OF_ALL }]);
  expect((await ask(other)).provenance).toMatchObject({ writer: "tutor", notice: "model_spent" });
  expect(await usedBy(other)).toBe(0);
});

test("[LIMIT-02] of two hundred answers at the same instant none is lost, and one tells that the ceiling is reached", async () => {
  const students = await Promise.all(Array.from({ length: 20 }, () => createStudent()));
  const now = new Date();
  await Promise.all(
    Array.from({ length: 200 }, (_, at) => spendTokens(students[at % 20]?.id ?? "", OF_ALL / 100, now)),
  );
  expect(await spentByAll()).toBe(2 * OF_ALL);
  expect(told.filter(({ of }) => of === "installation")).toHaveLength(1);
});

test("[LIMIT-02] each UTC day begins at nothing, and of a person nothing is kept but the day's sum", async () => {
  const student = await createStudent();
  const noon = new Date("2026-03-02T12:00:00Z");
  const nextDay = new Date(noon.getTime() + DAY_MS);
  await spendTokens(student.id, OF_ONE, noon);
  expect(await isSpent(student.id, noon)).toBe(true);
  expect(await isSpent(student.id, nextDay)).toBe(false);
  await spendTokens(student.id, 5, nextDay);
  expect([await spentBySomebody(student), await spentByAll()]).toEqual([5, OF_ONE + 5]);
  expect(await erasePerson({ id: student.id, email: "" }, nextDay)).toBe("gone");
  // Who leaves and comes back has not made the day cheaper.
  expect([await spentBySomebody(student), await spentByAll()]).toEqual([0, OF_ONE + 5]);
});
