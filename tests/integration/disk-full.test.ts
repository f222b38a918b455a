import { randomUUID } from "node:crypto";
import { open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { POST as sendMessage } from "#app/api/chat/[sessionId]/messages/route.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { Prisma } from "#lib/server/db/generated/client.ts";
import { arrivingFolder } from "#lib/server/storage/scratch-file.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser } from "#tests/support/factories.ts";
import { closedTurn, createStudent, listStored, openNewTurn, usedBy, writeReply } from "#tests/support/turns.ts";
import { prepareUpload, putFile } from "#tests/support/uploads.ts";

/** Postgres finds no room for these rows of a table, as it would say it itself (53100, disk_full), until it is told otherwise. */
async function fillDisk(table: string, when: "INSERT" | "UPDATE", condition: string): Promise<() => Promise<void>> {
  const name = `full_${randomUUID().replaceAll("-", "")}`;
  const run = (statement: string) => db().$executeRaw(Prisma.raw(statement));
  await run(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
  await run(
    `CREATE TRIGGER ${name} BEFORE ${when} ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${name}()`,
  );
  const clear = async () => {
    await run(`DROP FUNCTION IF EXISTS ${name}() CASCADE`);
  };
  onTestFinished(clear);
  return clear;
}

test("a message for which Postgres has no room is 503, and nothing of it is stored or counted", async () => {
  await using student = await createSignedInUser();
  const session = await createSession(student.id, { topic: "solutions", title: "Full" });
  // The question has room, its reply has none.
  await fillDisk("messages", "INSERT", `NEW.session_id = '${session.id}' AND NEW.role = 'assistant'`);
  const answer = await callRoute(sendMessage, {
    ...jsonCall("POST", { content: "What is the molar mass of KBr?" }, { cookie: student.cookie }),
    params: { sessionId: session.id },
  });
  expect(answer).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await db().message.count({ where: { sessionId: session.id } })).toBe(0);
  expect(await countUsed(db(), { userId: student.id, meter: "questionsPerDay", now: new Date() })).toBe(0);
});

test("a reply for which there is no room at its end waits until there is, and is charged once", async () => {
  const student = await createStudent();
  const turn = await openNewTurn(student, { content: "What is the molar mass of KBr?" });
  const clear = await fillDisk("messages", "UPDATE", `NEW.id = '${turn.replyId}' AND NEW.state = 'complete'`);
  const written = writeReply(turn);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect((await listStored(student)).at(-1)).toMatchObject({ state: "writing" });
  await clear();
  expect(closedTurn(await written).message).toMatchObject({ state: "complete" });
  expect(await usedBy(student)).toBe(1);
});

test("a file whose record finds no room is 503, leaves no bytes, and can be sent again at another address", async () => {
  await using student = await createSignedInUser({ plan: "student" });
  const { uploadURL } = (await prepareUpload(student, "salts.txt")).json;
  const id = new URL(uploadURL).pathname.split("/").at(-1) ?? "";
  const clear = await fillDisk("reading_jobs", "INSERT", `NEW.object_id = '${id}'`);
  expect(await putFile(uploadURL, "Salts hold water.")).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
  expect(await db().storedObject.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: "awaited",
    storageKey: null,
  });
  await clear();
  const again = (await prepareUpload(student, "salts.txt")).json;
  expect(await putFile(again.uploadURL, "Salts hold water.")).toMatchObject({ status: 200 });
});

test.each(["ENOSPC", "EDQUOT"])(
  "a file for which the disk has no room (%s) is 503, and leaves nothing",
  async (code) => {
    await using student = await createSignedInUser({ plan: "student" });
    const { uploadURL } = (await prepareUpload(student, "salts.txt")).json;
    const probe = path.join(tmpdir(), randomUUID());
    const handle = await open(probe, "wx");
    const prototype = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    await rm(probe);
    const write = vi
      .spyOn(prototype, "writeFile")
      .mockRejectedValueOnce(Object.assign(new Error("no space left on device"), { code }));
    onTestFinished(() => write.mockRestore());

    const before: string[] = await readdir(arrivingFolder()).catch(() => []);
    const answer = await putFile(uploadURL, "Salts hold water.");
    expect(answer).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
    const after = await readdir(arrivingFolder());
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
    const again = (await prepareUpload(student, "salts.txt")).json;
    expect(await putFile(again.uploadURL, "Salts hold water.")).toMatchObject({ status: 200 });
  },
);
