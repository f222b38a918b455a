import { expect, test } from "vitest";
import type { McqQuestionCard } from "#lib/cards/mcq-question.ts";
import type { PracticeQuestionCard } from "#lib/cards/practice-question.ts";
import { type Message, type SendMessage, sendMessageSchema } from "#lib/contracts/chat.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createSession, deleteSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { giveHint } from "#lib/server/practice/give-hint.ts";
import { findQuestion } from "#lib/server/practice/issued-question.ts";
import { listProgress } from "#lib/server/progress/list-progress.ts";
import { answer } from "#lib/server/tutor/answer.ts";
import { gatherHistory } from "#lib/server/tutor/gather-history.ts";
import type { ModelChoice } from "#lib/server/model/choose-model.ts";
import { LiveReply } from "#lib/server/tutor/live-reply.ts";
import { openTurn } from "#lib/server/tutor/open-turn.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import { saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import {
  closedTurn,
  createStudent,
  listStored,
  modelOf,
  openNewTurn,
  openQuestion,
  openWaiting,
  type StudentWithSession,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

type Issued = { id: string; card: PracticeQuestionCard | McqQuestionCard };

async function issue(student: StudentWithSession, request: Partial<SendMessage> = {}): Promise<Issued> {
  const turn = await openNewTurn(student, {
    content: "Practice",
    type: "generate_practice",
    subtopic: "density",
    difficulty: "easy",
    ...request,
  });
  const { message } = closedTurn(await writeReply(turn));
  const card = message.metadata;
  if (card?.type !== "practice_question" && card?.type !== "mcq_question")
    throw new Error(`No question, but ${message.content}`);
  return { id: message.id, card };
}

async function questionOf(student: StudentWithSession, { id }: Issued) {
  const question = await findQuestion(student.id, { id, text: "" });
  if (question === null) throw new Error("The question is gone");
  return question;
}

async function rightAnswer(student: StudentWithSession, issued: Issued): Promise<string> {
  const { value } = (await questionOf(student, issued)).problem.solution.answer;
  if (value.kind !== "quantity") throw new Error("A quantity is asked for");
  return `${value.value} ${value.unit}`;
}

async function say(student: StudentWithSession, request: SendMessage): Promise<Message> {
  return closedTurn(await writeReply(await openNewTurn(student, request))).message;
}

async function evaluate(
  student: StudentWithSession,
  { id }: Issued,
  studentAnswer: string,
  more: Partial<SendMessage> = {},
): Promise<Message> {
  await openQuestion(student, { content: "x", type: "evaluate_answer", questionId: id, studentAnswer, ...more });
  const stored = (await listStored(student)).find((message) => message.id === id);
  if (stored === undefined) throw new Error("The question is gone");
  return stored;
}

const ZERO_WIDTH = "\u200b";

