import { expect, test } from "vitest";
import { parseCard } from "#lib/cards/card.ts";
import {
  askTutor,
  createStudent,
  listStored,
  openNewTurn,
  usedBy,
  writeReply,
  closedTurn,
} from "#tests/support/turns.ts";

const PROBLEM = "how many grams of CO2 come from burning 24 g of methane";
const ANSWER = /65[.,]\s?[89]/;

test("[GUIDE-01] a problem is worked together: one question is paid, and nothing tells the answer before it is found", async () => {
  const student = await createStudent();
  const start = await askTutor(student, { content: `help me set this up but dont solve it: ${PROBLEM}` });
  expect(start.metadata).toMatchObject({ type: "guided_solution", mode: "guide", problem: PROBLEM, isOver: false });
  const replies = [start];
  for (const content of ["idk", "hint", "moles of methane = 24/16.04 = 1.496", "it is 1 to 2, so 2.992 mol CO2"])
    replies.push(await askTutor(student, { content }));
  expect(JSON.stringify(replies)).not.toMatch(ANSWER);
  expect(replies.at(-1)?.metadata).toMatchObject({ remarks: [{ verdict: "wrong" }, { verdict: "wrong" }] });
  const end = await askTutor(student, { content: "ok 1 to 1, so 1.496 mol and 65.8 g" });
  expect(end.metadata).toMatchObject({ isOver: true, remarks: [{}, {}, { verdict: "right" }] });
  expect(await usedBy(student)).toBe(1);
});

test("[GUIDE-01] what is stored is where it goes on, and the whole solution is a word away, paid for already", async () => {
  const student = await createStudent();
  await askTutor(student, { content: "guide me through this: how many moles are in 36 g of water" });
  await askTutor(student, { content: "molar mass is 18" });
  const [, , , stored] = await listStored(student);
  expect(parseCard(stored?.metadata)).toMatchObject({ type: "guided_solution", state: { at: 1 } });
  const reveal = stored?.metadata?.suggestions?.items.at(-1)?.ask ?? { content: "" };
  const solution = await askTutor(student, reveal);
  expect(solution.metadata).toMatchObject({ type: "step_solution", solution: { finalAnswer: { value: "2.0" } } });
  expect(await usedBy(student)).toBe(1);
});

test("[GUIDE-01] what was solved or refused before can be worked together, and another problem is its own", async () => {
  const student = await createStudent("student");
  expect((await askTutor(student, { content: "guide me" })).metadata?.type).toBeUndefined();
  await askTutor(student, { content: "How many moles is 12.0 g of KOH?" });
  const start = await askTutor(student, { content: "let's do it together" });
  expect(start.metadata).toMatchObject({ type: "guided_solution", problem: "How many moles is 12.0 g of KOH?" });
  const other = await askTutor(student, { content: "How many moles are in 5.0 g of NaCl?" });
  expect(other.metadata).toMatchObject({ type: "step_solution" });
});

test("[GUIDE-01] a practice question that is worked together counts as helped, and its lines are no answers to it", async () => {
  const student = await createStudent("student");
  const question = await askTutor(student, {
    content: "a practice problem",
    type: "generate_practice",
    subtopic: "molarity",
  });
  const start = await askTutor(student, { content: "don't tell me the answer, help me start" });
  if (start.metadata?.type !== "guided_solution") throw new Error(`led by a ${start.metadata?.type}`);
  expect(start.metadata.questionId).toBe(question.id);
  await askTutor(student, { content: "c = 123456 mol/L" });
  const stored = (await listStored(student)).find(({ id }) => id === question.id);
  expect(stored?.metadata).toMatchObject({ studentAnswer: null });
});

test("[GUIDE-02] a working is checked line by line, and what comes after it is judged with it", async () => {
  const student = await createStudent("student");
  const checked = await askTutor(student, {
    content:
      "check every line. 1) 3.6 g Mg / 24.3 = 0.148 mol 2) Mg + 2 HCl so i use 0.0741 mol HCl 3) 0.0741 mol / 0.40 M = 0.185 L",
  });
  expect(checked.metadata).toMatchObject({
    type: "guided_solution",
    mode: "check",
    remarks: [{ verdict: "right" }, { verdict: "wrong" }, { verdict: "right" }],
  });
  const mended = await askTutor(student, { content: "ok so 0.296 mol HCl" });
  expect(mended.metadata).toMatchObject({ remarks: [{ verdict: "right" }], isOver: false });
  expect((await askTutor(student, { content: "that gives 0.741 L" })).metadata).toMatchObject({ isOver: true });
});

