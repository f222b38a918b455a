import { describe, expect, test } from "vitest";
import * as answerRoute from "#app/api/diagnostic/answer/route.ts";
import * as endRoute from "#app/api/diagnostic/end/route.ts";
import * as diagnosticRoute from "#app/api/diagnostic/route.ts";
import { GET as getProgress } from "#app/api/user/progress/route.ts";
import { GET as getAdvice } from "#app/api/user/advice/route.ts";
import { adviceShape } from "#lib/contracts/answers/advice.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { type Diagnostic, diagnosticShape } from "#lib/contracts/answers/diagnostic.ts";
import { factText } from "#lib/wording/fact-text.ts";
import { db } from "#lib/server/db/client.ts";
import { parseQuestions, type StoredQuestion } from "#lib/server/diagnostic/stored-questions.ts";
import { chooseProblem } from "#lib/server/practice/choose-problem.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { type Answer, callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

const read = ({ json }: Answer): Diagnostic => readAnswer(diagnosticShape, json);

const begin = async ({ cookie }: SignedInUser) =>
  read(await callRoute(diagnosticRoute.POST, jsonCall("POST", {}, { cookie })));
const look = async ({ cookie }: SignedInUser, headers = {}) =>
  read(await callRoute(diagnosticRoute.GET, { headers: { cookie, ...headers } }));
const answer = ({ cookie }: SignedInUser, number: number, text: string | null) =>
  callRoute(answerRoute.POST, jsonCall("POST", { number, answer: text }, { cookie }));
const end = ({ cookie }: SignedInUser) => callRoute(endRoute.POST, jsonCall("POST", {}, { cookie }));
const adviceOf = async ({ cookie }: SignedInUser) =>
  readAnswer(adviceShape, (await callRoute(getAdvice, { headers: { cookie } })).json);

async function storedOf(user: SignedInUser): Promise<StoredQuestion[]> {
  const row = await db().diagnostic.findFirstOrThrow({ where: { userId: user.id }, orderBy: { startedAt: "desc" } });
  return parseQuestions(row.questions);
}

/** What is right, or wrong, of the question that waits. */
async function textFor(user: SignedInUser, isRight: boolean): Promise<string> {
  const { problem, options } = (await storedOf(user)).at(-1) ?? {};
  if (problem === undefined || options === undefined) throw new Error("Nothing is asked");
  const option = options.find(({ slip }) => (slip === null) === isRight);
  if (option !== undefined) return option.id;
  const value = isRight ? problem.solution.answer.value : problem.distractors[0]?.value;
  return value === undefined ? "0.000123" : factText(value, await replyWords("en"));
}

async function takeAll(user: SignedInUser, isRight: (question: NonNullable<Diagnostic["question"]>) => boolean) {
  let diagnostic = await begin(user);
  while (diagnostic.question !== null) {
    const { number } = diagnostic.question;
    diagnostic = read(await answer(user, number, await textFor(user, isRight(diagnostic.question))));
  }
  return diagnostic;
}

