import { expect, test } from "vitest";
import type { LessonCard } from "#lib/cards/lesson.ts";
import { parseCard } from "#lib/cards/card.ts";
import { type SendMessage, sendMessageSchema } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { db } from "#lib/server/db/client.ts";
import { openTurn } from "#lib/server/tutor/open-turn.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import { askTutor, closedTurn, createStudent, listStored, usedBy, writeReply } from "#tests/support/turns.ts";

type Student = Awaited<ReturnType<typeof createStudent>>;

async function lessonFor(student: Student, message: SendMessage): Promise<LessonCard> {
  const { metadata } = await askTutor(student, message);
  if (metadata?.type !== "lesson") throw new Error(`no lesson but ${metadata?.type ?? "words"}`);
  return metadata;
}

const practisedBy = ({ id: userId }: Student) =>
  countUsed(db(), { userId, meter: "practiceProblems", now: new Date() });

async function askIn(locale: Locale, student: Student, message: SendMessage) {
  const request = sendMessageSchema.parse(message);
  const opening = await openTurn({ student, sessionId: student.sessionId, request, locale, now: new Date() });
  if (opening.kind !== "opened") throw new Error("The turn was there already.");
  return closedTurn(await writeReply(opening.turn)).message;
}

const say = (student: Student, content: string) => lessonFor(student, { content });

const moveOf = (card: LessonCard, move: string): string => card.moves.find(({ id }) => id === move)?.text ?? "?";

const optionOf = (card: LessonCard, option: string): string =>
  card.step.options.find(({ id }) => id === option)?.text ?? "?";

test("[LESSON-04] a lesson costs one question, its steps and its check none, and what was answered stays", async () => {
  const student = await createStudent();
  const start = await say(student, "teach me limiting reactants");
  expect(start).toMatchObject({ lesson: "limiting-reactant", at: 0, step: { task: "predict" }, remark: null });
  // Nothing is told before the student has committed to an answer.
  expect(JSON.stringify(start.step)).not.toContain("limiting");
  const told = await say(student, optionOf(start, "nitrogen"));
  expect(told).toMatchObject({
    at: 1,
    remark: { verdict: "neither", text: expect.stringContaining("how many turns") },
  });
  const third = await say(student, moveOf(told, "next"));
  expect(third).toMatchObject({ at: 2, step: { task: "estimate" } });
  const slip = await say(student, "10");
  expect(slip).toMatchObject({
    at: 2,
    remark: { verdict: "wrong", text: expect.stringContaining("H₂ that runs out") },
  });
  const fourth = await say(student, "6");
  expect(fourth).toMatchObject({ at: 3, remark: { verdict: "right" } });
  const end = await say(student, "b");
  expect(end).toMatchObject({ at: 4, step: { task: "end" }, remark: { verdict: "right" } });
  expect(end.way.map(({ verdict }) => verdict)).toEqual(["neither", "neither", "right", "right", "neither"]);
  // What was answered by its letter is kept in words.
  expect(end.way[3]?.said).toBe(optionOf(fourth, "oxygen"));
  expect(end.way[0]?.said).toBe(optionOf(start, "nitrogen"));
  expect(await usedBy(student)).toBe(1);
  const check = await askTutor(student, { content: moveOf(end, "check") });
  expect(check.metadata).toMatchObject({ type: "practice_question", subtopic: "limiting-reactant", isHelped: false });
  expect(check.metadata?.suggestions?.items.map(({ ask }) => ask?.type)).toEqual([
    "generate_practice",
    "explain_concept",
    "chat",
  ]);
  expect(await usedBy(student)).toBe(1);
  expect(await practisedBy(student)).toBe(0);
  // Once the check belongs to the lesson; more of it is practice.
  const more = await askTutor(student, { content: moveOf(end, "check") });
  expect(more.metadata).toMatchObject({ type: "practice_question", subtopic: "limiting-reactant" });
  expect(await practisedBy(student)).toBe(1);
});

