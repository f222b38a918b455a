import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { McqQuestionCard } from "#lib/cards/mcq-question.ts";
import type { PracticeQuestionCard } from "#lib/cards/practice-question.ts";
import type { Message, SendMessage } from "#lib/contracts/chat.ts";
import { DIFFICULTIES } from "#lib/curriculum/difficulties.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import { FORMS } from "#lib/problems/forms.ts";
import { listFamilies } from "#lib/problems/registry.ts";
import { db } from "#lib/server/db/client.ts";
import { chooseProblem } from "#lib/server/practice/choose-problem.ts";
import { giveHint } from "#lib/server/practice/give-hint.ts";
import { findQuestion } from "#lib/server/practice/issued-question.ts";
import { findRecords } from "#lib/server/progress/find-records.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import {
  closedTurn,
  createStudent,
  listStored,
  openNewTurn,
  openQuestion,
  type StudentWithSession,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

async function issue(
  student: StudentWithSession,
  request: Partial<SendMessage> = {},
): Promise<{ message: Message; card: PracticeQuestionCard | McqQuestionCard }> {
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
  return { message, card };
}

/** What the engine expects, as a student would write it in English. */
async function rightAnswer(student: StudentWithSession, id: string): Promise<string> {
  const question = await findQuestion(student.id, { id, text: "" });
  const value = question?.problem.solution.answer.value;
  if (value?.kind !== "quantity") throw new Error("A quantity is asked for");
  return `${value.value} ${value.unit}`;
}

async function evaluate(student: StudentWithSession, id: string, studentAnswer: string): Promise<Message> {
  const opening = await openQuestion(student, {
    content: studentAnswer,
    type: "evaluate_answer",
    questionId: id,
    studentAnswer,
  });
  expect(opening).toEqual({ kind: "joined", replyId: id });
  const stored = (await listStored(student)).find((message) => message.id === id);
  if (stored === undefined) throw new Error("The question is gone");
  return stored;
}

async function problemOf(student: StudentWithSession, { id }: Message) {
  const question = await findQuestion(student.id, { id, text: "" });
  if (question === null) throw new Error("The question is gone");
  return question.problem;
}

async function recordOf(student: StudentWithSession) {
  const density = SUBTOPICS.filter(({ slug }) => slug === "density");
  return (await findRecords(db(), student.id, density)).get("density");
}

const practiceUsed = (student: StudentWithSession) =>
  countUsed(db(), { userId: student.id, meter: "practiceProblems", now: new Date() });

test("[CARD-03] a practice question is issued without its answer, and is counted as practice only", async () => {
  const student = await createStudent();
  const { message, card } = await issue(student);
  expect(card).toMatchObject({
    type: "practice_question",
    questionId: message.id,
    difficulty: "easy",
    subtopic: "density",
    evaluation: null,
    solution: null,
  });
  const answer = (await rightAnswer(student, message.id)).split(" ")[0] ?? "";
  expect(JSON.stringify(message)).not.toContain(answer);
  expect([await practiceUsed(student), await usedBy(student)]).toEqual([1, 0]);
});

test("[CARD-04] [CARD-06] [CARD-10] a right answer is marked on the card, with the solution, and moves the record", async () => {
  const student = await createStudent();
  const { message } = await issue(student);
  const marked = await evaluate(student, message.id, await rightAnswer(student, message.id));
  expect(marked.metadata).toMatchObject({
    evaluation: { isCorrect: true, score: 100, verdict: "correct" },
    outcome: { xpPoints: 10 },
    isHelped: false,
  });
  expect((marked.metadata as PracticeQuestionCard).solution?.steps.length).toBeGreaterThan(0);
  expect(await listStored(student)).toHaveLength(2);
  expect((await recordOf(student))?.levels.easy).toMatchObject({ attempted: 1, correct: 1 });
});

test("[PROG-04] a second answer to the same question changes nothing, also when thirty arrive at once", async () => {
  const student = await createStudent();
  const { message } = await issue(student);
  const right = await rightAnswer(student, message.id);
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => evaluate(student, message.id, index % 2 === 0 ? right : "1 g/mL")),
  );
  const { levels, xpPoints } = (await recordOf(student)) ?? {};
  expect(levels?.easy.attempted).toBe(1);
  const settled = await evaluate(student, message.id, right);
  expect(await evaluate(student, message.id, "77 g/mL")).toEqual(settled);
  expect((await recordOf(student))?.xpPoints).toBe(xpPoints);
});

