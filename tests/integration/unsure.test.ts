import { expect, test } from "vitest";
import { parseCard } from "#lib/cards/card.ts";
import { askTutor, createStudent, listStored, openNewTurn, usedBy } from "#tests/support/turns.ts";

const OPEN = "What mass of NaBr is dissolved in 350 mL of solution?";
const WHOLE = "Somebody at work stirred 3.20 g of KNO3 until gone, 125 mL of solution, 0.95 atm. Molarity of KNO3?";

test("[READ-06] a problem that is not surely read is shown as read, free of charge, and solved once it is confirmed", async () => {
  const student = await createStudent();
  const asked = await askTutor(student, { content: WHOLE });
  expect(asked.metadata).toMatchObject({
    type: "problem_reading",
    version: 1,
    asked: "molarity (KNO₃)",
    numbers: [{ value: "3.20 g" }, { value: "125 mL" }, { value: "0.95 atm", aside: "not needed for what is asked" }],
    isWhole: true,
  });
  expect(asked.provenance).toMatchObject({ writer: "tutor", check: null });
  expect(await usedBy(student)).toBe(0);
  const solved = await askTutor(student, { content: "yes" });
  expect(solved.metadata).toMatchObject({
    type: "step_solution",
    problem: WHOLE,
    solution: { finalAnswer: { value: "0.253" } },
    reading: { ignored: [{ value: "0.95 atm", why: "you said so" }] },
  });
  expect(await usedBy(student)).toBe(1);
});

test("[READ-06] what is missing is asked for, and the solution keeps who said it", async () => {
  const student = await createStudent();
  const asked = await askTutor(student, { content: OPEN });
  expect(asked.metadata).toMatchObject({ type: "problem_reading", missing: ["molarity (NaBr)"], isWhole: false });
  expect(asked.content).toContain("molarity (NaBr)");
  // Nothing to confirm yet: it is asked again, and costs nothing again.
  const again = await askTutor(student, { content: "yes" });
  expect(again.metadata).toMatchObject({ type: "problem_reading", isWhole: false });
  expect(await usedBy(student)).toBe(0);
  const solved = await askTutor(student, { content: "the concentration is 0.20 M" });
  expect(solved.metadata).toMatchObject({
    type: "step_solution",
    solution: { finalAnswer: { value: "7.2", unit: "g" } },
    reading: { given: [{ value: "350 mL" }, { value: "0.20 M", by: "student" }] },
  });
  expect(await usedBy(student)).toBe(1);
});

test("[READ-06] the form's lines are messages like any other, and what is stored is where it goes on", async () => {
  const student = await createStudent();
  await askTutor(student, { content: OPEN });
  await askTutor(student, { content: "no" });
  const stored = (await listStored(student)).map(({ metadata }) => parseCard(metadata)).at(-1);
  if (stored?.type !== "problem_reading") throw new Error(`asked back by ${stored?.type}`);
  const [goal] = ["amount in moles (NaBr)"];
  const solved = await askTutor(student, {
    content: `350 mL: 700 mL\n${stored.missing[0]}: 0.20 M\n${stored.writes.asked}: ${goal}`,
  });
  expect(solved.metadata).toMatchObject({
    type: "step_solution",
    solution: { finalAnswer: { value: "0.14", unit: "mol" } },
    reading: {
      askedBy: "student",
      given: [
        { value: "700 mL", by: "student" },
        { value: "0.20 M", by: "student" },
      ],
    },
  });
});

test("[READ-06] another problem is its own, and so is a greeting", async () => {
  const student = await createStudent();
  await askTutor(student, { content: OPEN });
  const other = await askTutor(student, { content: "How many moles is 12.0 g of KOH?" });
  expect(other.metadata).toMatchObject({ type: "step_solution" });
  await askTutor(student, { content: OPEN });
  expect((await askTutor(student, { content: "hello" })).metadata?.type).toBeUndefined();
});

test("[READ-06] when the day's questions are spent it is still asked back, and only the solution is refused", async () => {
  const student = await createStudent();
  for (const mass of [12, 13, 14, 15, 16])
    await askTutor(student, { content: `How many moles is ${mass}.0 g of KOH?` });
  expect((await askTutor(student, { content: OPEN })).metadata).toMatchObject({ type: "problem_reading" });
  await expect(openNewTurn(student, { content: "the concentration is 0.20 M" })).rejects.toMatchObject({
    code: "USAGE_LIMIT_EXCEEDED",
  });
});