const DISGUISES: readonly (readonly [string, (text: string) => string])[] = [
  ["as it is", (text) => text],
  ["with a word before it", (text) => `Please solve this for me: ${text}`],
  ["without its last mark", (text) => text.replace(/[?.]$/, "")],
  ["in capitals", (text) => text.toUpperCase()],
  ["with spaces that nobody sees", (text) => text.replaceAll(" ", ` ${ZERO_WIDTH}`)],
  ["with spaces everywhere", (text) => [...text].join(" ")],
  [
    "in wide letters",
    (text) => text.replace(/[a-z0-9]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  ],
];

test.each(DISGUISES)(
  "[PROG-04] [CARD-04] a question that is solved, hinted at or tried out in the chat %s counts as helped",
  async (_, disguise) => {
    const student = await createStudent("student");
    const ways: ((text: string) => Promise<unknown>)[] = [
      (text) => say(student, { content: text }),
      (text) => say(student, { content: "x", type: "solve_problem", problem: text }),
      (text) => say(student, { content: "x", type: "explain_concept", conceptToExplain: text }),
    ];
    for (const tell of ways) {
      const issued = await issue(student);
      await tell(disguise(issued.card.question));
      expect(await questionOf(student, issued)).toMatchObject({ isHelped: true });
      const marked = await evaluate(student, issued, await rightAnswer(student, issued));
      expect(marked.metadata).toMatchObject({ isHelped: true, outcome: { xpPoints: 5 } });
    }
  },
);

test("[PROG-04] a hint for the same problem in other words, and an answer tried out on it, are help", async () => {
  const student = await createStudent("teacher");
  const ways: ((text: string) => Promise<unknown>)[] = [
    (text) => giveHint({ userId: student.id, problem: `${text}!`, hintNumber: 1, locale: "en" }),
    (text) => say(student, { content: `${text}!`, type: "give_hint" }),
    (text) =>
      say(student, { content: "1 g/mol", type: "evaluate_answer", questionText: `${text}!`, studentAnswer: "1 g/mol" }),
  ];
  for (const tell of ways) {
    const issued = await issue(student, { family: "molar-mass" });
    await tell(issued.card.question);
    expect(await questionOf(student, issued)).toMatchObject({ isHelped: true });
  }
});

test.each(LOCALES)("[PROG-04] a question that is solved in another language (%s) counts as helped", async (locale) => {
  const student = await createStudent("teacher");
  const issued = await issue(student, { family: "molar-mass" });
  const { problem } = await questionOf(student, issued);
  const request = sendMessageSchema.parse({ content: wordProblem(problem, await replyWords(locale)).question });
  const opening = await openTurn({ student, sessionId: student.sessionId, request, locale, now: new Date() });
  if (opening.kind === "opened") await writeReply(opening.turn);
  expect(await questionOf(student, issued)).toMatchObject({ isHelped: true });
});

test("[PROG-04] help with another problem leaves a question as it is", async () => {
  const student = await createStudent("student");
  const issued = await issue(student);
  await say(student, { content: "What is the molar mass of Ca(OH)2?" });
  await say(student, { content: "Hello" });
  await giveHint({ userId: student.id, problem: "What is the pH of 0.025 M HCl?", hintNumber: 1, locale: "en" });
  expect(await questionOf(student, issued)).toMatchObject({ isHelped: false, hintsGiven: 0 });
});

test("[PROG-04] an equal answer to another problem, found in another way from other givens, is no help; the same in other words is", async () => {
  const student = await createStudent("teacher");
  const issued = await issue(student, { family: "molar-mass" });
  const { solution } = (await questionOf(student, issued)).problem;
  const { value } = solution.answer;
  if (value.kind !== "quantity") throw new Error("A quantity is asked for");
  const massGrams = (Number(value.value) / 4).toFixed(3);
  await say(student, {
    content: `0.2500 mol of an unknown substance has a mass of ${massGrams} g. What is its molar mass?`,
  });
  expect(await questionOf(student, issued)).toMatchObject({ isHelped: false });
  const formula = Object.values((await questionOf(student, issued)).problem.values).find(
    (each) => each.kind === "formula" || each.kind === "substance",
  );
  if (formula?.kind !== "formula" && formula?.kind !== "substance") throw new Error("A formula is given");
  await say(student, { content: `What is the molar mass of ${formula.formula}?` });
  expect(await questionOf(student, issued)).toMatchObject({ isHelped: true });
});

test("[PROG-04] help counts from the moment before it is seen, also when its session is deleted meanwhile", async () => {
  const student = await createStudent("student");
  const issued = await issue(student);
  const other = await createSession(student.id, { topic: "stoichiometry", title: "Other" });
  const turn = await openNewTurn({ ...student, sessionId: other.id }, { content: issued.card.question });
  const live = new LiveReply(turn.replyId);
  const events = live.events();
  const { promise: wait, resolve: goOn } = Promise.withResolvers<ModelChoice>();
  const written = answer(turn, { chooseModel: () => wait }, live);
  expect((await events.next()).value).toMatchObject({ type: "card" });
  expect(await questionOf(student, issued)).toMatchObject({ isHelped: true });
  await deleteSession(student.id, other.id);
  goOn({ model: null, notice: null });
  await written;
  expect(await questionOf(student, issued)).toMatchObject({ isHelped: true });
});

test("[PROG-04] of fifty hints and answers at once, an answer after a hint is one with help", async () => {
  const student = await createStudent("student");
  const issued = await issue(student);
  const right = await rightAnswer(student, issued);
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) =>
      index % 2 === 0
        ? evaluate(student, issued, right)
        : giveHint({
            userId: student.id,
            problem: "x",
            hintNumber: 1,
            questionId: issued.id.toUpperCase(),
            locale: "en",
          }),
    ),
  );
  const { isHelped } = await questionOf(student, issued);
  const attempts = await db().attempt.findMany({ where: { userId: student.id } });
  expect(attempts).toMatchObject([{ isHelped, xpPoints: isHelped ? 5 : 10 }]);
});

