import { afterAll, beforeAll, expect, test } from "vitest";
import { GET, PATCH } from "#app/api/user/learning-history/route.ts";
import { db } from "#lib/server/db/client.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser } from "#tests/support/factories.ts";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { closedTurn, createStudent, modelOf, openNewTurn, type StudentWithSession, writeReply } from "#tests/support/turns.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

const isSummary = (prompt: string) => prompt.includes("Summarise the earlier part");

async function ask(student: StudentWithSession, content: string) {
  const { message } = closedTurn(await writeReply(await openNewTurn(student, { content }), modelOf(server)));
  return message;
}

/** What the model was told for the last reply. */
const lastPrompt = () => server.exchanges.findLast(({ prompt }) => !isSummary(prompt))?.prompt ?? "";

async function fillSession({ sessionId }: StudentWithSession, count: number, from = 0): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    sessionId,
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: index % 2 === 0 ? `Question number ${from + index}?` : `Reply number ${from + index}.`,
  }));
  for (const data of rows) await db().message.create({ data });
}

async function practise(userId: string): Promise<void> {
  const counts = { easyAttempted: 6, easyCorrect: 1, answeredAt: new Date() };
  await db().topicRecord.create({ data: { userId, subtopic: "gas-laws", ...counts } });
  await db().topicRecord.create({ data: { userId, subtopic: "density", mediumAttempted: 5, mediumCorrect: 5, mediumMastered: true, answeredAt: new Date() } });
  for (let index = 0; index < 3; index += 1) {
    const misconception = index < 2 ? "temperature-scale" : "sign";
    const levels = { difficulty: "easy", difficultyBefore: "easy", difficultyAfter: "easy" } as const;
    const mark = { isCorrect: false, isHelped: false, score: 0, xpPoints: 0, hasMastered: false, misconception };
    await db().attempt.create({ data: { questionId: crypto.randomUUID(), userId, subtopic: "gas-laws", family: "boyle", ...levels, ...mark, answeredAt: new Date(), localDay: new Date() } });
  }
}

test("the model knows the grade and what stands out of the practice, and nothing that names the student", async () => {
  const student = await createStudent();
  await db().user.update({ where: { id: student.id }, data: { grade: "Grade 10", firstName: "Amedeo", email: `${student.id}@example.org` } });
  await practise(student.id);
  server.answerWith(saying("Well."));
  await ask(student, "Why do gases spread?");
  const prompt = lastPrompt();
  for (const known of ["Grade 10", "Still difficult: Gas Laws", "Mastered: Density", "Kelvin and degrees Celsius were mixed up"]) expect(prompt).toContain(known);
  for (const unknown of ["Amedeo", student.id, "example.org", "The sign is the wrong way"]) expect(prompt).not.toContain(unknown);
});

test("the student sees what is known, takes out what is wrong, and may keep all of it from the tutor", async () => {
  await using user = await createSignedInUser();
  await practise(user.id);
  const headers = { cookie: user.cookie };
  const call = (body: object) => callRoute(PATCH, jsonCall("PATCH", body, headers));
  const student = { ...(await createStudent()), id: user.id };
  await db().chatSession.update({ where: { id: student.sessionId }, data: { userId: user.id } });
  server.answerWith(saying("Well."));

  const history = (await callRoute(GET, { headers })).json;
  expect(history).toMatchObject({ isUsed: true, notes: [{ key: "mastered:density" }, { key: "weak:gas-laws", text: "Still difficult: Gas Laws", isLeftOut: false }, { kind: "slip" }] });
  expect((await call({ leftOut: ["weak:gas-laws"] })).json).toMatchObject({ notes: [{ isLeftOut: false }, { isLeftOut: true }, {}] });
  await ask(student, "Why do gases spread?");
  expect(lastPrompt()).not.toContain("Still difficult");
  expect(lastPrompt()).toContain("Mastered: Density");

  expect((await call({ isUsed: false })).json).toMatchObject({ isUsed: false });
  await ask(student, "And why do they spread?");
  expect(lastPrompt()).not.toContain("Mastered");
  expect((await call({ leftOut: [""] })).status).toBe(400);
});

test("of a long session the last messages are given whole, and the questions before them in short", async () => {
  const student = await createStudent("student");
  await fillSession(student, 24);
  server.answerWith((exchange) => (isSummary(exchange.prompt) ? exchange.refuse(500) : saying("Well.")(exchange)));
  const message = await ask(student, "Where were we?");
  expect(message.state).toBe("complete");
  const prompt = lastPrompt();
  expect(prompt).toContain("- Question number 2?");
  expect(prompt).not.toContain("Reply number 3.");
  expect(prompt).toContain("Reply number 5.");
});

test("what a model is not given any more is summarised after the turn, once it is worth it, and built upon", async () => {
  const student = await createStudent("student");
  await fillSession(student, 30);
  server.answerWith((exchange) => saying(isSummary(exchange.prompt) ? "They spoke of gases." : "Well.")(exchange));
  const before = server.exchanges.length;
  await ask(student, "Where were we?");
  expect(server.exchanges.slice(before).map(({ prompt }) => isSummary(prompt))).toEqual([false, true]);
  const read = server.exchanges.at(-1)?.prompt ?? "";
  expect(read).toContain("Question number 0?");
  expect(read).not.toContain("Where were we?");

  await ask(student, "And then?");
  expect(lastPrompt()).toContain("They spoke of gases.");
  expect(server.exchanges.slice(before).filter(({ prompt }) => isSummary(prompt))).toHaveLength(1);

  await fillSession(student, 8, 100);
  await ask(student, "What is left?");
  const again = server.exchanges.slice(before).filter(({ prompt }) => isSummary(prompt));
  expect(again).toHaveLength(2);
  expect(again[1]?.prompt).toContain("They spoke of gases.");
  expect(again[1]?.prompt).not.toContain("Question number 0?");
});
