import { describe, expect, test } from "vitest";
import { parseCard } from "#lib/cards/card.ts";
import type { SendMessage } from "#lib/contracts/chat.ts";
import { correctSolutionSchema } from "#lib/contracts/correct-solution.ts";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { listProgress } from "#lib/server/progress/list-progress.ts";
import { db } from "#lib/server/db/client.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";
import {
  closedTurn,
  createStudent,
  listStored,
  openNewTurn,
  openQuestion,
  type StudentWithSession,
  writeReply,
} from "#tests/support/turns.ts";

/** Of which the engine knows nothing. */
const QUESTION = "The silver vase of Lalibela was filled to its brim. What does it hold?";
const COMPUTED = "How many moles are in 29.22 g of NaCl?";

async function evaluate(student: StudentWithSession, more: Partial<SendMessage>, locale: Locale = "en") {
  const answer = { content: "x", type: "evaluate_answer", questionText: QUESTION, ...more } as const;
  return closedTurn(await writeReply({ ...(await openNewTurn(student, answer)), locale })).message;
}

const countsOf = async ({ id: userId }: StudentWithSession) => [
  await db().attempt.count({ where: { userId } }),
  await db().topicRecord.count({ where: { userId } }),
  await db().usageDay.count({ where: { userId, used: { gt: 0 } } }),
];

describe("[API-13] an answer to a problem that was not issued here is marked by the solution that is sent along", () => {
  test.each([
    ["412 mL", "412 mL", true],
    ["412 mL", "0.412 L", true],
    ["V = 412 mL because it is full", "400 mL", false],
    [
      {
        steps: [{ stepNumber: 1, title: "Read", equation: "", content: "", explanation: "" }],
        finalAnswer: { value: "412", unit: "mL", explanation: "" },
      },
      "412 mL",
      true,
    ],
    [{ finalAnswer: { value: 412, unit: "mL" } }, "421 mL", false],
    [[{ problemNumber: 1, finalAnswer: { value: "AgNO3", unit: "" } }], "AgNO₃", true],
    ["silver nitrate", "silver nitrite", false],
    ["Ag+ + Cl- -> AgCl", "Cl⁻ + Ag⁺ → AgCl", true],
  ] as const)("%j, %s: %s", async (correctSolution, studentAnswer, isCorrect) => {
    const student = await createStudent();
    const message = await evaluate(student, {
      correctSolution: correctSolutionSchema.parse(correctSolution),
      studentAnswer,
    });
    expect(message.metadata).toMatchObject({
      type: "answer_evaluation",
      question: QUESTION,
      studentAnswer,
      facts: null,
      basis: "given",
      evaluation: { isCorrect, verdict: isCorrect ? "correct" : "incorrect" },
    });
    expect(message).toMatchObject({ state: "complete", provenance: { writer: "tutor", check: "not_verified" } });
    expect(message.content).toContain(
      "This is a mark by the solution that was sent along: the engine did not compute it, and it does not count.",
    );
    expect(parseCard(message.metadata)).toEqual(message.metadata);
    expect(await countsOf(student)).toEqual([0, 0, 0]);
  });

  test.each(LOCALES)("and whose solution it is is said in %s", async (locale) => {
    const student = await createStudent();
    const { t } = await replyWords(locale);
    const marked = await evaluate(student, { correctSolution: "412 mL", studentAnswer: "412 mL" }, locale);
    expect(marked.content).toContain(t("practice.replies.by-given"));
    const unread = await evaluate(
      student,
      { correctSolution: "It is a secret of the vase that nobody was ever told.", studentAnswer: "412 mL" },
      locale,
    );
    expect(unread).toMatchObject({ metadata: null, content: t("practice.replies.given-unread") });
    const differing = await evaluate(
      student,
      { questionText: COMPUTED, correctSolution: "0.6 mol", studentAnswer: "0.5000 mol" },
      locale,
    );
    expect(differing.metadata?.type).toBe("answer_evaluation");
  });

  test("the letter of an option too", async () => {
    const student = await createStudent();
    const questionText = `${QUESTION}\nA) water\nB) oil\nC) sand`;
    for (const [studentAnswer, isCorrect] of [
      ["b", true],
      ["oil", true],
      ["C) sand", false],
    ] as const) {
      const { metadata } = await evaluate(student, { questionText, correctSolution: "B", studentAnswer });
      expect(metadata).toMatchObject({ basis: "given", evaluation: { isCorrect } });
    }
  });

  test("an answer that cannot be read is asked for again, and a retry marks by the same solution", async () => {
    const student = await createStudent();
    const unread = await evaluate(student, { correctSolution: "412 mL", studentAnswer: "some" });
    expect(unread.metadata).toMatchObject({ evaluation: { verdict: "ungradable", isCorrect: false } });
    const opening = await retryTurn(student, unread.id, new Date());
    if (opening.kind !== "opened") throw new Error(opening.kind);
    expect(closedTurn(await writeReply(opening.turn)).message.metadata).toEqual(unread.metadata);
  });
});

