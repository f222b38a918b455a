import { beforeAll, describe, expect, test } from "vitest";
import { cardText } from "#lib/cards/card-text.ts";
import { type Card, parseCard } from "#lib/cards/card.ts";
import { messageSchema, type Message } from "#lib/contracts/chat.ts";
import { materialShape } from "#lib/contracts/answers/material.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import { grade } from "#lib/grading/grade.ts";
import { recordAttempt } from "#lib/mastery/record-attempt.ts";
import { isDue } from "#lib/mastery/review.ts";
import { countStreak } from "#lib/mastery/streak.ts";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { EMPTY_RECORD, type TopicRecord } from "#lib/mastery/topic-record.ts";
import { expectFree } from "#lib/problems/expected.ts";
import { type Problem, problemSchema } from "#lib/problems/problem.ts";
import { solve } from "#lib/solver/solve.ts";
import { assembleConcept } from "#lib/wording/concept-card.ts";
import { answerTexts, wordProblem } from "#lib/wording/problem.ts";
import type { Words } from "#lib/wording/words.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { listMessages } from "#lib/server/chat/messages.ts";
import { db } from "#lib/server/db/client.ts";
import { DEMO_ACCOUNTS, type DemoAccount, findDemoAccount } from "#lib/server/demo/demo-accounts.ts";
import { ensureDemoUser } from "#lib/server/demo/ensure-demo-user.ts";
import { listMaterials } from "#lib/server/materials/list-materials.ts";
import { findRecords } from "#lib/server/progress/find-records.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { auditWorksheet } from "#lib/server/worksheets/audit-worksheet.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

const [, student, teacher] = DEMO_ACCOUNTS;
const SEEDED_WITHIN_MS = 180_000;
const DAY_MS = 24 * 60 * 60_000;
const now = new Date();

function accountIn(locale: Locale, { account }: { account: string }): DemoAccount {
  const found = findDemoAccount(account, locale);
  if (found === null) throw new Error("Each account is there in each language");
  return found;
}

beforeAll(async () => {
  for (const locale of LOCALES) for (const account of DEMO_ACCOUNTS) await ensureDemoUser(accountIn(locale, account));
}, SEEDED_WITHIN_MS);

test("[API-28] is another user in each language, and English is that of before", () => {
  const all = LOCALES.flatMap((locale) => DEMO_ACCOUNTS.map((account) => accountIn(locale, account)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ email }) => email)).size).toBe(all.length);
  expect(all.slice(0, DEMO_ACCOUNTS.length)).toEqual(DEMO_ACCOUNTS);
});

type Stored = Message & { topic: string };

async function listAllMessages({ id }: { id: string }): Promise<Stored[]> {
  const sessions = await db().chatSession.findMany({ where: { userId: id }, select: { id: true, topic: true } });
  const lists = await Promise.all(
    sessions.map(async (session) =>
      (await listMessages(id, session.id, { limit: 500 }, now)).rows.map((message) => ({
        ...message,
        topic: session.topic,
      })),
    ),
  );
  return lists.flat();
}

function cardsOf<T extends Card["type"]>(messages: readonly Message[], type: T): Extract<Card, { type: T }>[] {
  return messages
    .map(({ metadata }) => parseCard(metadata))
    .filter((card): card is Extract<Card, { type: T }> => card?.type === type);
}

async function listQuestions({ id }: { id: string }) {
  const rows = await db().issuedQuestion.findMany({ where: { userId: id }, orderBy: { createdAt: "asc" } });
  return rows.map((row) => ({ ...row, problem: problemSchema.parse(row.problem) }));
}

const MONTHS = LOCALES.flatMap((locale) => [
  { name: "student", locale, account: accountIn(locale, student), sessions: 13 },
  { name: "teacher", locale, account: accountIn(locale, teacher), sessions: 4 },
]);

