import { expect, test } from "vitest";
import { cardText } from "#lib/cards/card-text.ts";
import type { PracticeQuestionCard } from "#lib/cards/practice-question.ts";
import type { Message } from "#lib/contracts/chat.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { findQuestion } from "#lib/server/practice/issued-question.ts";
import {
  closedTurn,
  createStudent,
  listStored,
  openNewTurn,
  openQuestion,
  type StudentWithSession,
  writeReply,
} from "#tests/support/turns.ts";

/** A question whose answer is drawn, among those of its subtopic. */
async function issueDrawn(student: StudentWithSession, subtopic: SubtopicSlug): Promise<Message> {
  for (let tries = 0; tries < 12; tries += 1) {
    const request = { content: "Practice", type: "generate_practice", subtopic, difficulty: "easy" } as const;
    const { message } = closedTurn(await writeReply(await openNewTurn(student, request)));
    if (message.metadata?.type === "practice_question" && message.metadata.field === "molecule") return message;
  }
  throw new Error("None of the questions is drawn");
}

async function moleculesOf(student: StudentWithSession, { id }: Message): Promise<readonly string[]> {
  return (await findQuestion(student.id, { id, text: "" }))?.problem.reading?.molecules ?? [];
}

async function answer(student: StudentWithSession, { id }: Message, text: string): Promise<PracticeQuestionCard> {
  await openQuestion(student, { content: text, type: "evaluate_answer", questionId: id, studentAnswer: text });
  const card = (await listStored(student)).find((message) => message.id === id)?.metadata;
  if (card?.type !== "practice_question") throw new Error("The question is gone");
  return card;
}

test("[DRAW-01] a drawing is marked by its structure, kept as it was drawn, and shown in words as its formula", async () => {
  const student = await createStudent("student");
  const question = await issueDrawn(student, "iupac-naming-of-organic-compounds");
  const [smiles = ""] = await moleculesOf(student, question);
  expect(JSON.stringify(question.metadata)).not.toContain(`"${smiles}"`);
  const card = await answer(student, question, smiles);
  expect(card).toMatchObject({ studentAnswer: smiles, evaluation: { verdict: "correct", score: 100 } });
  expect(cardText(card)).toContain(`> ${card.evaluation?.reading}`);
  expect(card.evaluation?.reading).toMatch(/^C(?:H|[A-Z])/);
});

test("[DRAW-01] what is no molecule is asked for again, and the wrong one is named before the right one counts less", async () => {
  const student = await createStudent("student");
  const question = await issueDrawn(student, "isomers");
  const [smiles = ""] = await moleculesOf(student, question);
  const open = await answer(student, question, "C.C");
  expect(open.evaluation).toMatchObject({ verdict: "ungradable", misconception: null });
  expect(open.evaluation?.feedback).toContain("several pieces");
  const hostile = await answer(student, question, "C(".repeat(1_000));
  expect(hostile.evaluation?.verdict).toBe("ungradable");
  const wrong = await answer(student, question, `${smiles}CCCC`);
  expect(wrong.evaluation).toMatchObject({ verdict: "incorrect" });
  const right = await answer(student, question, smiles);
  expect(right.evaluation?.verdict).toBe("correct");
  expect(right.earlier).toHaveLength(1);
});