test("[GUIDE-02] a claim is confirmed or put right, and sums without a problem cost nothing", async () => {
  const student = await createStudent();
  expect((await askTutor(student, { content: "can i write CaO2 for calcium oxide, is that ok" })).content).toContain(
    "CaO",
  );
  expect((await askTutor(student, { content: "0.50 mol of N2O is 22 g, right?" })).content).toMatch(/^Yes/);
  const used = await usedBy(student);
  expect((await askTutor(student, { content: "is this right? 3*4 = 13" })).content).toContain("Not quite");
  expect(await usedBy(student)).toBe(used);
});

test("[GUIDE-02] a calculation that is written down without a word is checked, beside its problem or alone", async () => {
  const student = await createStudent("student");
  await askTutor(student, { content: "How many moles are in 24 g of NaOH?" });
  const right = await askTutor(student, { content: "M = 22.99 + 16.00 + 1.008 = 40.00" });
  expect(right.metadata).toMatchObject({ type: "guided_solution", mode: "check", remarks: [{ verdict: "right" }] });
  const stranger = await createStudent();
  const wrong = await askTutor(stranger, { content: "so 0.25*0.80 = 2.0" });
  expect(wrong.content).toContain("Not quite");
  expect(await usedBy(stranger)).toBe(0);
});

test("[GUIDE-02] a claim that was not right is mended by its value alone, and an equation is told to be right or not", async () => {
  const student = await createStudent("student");
  expect((await askTutor(student, { content: "chlorine is +3 in HClO3, right?" })).content).toContain("Not quite");
  expect((await askTutor(student, { content: "oh +5 then" })).content).toContain("Yes");
  expect((await askTutor(student, { content: "N2 + 2 H2 -> 2 NH3 is that ok?" })).content).toContain("Not quite");
});

test("[GUIDE-02] an exercise with parts is solved whole, and each part can be asked again", async () => {
  const student = await createStudent("student");
  const all = await askTutor(student, {
    content: "1. a) molar mass of Sr(OH)2 b) moles in 61 g of it c) moles of OH- in it",
  });
  expect(all.metadata).toMatchObject({
    type: "step_solution",
    solution: [{ part: "(a)" }, { part: "(b)" }, { part: "(c)" }],
  });
  const again = await askTutor(student, { content: "b but with 100 g" });
  expect(again.metadata).toMatchObject({ solution: { finalAnswer: { unit: "mol" } } });
  expect(again.content).toMatch(/0\.822/);
});

test.each([
  {
    locale: "en" as const,
    content:
      "8.00 g of NaOH is dissolved in water to make 500 mL of solution. (a) What is the molarity of the solution? (b) What is the pH of the solution? (c) Explain why it is basic.",
    note: "**Part (c)** is not solved.",
    follow: "explain b",
  },
  {
    locale: "es" as const,
    content:
      "Se disuelven 8,00 g de NaOH en agua hasta 500 mL de disolución. a) ¿Cuál es la molaridad de la disolución? b) ¿Cuál es el pH de la disolución? c) Explica por qué es básica.",
    note: "**Apartado (c)**: sin resolver.",
    follow: "¿cómo obtuviste el apartado b?",
  },
])(
  "[CARD-02] [GUIDE-02] in $locale the parts of a homework keep their letters, and are spoken of by them",
  async (each) => {
    const student = await createStudent("student");
    const all = await askTutor(student, { content: each.content }, each.locale);
    expect(all.metadata).toMatchObject({
      type: "step_solution",
      solution: [{ part: "(a)" }, { part: "(b)" }],
      notes: [expect.stringContaining(each.note)],
    });
    expect(all.content).toContain("(a)");
    const again = await askTutor(student, { content: each.follow }, each.locale);
    expect(again.content).toMatch(/13[.,]60/);
  },
);

test("[GUIDE-01] a reply that is tried again begins where the one before it stood", async () => {
  const student = await createStudent();
  await askTutor(student, { content: "guide me: how many moles are in 36 g of water" });
  const turn = await openNewTurn(student, { content: "molar mass is 18" });
  expect(turn.act).toMatchObject({ kind: "guided", move: { kind: "line" } });
  expect(closedTurn(await writeReply(turn)).message.metadata).toMatchObject({ state: { at: 1 } });
});
