import { expect, test } from "vitest";
import { askTutor, createStudent, listStored, openNewTurn, usedBy } from "#tests/support/turns.ts";

test("[TALK-03] what changes the problem before it is solved as that problem, shown with the change", async () => {
  const student = await createStudent("student");
  await askTutor(student, { content: "How many moles is 12.0 g of KOH?" });
  const changed = await askTutor(student, { content: "what if it was 60.0 g" });
  expect(changed.metadata).toMatchObject({
    type: "step_solution",
    problem: "How many moles is 60.0 g of KOH?",
    solution: { finalAnswer: { value: "1.07", unit: "mol" } },
  });
  const more = await askTutor(student, { content: "and how many formula units is it" });
  expect(more.content).toMatch(/= 6\.44\s×\s10²³\sformula units/);
  // What was typed stays as it was typed.
  expect((await listStored(student)).filter(({ role }) => role === "user").map(({ content }) => content)).toEqual([
    "How many moles is 12.0 g of KOH?",
    "what if it was 60.0 g",
    "and how many formula units is it",
  ]);
  expect(await usedBy(student)).toBe(3);
});

test("[TALK-02] [TALK-04] a step is told again with its reason, free of charge, and the one before it is a press away", async () => {
  const student = await createStudent();
  await askTutor(student, { content: "How many moles is 12.0 g of KOH?" });
  const why = await askTutor(student, { content: "how come you divided" });
  expect(why.metadata?.type).toBeUndefined();
  expect(why.content).toMatch(/^\*\*Step 2: [\s\S]*12\.0.g \/ 56\.105.g\/mol/);
  const before = await askTutor(student, why.metadata?.suggestions?.items[0]?.ask ?? { content: "" });
  expect(before.content).toMatch(/^\*\*Step 1: [\s\S]*39\.098/);
  expect(await usedBy(student)).toBe(1);
});

test("[TALK-03] on the free plan a change of the problem is a question, and one too many is refused", async () => {
  const student = await createStudent();
  for (const mass of [12, 13, 14, 15, 16])
    await askTutor(student, { content: `How many moles is ${mass}.0 g of KOH?` });
  await expect(openNewTurn(student, { content: "and 60.0 g?" })).rejects.toMatchObject({
    code: "USAGE_LIMIT_EXCEEDED",
  });
  // What was solved is explained all the same.
  expect((await askTutor(student, { content: "why did you divide?" })).content).toContain("Step 2");
});

test.each(["molar mass of MgCI2", "molar mass of kryptonite", "what is the molar mass of XyZ2"])(
  "[TALK-03] what names another substance, misspelt or unknown, is not answered with the one before: %s",
  async (content) => {
    const student = await createStudent("student");
    await askTutor(student, { content: "molar mass of CuSO4·5H2O" });
    const reply = await askTutor(student, { content });
    expect(reply.metadata).not.toMatchObject({ type: "step_solution" });
    expect(reply.content).not.toContain("249.68");
  },
);

test("[TALK-03] beside nothing that was solved, and about something else, nothing is taken for a change", async () => {
  const student = await createStudent("student");
  expect((await askTutor(student, { content: "what if it was 60.0 g" })).metadata?.type).toBeUndefined();
  await askTutor(student, { content: "How many moles is 12.0 g of KOH?" });
  for (const content of [
    "what if the moon was 5 km away",
    "if i only got 9 g what is my yield",
    "why does ice float on a lake",
  ])
    expect((await askTutor(student, { content })).metadata).not.toMatchObject({ type: "step_solution" });
});

test("[TALK-02] a message of which nothing can be made is asked back beside what it stands under: its steps, or a hint", async () => {
  const student = await createStudent("student");
  await askTutor(student, { content: "How many moles is 12.0 g of KOH?" });
  const beside = await askTutor(student, { content: "hmm idk about the second bit of it" });
  expect(beside.metadata?.suggestions?.items.map(({ ask }) => ask?.content)).toEqual([
    "Explain step 1 again",
    "Explain step 2 again",
    undefined,
  ]);
  const step = await askTutor(student, { content: "Explain step 2 again" });
  expect(step.content).toContain("Step 2");
  await askTutor(student, { content: "a practice problem", type: "generate_practice", subtopic: "molarity" });
  const asked = await askTutor(student, { content: "zzz qqq 17 xyzzy" });
  expect(asked.metadata?.suggestions?.items).toHaveLength(3);
});

test("[TALK-01] a question that is skipped is left for the next one of its topic, and nothing is marked", async () => {
  const student = await createStudent("student");
  await askTutor(student, { content: "a practice problem on molarity" });
  for (const content of ["skip", "paso", "ዝለለው", "छोड़ो"]) {
    const next = await askTutor(student, { content });
    expect(next.metadata).toMatchObject({ type: "practice_question", subtopic: "molarity", evaluation: null });
  }
  expect((await askTutor(student, { content: "just show me how" })).metadata).toMatchObject({ type: "step_solution" });
});

test("[TALK-03] what is asked of a reaction that the student wrote out goes on from it, without a solution between", async () => {
  const student = await createStudent("student");
  const asked = "in Mg + CuSO4 -> MgSO4 + Cu which is the oxidizing agent, magnesium or copper sulfate";
  expect((await askTutor(student, { content: asked })).content).toMatch(/^CuSO₄ is the oxidizing agent/);
  expect((await askTutor(student, { content: "why" })).content).toMatch(/^Mg is oxidized: .*CuSO₄ is reduced/);
  expect((await askTutor(student, { content: "how many electrons are transferred" })).content).toContain("2 electrons");
});

test("[GUIDE-02] a working with degrees Celsius is told so, and what is sent after it is held against its problem", async () => {
  const student = await createStudent("student");
  const content = "check my work: 3.0 mol of gas in 20 L at 47 °C. P = nRT/V = 3.0 × 0.0821 × 47 / 20 = 0.579 atm";
  expect((await askTutor(student, { content })).content).toContain("degrees Celsius");
  expect((await askTutor(student, { content: "then P = 3.94 atm" })).content).not.toContain("Not quite");
});