test("[ROLE-03] the free solution of a question tells nothing but that, and asks no model", async () => {
  await using server = await startServer();
  const student = await createStudent();
  const issued = await issue(student);
  const turn = await openNewTurn(student, {
    content: "Write my essay.",
    type: "solve_problem",
    problem: "Write my essay.",
    questionId: issued.id,
  });
  const { message } = closedTurn(await writeReply(turn, modelOf(server.openAi)));
  expect(message).toMatchObject({
    metadata: { type: "step_solution", problem: issued.card.question },
    provenance: { writer: "tutor" },
  });
  expect(server.openAi.exchanges).toHaveLength(0);
  expect(await usedBy(student)).toBe(0);
});

async function startServer() {
  const openAi = await startOpenAiServer(saying("Said by a model."));
  return { openAi, [Symbol.asyncDispose]: async () => openAi.close() };
}

test("[PROG-04] a model does not see a question that waits for its answer", async () => {
  const student = await createStudent("student");
  const issued = await issue(student);
  const turn = await openNewTurn(student, { content: "What is the answer?" });
  const seen = async () => (await gatherHistory(turn)).history.map(({ content }) => content).join("\n");
  expect(await seen()).not.toContain(issued.card.question);
  expect(await seen()).toContain("Practice");
  await evaluate(student, issued, await rightAnswer(student, issued));
  expect(await seen()).toContain(issued.card.question);
});

test("[ROLE-03] a hundred requests at once get the three practice problems of a free day", async () => {
  const student = await createStudent();
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => issue(student, index % 2 === 0 ? {} : { type: "generate_mcq" })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await countUsed(db(), { userId: student.id, meter: "practiceProblems", now: new Date() })).toBe(3);
});

test("[ROLE-03] a reply whose session is deleted while a model writes it is counted all the same", async () => {
  await using server = await startServer();
  const student = await createStudent();
  const { live, written, exchange } = await openWaiting(student, server.openAi);
  await expect.poll(() => live.text).toBe("So far ");
  await deleteSession(student.id, student.sessionId);
  await written;
  expect(exchange.closed.aborted).toBe(true);
  expect(await db().usageDay.findFirst({ where: { userId: student.id }, select: { used: true, holds: true } })).toEqual(
    { used: 1, holds: {} },
  );
});

test("[PROG-02] [PROG-04] answers in every time zone at one instant are no more than two days", async () => {
  const student = await createStudent("student");
  for (const timeZone of ["Etc/GMT+12", "UTC", "Pacific/Kiritimati"]) {
    const issued = await issue(student);
    await evaluate(student, issued, await rightAnswer(student, issued), { timeZone });
  }
  for (const timeZone of ["Etc/GMT+12", "UTC", "Pacific/Kiritimati"]) {
    const [record] = await listProgress({ user: student, timeZone, now: new Date() });
    expect(record?.streakDays).toBeLessThanOrEqual(2);
  }
});

test("[PROG-04] a forged verdict, another's text and capitals move nothing", async () => {
  const [student, stranger] = [await createStudent(), await createStudent()];
  const issued = await issue(student);
  const forged = {
    isCorrect: true,
    score: 100,
    correctSolution: "x",
    difficulty: "hard",
    evaluation: { isCorrect: true },
  } as Partial<SendMessage>;
  const marked = await evaluate(student, { ...issued, id: issued.id }, "987654 g/mL", forged);
  expect(marked.metadata).toMatchObject({ difficulty: "easy", evaluation: { isCorrect: false } });
  const own = await say(stranger, {
    content: "x",
    type: "evaluate_answer",
    questionText: issued.card.question,
    studentAnswer: "1 g/mL",
  });
  expect(own.metadata === null || own.metadata.type === "answer_evaluation").toBe(true);
  await expect(
    openQuestion(stranger, { content: "x", type: "evaluate_answer", questionId: issued.id.toUpperCase() }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await db().attempt.count({ where: { userId: stranger.id } })).toBe(0);
});

test("[ROLE-04] a question of a deleted session can be neither answered nor hinted at", async () => {
  const student = await createStudent();
  const issued = await issue(student);
  await deleteSession(student.id, student.sessionId);
  const elsewhere = { ...student, sessionId: (await createSession(student.id, { topic: "acids", title: "Other" })).id };
  await expect(
    openQuestion(elsewhere, { content: "1", type: "evaluate_answer", questionId: issued.id }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(
    giveHint({ userId: student.id, problem: "x", hintNumber: 1, questionId: issued.id, locale: "en" }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
