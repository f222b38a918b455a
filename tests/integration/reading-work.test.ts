import { randomUUID } from "node:crypto";
import { mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type Database, db } from "#lib/server/db/client.ts";
import { removeObject } from "#lib/server/files/remove-object.ts";
import { sweepFiles } from "#lib/server/files/sweep.ts";
import { changeMaterial } from "#lib/server/materials/change-material.ts";
import { assertLease, claimJob, JobLost } from "#lib/server/reading/jobs.ts";
import { indexPassages } from "#lib/server/retrieval/index-passages.ts";
import { arrivingFolder } from "#lib/server/storage/scratch-file.ts";
import { createUser } from "#tests/support/factories.ts";

const LONG_AGO = new Date(Date.now() - 25 * 60 * 60_000);
const TEXT = "Copper(II) sulfate crystallises with five waters.";

async function storeFile(ownerUserId: string, state: "indexing" | "reading" | "ready"): Promise<string> {
  const id = randomUUID();
  const file = {
    id,
    ownerUserId,
    state,
    store: "folder",
    storageKey: randomUUID(),
    name: "a.txt",
    mediaType: "text/plain",
    maxBytes: 1_000,
  };
  await db().storedObject.create({
    data: { ...file, uploadedAt: new Date(), pages: { create: { number: 1, text: TEXT } } },
  });
  return id;
}

const materialOf = (ownerUserId: string, objectId: string) => ({
  objectId,
  ownerUserId,
  title: "Hydrates",
  description: "",
  topic: "stoichiometry",
  tags: [],
  isPublic: true,
});

/** Waits until something waits for a lock of this transaction's, whose process it returns, or until it is clear that nothing does. */
async function untilHeldUp(transaction: Database, work: Promise<unknown>): Promise<number | null> {
  const [own] = await transaction.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  const over = work.then(
    () => "over" as const,
    () => "over" as const,
  );
  do {
    const [held] = await db().$queryRaw<
      { pid: number }[]
    >`SELECT pid FROM pg_stat_activity WHERE ${own?.pid ?? 0}::int = ANY(pg_blocking_pids(pid))`;
    if (held !== undefined) return held.pid;
  } while ((await Promise.race([over, sleep(20)])) !== "over");
  return null;
}

describe("[MAT-03] what is indexed at the moment at which its material", () => {
  test("is made belongs to it", async () => {
    await using teacher = await createUser({ plan: "teacher" });
    const objectId = await storeFile(teacher.id, "indexing");
    const indexing = await db().$transaction(async (transaction) => {
      // As a new material takes them: file, material, passages.
      await transaction.storedObject.update({ where: { id: objectId }, data: { name: "b.txt" } });
      await transaction.material.create({ data: materialOf(teacher.id, objectId) });
      await transaction.passage.updateMany({ where: { objectId }, data: { topic: "stoichiometry", isPublic: true } });
      const work = indexPassages(objectId);
      await untilHeldUp(transaction, work);
      return [work];
    });
    expect(await indexing[0]).toBe("more");
    const passages = await db().passage.findMany({
      where: { objectId },
      select: { materialId: true, topic: true, isPublic: true },
    });
    expect(passages).toEqual([{ materialId: expect.any(String), topic: "stoichiometry", isPublic: true }]);
  });

  test("changes, changes with it", async () => {
    await using teacher = await createUser({ plan: "teacher" });
    const objectId = await storeFile(teacher.id, "indexing");
    const { id: materialId } = await db().material.create({ data: materialOf(teacher.id, objectId) });
    const changing = await db().$transaction(async (transaction) => {
      await transaction.$queryRaw`SELECT 1 FROM stored_objects WHERE id = ${objectId}::uuid FOR NO KEY UPDATE`;
      const work = changeMaterial({ id: teacher.id, plan: "teacher" }, materialId, { isPublic: false });
      await untilHeldUp(transaction, work);
      const passage = {
        objectId,
        materialId,
        ownerUserId: teacher.id,
        isPublic: true,
        page: 1,
        ordinal: 0,
        text: TEXT,
        locale: "en",
      };
      await transaction.passage.create({ data: passage, select: { id: true } });
      return [work];
    });
    await changing[0];
    expect(await db().passage.count({ where: { materialId, isPublic: true } })).toBe(0);
  });

  test("a step that is done twice adds its passages once", async () => {
    await using teacher = await createUser({ plan: "teacher" });
    const objectId = await storeFile(teacher.id, "indexing");
    await Promise.all([indexPassages(objectId), indexPassages(objectId)]);
    expect(await db().passage.count({ where: { objectId } })).toBe(1);
  });
});

