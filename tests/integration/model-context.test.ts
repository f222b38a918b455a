import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET, PATCH } from "#app/api/user/learning-history/route.ts";
import { db } from "#lib/server/db/client.ts";
import { updateLearningHistory } from "#lib/server/progress/learning-history.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser } from "#tests/support/factories.ts";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import {
  closedTurn,
  createStudent,
  modelOf,
  openNewTurn,
  type StudentWithSession,
  writeReply,
} from "#tests/support/turns.ts";

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
  await db().topicRecord.create({
    data: {
      userId,
      subtopic: "density",
      mediumAttempted: 5,
      mediumCorrect: 5,
      mediumMastered: true,
      answeredAt: new Date(),
    },
  });
  for (let index = 0; index < 3; index += 1) {
    const misconception = index < 2 ? "temperature-scale" : "sign";
    const levels = { difficulty: "easy", difficultyBefore: "easy", difficultyAfter: "easy" } as const;
    const mark = { isCorrect: false, isHelped: false, score: 0, xpPoints: 0, hasMastered: false, misconception };
    await db().attempt.create({
      data: {
        questionId: crypto.randomUUID(),
        userId,
        subtopic: "gas-laws",
        family: "boyle",
        ...levels,
        ...mark,
        answeredAt: new Date(),
        localDay: new Date(),
      },
    });
  }
}

test("the model knows the grade and what stands out of the practice, and nothing that names the student", async () => {
  const student = await createStudent();
  await db().user.update({
    where: { id: student.id },
    data: { grade: "Grade 10", firstName: "Amedeo", email: `${student.id}@example.org` },
  });
  await practise(student.id);
  server.answerWith(saying("Well."));
  await ask(student, "Why do gases spread?");
  const prompt = lastPrompt();
  for (const known of [
    "Grade 10",
    "Still difficult: Gas Laws",
    "Mastered: Density",
    "Kelvin and degrees Celsius were mixed up",
  ])
    expect(prompt).toContain(known);
  for (const unknown of ["Amedeo", student.id, "example.org", "The sign is the wrong way"])
    expect(prompt).not.toContain(unknown);
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
  expect(history).toMatchObject({
    isUsed: true,
    notes: [
      { key: "mastered:density" },
      { key: "weak:gas-laws", text: "Still difficult: Gas Laws", isLeftOut: false },
      { kind: "slip" },
    ],
  });
  expect((await call({ key: "weak:gas-laws", isLeftOut: true })).json).toMatchObject({
    notes: [{ isLeftOut: false }, { isLeftOut: true }, {}],
  });
  await ask(student, "Why do gases spread?");
  expect(lastPrompt()).not.toContain("Still difficult");
  expect(lastPrompt()).toContain("Mastered: Density");

  expect((await call({ isUsed: false })).json).toMatchObject({ isUsed: false });
  await ask(student, "And why do they spread?");
  expect(lastPrompt()).not.toContain("Mastered");
  for (const body of [{}, { key: "", isLeftOut: true }, { isUsed: false, key: "weak:density", isLeftOut: true }])
    expect((await call(body)).status).toBe(400);
});

test("what was decided of a note that is not listed just now stands when it comes back", async () => {
  await using user = await createSignedInUser();
  const headers = { cookie: user.cookie };
  const call = async (body: object) => (await callRoute(PATCH, jsonCall("PATCH", body, headers))).json;
  await call({ key: "weak:gas-laws", isLeftOut: true });
  await call({ key: "mastered:density", isLeftOut: true });
  await call({ key: "mastered:density", isLeftOut: false });
  await practise(user.id);
  expect((await callRoute(GET, { headers })).json).toMatchObject({
    notes: [{ isLeftOut: false }, { key: "weak:gas-laws", isLeftOut: true }, { isLeftOut: false }],
  });
});

test("decisions that come at once from several windows all stand", async () => {
  await using user = await createSignedInUser();
  const headers = { cookie: user.cookie };
  const keys = ["mastered:density", "weak:gas-laws", "slip:temperature-scale"];
  await practise(user.id);
  const decisions = [{ isUsed: false }, ...keys.map((key) => ({ key, isLeftOut: true }))];
  const answers = await Promise.all(decisions.map((body) => callRoute(PATCH, jsonCall("PATCH", body, headers))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await callRoute(GET, { headers })).json).toMatchObject({
    isUsed: false,
    notes: keys.map((key) => ({ key, isLeftOut: true })),
  });
});

test("of very many decisions the latest are kept", async () => {
  const { id } = await createStudent();
  const words = await replyWords("en");
  const others = Array.from({ length: 1_000 }, (_, index) => `slip:other-${index}`);
  await db().user.update({ where: { id }, data: { learningHistory: { isUsed: false, leftOut: others } } });
  await updateLearningHistory(id, { key: "slip:newest", isLeftOut: true }, words);
  const { learningHistory } = await db().user.findUniqueOrThrow({ where: { id } });
  expect(learningHistory).toEqual({ isUsed: false, leftOut: [...others.slice(1), "slip:newest"] });
});

