import { expect, onTestFinished, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { db } from "#lib/server/db/client.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";
import { errorBody } from "#lib/server/http/error-response.ts";
import { AppError } from "#lib/server/http/app-error.ts";
import { startOpenAiServer } from "#tests/support/openai-server.ts";
import {
  askTutor,
  closedTurn,
  createStudent,
  listStored,
  modelOf,
  openNewTurn,
  openQuestion,
  type StudentWithSession,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

// Before the environment is first read: here many are opened at once, and none is written.
process.env["REPLIES_AT_ONCE"] = "100";

const SOLVABLE = "molar mass of NaCl";
const USELESS = [
  { content: "Who discovered radium?" },
  { content: "zzz qqq", type: "explain_concept", conceptToExplain: "zzz qqq" },
  { content: "the blue one", type: "give_hint", problem: "the blue one" },
  { content: "molar mass of Xy2" },
] as const;

/** Free turns are spent for so many milliseconds ahead. */
async function setSpent({ id }: StudentWithSession, ahead: number): Promise<void> {
  const key = { holder: `person ${id}`, name: "freeTurn" };
  const spentUntil = new Date(Date.now() + ahead);
  await db().rate.upsert({ where: { holder_name: key }, create: { ...key, spentUntil }, update: { spentUntil } });
}

async function spend(student: StudentWithSession): Promise<void> {
  for (let question = 0; question < 5; question += 1) await askTutor(student, { content: SOLVABLE });
}

test("[ROLE-03] [TALK-04] greetings, thanks, questions back and what is not understood leave a free student all five questions", async () => {
  const student = await createStudent();
  for (const message of [
    { content: "hi" },
    { content: "thx!!" },
    { content: "help", type: "solve_problem", problem: "help" } as const,
    ...USELESS,
  ]) {
    const { state, content, provenance } = await askTutor(student, message);
    expect([state, provenance?.writer, content === ""]).toEqual(["complete", "tutor", false]);
  }
  expect(await usedBy(student)).toBe(0);
  await spend(student);
  expect(await usedBy(student)).toBe(5);
});

test("[TALK-04] [GUIDE-03] what to learn next is told for nothing, whatever the words, and practice is set that is wished for", async () => {
  const student = await createStudent();
  const advice = await askTutor(student, { content: "which chapter would you tell me to study next?" });
  expect(advice.metadata?.suggestions?.items.map(({ ask }) => ask?.type)).toContain("generate_practice");
  expect(await usedBy(student)).toBe(0);
  const practice = await askTutor(student, { content: "let me have a go at an easy one" });
  expect(practice.metadata?.type).toBe("practice_question");
});

test("[ROLE-03] [TALK-04] when none is left they are answered still, and a question is refused", async () => {
  const student = await createStudent();
  await spend(student);
  for (const message of [{ content: "hello" }, { content: "can you help me?" }, ...USELESS])
    expect((await askTutor(student, message)).state).toBe("complete");
  const stored = await listStored(student);
  for (const message of [
    { content: SOLVABLE },
    { content: "hi, what is the molar mass of KCl?" },
    { content: "molarity", type: "explain_concept" } as const,
    { content: "H2 + O2 -> CO2 balance it" },
  ]) {
    await expect(openQuestion(student, message)).rejects.toMatchObject({
      code: "USAGE_LIMIT_EXCEEDED",
      details: { current: 5, limit: 5 },
    });
  }
  expect(await listStored(student)).toEqual(stored);
  expect(await usedBy(student)).toBe(5);
});

test("[TALK-01] a social turn is answered with the session's topic, and after a solution with a similar question; distress with neither", async () => {
  const student = await createStudent();
  expect((await askTutor(student, { content: "hey there" })).content).toContain("Stoichiometry");
  await askTutor(student, { content: SOLVABLE });
  expect((await askTutor(student, { content: "thank you" })).content).toContain("similar question");
  const { content } = await askTutor(student, { content: "i want to kill myself, molar mass of NaCl" });
  expect(content).toContain("somebody you trust");
  expect(content).not.toMatch(/NaCl|Stoichiometry|\d/);
});

test("[TALK-04] with a model a social turn is the built-in tutor's and free; what the model answers is charged", async () => {
  let asked = 0;
  const server = await startOpenAiServer((exchange) => {
    asked += 1;
    exchange.say("Marie and Pierre Curie did.");
    exchange.end();
  });
  onTestFinished(() => server.close());
  const student = await createStudent();
  const turn = await openNewTurn(student, { content: "good morning!" });
  expect(closedTurn(await writeReply(turn, modelOf(server))).message.provenance?.writer).toBe("tutor");
  expect([asked, await usedBy(student)]).toEqual([0, 0]);
  await writeReply(await openNewTurn(student, { content: "Who discovered radium?" }), modelOf(server));
  expect(await usedBy(student)).toBe(1);
});

test("[TALK-04] free turns at the same instant are admitted up to the rate, and the refusal says when to come back", async () => {
  const student = await createStudent();
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => openQuestion(student, { content: "hi" })));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  // While they are opened, one more may have become free.
  expect([30, 29]).toContain(refusals.length);
  for (const refusal of refusals) {
    if (!(refusal instanceof AppError)) throw refusal;
    expect(refusal.code).toBe("TOO_MANY_REQUESTS");
    expect(Number(refusal.headers["Retry-After"])).toBeGreaterThan(0);
    // One that arrived a moment before the others were opened waits a moment longer.
    expect(Number(refusal.headers["Retry-After"])).toBeLessThanOrEqual(11);
  }
  const sentences = LOCALES.map((locale) => errorBody(refusals[0], locale).message);
  expect(new Set(sentences).size).toBe(LOCALES.length);
  // A question never meets it.
  expect((await askTutor(student, { content: SOLVABLE })).state).toBe("complete");
});

test("[TALK-04] after ten seconds one more is free", async () => {
  const student = await createStudent();
  await setSpent(student, 305_000);
  await expect(openQuestion(student, { content: "hi" })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await setSpent(student, 285_000);
  expect((await openQuestion(student, { content: "hi" })).kind).toBe("opened");
  await expect(openQuestion(student, { content: "hi" })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("[ROLE-03] [TALK-04] who sends what is not understood faster than the rate pays for it, and is then bounded", async () => {
  const student = await createStudent();
  await setSpent(student, 600_000);
  for (let used = 1; used <= 5; used += 1) {
    await askTutor(student, USELESS[0]);
    expect(await usedBy(student)).toBe(used);
  }
  await expect(openQuestion(student, USELESS[0])).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("[ROLE-03] [TALK-04] a failure on our side takes no free turn, and a reply that was free is free when it is written again", async () => {
  const student = await createStudent();
  await spend(student);
  const { id } = await askTutor(student, { content: "hi" });
  const again = await retryTurn(student, id, new Date());
  if (again.kind !== "opened") throw new Error("Nobody wrote the reply.");
  expect(again.turn.credit).toBeNull();
  expect(closedTurn(await writeReply(again.turn)).message.provenance?.writer).toBe("tutor");
  const useless = await askTutor(student, USELESS[0]);
  expect((await retryTurn(student, useless.id, new Date())).kind).toBe("opened");
  expect(await usedBy(student)).toBe(5);
});
