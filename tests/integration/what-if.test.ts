import { expect, test } from "vitest";
import { askTutor, createStudent, listStored, usedBy } from "#tests/support/turns.ts";
import { answerWhatIf } from "#lib/server/tutor/answer-what-if.ts";

const PROBLEM = "How many moles are in 36.0 g of water?";
const place = { problem: 0, start: PROBLEM.indexOf("36.0"), end: PROBLEM.indexOf(" g of") };

const plain = (text: string | undefined): string => (text ?? "").replaceAll("\u202f", " ");

test("[TALK-03] another number for a solved problem: the answer beside the one before, free of charge", async () => {
  const student = await createStudent();
  const reply = await askTutor(student, { content: PROBLEM });
  const address = { sessionId: student.sessionId, messageId: reply.id };
  const { revised, outcome } = await answerWhatIf(student.id, address, { ...place, written: "72.0" }, "en");
  expect(revised).toBe("How many moles are in 72.0 g of water?");
  expect([plain(outcome?.before), plain(outcome?.after), outcome?.factor]).toEqual(["2.00 mol", "4.00 mol", "2"]);
  expect(await answerWhatIf(student.id, address, { ...place, written: "-1" }, "en")).toMatchObject({ outcome: null });
  await expect(answerWhatIf(student.id, address, { ...place, start: 1, written: "5" }, "en")).rejects.toMatchObject({
    code: "INVALID_REQUEST",
  });
  expect(await usedBy(student)).toBe(1);
});

test("[TALK-03] only of a solution of one's own", async () => {
  const [student, other] = [await createStudent(), await createStudent()];
  const reply = await askTutor(student, { content: PROBLEM });
  const address = { sessionId: student.sessionId, messageId: reply.id };
  const question = (await listStored(student)).find(({ role }) => role === "user");
  for (const [userId, messageId] of [
    [other.id, reply.id],
    [student.id, question?.id ?? ""],
  ] as const)
    await expect(
      answerWhatIf(userId, { ...address, messageId }, { ...place, written: "5" }, "en"),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