describe("[API-13] what the engine computes is what is right", () => {
  test.each([
    ["0.5000 mol", "0.5000 mol", true, false],
    ["0.6 mol", "0.6 mol", false, true],
    ["0.6 mol", "0.5000 mol", true, true],
    ["It follows from the molar mass, which one looks up in the table first.", "0.5000 mol", true, false],
  ])(
    "sent along %s, the answer %s is right: %s; that they differ is said: %s",
    async (correctSolution, studentAnswer, isCorrect, differs) => {
      const student = await createStudent();
      const message = await evaluate(student, { questionText: COMPUTED, correctSolution, studentAnswer });
      expect(message).toMatchObject({ metadata: { evaluation: { isCorrect } }, provenance: { check: "verified" } });
      expect(message.metadata).not.toHaveProperty("basis");
      expect(message.content.includes("The solution that was sent along is not what the engine computes.")).toBe(
        differs,
      );
      if (!isCorrect) expect(JSON.stringify(message)).not.toContain("0.5000");
      expect(await countsOf(student)).toEqual([0, 0, 0]);
    },
  );
});

test("[API-13] [PROG-04] of an issued question it is ignored, however the question is named", async () => {
  const student = await createStudent("student");
  for (const naming of ["questionId", "questionText"] as const) {
    const { message } = closedTurn(
      await writeReply(
        await openNewTurn(student, {
          content: "One, please",
          type: "generate_practice",
          difficulty: "easy",
          subtopic: "molarity",
        }),
      ),
    );
    const { metadata } = message;
    if (metadata?.type !== "practice_question") throw new Error("no question");
    const named = naming === "questionId" ? { questionId: message.id } : { questionText: metadata.question };
    const answer = {
      content: "x",
      type: "evaluate_answer",
      ...named,
      studentAnswer: "987654 kg",
      correctSolution: "987654 kg",
    } as const;
    expect(await openQuestion(student, answer)).toEqual({ kind: "joined", replyId: message.id });
    const stored = (await listStored(student)).find(({ id }) => id === message.id);
    expect(stored?.metadata).toMatchObject({ evaluation: { isCorrect: false } });
    expect(JSON.stringify(stored)).not.toContain("sent along");
  }
  expect(await db().attempt.findMany({ where: { userId: student.id }, select: { isCorrect: true } })).toEqual([
    { isCorrect: false },
    { isCorrect: false },
  ]);
});

test("[API-13] the time that a client says it sent is kept, and decides neither order nor day", async () => {
  const student = await createStudent("student");
  const [future, past] = ["2099-01-01T00:00:00Z", "1999-01-01T00:00:00Z"];
  const first = await openNewTurn(student, { content: "molar mass of NaCl", timestamp: future });
  await writeReply(first);
  await writeReply(await openNewTurn(student, { content: "molar mass of KCl", timestamp: past }));
  const asked = (await listStored(student)).filter(({ role }) => role === "user");
  expect(asked.map(({ content }) => content)).toEqual(["molar mass of NaCl", "molar mass of KCl"]);
  for (const { createdAt } of asked) expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
  expect(
    await db().message.findUniqueOrThrow({ where: { id: first.userMessage.id }, select: { request: true } }),
  ).toMatchObject({ request: { timestamp: future } });

  const { message } = closedTurn(
    await writeReply(
      await openNewTurn(student, {
        content: "One, please",
        type: "generate_practice",
        difficulty: "easy",
        subtopic: "molarity",
      }),
    ),
  );
  await openQuestion(student, {
    content: "x",
    type: "evaluate_answer",
    questionId: message.id,
    studentAnswer: "987654 kg",
    timestamp: future,
  });
  const [attempt] = await db().attempt.findMany({ where: { userId: student.id } });
  expect(attempt?.localDay.toISOString().slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  expect((await listProgress({ user: student, timeZone: "UTC", now: new Date() }))[0]?.streakDays).toBeLessThanOrEqual(
    1,
  );
});
