import { expect, test } from "vitest";
import { db } from "#lib/server/db/client.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import { askTutor, createStudent, listStored, type StudentWithSession, usedBy } from "#tests/support/turns.ts";

const practised = ({ id: userId }: StudentWithSession): Promise<number> =>
  countUsed(db(), { userId, meter: "practiceProblems", now: new Date() });

test("[INPUT-03] [TALK-04] a hint for nothing is asked back, free of charge, with what else could be done stored beside it", async () => {
  const student = await createStudent();
  const reply = await askTutor(student, { content: "Please give me a hint.", type: "give_hint" });
  expect(reply.metadata?.suggestions?.items.map(({ ask: asked }) => asked?.type ?? null)).toEqual([
    "generate_practice",
    "explain_concept",
    null,
  ]);
  expect((await listStored(student)).at(-1)?.metadata).toEqual(reply.metadata);
  expect(await usedBy(student)).toBe(0);
});

test("[INPUT-03] [HINT-02] a hint that is asked for in the plain box is for the open question, and counts as help", async () => {
  const student = await createStudent();
  const question = await askTutor(student, { content: "quiz me", type: "chat" });
  expect(question.metadata?.type).toBe("practice_question");
  for (const number of [1, 2]) {
    expect((await askTutor(student, { content: "another hint, please" })).content).toContain(`Hint ${number} of`);
  }
  const issued = await db().issuedQuestion.findUniqueOrThrow({ where: { id: question.id } });
  expect(issued).toMatchObject({ isHelped: true, hintsGiven: 2 });
});

test("[INPUT-03] a hint is for what was solved last, though something else was said since", async () => {
  const student = await createStudent();
  await askTutor(student, { content: "what is the pH of 0.0350 M HNO3?" });
  await askTutor(student, { content: "thank you very much for that answer" });
  expect((await askTutor(student, { content: "hint", type: "give_hint" })).content).toContain("Hint 1 of");
});

test("[INPUT-01] the wish for practice gives topic, level and form, whichever way it comes, and draws on practice alone", async () => {
  const student = await createStudent();
  const choice = await askTutor(student, { content: "3 easy multiple choice questions on molarity" });
  expect(choice.metadata).toMatchObject({ type: "mcq_question", difficulty: "easy" });
  const [next] = choice.metadata?.suggestions?.items ?? [];
  const second = await askTutor(student, next?.ask ?? { content: "" });
  expect(second.metadata).toMatchObject({ type: "mcq_question", difficulty: "easy" });
  const last = await askTutor(student, second.metadata?.suggestions?.items[0]?.ask ?? { content: "" });
  expect(last.metadata?.suggestions).toBeUndefined();
  const rows = await db().issuedQuestion.findMany({ where: { userId: student.id }, select: { problem: true } });
  expect(rows.map(({ problem }) => (problem as { topic?: string }).topic ?? JSON.stringify(problem))).toEqual(
    rows.map(() => expect.stringContaining("molarity")),
  );
  expect([await usedBy(student), await practised(student)]).toEqual([0, 3]);
});

test("[INPUT-01] of a wish whose topic is not known the question says so, and which topics come close", async () => {
  const student = await createStudent();
  const guessed = await askTutor(student, { content: "quiz me on molartiy", type: "chat" });
  expect(guessed.metadata).toMatchObject({
    subtopic: "molarity",
    suggestions: { lead: "I took “quiz me on molartiy” to mean Molarity." },
  });
  const unknown = await askTutor(student, { content: "zzz qqq", type: "generate_practice" });
  expect(unknown.metadata?.suggestions?.lead).toContain("I found no topic in “zzz qqq”, so this question is about");
  expect((await listStored(student)).at(-1)?.metadata).toEqual(unknown.metadata);
  const pressed = await askTutor(student, guessed.metadata?.suggestions?.items[0]?.ask ?? { content: "" });
  expect(pressed.metadata?.type).toBe("practice_question");
  expect(pressed.metadata?.suggestions).toBeUndefined();
});

test("[TALK-01] distress is heard behind every button", async () => {
  const student = await createStudent("student");
  for (const type of ["generate_practice", "generate_mcq", "explain_concept", "give_hint", "solve_problem"] as const) {
    const reply = await askTutor(student, { content: "i want to kill myself", type });
    expect(reply.content, type).toContain("somebody you trust");
  }
});

test("[INPUT-01] Explain Concept solves, greets and explains as the plain box does", async () => {
  const student = await createStudent("student");
  const explain = (content: string) =>
    askTutor(student, { content, type: "explain_concept", conceptToExplain: content });
  expect((await explain("how many moles are in 12.0 g of NaOH?")).metadata?.type).toBe("step_solution");
  expect((await explain("what is molarity?")).metadata?.type).toBe("concept_explanation");
  expect((await explain("why does ice float on a lake")).content).not.toContain("I have no lesson called");
  expect((await explain("zzz qqq")).metadata?.suggestions?.items[0]?.ask?.type).toBe("explain_concept");
});

test("[INPUT-01] the equation that was perhaps meant by one that cannot be right is a button, and solved", async () => {
  const student = await createStudent();
  const doubtful = await askTutor(student, { content: "balance Mg + HCl -> MgCl + H2" });
  const [meant] = doubtful.metadata?.suggestions?.items ?? [];
  expect(meant?.label).toBe("Mg + 2 HCl → MgCl₂ + H₂");
  const solved = await askTutor(student, meant?.ask ?? { content: "" });
  expect(solved.content).toContain("Mg + 2 HCl → MgCl₂ + H₂");
  expect(solved.provenance?.check).toBe("verified");
});