test("[LESSON-04] what is stored is where it goes on: a step back, something else between, and the lesson asked for again", async () => {
  const student = await createStudent();
  const start = await say(student, "lesson on pH");
  const told = await say(student, optionOf(start, "hundred"));
  const order = await say(student, moveOf(told, "next"));
  expect(parseCard((await listStored(student)).at(-1)?.metadata)).toEqual(order);
  const back = await say(student, told.way[0]?.back ?? "?");
  expect(back).toMatchObject({ at: 0, remark: null, way: [{ said: optionOf(start, "hundred") }, {}, {}, {}, {}] });
  const again = await say(student, optionOf(start, "twenty"));
  expect(again).toMatchObject({ at: 1, way: [{ said: optionOf(start, "twenty") }, {}, {}, {}, {}] });
  expect((await askTutor(student, { content: "molar mass of NaCl" })).metadata?.type).toBe("step_solution");
  expect(await say(student, "continue the lesson")).toMatchObject({ at: 2, lesson: "ph" });
  expect(await say(student, "teach me pH")).toMatchObject({ at: 2, lesson: "ph" });
  const texts = order.step.options.map(({ text }) => text);
  expect(await say(student, texts.join(" → "))).toMatchObject({ at: 2, remark: { verdict: "wrong" } });
  const short = await askTutor(student, { content: moveOf(start, "short") });
  expect(short.metadata).toMatchObject({ type: "concept_explanation", topic: "ph-poh" });
  // The lesson, and the molar mass.
  expect(await usedBy(student)).toBe(2);
});

test.each<[Locale, SendMessage, string]>([
  [
    "en",
    { content: "Limiting Reactant", type: "explain_concept", conceptToExplain: "Limiting Reactant" },
    "limiting-reactant",
  ],
  ["en", { content: "can you teach me about gas laws?" }, "gas-laws"],
  ["en", { content: "give me a lesson on the mole" }, "mole"],
  ["es", { content: "enséñame el reactivo limitante" }, "limiting-reactant"],
  ["es", { content: "una lección sobre pH" }, "ph"],
  ["fr", { content: "apprends-moi le réactif limitant" }, "limiting-reactant"],
  ["fr", { content: "leçon sur les lois des gaz" }, "gas-laws"],
  ["am", { content: "ስለ ገዳቢ ተፀግባሪ አስተምረኝ" }, "limiting-reactant"],
  ["am", { content: "ስለ የአቶም ራዲየስ አስተምረኝ" }, "atomic-radius"],
  ["zh", { content: "教我限量反应物" }, "limiting-reactant"],
  ["zh", { content: "我想学习原子半径" }, "atomic-radius"],
  ["hi", { content: "सीमांत अभिकर्मक सिखाओ" }, "limiting-reactant"],
  ["hi", { content: "गैस के नियम के बारे में सिखाइए" }, "gas-laws"],
])("[LESSON-05] in %s, %o opens a lesson", async (locale, message, lesson) => {
  const student = await createStudent();
  const { metadata } = await askIn(locale, student, message);
  expect(metadata).toMatchObject({ type: "lesson", lesson, at: 0 });
});

test("[LESSON-05] what has no lesson is explained in short, a question in passing too, with the lesson a press away", async () => {
  const student = await createStudent("student");
  expect((await askTutor(student, { content: "teach me molarity" })).metadata?.type).toBe("concept_explanation");
  const asked = await askTutor(student, { content: "what is a limiting reactant?" });
  expect(asked.metadata?.type).toBe("concept_explanation");
  const offer = asked.metadata?.suggestions?.items[0]?.ask;
  if (!offer) throw new Error("No lesson is offered.");
  expect((await askTutor(student, offer)).metadata).toMatchObject({ type: "lesson", lesson: "limiting-reactant" });
  expect((await askTutor(student, { content: "teach me chemistry" })).metadata?.type).not.toBe("lesson");
});

test("[LESSON-03] a letter is an answer beside a lesson in every language, though it begins a word elsewhere", async () => {
  const student = await createStudent();
  await askIn("fr", student, { content: "leçon sur le rayon atomique" });
  const { metadata } = await askIn("fr", student, { content: "c" });
  expect(metadata).toMatchObject({ type: "lesson", at: 1, remark: { verdict: "right" } });
});