test("[MAT-05] a file is deleted while a step of its reading is stored, and neither fails", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  const objectId = await storeFile(teacher.id, "reading");
  await db().readingJob.create({ data: { objectId } });
  const job = await claimJob(new Date(Date.now() + 1_000), objectId);
  if (job === null) throw new Error("the job was taken");
  const removing = await db().$transaction(async (transaction) => {
    await assertLease(transaction, job);
    const work = db().$transaction((other) => removeObject(other, objectId, new Date()));
    await untilHeldUp(transaction, work);
    await transaction.storedObject.update({ where: { id: objectId }, data: { state: "indexing" } });
    return [work];
  });
  expect(await removing[0]).toBe(true);
  expect(await db().storedObject.findUniqueOrThrow({ where: { id: objectId } })).toMatchObject({ state: "removed" });
  await expect(db().$transaction((transaction) => assertLease(transaction, job))).rejects.toThrow(JobLost);
});

describe("what nobody uses is cleared away", () => {
  const stateOf = async (id: string) =>
    (await db().storedObject.findUnique({ where: { id }, select: { state: true } }))?.state;
  const growOld = (id: string) =>
    db().storedObject.update({ where: { id }, data: { uploadedAt: LONG_AGO }, select: { id: true } });

  test("but not what is taken up at this moment", async () => {
    await using student = await createUser({ plan: "student" });
    const id = await storeFile(student.id, "ready");
    const { id: sessionId } = await db().chatSession.create({
      data: { userId: student.id, title: "", topic: "stoichiometry" },
      select: { id: true },
    });
    const sweeping = await db().$transaction(async (transaction) => {
      const message = {
        id: randomUUID(),
        sessionId,
        role: "user" as const,
        content: "What is this?",
        attachments: { create: { objectId: id, ordinal: 0 } },
      };
      await transaction.message.create({ data: message, select: { id: true } });
      await growOld(id);
      const work = sweepFiles(new Date());
      await untilHeldUp(transaction, work);
      return [work];
    });
    await sweeping[0];
    expect(await stateOf(id)).toBe("ready");
    expect(await db().messageAttachment.count({ where: { objectId: id } })).toBe(1);
  });

  test("also when one of the files cannot be, or one that arrives is moved away", async () => {
    await using student = await createUser({ plan: "student" });
    const [held, free] = [await storeFile(student.id, "ready"), await storeFile(student.id, "ready")];
    const moved = path.join(arrivingFolder(), randomUUID());
    await mkdir(arrivingFolder(), { recursive: true });
    await symlink(`${moved}-gone`, moved);
    await db().$transaction(
      async (transaction) => {
        await transaction.$queryRaw`SELECT 1 FROM stored_objects WHERE id = ${held}::uuid FOR KEY SHARE`;
        await growOld(held);
        await growOld(free);
        const work = sweepFiles(new Date());
        const pid = await untilHeldUp(transaction, work);
        await db().$queryRaw`SELECT pg_cancel_backend(${pid}::int)`;
        await work;
      },
      { timeout: 30_000 },
    );
    await rm(moved);
    expect(await stateOf(held)).toBe("ready");
    expect(await stateOf(free)).not.toBe("ready");
  });
});
