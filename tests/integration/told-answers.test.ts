import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { findQuestion } from "#lib/server/practice/issued-question.ts";
import { closeTurn } from "#lib/server/tutor/close-turn.ts";
import { answer } from "#lib/server/tutor/answer.ts";
import { LiveReply } from "#lib/server/tutor/live-reply.ts";
import {
  openNewTurn,
  closedTurn,
  createStudent,
  modelOf,
  openQuestion,
  type StudentWithSession,
  usedBy,
  writeReply,
  writtenBy,
} from "#tests/support/turns.ts";
import { callingFirst, type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";

let server: OpenAiServer;

beforeAll(async () => {
  server = await startOpenAiServer(saying("Said by a model."));
});

afterAll(() => server.close());

async function issueMolarMass(student: StudentWithSession) {
  const turn = await openNewTurn(student, {
    content: "Practice",
    type: "generate_practice",
    subtopic: "the-mole-molar-mass",
    family: "molar-mass",
  });
  const { message } = closedTurn(await writeReply(turn));
  const question = await findQuestion(student.id, { id: message.id, text: "" });
  if (question === null) throw new Error(`No question, but ${message.content}`);
  const given = Object.values(question.problem.values).find(
    (each) => each.kind === "formula" || each.kind === "substance",
  );
  const { value } = question.problem.solution.answer;
  if (given === undefined || value.kind !== "quantity") throw new Error("A formula is given, and a quantity asked for");
  return { id: message.id, formula: given.formula, molarMass: `${value.value} ${value.unit}` };
}

async function isHelped(student: StudentWithSession, id: string): Promise<boolean | undefined> {
  return (await findQuestion(student.id, { id, text: "" }))?.isHelped;
}

async function elsewhere(student: StudentWithSession): Promise<StudentWithSession> {
  return { ...student, sessionId: (await createSession(student.id, { topic: "stoichiometry", title: "Other" })).id };
}

test("[PROG-04] an answer that stands among the steps of another problem's solution is help; a mark of that problem is none", async () => {
  const student = await createStudent("teacher");
  const { id, formula } = await issueMolarMass(student);
  const questionText = `How many moles are in 50.0 g of ${formula}?`;
  await writeReply(
    await openNewTurn(student, { content: "1 mol", type: "evaluate_answer", questionText, studentAnswer: "1 mol" }),
  );
  expect(await isHelped(student, id)).toBe(false);
  await writeReply(await openNewTurn(student, { content: "How many moles are in 50.0 g of KNO2?" }));
  expect(await isHelped(student, id)).toBe(false);
  await writeReply(await openNewTurn(student, { content: questionText }));
  expect(await isHelped(student, id)).toBe(true);
});

test.each<[string, (formula: string, molarMass: string) => object]>([
  ["solve_problem", (formula) => ({ problem: `What is the molar mass of ${formula}?` })],
  ["solve_problem", (formula) => ({ problem: `How many moles are in 50.0 g of ${formula}?` })],
  ["grade_answer", (formula) => ({ problem: `What is the molar mass of ${formula}?`, answer: "12 g/mol" })],
  ["molar_mass", (formula) => ({ formula })],
])(
  "[PROG-04] what the engine tells a model by %s %o, in another session, is help before the model may tell it",
  async (tool, input) => {
    const student = await createStudent("teacher");
    const { id, formula, molarMass } = await issueMolarMass(student);
    const helped: unknown[] = [];
    server.answerWith(callingFirst(tool, input(formula, molarMass), saying("It is what you think.")));
    const turn = await openNewTurn(await elsewhere(student), { content: "how heavy would one mole of that stuff be" });
    const live = new LiveReply(turn.replyId);
    const written = answer(turn, writtenBy(modelOf(server)), live);
    for await (const event of live.events()) if (event.type === "text") helped.push(await isHelped(student, id));
    await written;
    expect(helped[0]).toBe(true);
  },
);

test("[PROG-04] what the engine tells a model of something else is none", async () => {
  const student = await createStudent("teacher");
  const { id } = await issueMolarMass(student);
  server.answerWith(callingFirst("molar_mass", { formula: "KNO2" }, saying("Well.")));
  await writeReply(
    await openNewTurn(student, { content: "how heavy would one mole of that stuff be" }),
    modelOf(server),
  );
  expect(await isHelped(student, id)).toBe(false);
});

const JUDGED = {
  content: "40",
  type: "evaluate_answer",
  questionText: "Why would one mole of that stuff weigh so much?",
  studentAnswer: "40",
} as const;

test("[PROG-04] a model's judgement does not tell the answer to an open question", async () => {
  const student = await createStudent("teacher");
  const { molarMass } = await issueMolarMass(student);
  server.answerWith(
    saying(
      JSON.stringify({
        verdict: "wrong",
        feedback: `Not quite. It should be ${molarMass}.`,
        next: `Try ${molarMass}.`,
      }),
    ),
  );
  const { message } = closedTurn(await writeReply(await openNewTurn(student, JUDGED), modelOf(server)));
  expect(message.content).toContain("Not quite.");
  expect(JSON.stringify(message)).not.toContain(molarMass.split(" ")[0]);
});

test("[ROLE-03] a judgement that is stopped is a stopped reply, and its use is the turn's", async () => {
  const student = await createStudent();
  const asked = Promise.withResolvers<void>();
  server.answerWith(() => asked.resolve());
  const turn = await openNewTurn(student, JUDGED);
  const live = new LiveReply(turn.replyId);
  const written = answer(turn, writtenBy(modelOf(server)), live);
  await asked.promise;
  live.stop.abort();
  await written;
  const stored = await db().message.findUnique({ where: { id: turn.replyId }, select: { state: true, content: true } });
  expect(stored).toEqual({ state: "stopped", content: "" });
  expect(await db().usageDay.findFirst({ where: { userId: student.id }, select: { used: true, holds: true } })).toEqual(
    { used: 1, holds: {} },
  );
});

test("[ROLE-03] a judgement that cannot be had is given back, also where another attempt took the reply over", async () => {
  const student = await createStudent();
  server.answerWith(saying("no judgement"));
  await writeReply(await openNewTurn(student, JUDGED), modelOf(server));
  expect(await usedBy(student)).toBe(0);
  const turn = await openNewTurn(student, JUDGED);
  server.answerWith(async (exchange) => {
    await db().message.update({ where: { id: turn.replyId }, data: { leaseHolder: student.id } });
    saying("no judgement")(exchange);
  });
  await writeReply(turn, modelOf(server));
  // The hold is that attempt's.
  expect(await usedBy(student)).toBe(1);
});

test("a reply that fails keeps nothing of the card that was told before", async () => {
  const student = await createStudent();
  const turn = await openNewTurn(student, { content: "What is the molar mass of CaCO3?" });
  await db().message.update({ where: { id: turn.replyId }, data: { metadata: { type: "step_solution" } } });
  const { message } = await closeTurn(turn, {
    state: "failed",
    content: "x",
    card: null,
    provenance: { writer: "tutor", check: null, notice: null },
    charge: "failed",
    record: null,
  });
  expect(message.metadata).toBeNull();
});

test("[HINT-02] a hint whose reply fails is the next one again; without a problem's text the message is the problem", async () => {
  const student = await createStudent("teacher");
  const { id } = await issueMolarMass(student);
  const turn = await openNewTurn(student, { content: "hint", type: "give_hint", questionId: id });
  await db().message.update({ where: { id: turn.replyId }, data: { leaseHolder: student.id } });
  await writeReply(turn);
  expect(await findQuestion(student.id, { id, text: "" })).toMatchObject({ isHelped: true, hintsGiven: 0 });
  await writeReply(await openNewTurn(student, { content: "hint", type: "give_hint", questionId: id }));
  expect(await findQuestion(student.id, { id, text: "" })).toMatchObject({ hintsGiven: 1 });
  const hint = async (problem: string) =>
    closedTurn(
      await writeReply(
        await openNewTurn(student, { content: "How many moles are in 50.0 g of NaCl?", type: "give_hint", problem }),
      ),
    ).message.content;
  expect([await hint(""), await hint("  "), await hint("")].map((text) => /\d/.exec(text)?.[0])).toEqual([
    "1",
    "2",
    "3",
  ]);
});

test("[ROLE-03] of two requests with one id at once, only the one that is answered holds a use", async () => {
  for (let round = 0; round < 10; round += 1) {
    const student = await createStudent();
    const id = randomUUID();
    const results = await Promise.allSettled([
      openQuestion(student, { id, content: "Why?" }),
      openQuestion(student, { id, content: "Practice", type: "generate_practice", subtopic: "density" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const days = await db().usageDay.findMany({ where: { userId: student.id }, select: { holds: true } });
    expect(days.flatMap(({ holds }) => Object.keys(holds ?? {}))).toEqual([id]);
  }
});