test("[CARD-06] an answer that cannot be read is asked for again and counts for nothing", async () => {
  const student = await createStudent();
  const { message } = await issue(student);
  for (const text of ["", "  ", "x".repeat(15_000), "about as dense as I am"]) {
    const opening = openQuestion(student, {
      content: "answer",
      type: "evaluate_answer",
      questionId: message.id,
      studentAnswer: text,
    });
    await expect(opening).resolves.toMatchObject({ kind: "joined" });
    const card = (await listStored(student)).find(({ id }) => id === message.id)?.metadata;
    expect(card).toMatchObject({ evaluation: { verdict: "ungradable" }, solution: null, outcome: null });
  }
  expect(await recordOf(student)).toBeUndefined();
  const marked = await evaluate(student, message.id, await rightAnswer(student, message.id));
  expect(marked.metadata).toMatchObject({ evaluation: { verdict: "correct" } });
});

test("[CARD-06] whoever is not understood three times is told the form of the answer; however often, it costs nothing", async () => {
  const student = await createStudent();
  const { message } = await issue(student);
  const suggestionsOf = async (text: string) =>
    ((await evaluate(student, message.id, text)).metadata as PracticeQuestionCard).evaluation?.suggestions.join(" ");
  for (let count = 0; count < 2; count += 1)
    expect(await suggestionsOf("quite dense")).not.toContain("for example 2.5");
  for (let count = 0; count < 20; count += 1) expect(await suggestionsOf("quite dense")).toContain("for example 2.5");
  expect(await recordOf(student)).toBeUndefined();
  const marked = await evaluate(student, message.id, await rightAnswer(student, message.id));
  expect(marked.metadata).toMatchObject({ evaluation: { verdict: "correct", score: 100 }, outcome: { xpPoints: 10 } });
});