describe.each(MONTHS)("the demo $name's month in $locale", ({ locale, account, sessions }) => {
  test("[API-28] is there whole: every question has its complete reply, in the past, in its order", async () => {
    expect(await db().chatSession.count({ where: { userId: account.id } })).toBe(sessions);
    const messages = await listAllMessages(account);
    for (const message of messages) {
      expect(messageSchema.safeParse(message).error, message.content).toBeUndefined();
      expect(message.state).toBe("complete");
      expect(message.content).not.toBe("");
      expect(Date.parse(message.createdAt)).toBeLessThan(now.getTime());
      expect(Date.parse(message.createdAt)).toBeGreaterThan(now.getTime() - 29 * DAY_MS);
    }
    const replies = messages.filter(({ role }) => role === "assistant");
    expect(replies).toHaveLength(messages.length / 2);
    expect(replies.filter(({ provenance, metadata }) => provenance?.writer !== "tutor" || metadata === null)).toEqual(
      [],
    );
    expect(
      await db().usageDay.count({
        where: { userId: account.id, day: { gte: new Date(now.toISOString().slice(0, 10)) } },
      }),
      "today is not begun",
    ).toBe(0);
  });

  test("[CARD-01] every solution and lesson is what the engine makes of the question", async () => {
    const words = await replyWords(locale);
    const messages = await listAllMessages(account);
    let count = 0;
    for (const solution of cardsOf(messages, "step_solution")) {
      const outcome = solve(solution.problem, locale);
      expect(outcome.kind, solution.problem).toBe("solved");
      if (outcome.kind === "solved")
        expect(assembleStepSolution(solution.problem, outcome.solutions, words, outcome.skipped)).toEqual(solution);
      count += 1;
    }
    for (const lesson of cardsOf(messages, "concept_explanation")) {
      const slug = SUBTOPICS.find((subtopic) => subtopic.slug === lesson.topic)?.slug;
      expect(slug && assembleConcept(slug, words)).toEqual(lesson);
      count += 1;
    }
    expect(count).toBeGreaterThan(4);
  });

  test("[CARD-06] every stored answer, marked again, gets the stored mark", async () => {
    const words = await replyWords(locale);
    for (const { id, problem, form, options } of await listQuestions(account)) {
      const { metadata, content } = await db().message.findUniqueOrThrow({
        where: { id },
        select: { metadata: true, content: true },
      });
      const card = parseCard(metadata);
      if (card?.type !== "practice_question" && card?.type !== "mcq_question")
        throw new Error("A question has its card.");
      expect(content).toBe(cardText(card));
      expect(card.question).toBe(wordProblem(problem, words).question);
      const attempt = await db().attempt.findUnique({ where: { questionId: id } });
      if (card.studentAnswer === null) {
        expect(attempt).toBeNull();
        continue;
      }
      const isRight =
        form === "choice"
          ? isRightOption(options, card.studentAnswer)
          : isRightAnswer(problem, card.studentAnswer, words);
      expect(card.evaluation?.isCorrect, `${card.question} ${card.studentAnswer}`).toBe(isRight);
      expect(attempt).toMatchObject({ isCorrect: isRight, isHelped: card.isHelped, score: card.evaluation?.score });
    }
  });
});

function isRightOption(options: unknown, answer: string): boolean {
  return (options as { id: string; slip: string | null }[]).find(({ id }) => id === answer)?.slip === null;
}

function isRightAnswer(problem: Problem, answer: string, words: Words): boolean {
  const { question, find } = wordProblem(problem, words);
  const expected = expectFree(problem, answerTexts(words), `${question} ${find}`);
  if (expected === null) throw new Error("A question can be marked.");
  return grade(expected, answer, words.locale).verdict === "correct";
}

describe("the demo student", () => {
  test("[PROG-01] has the progress that the answers make, one after the other", async () => {
    const questions = new Map((await listQuestions(student)).map(({ id, problem }) => [id, problem]));
    const attempts = await db().attempt.findMany({ where: { userId: student.id }, orderBy: { answeredAt: "asc" } });
    const expected = new Map<string, TopicRecord>();
    for (const { questionId, subtopic, family, difficulty, isCorrect, isHelped, answeredAt } of attempts) {
      const before = expected.get(subtopic) ?? EMPTY_RECORD;
      const variant = questions.get(questionId)?.variant ?? "";
      const day = answeredAt.toISOString().slice(0, 10);
      expected.set(
        subtopic,
        recordAttempt(before, { family, variant, difficulty, isCorrect, isHelped, answeredAt, day }),
      );
    }
    expect(await findRecords(db(), student.id, SUBTOPICS)).toEqual(expected);
  });

  test("[PROG-01] is at different levels in different topics, has a review due, a question open, and the last four days in a row", async () => {
    const records = await findRecords(db(), student.id, SUBTOPICS);
    const today = now.toISOString().slice(0, 10);
    expect(new Set([...records.values()].map(({ currentDifficulty }) => currentDifficulty)).size).toBeGreaterThan(1);
    expect(records.get("density")?.levels.easy.mastered).toBe(true);
    expect(isDue(records.get("density")?.review ?? null, today)).toBe(true);
    expect(records.get("gas-laws")).toMatchObject({ currentDifficulty: "easy", levels: { easy: { mastered: false } } });
    const rows = await db().attempt.findMany({
      where: { userId: student.id },
      select: { localDay: true, answeredAt: true, isCorrect: true, isHelped: true },
    });
    expect(
      countStreak(
        rows.map(({ localDay, answeredAt }) => ({ day: localDay.toISOString().slice(0, 10), begun: answeredAt })),
        today,
      ),
    ).toBe(4);
    expect(rows.filter(({ isCorrect }) => !isCorrect).length).toBeGreaterThan(4);
    expect(rows.filter(({ isHelped }) => isHelped).length).toBeGreaterThan(2);
    expect(await db().issuedQuestion.count({ where: { userId: student.id, evaluatedAt: null, isHelped: false } })).toBe(
      1,
    );
  });
});

