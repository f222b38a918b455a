import { expect, test } from "vitest";
import type { SendMessage } from "#lib/contracts/chat.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { closedTurn, openNewTurn, type StudentWithSession, writeReply } from "#tests/support/turns.ts";
import { uploadFile } from "#tests/support/uploads.ts";

const SHEET =
  "1. Balance H2 + O2 -> H2O\n2. How many moles are in 25.0 g of NaCl?\n3. Who discovered radium?\n\nAnd *when*?";

async function studentWith({ id }: SignedInUser): Promise<StudentWithSession> {
  const session = await createSession(id, { topic: "stoichiometry", title: "Test" });
  return { id, plan: "student", sessionId: session.id };
}

async function hint(student: StudentWithSession, message: Omit<SendMessage, "type">): Promise<string> {
  return closedTurn(await writeReply(await openNewTurn(student, { type: "give_hint", ...message }))).message.content;
}

test("[INPUT-03] [INPUT-04] hints are given on the exercise of a file that is meant, one after the other, however it is named", async () => {
  await using user = await createSignedInUser({ plan: "student" });
  const student = await studentWith(user);
  const { address } = await uploadFile(user, "sheet 1.txt", SHEET);
  const open = await hint(student, { content: "", attachedFiles: [address] });
  expect(open).toContain("Which exercise");
  // The number in the file's name is none.
  expect(
    await hint(student, { content: "Please give me a hint for this problem: sheet 1.txt", problem: "sheet 1.txt" }),
  ).toBe(open);

  const first = await hint(student, { content: "number 2", problem: "number 2" });
  expect(first).toContain("**Hint 1 of");
  expect(first).not.toContain("0.428");
  expect(await hint(student, { content: "exercise 2, please", problem: "exercise 2, please" })).toContain(
    "**Hint 2 of",
  );
  expect(await hint(student, { content: "1" })).toContain("**Hint 1 of");
  expect(await hint(student, { content: "exercise 3" })).toContain("> Who discovered radium? And \\*when\\*?");
  expect(await hint(student, { content: "exercise 9" })).toContain("no exercise 9");
});

test("[INPUT-03] a problem of one's own comes before a file, and a file of one problem needs no number", async () => {
  await using user = await createSignedInUser({ plan: "student" });
  const student = await studentWith(user);
  const { address } = await uploadFile(user, "one.txt", "What is the molar mass of NaCl?");
  const ofFile = await hint(student, { content: "", attachedFiles: [address] });
  expect(ofFile).toContain("**Hint 1 of");
  expect(await hint(student, { content: "", attachedFiles: [address] })).toContain("**Hint 2 of");
  const problem = "How many moles are in 10.0 g of CaCO3?";
  const own = await hint(student, { content: problem, problem });
  expect(own).toContain("**Hint 1 of");
  expect(own).not.toBe(ofFile);
});