/** An answer with its unit, as a text says it: 2.5 g/mL is not told by 12.5 g/mL, and 2.5 g not by 2.5 g/mL. */
function tellerOf(answer: string): RegExp {
  const parts = answer.split(" ").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\d.,])${parts.join(String.raw`\s*`)}(?![\p{L}\d/])`, "u");
}

test("[HINT-02] [PROG-04] hints come in order, none but the last holds the answer, and the answer then counts as helped", async () => {
  const student = await createStudent();
  const { message, card } = await issue(student);
  const tellsAnswer = tellerOf(await rightAnswer(student, message.id));
  const ask = (hintNumber: number) =>
    giveHint({ userId: student.id, problem: card.question, hintNumber, locale: "en" });
  await expect(ask(2)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  const first = await ask(1);
  expect(first).toMatchObject({ hintNumber: 1, isLastHint: false });
  let hint = first;
  for (let number = 2; !hint.isLastHint; number += 1) {
    expect(hint.content).not.toMatch(tellsAnswer);
    hint = await ask(number);
  }
  expect(hint.content).toMatch(tellsAnswer);
  await expect(ask(hint.hintNumber + 1)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  expect(await ask(1)).toEqual(first);
  const marked = await evaluate(student, message.id, await rightAnswer(student, message.id));
  expect(marked.metadata).toMatchObject({ isHelped: true, outcome: { xpPoints: 5 } });
  const { variant } = await problemOf(student, message);
  expect((await recordOf(student))?.owed).toEqual([{ family: "density", variant, difficulty: "easy" }]);
});

test("[CARD-04] [ROLE-03] the solution asked for before the answer is free, and counts as help", async () => {
  const student = await createStudent();
  const { message, card } = await issue(student);
  const turn = await openNewTurn(student, {
    content: card.question,
    type: "solve_problem",
    problem: card.question,
    questionId: message.id,
  });
  const { message: reply } = closedTurn(await writeReply(turn));
  expect(reply.metadata).toMatchObject({ type: "step_solution" });
  expect(await usedBy(student)).toBe(0);
  const marked = await evaluate(student, message.id, await rightAnswer(student, message.id));
  expect(marked.metadata).toMatchObject({ isHelped: true });
});

test("[CARD-05] a choice is judged by the server, whatever the client says of it", async () => {
  const student = await createStudent("student");
  const { message, card } = await issue(student, { type: "generate_mcq" });
  if (card.type !== "mcq_question") throw new Error("A choice was asked for");
  expect(new Set(card.options.map(({ text }) => text)).size).toBe(card.options.length);
  const wrong = card.options.find(({ id }) => id !== card.correctAnswer);
  const opening = openQuestion(student, {
    content: "x",
    type: "evaluate_answer",
    questionText: card.question,
    studentAnswer: wrong?.id ?? "",
  });
  await expect(opening).resolves.toEqual({ kind: "joined", replyId: message.id });
  const marked = (await listStored(student)).find(({ id }) => id === message.id)?.metadata;
  expect(marked).toMatchObject({ evaluation: { isCorrect: false, score: 0 }, studentAnswer: wrong?.id });
  expect((marked as McqQuestionCard).evaluation?.misconception).not.toBeNull();
});

test("[CARD-08] a similar question has the same family and level, is solved the same way, and has other numbers", async () => {
  const student = await createStudent("student");
  const { message, card } = await issue(student, { subtopic: "weak-acids-bases" });
  const { family, variant } = await problemOf(student, message);
  for (let count = 0; count < 5; count += 1) {
    const similar = await issue(student, { questionId: message.id, subtopic: undefined, difficulty: undefined });
    expect(await problemOf(student, similar.message)).toMatchObject({ family, variant, difficulty: "easy" });
    expect(similar.card.question).not.toBe(card.question);
  }
});

const LEVELS_AND_FORMS = (["medium", "hard"] as const).flatMap((difficulty) =>
  (["generate_practice", "generate_mcq"] as const).map((type) => ({ difficulty, type })),
);

test.each(LEVELS_AND_FORMS)(
  "[CARD-08] what is similar to a question that is $difficulty is so too, in $type, and of its family, whatever else is asked for",
  async ({ difficulty, type }) => {
    const student = await createStudent("teacher");
    const { message, card } = await issue(student, { subtopic: "calorimetry-specific-heat", difficulty, type });
    expect(card.difficulty).toBe(difficulty);
    const { family, variant } = await problemOf(student, message);
    for (const asked of [undefined, "easy", difficulty] as const) {
      const similar = await issue(student, { type, questionId: message.id, subtopic: undefined, difficulty: asked });
      expect(await problemOf(student, similar.message)).toMatchObject({ family, variant, difficulty });
      expect(similar.card).toMatchObject({ type: card.type, difficulty });
    }
  },
);

test("[PROG-04] what was solved with help comes again, solved the same way, until it is answered without help", async () => {
  const student = await createStudent("student");
  const { message, card } = await issue(student);
  await giveHint({ userId: student.id, problem: card.question, hintNumber: 1, locale: "en" });
  await evaluate(student, message.id, await rightAnswer(student, message.id));
  const { family, variant } = await problemOf(student, message);
  const again = await issue(student, { difficulty: undefined });
  expect(await problemOf(student, again.message)).toMatchObject({ family, variant, difficulty: "easy" });
  expect(again.card.question).not.toBe(card.question);
  await evaluate(student, again.message.id, "1 g/mL");
  expect((await recordOf(student))?.owed).toEqual([]);
});

test("[PROG-04] a debt of a family or a variant that is no more holds nobody up", async () => {
  const student = await createStudent("student");
  const owed = [
    { family: "alchemy", variant: "gold", difficulty: "easy" },
    { family: "density", variant: "of-gold", difficulty: "easy" },
  ];
  const level = { unaided: [], wrongInARow: 0 };
  await db().topicRecord.create({
    data: {
      userId: student.id,
      subtopic: "density",
      memory: { levels: { easy: level, medium: level, hard: level }, owed, review: null },
    },
  });
  expect((await issue(student, { difficulty: undefined })).card).toMatchObject({
    subtopic: "density",
    difficulty: "easy",
  });
});

test("[CARD-06] an answer to a problem of one's own gets a message of its own, without the right answer, and counts for nothing", async () => {
  const student = await createStudent();
  const questionText = "How many moles are in 25.0 g of NaCl?";
  const turn = await openNewTurn(student, {
    content: "1461 mol",
    type: "evaluate_answer",
    questionText,
    studentAnswer: "1461 mol",
  });
  const { message } = closedTurn(await writeReply(turn));
  expect(message.metadata).toMatchObject({
    type: "answer_evaluation",
    evaluation: { isCorrect: false, misconception: "multiplied-instead-of-divided" },
  });
  expect(JSON.stringify(message)).not.toContain("0.428");
  expect([
    await usedBy(student),
    await practiceUsed(student),
    await db().attempt.count({ where: { userId: student.id } }),
  ]).toEqual([0, 0, 0]);
});

test("[ROLE-04] another student's question is not found: to evaluate, hint at, solve or vary", async () => {
  const [owner, other] = [await createStudent(), await createStudent()];
  const { message, card } = await issue(owner);
  for (const type of ["evaluate_answer", "give_hint", "solve_problem", "generate_practice"] as const)
    await expect(openQuestion(other, { content: "x", type, questionId: message.id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  await expect(
    giveHint({ userId: other.id, problem: card.question, hintNumber: 1, questionId: message.id, locale: "en" }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect([await usedBy(other), await practiceUsed(other)]).toEqual([0, 0]);
  expect(await findQuestion(owner.id, { id: message.id, text: "" })).toMatchObject({ hintsGiven: 0, isHelped: false });
});

test("[ROLE-01] [ROLE-03] a free day has three practice problems", async () => {
  const student = await createStudent();
  for (let count = 0; count < 3; count += 1) await issue(student);
  await expect(issue(student)).rejects.toMatchObject({
    code: "USAGE_LIMIT_EXCEEDED",
    details: { current: 3, limit: 3 },
  });
});

test("[PROG-04] whatever level and form is asked for, every subtopic poses a problem: at the nearest level, else in the other form", async () => {
  const { id: userId } = await createStudent();
  const request = {
    userId,
    topic: "stoichiometry",
    mode: "mixed",
    timeZone: "UTC",
    now: new Date(),
    family: null,
    similarTo: null,
    textOf: () => "",
  } as const;
  const missing: string[] = [];
  for (const { slug: subtopic } of SUBTOPICS) {
    for (const form of FORMS)
      for (const preference of DIFFICULTIES) {
        const chosen = await chooseProblem({ ...request, subtopic, form, preference });
        if (chosen.problem.subtopic !== subtopic) missing.push(`${subtopic} ${form} ${preference}`);
        const isOffered = listFamilies(subtopic).some(
          ({ forms, levels }) => forms.includes(form) && levels[preference] !== undefined,
        );
        if (isOffered)
          expect({ form: chosen.form, level: chosen.problem.difficulty }).toEqual({ form, level: preference });
      }
  }
  expect(missing).toEqual([]);
});

test("[ROLE-02] only a teacher chooses the family", async () => {
  await expect(issue(await createStudent("student"), { family: "density" })).rejects.toMatchObject({
    code: "PLAN_REQUIRED",
  });
  expect((await issue(await createStudent("teacher"), { family: "density" })).card).toMatchObject({
    subtopic: "density",
  });
});

test("[ROLE-02] a family without easy problems is asked for where it begins, if no level is named", async () => {
  const adaptive = { family: "thermal-equilibrium", difficulty: undefined };
  expect((await issue(await createStudent("teacher"), adaptive)).card).toMatchObject({
    subtopic: "calorimetry-specific-heat",
    difficulty: "medium",
  });
});

test("a question that was issued is not written again, nor taken over by another id", async () => {
  const student = await createStudent();
  const { message } = await issue(student);
  await expect(retryTurn(student, message.id, new Date())).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(
    openQuestion(student, { content: "x", type: "evaluate_answer", questionId: randomUUID(), studentAnswer: "1" }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("[HINT-02] a hint for a text that is no problem is a typed error", async () => {
  const student = await createStudent();
  const ask = (problem: string) => giveHint({ userId: student.id, problem, hintNumber: 1, locale: "en" });
  await expect(ask("Why is the sky blue?")).rejects.toMatchObject({ code: "NOT_RECOGNISED" });
  await expect(ask("sugar H; ".repeat(2_000))).rejects.toMatchObject({ code: "TOO_MUCH_TO_READ" });
  await expect(ask("How many moles are in 25.0 g of NaCl?")).resolves.toMatchObject({
    hintNumber: 1,
    isLastHint: false,
  });
});