describe("the demo teacher", () => {
  test("[MAT-04] has materials that are read and indexed, on their days", async () => {
    const { rows: materials } = await listMaterials(teacher, { limit: 10 });
    expect(materials.map(({ fileName }) => fileName)).toEqual([
      "titration-lab.pdf",
      "stoichiometry-2026.md",
      "gas-laws-handout.pdf",
    ]);
    for (const material of materials) {
      expect(readAnswer(materialShape, material)).toMatchObject({ state: "ready", failure: null });
      expect(Date.parse(material.createdAt)).toBeLessThan(now.getTime() - 9 * DAY_MS);
      expect(
        await db().passage.count({ where: { materialId: material.id, embedding: { not: null } } }),
        material.title,
      ).toBeGreaterThan(0);
    }
    expect(materials.map(({ pageCount }) => pageCount)).toEqual([2, expect.any(Number), 2]);
    expect(await db().readingJob.count({ where: { object: { ownerUserId: teacher.id } } })).toBe(0);
  });

  test("[ROLE-02] has a worksheet whose key the engine agrees with", async () => {
    const sheet = (await listMaterials(teacher, { limit: 10 })).rows.find(({ fileName }) => fileName.endsWith(".md"));
    const { exercises, surplus } = await auditWorksheet(teacher, { materialId: sheet?.id ?? "" }, "en");
    expect(exercises).toHaveLength(8);
    expect(surplus).toEqual([]);
    expect(
      exercises.map(({ finding }) => finding).filter((finding) => finding !== "agrees" && finding !== "unrecognised"),
    ).toEqual([]);
    expect(exercises.some(({ finding }) => finding === "agrees")).toBe(true);
  });

  test.each(LOCALES)(
    "[MAT-04] has answers in %s that cite the materials, word for word from the page they name",
    async (locale) => {
      const account = { ...teacher, ...accountIn(locale, teacher) };
      const quoted = (await listAllMessages(account)).flatMap(({ metadata }) => metadata?.usedMaterials ?? []);
      const { rows: materials } = await listMaterials(account, { limit: 10 });
      expect(quoted.length).toBeGreaterThan(2);
      expect(new Set(quoted.map(({ title }) => title)).size).toBeGreaterThan(1);
      for (const { id, title, fileUrl, page, excerpt } of quoted) {
        expect(materials.find((material) => material.id === id)).toMatchObject({ title, fileUrl });
        const { text } = await db().documentPage.findUniqueOrThrow({
          where: { objectId_number: { objectId: fileUrl.split("/").at(-1) ?? "", number: page } },
        });
        expect(plain(text)).toContain(plain(excerpt));
      }
    },
  );
});

/** Where a line ends in a page, an excerpt goes on: after a space, or in Chinese at once. */
const plain = (text: string) => text.replaceAll(/\s+/g, "");

test("[API-28] made once: asked for again, nothing is added, also where something was deleted since", async () => {
  const [session] = await db().chatSession.findMany({ where: { userId: student.id }, select: { id: true }, take: 1 });
  await db().chatSession.delete({ where: { id: session?.id ?? "" } });
  for (const account of DEMO_ACCOUNTS) await ensureDemoUser(account);
  expect(await db().chatSession.count({ where: { userId: student.id } })).toBe(12);
  expect((await listMaterials(teacher, { limit: 10 })).rows).toHaveLength(3);
});
