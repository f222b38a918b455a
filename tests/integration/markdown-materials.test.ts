import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { GET, POST } from "#app/api/materials/route.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { closedTurn, openNewTurn, writeReply } from "#tests/support/turns.ts";
import { finishReading, prepareUpload, putFile, uploadFile } from "#tests/support/uploads.ts";

const LESSON = `---
title: Glassware
---

# The green flask of Harar \\#2

<!-- for teachers: the answer is nickel -->

The **green flask** of Harar holds [nickel(II) chloride](https://a.example/b_c) hexahydrate, NiCl~2~ · 6 H\\_2O.

| Flask | Holds |
|-------|-------|
| green | $\\ce{Ni^2+}$ |
`;

const READ =
  "The green flask of Harar #2\n\nThe green flask of Harar holds nickel(II) chloride hexahydrate, NiCl₂ · 6 H_2O.\n\nFlask; Holds.\ngreen; Ni²⁺.";

async function addMaterial({ cookie }: SignedInUser, fileUrl: string, fileName: string) {
  const body = { title: "Flasks", topic: "stoichiometry", isPublic: 0, fileUrl, fileName };
  const { status, json } = await callRoute(POST, jsonCall("POST", body, { cookie }));
  expect(status).toBe(201);
  return json as { id: string; state: string };
}

const idOf = (address: string): string => address.split("/").at(-1) ?? "";

const pagesOf = async (objectId: string) =>
  (await db().documentPage.findMany({ where: { objectId }, orderBy: { number: "asc" } })).map(({ text }) => text);

describe("[MAT-04] a material in Markdown is read as it reads when it is set", () => {
  test("though its name comes after its bytes, and after they were read", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { address } = await uploadFile(teacher, undefined, LESSON);
    await finishReading(teacher);
    await addMaterial(teacher, address, "Flasks.MD");
    await finishReading(teacher);
    expect(await pagesOf(idOf(address))).toEqual([READ]);
    const passages = await db().passage.findMany({ where: { objectId: idOf(address) } });
    expect(passages.map(({ text }) => text).join(" ")).not.toMatch(/[*|~\\]|# The|https|teachers|---/);
    const { json } = await callRoute(GET, { headers: { cookie: teacher.cookie } });
    expect(json).toMatchObject([{ state: "ready", pageCount: 1 }]);
  });

  test("also when nobody has begun to read it", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { json } = await prepareUpload(teacher);
    await putFile(json.uploadURL, LESSON);
    const [address = ""] = json.uploadURL.split("?");
    await addMaterial(teacher, address, "flasks.markdown");
    await finishReading(teacher);
    expect(await pagesOf(idOf(address))).toEqual([READ]);
  });

  test("and a plain text keeps its signs", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { address } = await uploadFile(teacher, undefined, "5 * 3 * 2 \\# a");
    await addMaterial(teacher, address, "flasks.txt");
    await finishReading(teacher);
    expect(await pagesOf(idOf(address))).toEqual(["5 * 3 * 2 \\# a"]);
  });

  test("and is quoted so", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { address } = await uploadFile(teacher, undefined, LESSON);
    await addMaterial(teacher, address, "flasks.md");
    await finishReading(teacher);
    const { id: sessionId } = await createSession(teacher.id, { topic: "stoichiometry", title: "Test" });
    const turn = await openNewTurn(
      { id: teacher.id, plan: "teacher", sessionId },
      { content: "What does the green flask of Harar hold?" },
    );
    const { message } = closedTurn(await writeReply(turn));
    const [used] = message.metadata?.usedMaterials ?? [];
    expect(used?.excerpt).toContain("The green flask of Harar holds nickel(II) chloride hexahydrate, NiCl₂");
    expect(used?.excerpt).not.toMatch(/[*\\|]|https/);
  });
});

test("[MAT-04] an attachment in Markdown is read as it reads when it is set", async () => {
  await using user = await createSignedInUser({ plan: "student" });
  const { address } = await uploadFile(user, "flasks.md", LESSON);
  expect(await pagesOf(idOf(address))).toEqual([READ]);
});

test("[MAT-04] what was stored with its marks is read again by the migration", async () => {
  await using teacher = await createSignedInUser({ plan: "teacher" });
  const { address } = await uploadFile(teacher, undefined, LESSON);
  const material = await addMaterial(teacher, address, "flasks.txt");
  await finishReading(teacher);
  expect((await pagesOf(idOf(address)))[0]).toContain("**green flask**");
  await db().storedObject.update({ where: { id: idOf(address) }, data: { name: "flasks.md" } });
  const migration = await readFile("prisma/migrations/20261123132000_markdown_read_again/migration.sql", "utf8");
  await db().$transaction(async (transaction) => {
    // Other tests are at work on the files of theirs: it is to find this person's alone.
    await transaction.$executeRawUnsafe(
      `CREATE TEMPORARY VIEW stored_objects AS SELECT * FROM public.stored_objects WHERE owner_user_id = '${teacher.id}'`,
    );
    for (const statement of migration.split(/;$/m)) await transaction.$executeRawUnsafe(statement);
    await transaction.$executeRawUnsafe("DROP VIEW pg_temp.stored_objects");
  });
  await finishReading(teacher);
  expect(await pagesOf(idOf(address))).toEqual([READ]);
  expect(await db().passage.count({ where: { materialId: material.id } })).toBeGreaterThan(0);
});