test("a decision of somebody who was deleted meanwhile is refused as nobody's", async () => {
  const words = await replyWords("en");
  await expect(updateLearningHistory(crypto.randomUUID(), { isUsed: false }, words)).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
});

test("of a long session the last messages are given whole, and the questions before them in short", async () => {
  const student = await createStudent("student");
  await fillSession(student, 24);
  server.answerWith((exchange) => (isSummary(exchange.prompt) ? exchange.refuse(500) : saying("Well.")(exchange)));
  const message = await ask(student, "Where were we?");
  expect(message.state).toBe("complete");
  const prompt = lastPrompt();
  expect(prompt).toContain("- Question number 2?");
  // Ten at once, and then none for as many.
  expect(prompt).not.toContain("Reply number 9.");
  expect(prompt).toContain("Reply number 11.");
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

/** A sheet that was pasted: so long that it takes more room than a model has for all that was said. */
const SHEET = "溶".repeat(9_000);

test("one long message leaves room for others, and costs neither the summary nor the older questions", async () => {
  const student = await createStudent("student");
  await fillSession(student, 24);
  await db().chatSession.update({ where: { id: student.sessionId }, data: { summary: "They spoke of gases." } });
  await db().message.create({
    data: { id: crypto.randomUUID(), sessionId: student.sessionId, role: "user", content: SHEET },
  });
  server.answerWith((exchange) => (isSummary(exchange.prompt) ? exchange.refuse(500) : saying("Well.")(exchange)));
  await ask(student, "What is on the sheet?");
  const prompt = lastPrompt();
  for (const part of ["溶溶溶…", "Reply number 23.", "They spoke of gases.", "- Question number 4?"])
    expect(prompt).toContain(part);
  expect(prompt.split("溶").length).toBeLessThan(4_000);
});

test("a session with a long message far back is summarised all the same, from its beginning on and step by step", async () => {
  const student = await createStudent("student");
  await db().message.create({
    data: { id: crypto.randomUUID(), sessionId: student.sessionId, role: "user", content: SHEET },
  });
  await fillSession(student, 100);
  server.answerWith((exchange) => saying(isSummary(exchange.prompt) ? "They spoke of gases." : "Well.")(exchange));
  const before = server.exchanges.length;
  await ask(student, "Where were we?");
  await ask(student, "And now?");
  const [first = "", second = ""] = server.exchanges
    .slice(before)
    .flatMap(({ prompt }) => (isSummary(prompt) ? [prompt] : []));
  expect(first).toMatch(/溶…[\s\S]*Question number 0\?[\s\S]*Question number 58\?/);
  expect(first).not.toContain("Reply number 59.");
  expect(second).toContain("Reply number 59.");
  expect(second).toContain("Question number 80?");
  expect(second).not.toContain("Question number 58?");
});

describe("[TRUST-03] what was on the cards of the conversation", () => {
  const SOLVED = "How many moles are in 5.00 g of NaCl?";

  test("is known to the model in short, and to the check of what it says of it", async () => {
    const student = await createStudent();
    server.answerWith(saying("Divide by the molar mass."));
    await ask(student, SOLVED);
    server.answerWith(saying("It was n(NaCl) = 0.0856 mol, and not n(NaCl) = 0.0956 mol."));
    const message = await ask(student, "Between the two of us, what do you think about it?");
    const told = JSON.stringify(server.exchanges.at(-1)?.body);
    expect(told).toMatch(/m\(NaCl\) = 5\.00.g/);
    expect(told).toContain("Divide by the molar mass.");
    expect(message.provenance?.claims?.filter(({ kind }) => kind === "quantity")).toMatchObject([
      { text: "0.0856 mol", verdict: "supported", reason: "matches-tool" },
      { text: "0.0956 mol", verdict: "unknown" },
    ]);
  });

  test("over 20 turns four fifths of what is told to the model was told before in the same order", async () => {
    const student = await createStudent("student");
    server.answerWith(saying("The amount is what counts here. ", "Think of it as eggs by the dozen. ".repeat(12)));
    const from = server.exchanges.length;
    for (let turn = 1; turn <= 20; turn += 1)
      await ask(
        student,
        turn % 3 === 0
          ? `How many moles are in ${turn}.0 g of NaCl?`
          : `Why does turn number ${turn} of a mole matter?`,
      );
    const told = server.exchanges
      .slice(from)
      .filter(({ prompt }) => !isSummary(prompt))
      .map(({ body }) => partsOf(body));
    const shares = told.slice(1).map((parts, at) => shareOfKnown(parts, told[at] ?? []));
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThanOrEqual(0.8);
  });
});

/** What a server reads of a request, in its order: tools, then each message. */
function partsOf(body: object): string[] {
  const { tools, messages, input } = body as Record<string, unknown>;
  return [JSON.stringify(tools), ...((messages ?? input) as unknown[]).map((each) => JSON.stringify(each))];
}

/** The share of characters of the parts that begin as the parts before did. */
function shareOfKnown(parts: readonly string[], before: readonly string[]): number {
  const alike = parts.findIndex((part, at) => part !== before[at]);
  const known = parts.slice(0, alike === -1 ? parts.length : alike).join("").length;
  return known / parts.join("").length;
}
