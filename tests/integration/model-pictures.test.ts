import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSession } from "#lib/server/chat/sessions.ts";
import type { SendMessage } from "#lib/contracts/chat.ts";
import { makePdf } from "#tests/support/documents.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { closedTurn, modelOf, openNewTurn, usedBy, writeReply } from "#tests/support/turns.ts";
import { uploadFile } from "#tests/support/uploads.ts";

/** The smallest picture: one white dot. */
const PNG = new Uint8Array(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==", "base64"),
);

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

async function openSession(user: SignedInUser) {
  const { id: sessionId } = await createSession(user.id, { topic: "stoichiometry", title: "Test" });
  const student = { id: user.id, plan: "student" as const, sessionId };
  const ask = async (message: SendMessage) =>
    closedTurn(await writeReply(await openNewTurn(student, message), modelOf(server))).message;
  return { student, ask };
}

describe("[INPUT-04] a picture", () => {
  test.each([
    ["a photo", "board.png", PNG, "data:image/png;base64,"],
    ["a scan", "scan.pdf", makePdf([[]]), "data:application/pdf;base64,"],
  ])("%s is read by the model, looked over by the student, and only then solved", async (_what, name, bytes, part) => {
    await using user = await createSignedInUser({ plan: "student" });
    const { ask } = await openSession(user);
    const { address } = await uploadFile(user, name, bytes);
    server.answerWith(saying("How many moles are in ", "25.0 g of NaCl?"));
    const reading = await ask({ content: "solve this please", attachedFiles: [address] });
    expect(reading).toMatchObject({
      state: "complete",
      metadata: { type: "picture_reading", text: "How many moles are in 25.0 g of NaCl?" },
      provenance: { writer: "model", check: "not_verified" },
    });
    const { body, prompt } = server.exchanges.at(-1) ?? {};
    expect(prompt).toContain(part);
    expect(prompt).toContain("Do not solve");
    expect(body?.tools).toBeUndefined();

    server.answerWith(saying("Divide by the molar mass."));
    const solved = await ask({ content: "How many moles are in 52.0 g of NaCl?" });
    expect(solved.metadata).toMatchObject({ type: "step_solution", solution: { finalAnswer: { value: "0.890" } } });
  });

  test.each([
    ["cannot be reached", (exchange: { refuse: (status: number) => void }) => exchange.refuse(400)],
    ["reads nothing", saying("  ")],
  ])("of which the model %s is asked for in words, and costs nothing", async (_what, script) => {
    await using user = await createSignedInUser({ plan: "student" });
    const { student, ask } = await openSession(user);
    const { address } = await uploadFile(user, "board.png", PNG);
    server.answerWith(script);
    const reply = await ask({ content: "solve this please", attachedFiles: [address] });
    expect(reply).toMatchObject({ metadata: null, provenance: { writer: "tutor", notice: "model_unavailable" } });
    expect(reply.content).toContain("board.png is a picture");
    expect(await usedBy(student)).toBe(0);
  });

  test("is left alone where the student's own words are a problem", async () => {
    await using user = await createSignedInUser({ plan: "student" });
    const { ask } = await openSession(user);
    const { address } = await uploadFile(user, "board.png", PNG);
    server.answerWith(saying("Add the weights."));
    const reply = await ask({ content: "molar mass of NaCl", attachedFiles: [address] });
    expect(reply.metadata).toMatchObject({ type: "step_solution" });
    expect(server.exchanges.at(-1)?.prompt).not.toContain("data:image");
  });
});
