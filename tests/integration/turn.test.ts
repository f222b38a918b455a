import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#lib/server/db/client.ts";
import { followReply } from "#lib/server/tutor/follow-reply.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";
import {
  closedTurn,
  collectEvents,
  createStudent,
  listStored,
  openNewTurn,
  openQuestion,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

test("[API-13] the built-in tutor's answer is computed, streamed as a card and stored", async () => {
  const student = await createStudent();
  const events = await writeReply(await openNewTurn(student, { content: "balance Fe + O2 -> Fe2O3" }));
  expect(events.map((event) => event.type)).toEqual(["card", "closed"]);
  const { userMessage, message } = closedTurn(events);
  expect(message).toMatchObject({
    state: "complete",
    replyToId: userMessage.id,
    provenance: { writer: "tutor", check: "verified" },
  });
  expect(message.metadata).toMatchObject({
    type: "step_solution",
    solution: { finalAnswer: { value: "4 Fe + 3 O₂ → 2 Fe₂O₃" } },
  });
  expect(await listStored(student)).toEqual([userMessage, message]);
  expect(await usedBy(student)).toBe(1);
});

test("what is not recognised is answered with what can be done, without a card", async () => {
  const student = await createStudent();
  const { message } = closedTurn(await writeReply(await openNewTurn(student, { content: "Who discovered radium?" })));
  expect(message.metadata?.type).toBeUndefined();
  expect(message.metadata?.suggestions?.items.map(({ ask }) => ask?.type)).toContain("explain_concept");
  expect(message.content).not.toBe("");
  expect(message.provenance?.check).toBeNull();
  expect(await usedBy(student)).toBe(0);
});

test("[LIMIT-01] what is too much to be read at once is answered so, and costs nothing", async () => {
  const student = await createStudent();
  for (const request of [
    { content: "sugar H; ".repeat(2_000) },
    { content: "sugar H; ".repeat(2_000), type: "give_hint" as const },
  ]) {
    const { message } = closedTurn(await writeReply(await openNewTurn(student, request)));
    expect(message).toMatchObject({
      content: "This is too long for me to read at once. Send me one problem.",
      metadata: null,
      provenance: { check: null },
    });
  }
  expect(await usedBy(student)).toBe(0);
});

test.each([
  ["H2 + O2 -> CO2 balance it", "verified"],
  ["molar mass of Xy2", null],
])("a refusal says whether the engine computed it: %s", async (content, check) => {
  const student = await createStudent();
  const { message } = closedTurn(await writeReply(await openNewTurn(student, { content })));
  expect(message).toMatchObject({ metadata: null, provenance: { check } });
});

test.each([
  ["Na + Cl2 -> NaCl2", "NaCl₂ contradicts the common charges of its ions: Na⁺ and Cl⁻ give NaCl."],
  ["Cu + HCl -> CuCl2 + H2", "Cu (copper) stands below hydrogen in the activity series"],
  ["molar mass of MgCl3", "MgCl₃ contradicts the common charges of its ions: Mg²⁺ and Cl⁻ give MgCl₂."],
])(
  "[TRUST-02] what is computed and yet impossible is not called verified, on the card and in its words: %s",
  async (content, reason) => {
    const student = await createStudent();
    const { message } = closedTurn(await writeReply(await openNewTurn(student, { content })));
    expect(message).toMatchObject({
      content: expect.stringContaining(reason),
      metadata: { type: "step_solution" },
      provenance: { writer: "tutor", check: "partly_verified" },
    });
  },
);

test("the same id and body join the stored turn; another body is a conflict", async () => {
  const student = await createStudent();
  const id = randomUUID();
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { id, content: "molar mass of NaCl", timestamp: 1 })),
  );
  const again = await openQuestion(student, { id, content: "molar mass of NaCl", timestamp: 2 });
  expect(again).toEqual({ kind: "joined", replyId: message.id });
  const events = await collectEvents(followReply(message.id));
  expect(events.map((event) => event.type)).toEqual(["card", "closed"]);
  expect(closedTurn(events).message).toEqual(message);
  await expect(openQuestion(student, { id, content: "molar mass of KCl" })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await usedBy(student)).toBe(1);
});

test("the same question sent ten times at once is stored, answered and counted once", async () => {
  const student = await createStudent();
  const id = randomUUID();
  const openings = await Promise.all(
    Array.from({ length: 10 }, () => openQuestion(student, { id, content: "molar mass of NaCl" })),
  );
  const opened = openings.flatMap((opening) => (opening.kind === "opened" ? [opening.turn] : []));
  expect(opened).toHaveLength(1);
  for (const turn of opened) await writeReply(turn);
  expect(await listStored(student)).toHaveLength(2);
  expect(await usedBy(student)).toBe(1);
});

test("an id is the same in capitals", async () => {
  const student = await createStudent();
  const id = randomUUID();
  const turn = await openNewTurn(student, { id: id.toUpperCase(), content: "molar mass of NaCl" });
  expect(turn.credit?.turnId).toBe(id);
  expect(await openQuestion(student, { id, content: "molar mass of NaCl" })).toEqual({
    kind: "joined",
    replyId: turn.replyId,
  });
});

test("[ROLE-03] the sixth question of a free day is refused and leaves no trace", async () => {
  const student = await createStudent();
  for (let question = 0; question < 5; question += 1)
    await writeReply(await openNewTurn(student, { content: "molar mass of NaCl" }));
  await expect(openQuestion(student, { content: "molar mass of KCl" })).rejects.toMatchObject({
    code: "USAGE_LIMIT_EXCEEDED",
    details: { current: 5, limit: 5 },
  });
  expect(await listStored(student)).toHaveLength(10);
});

test("a question that cannot be stored gives its use back", async () => {
  const student = await createStudent();
  const unstorable = "molar mass of\0 NaCl";
  await expect(openQuestion(student, { content: unstorable })).rejects.toBeInstanceOf(Error);
  expect(await usedBy(student)).toBe(0);
});

test("[ROLE-04] another user's session and reply look like ones that do not exist", async () => {
  const [owner, stranger] = await Promise.all([createStudent(), createStudent()]);
  await expect(openQuestion(stranger, { content: "hello" }, owner.sessionId)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(openQuestion(stranger, { content: "hello" }, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { message } = closedTurn(await writeReply(await openNewTurn(owner, { content: "molar mass of NaCl" })));
  await expect(retryTurn(stranger, message.id, new Date())).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(listStored({ ...stranger, sessionId: owner.sessionId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await usedBy(stranger)).toBe(0);
});

test("a malformed stored card never breaks the list", async () => {
  const student = await createStudent();
  const { message } = closedTurn(await writeReply(await openNewTurn(student, { content: "molar mass of NaCl" })));
  await db().message.update({ where: { id: message.id }, data: { metadata: { type: "step_solution", solution: 7 } } });
  expect((await listStored(student)).at(-1)).toMatchObject({ metadata: null, content: message.content });
});
