import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/server/db/client.ts";
import type * as Search from "#lib/server/retrieval/find-passages.ts";
import { readQuestion, searchPassages } from "#lib/server/retrieval/find-passages.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { closedTurn, modelOf, openNewTurn, writeReply } from "#tests/support/turns.ts";
import { finishReading, uploadFile } from "#tests/support/uploads.ts";

vi.mock("#lib/server/retrieval/find-passages.ts", async (load) => {
  const original = await load<typeof Search>();
  return {
    ...original,
    readQuestion: vi.fn<typeof Search.readQuestion>(original.readQuestion),
    searchPassages: vi.fn<typeof Search.searchPassages>(original.searchPassages),
  };
});

let server: OpenAiServer;

beforeAll(async () => {
  server = await startOpenAiServer(saying("Think of the water in it."));
});
afterAll(() => server.close());
beforeEach(() => vi.clearAllMocks());

/** Too long to be given to a model whole. */
const SCRIPT = [
  "The salts of Axum are hydrates.",
  ...Array.from({ length: 550 }, (_, index) => `Paragraph ${index} is about salts that hold water.`),
].join("\n");

async function ask(user: SignedInUser, content: string) {
  const { address, id } = await uploadFile(user, "script.txt", SCRIPT);
  await finishReading(user);
  await db().material.create({
    data: {
      objectId: id,
      ownerUserId: user.id,
      title: "Salts",
      description: "",
      topic: "stoichiometry",
      tags: [],
      isPublic: false,
    },
  });
  await db().passage.updateMany({
    where: { objectId: id },
    data: { materialId: (await db().material.findFirstOrThrow({ where: { objectId: id } })).id },
  });
  const { id: sessionId } = await createSession(user.id, { topic: "stoichiometry", title: "Test" });
  const turn = await openNewTurn({ id: user.id, plan: "teacher", sessionId }, { content, attachedFiles: [address] });
  return closedTurn(await writeReply(turn, modelOf(server)));
}

test("[MAT-04] a question is read once, however many look for passages by it", async () => {
  await using teacher = await createSignedInUser({ plan: "teacher" });
  await ask(teacher, "Why do the salts of Axum hold so much water?");
  // In the files for the model, and in files and materials for what may be quoted.
  expect(searchPassages).toHaveBeenCalledTimes(3);
  expect(readQuestion).toHaveBeenCalledTimes(1);
});

test("[MAT-04] while the search is out of order, a reply has the beginning of the file", async () => {
  await using teacher = await createSignedInUser({ plan: "teacher" });
  vi.mocked(searchPassages).mockRejectedValue(new Error("out of order"));
  const { message } = await ask(teacher, "Why do the salts of Axum hold so much water?");
  expect(message).toMatchObject({ state: "complete", content: "Think of the water in it." });
  expect(server.exchanges.at(-1)?.prompt).toContain("The salts of Axum are hydrates.");
});
