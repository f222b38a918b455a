import { expect, test } from "vitest";
import type { PracticeQuestionCard } from "#lib/cards/practice-question.ts";
import { listTries, MOST_TRIES } from "#lib/cards/tries.ts";
import type { Message, SendMessage, Turn } from "#lib/contracts/chat.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import { db } from "#lib/server/db/client.ts";
import { findQuestion } from "#lib/server/practice/issued-question.ts";
import { findRecords } from "#lib/server/progress/find-records.ts";
import { exportAccount } from "#lib/server/account/export-account.ts";
import { saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import {
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

async function say(student: StudentWithSession, request: SendMessage): Promise<Turn> {
  return closedTurn(await writeReply(await openNewTurn(student, request)));
}

async function issue(student: StudentWithSession, request: Partial<SendMessage> = {}): Promise<Message> {
  const asked = { content: "Practice", type: "generate_practice", subtopic: "density", difficulty: "easy" } as const;
  return (await say(student, { ...asked, ...request })).message;
}

async function rightAnswer(student: StudentWithSession, { id }: Message): Promise<string> {
  const value = (await findQuestion(student.id, { id, text: "" }))?.problem.solution.answer.value;
  if (value?.kind !== "quantity") throw new Error("A quantity is asked for");
  return `${value.value} ${value.unit}`;
}

/** As the form on the card sends it. */
async function submit(student: StudentWithSession, { id }: Message, studentAnswer: string): Promise<void> {
  await openQuestion(student, { content: studentAnswer, type: "evaluate_answer", questionId: id, studentAnswer });
}

async function cardOf(student: StudentWithSession, { id }: Message): Promise<PracticeQuestionCard> {
  const card = (await listStored(student)).find((message) => message.id === id)?.metadata;
  if (card?.type !== "practice_question") throw new Error("The question is gone");
  return card;
}

async function recordOf({ id }: StudentWithSession) {
  const density = SUBTOPICS.filter(({ slug }) => slug === "density");
  return (await findRecords(db(), id, density)).get("density");
}

test("[CARD-03] [API-13] an answer typed beside its question is marked on the card, told where it was typed, and costs nothing", async () => {
  const student = await createStudent();
  const question = await issue(student);
  const answer = await rightAnswer(student, question);
  const turn = await say(student, { content: `I think it's ${answer}?` });
  expect(turn.question?.metadata).toMatchObject({
    studentAnswer: answer,
    evaluation: { verdict: "correct", score: 100 },
    outcome: { xpPoints: 10 },
  });
  expect(turn.message.content).toContain("Correct: 100 of 100 points");
  expect(turn.message.provenance).toMatchObject({ writer: "tutor", check: "verified" });
  expect((await listStored(student)).map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
  expect([await usedBy(student), (await recordOf(student))?.levels.easy]).toMatchObject([
    0,
    { attempted: 1, correct: 1 },
  ]);
});

test("[CARD-03] it is marked exactly as on its card", async () => {
  const [typing, writing] = [await createStudent("student"), await createStudent("student")];
  for (const text of ["1 g", "59 mL", "1.5"]) {
    const [typed, written] = [await issue(typing), await issue(writing)];
    await say(typing, { content: text });
    await submit(writing, written, text);
    const verdict = (card: PracticeQuestionCard) => [card.evaluation?.verdict, card.outcome?.xpPoints];
    expect(verdict(await cardOf(typing, typed))).toEqual(verdict(await cardOf(writing, written)));
  }
});

test("[CARD-05] a letter chooses an option of a choice, once; another try is refused", async () => {
  const student = await createStudent("student");
  const question = await issue(student, { type: "generate_mcq" });
  const card = question.metadata;
  if (card?.type !== "mcq_question") throw new Error("A choice was asked for");
  const wrong = card.options.find(({ id }) => id !== card.correctAnswer)?.id ?? "";
  const turn = await say(student, { content: `is it ${wrong.toUpperCase()}?` });
  expect(turn.question?.metadata).toMatchObject({ evaluation: { isCorrect: false } });
  const again = await say(student, { content: card.correctAnswer });
  expect(again.question).toBeUndefined();
  await submit(student, question, card.correctAnswer);
  const stored = (await listStored(student)).find(({ id }) => id === question.id);
  expect(stored).toEqual(turn.question);
  expect((await recordOf(student))?.xpPoints).toBe(0);
});

test("[CARD-03] who knows no answer is offered help, and nothing is marked or counted", async () => {
  const student = await createStudent();
  const question = await issue(student);
  const answer = (await rightAnswer(student, question)).split(" ")[0] ?? "";
  const turn = await say(student, { content: "idk" });
  expect(turn.message.content).toContain("Get a hint");
  expect(turn.message.content).not.toContain(answer);
  expect(await cardOf(student, question)).toEqual(question.metadata);
  expect(await findQuestion(student.id, { id: question.id, text: "" })).toMatchObject({
    isHelped: false,
    isEvaluated: false,
  });
  expect([await usedBy(student), await recordOf(student)]).toEqual([0, undefined]);
  const [hint] = turn.message.metadata?.type === undefined ? (turn.message.metadata?.suggestions?.items ?? []) : [];
  const helped = await say(student, { content: hint?.ask?.content ?? "", type: hint?.ask?.type ?? "chat" });
  expect(helped.message.content).toContain("Hint 1 of");
  expect(await findQuestion(student.id, { id: question.id, text: "" })).toMatchObject({ isHelped: true });
});

test("[CARD-03] what is a problem of its own beside a question is solved, and the question stays open", async () => {
  const student = await createStudent();
  const question = await issue(student);
  const { message } = await say(student, { content: "How many moles are in 59 g of NaCl?" });
  expect(message.metadata).toMatchObject({ type: "step_solution" });
  expect(await cardOf(student, question)).toEqual(question.metadata);
  expect(await usedBy(student)).toBe(1);
  expect((await say(student, { content: "77 g" })).question?.metadata).toMatchObject({ studentAnswer: "77 g" });
});

test("[CARD-03] what cannot be read is asked for again, and leaves the question open", async () => {
  const student = await createStudent();
  const question = await issue(student, { type: "generate_mcq" });
  const { message, question: marked } = await say(student, { content: "is it 123456 g?" });
  expect(message.content).toContain("Not marked");
  expect(marked?.metadata).toMatchObject({ evaluation: { verdict: "ungradable" }, outcome: null });
  expect(await findQuestion(student.id, { id: question.id, text: "" })).toMatchObject({ isEvaluated: false });
});

test("[CARD-03] [PROG-04] of several tries the first counts, and a later right one earns what a helped one does", async () => {
  const student = await createStudent();
  const question = await issue(student);
  const answer = await rightAnswer(student, question);
  await say(student, { content: "77 g" });
  expect(await cardOf(student, question)).toMatchObject({ outcome: { xpPoints: 0 }, evaluation: { isCorrect: false } });
  await submit(student, question, "78 g");
  const { question: marked, message } = await say(student, { content: answer });
  expect(message.content).toContain("Correct: 100");
  expect(marked?.metadata).toMatchObject({
    studentAnswer: answer,
    evaluation: { verdict: "correct" },
    earlier: [{ studentAnswer: "77 g" }, { studentAnswer: "78 g" }],
    outcome: { xpPoints: 5 },
  });
  const record = await recordOf(student);
  expect(record).toMatchObject({ problemsSolved: 1, xpPoints: 5, owed: [] });
  expect(record?.levels.easy).toMatchObject({ attempted: 1, correct: 0, unaided: [false] });
  expect(await db().attempt.findMany({ where: { userId: student.id } })).toMatchObject([
    { isCorrect: false, xpPoints: 5 },
  ]);
  // It is done: nothing more is marked, or earned.
  await submit(student, question, "80 g");
  expect(await cardOf(student, question)).toEqual(marked?.metadata);
  expect(await recordOf(student)).toEqual(record);
});

test("[CARD-04] [PROG-04] a wrong answer does not tell the right one before it is asked for; after the solution was seen a try earns no more", async () => {
  const student = await createStudent();
  const question = await issue(student);
  const answer = await rightAnswer(student, question);
  const { message } = await say(student, { content: "77 g" });
  const { evaluation, question: asked } = await cardOf(student, question);
  expect([message.content, JSON.stringify(evaluation)].join()).not.toContain(answer.split(" ")[0]);
  await say(student, { content: "Solve it", type: "solve_problem", problem: asked, questionId: question.id });
  await submit(student, question, answer);
  expect(await recordOf(student)).toMatchObject({ xpPoints: 5 });
});

test("[PROG-04] tries are bounded, the last one tells what is right, and a right one at the end still earns once", async () => {
  const student = await createStudent();
  const question = await issue(student);
  for (let count = 1; count <= MOST_TRIES + 3; count += 1) await submit(student, question, `${count + 70} g`);
  const card = await cardOf(student, question);
  expect(listTries(card).map(({ studentAnswer }) => studentAnswer)).toEqual(
    Array.from({ length: MOST_TRIES }, (_, index) => `${index + 71} g`),
  );
  await submit(student, question, await rightAnswer(student, question));
  expect(await cardOf(student, question)).toEqual(card);
  expect(await recordOf(student)).toMatchObject({ xpPoints: 0, levels: { easy: { attempted: 1 } } });
});

test("[PROG-04] of tries at once, typed and on the card, one is the first, and a right one earns once", async () => {
  const student = await createStudent();
  const question = await issue(student);
  const answer = await rightAnswer(student, question);
  await submit(student, question, "77 g");
  await Promise.all([
    ...Array.from({ length: 10 }, () => submit(student, question, answer)),
    say(student, { content: answer }),
    say(student, { content: `it is ${answer}` }),
  ]);
  expect(listTries(await cardOf(student, question)).map(({ studentAnswer }) => studentAnswer)).toEqual([
    "77 g",
    answer,
  ]);
  expect(await recordOf(student)).toMatchObject({ xpPoints: 5, problemsSolved: 1, levels: { easy: { attempted: 1 } } });
});

test("[CARD-03] the same wrong answer sent twice, as by a double click, is one try", async () => {
  const student = await createStudent();
  const question = await issue(student);
  await Promise.all([submit(student, question, "77 g"), submit(student, question, "77 g")]);
  expect(listTries(await cardOf(student, question))).toHaveLength(1);
});

test("[CARD-03] every try is in the export of the account", async () => {
  const student = await createStudent();
  const question = await issue(student);
  await submit(student, question, "77 g");
  await submit(student, question, "78 g");
  const account = await (await exportAccount(student.id, new Date())).text();
  for (const answer of ["77 g", "78 g"]) expect(account).toContain(answer);
});

test("[CARD-03] beside a model an answer is still the engine's to mark: the model is not asked", async () => {
  const server = await startOpenAiServer(saying("I would say that it is right."));
  const student = await createStudent();
  const question = await issue(student);
  const turn = await openNewTurn(student, { content: "is it 77 g?" });
  const { message } = closedTurn(await writeReply(turn, modelOf(server)));
  expect(message.provenance?.writer).toBe("tutor");
  expect(await cardOf(student, question)).toMatchObject({ studentAnswer: "77 g" });
  expect(server.exchanges).toHaveLength(0);
  await server.close();
});

test("[CARD-03] another student's open question is nobody else's", async () => {
  const [owner, other] = [await createStudent(), await createStudent()];
  const question = await issue(owner);
  const { question: changed } = await say(other, { content: "77 g" });
  expect(changed).toBeUndefined();
  expect(await cardOf(owner, question)).toEqual(question.metadata);
});