describe("[GUIDE-03] a diagnostic", () => {
  test(
    "asks fifteen questions, of both forms, tells marks alone, and uses up nothing of a free day",
    PATIENCE,
    async () => {
      await using user = await createSignedInUser({ plan: "free" });
      expect(await look(user)).toMatchObject({ state: "none", total: 15, outcomes: [], question: null });
      const done = await takeAll(user, () => true);
      expect(done).toMatchObject({ state: "done", outcomes: Array(15).fill("right"), question: null });
      const stored = await storedOf(user);
      expect(new Set(stored.map(({ form }) => form))).toEqual(new Set(["choice", "free"]));
      expect(await db().usageDay.count({ where: { userId: user.id } })).toBe(0);
      // Progress is what practice shows.
      expect((await callRoute(getProgress, { headers: { cookie: user.cookie } })).json).toEqual([]);
    },
  );

  test("says nothing of what is right", async () => {
    await using user = await createSignedInUser({});
    const first = await begin(user);
    const { json } = await callRoute(diagnosticRoute.GET, { headers: { cookie: user.cookie } });
    expect(Object.keys(json)).toEqual(["state", "total", "outcomes", "question"]);
    expect(Object.keys(json.question)).toEqual([
      "number",
      "subtopic",
      "difficulty",
      "question",
      "given",
      "find",
      "options",
      "isUnread",
    ]);
    expect(json.question.options.map(Object.keys)).toEqual(first.question?.options.map(() => ["id", "text"]));
  });

  test("is gone on with where it was left, in another language too, and begun once by two presses", async () => {
    await using user = await createSignedInUser({});
    const [one, other] = await Promise.all([begin(user), begin(user)]);
    expect(one).toEqual(other);
    expect(await db().diagnostic.count({ where: { userId: user.id } })).toBe(1);
    const second = read(await answer(user, 1, null));
    expect(second).toMatchObject({ state: "open", outcomes: ["skipped"], question: { number: 2 } });
    expect(await begin(user)).toEqual(second);
    const spanish = await look(user, { "accept-language": "es" });
    expect(spanish.question?.number).toBe(2);
    expect(spanish.question?.question).not.toBe(second.question?.question);
  });

  test("takes an answer once, and none to what was not asked", async () => {
    await using user = await createSignedInUser({});
    await begin(user);
    const text = await textFor(user, true);
    const [one, other] = await Promise.all([answer(user, 1, text), answer(user, 1, text)]);
    expect([one.json.outcomes, other.json.outcomes]).toEqual([["right"], ["right"]]);
    expect(await storedOf(user)).toHaveLength(2);
    expect((await answer(user, 1, null)).json.outcomes).toEqual(["right"]);
    expect((await answer(user, 9, null)).status).toBe(404);
  });

  test("leaves open what cannot be read, and takes not knowing for a skip", PATIENCE, async () => {
    await using user = await createSignedInUser({});
    await begin(user);
    expect((await answer(user, 1, "hm, zwölf?")).json).toMatchObject({
      outcomes: [],
      question: { number: 1, isUnread: true },
    });
    expect((await answer(user, 1, "I don't know")).json).toMatchObject({
      outcomes: ["skipped"],
      question: { number: 2 },
    });
  });

  test("can be stopped; what was answered counts, and nobody else sees it", async () => {
    await using user = await createSignedInUser({});
    await using stranger = await createSignedInUser({});
    await begin(user);
    await answer(user, 1, await textFor(user, true));
    expect((await end(stranger)).status).toBe(404);
    expect((await answer(stranger, 2, null)).status).toBe(404);
    expect(await look(stranger)).toMatchObject({ state: "none" });
    expect((await end(user)).json).toMatchObject({ state: "done", outcomes: ["right"] });
    expect((await answer(user, 2, null)).status).toBe(404);
    expect((await adviceOf(user)).evidence).toBe(1);
    expect((await adviceOf(stranger)).evidence).toBe(0);
  });

  test("sets the level of practice, and says what to learn next and why", PATIENCE, async () => {
    await using strong = await createSignedInUser({ plan: "student" });
    await using weak = await createSignedInUser({ plan: "student" });
    await takeAll(strong, () => true);
    await takeAll(weak, () => false);
    const [up, down] = [await adviceOf(strong), await adviceOf(weak)];
    expect(up.known.length).toBeGreaterThan(down.known.length);
    expect(down.known).toEqual([]);
    for (const { next } of [up, down]) expect(next.length).toBeGreaterThan(0);
    expect(down.next[0]).toMatchObject({ level: "easy" });
    const levelOf = async (user: SignedInUser, subtopic: SubtopicSlug) =>
      (
        await chooseProblem({
          userId: user.id,
          topic: "stoichiometry",
          form: "choice",
          preference: "adaptive",
          mode: "mixed",
          timeZone: "UTC",
          now: new Date(),
          subtopic,
          family: null,
          similarTo: null,
          textOf: ({ variant, values }) => JSON.stringify([variant, values]),
        })
      ).problem.difficulty;
    const subtopics = up.known.map(({ subtopic }) => subtopic);
    const levels = await Promise.all(subtopics.map((subtopic) => levelOf(strong, subtopic)));
    expect(levels.filter((level) => level !== "easy").length).toBeGreaterThan(subtopics.length / 2);
    expect(await levelOf(weak, "the-mole-molar-mass")).toBe("easy");
  });

  test("does not begin again and again", async () => {
    await using user = await createSignedInUser({});
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { status } = await callRoute(diagnosticRoute.POST, jsonCall("POST", {}, { cookie: user.cookie }));
      statuses.push(status);
      await end(user);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
