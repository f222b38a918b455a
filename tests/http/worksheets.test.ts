import { afterAll, beforeAll, expect, test } from "vitest";
import { turnSchema } from "#lib/contracts/chat.ts";
import { materialShape } from "#lib/contracts/answers/material.ts";
import { materialSubjectsShape, worksheetShape } from "#lib/contracts/answers/worksheets.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { array } from "#lib/contracts/shape.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

let app: AppServer;
beforeAll(async () => {
  app = await startAppServer({ databaseUrl: process.env["DATABASE_URL"] ?? "" });
});
afterAll(() => app.stop());

function call({ cookie }: { cookie: string }, path: string, body?: object) {
  const headers = { accept: "application/json", cookie, ...(body && { "content-type": "application/json" }) };
  return fetch(`${app.url}${path}`, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
}

/** Uploads a text as a public material, and waits until the app has read it. */
async function addMaterial(teacher: SignedInUser, text: string): Promise<string> {
  const { uploadURL } = (await (await call(teacher, "/api/objects/upload", { filename: "airbags.txt" })).json()) as {
    uploadURL: string;
  };
  expect(
    (await fetch(uploadURL, { method: "PUT", headers: { "content-type": "text/plain" }, body: text })).status,
  ).toBe(200);
  const body = {
    title: "Airbags",
    topic: "gas-laws",
    isPublic: 1,
    fileUrl: uploadURL.split("?")[0],
    fileName: "airbags.txt",
  };
  const { id } = (await (await call(teacher, "/api/materials", body)).json()) as { id: string };
  const stateOf = async () =>
    readAnswer(array(materialShape), await (await call(teacher, "/api/materials")).json()).find(
      (each) => each.id === id,
    )?.state;
  await expect.poll(stateOf, { timeout: 60_000, interval: 500 }).toBe("ready");
  return id;
}

const ORDER = { families: ["mass-mass", "molar-mass"], difficulty: "medium", form: "free", count: 4 };

test("[ROLE-02] [ROLE-04] worksheets and practice about materials are for their owner on the teacher plan, and for nobody else", async () => {
  await using teacher = await createSignedInUser({ plan: "teacher" });
  await using other = await createSignedInUser({ plan: "teacher" });
  await using student = await createSignedInUser({ plan: "student" });
  const id = await addMaterial(
    teacher,
    "In an airbag sodium azide decomposes: 2 NaN3 -> 2 Na + 3 N2. The mole of a gas has a volume.",
  );
  const subjects = `/api/worksheets/subjects?materials=${id}`;
  const order = { ...ORDER, materials: [id] };

  const { materials } = readAnswer(materialSubjectsShape, await (await call(teacher, subjects)).json());
  expect(materials).toMatchObject([{ id, reactions: ["2 NaN₃ → 2 Na + 3 N₂"] }]);
  const { exercises } = readAnswer(worksheetShape, await (await call(teacher, "/api/worksheets", order)).json());
  expect(exercises).toHaveLength(4);
  for (const { source } of exercises) expect(source).toMatchObject({ id, title: "Airbags", page: 1 });

  for (const [person, status] of [
    [other, 404],
    [student, 403],
    [{ cookie: "" }, 401],
  ] as const) {
    expect((await call(person, subjects)).status).toBe(status);
    expect((await call(person, "/api/worksheets", order)).status).toBe(status);
  }

  const sessionOf = async (person: SignedInUser) =>
    ((await (await call(person, "/api/chat/sessions", { topic: "stoichiometry" })).json()) as { id: string }).id;
  const ask = async (person: SignedInUser, body: object) =>
    call(person, `/api/chat/${await sessionOf(person)}/messages`, { content: "x", type: "generate_practice", ...body });
  const { message } = turnSchema.parse(
    await (await ask(teacher, { materials: [id], family: "mass-mass", difficulty: "medium" })).json(),
  );
  expect(message.metadata).toMatchObject({
    type: "practice_question",
    usedMaterials: [{ id, title: "Airbags", page: 1, excerpt: expect.stringContaining("2 NaN3 -> 2 Na + 3 N2") }],
  });
  expect(message.content).toContain("NaN₃");
  expect((await ask(other, { materials: [id] })).status).toBe(404);
  expect((await ask(student, { materials: [id] })).status).toBe(403);

  const barren = await addMaterial(teacher, "Dear parents, the sports day is on Friday.");
  const reply = turnSchema.parse(await (await ask(teacher, { materials: [barren] })).json());
  expect(reply.message.metadata).toBeNull();
  expect(reply.message.content).toContain("These materials name nothing that a problem can be made of.");
});
