import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { POST as readAgain } from "#app/api/objects/[objectId]/read/route.ts";
import { GET as listMaterials } from "#app/api/materials/route.ts";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { db } from "#lib/server/db/client.ts";
import { storeArrival } from "#lib/server/files/store-arrival.ts";
import { sweepFiles } from "#lib/server/files/sweep.ts";
import { claimJob, continueJob } from "#lib/server/reading/jobs.ts";
import { LIMITS } from "#lib/server/reading/limits.ts";
import { findPlaces } from "#lib/server/reading/turns.ts";
import { workFiles } from "#lib/server/reading/work-files.ts";
import { folderStorage } from "#lib/server/storage/folder.ts";
import { receiveFile } from "#lib/server/storage/scratch-file.ts";
import { deployMigrations } from "#scripts/database/migrations.ts";
import { startScratchCluster } from "#scripts/database/scratch.ts";
import { callRoute } from "#tests/support/call-route.ts";
import { makeRepeatedPdf } from "#tests/support/documents.ts";
import { createSignedInUser, createUser } from "#tests/support/factories.ts";
import { finishReading } from "#tests/support/uploads.ts";

// A line of its own, that no other test's process works on. Before the environment is first read.
const cluster = await startScratchCluster();
await deployMigrations(cluster.url);
process.env["DATABASE_URL"] = cluster.url;

afterAll(() => cluster.stop());

const ONE_MINUTE_AGO = Date.now() - 60_000;

/** A file of this person that waits to be read, the `order`th of all that came. */
async function wait(ownerUserId: string, order: number, state: "uploaded" | "removed" = "uploaded"): Promise<string> {
  const file = { id: randomUUID(), ownerUserId, state, store: "folder", storageKey: randomUUID(), name: "a.txt" };
  const job = { create: { runAfter: new Date(ONE_MINUTE_AGO + order) } };
  await db().storedObject.create({ data: { ...file, mediaType: "text/plain", maxBytes: 1_000, job } });
  return file.id;
}

/** Whose file each of so many steps is for, one after the other, as one server takes them. */
async function takeSteps(count: number): Promise<string[]> {
  const taken: string[] = [];
  while (taken.length < count) {
    const job = await claimJob(new Date());
    if (job === null) break;
    taken.push(job.objectId);
    await db().$transaction((transaction) => continueJob(transaction, job, { nextPage: 2, tookMs: 1 }));
  }
  return taken;
}

/** Pages of so many characters; reading them is told apart from an attack by nothing but their number. */
const pdfOf = (pageCount: number, lines = 5) =>
  makeRepeatedPdf(
    pageCount,
    Array.from({ length: lines }, (_, index) => [
      `Sentence ${index} of this page speaks of zinc chloride and its water.`,
    ]),
  );

/** A file that has just arrived; nothing is begun of itself. */
async function arrive({ id: ownerUserId }: { id: string }, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const objectId = randomUUID();
  await db().storedObject.create({ data: { id: objectId, ownerUserId, name: "a.pdf", maxBytes: bytes.length } });
  await using file = await receiveFile(new Blob([bytes]).stream(), bytes.length);
  const storageKey = await folderStorage().keep({
    id: objectId,
    path: file.path,
    name: "a.pdf",
    mediaType: MEDIA_TYPES.pdf,
  });
  const arrival = { objectId, store: "folder", storageKey, size: bytes.length, format: "pdf" } as const;
  await storeArrival({ ...arrival, now: new Date() });
  return objectId;
}

const fileOf = (id: string) =>
  db().storedObject.findUniqueOrThrow({
    where: { id },
    select: { state: true, failure: true, pageCount: true, cutBy: true, characters: true },
  });

const lastPages = async (objectId: string) => {
  const [pages, passages] = await Promise.all([
    db().documentPage.aggregate({ where: { objectId }, _max: { number: true } }),
    db().passage.aggregate({ where: { objectId }, _max: { page: true } }),
  ]);
  return [pages._max.number, passages._max.page];
};

describe("[LIMIT-03] files are read in turns of persons", () => {
  test("a person's many files make another wait for one step, and are read in their order", async () => {
    await using many = await createUser();
    await using few = await createUser();
    await using late = await createUser();
    const [first] = [await wait(many.id, 1), await wait(many.id, 2), await wait(many.id, 3)];
    const [own, next] = [await wait(few.id, 4), await wait(few.id, 5)];
    expect(await takeSteps(4)).toEqual([first, own, first, own]);
    await db().readingJob.delete({ where: { objectId: own } });
    const other = await wait(late.id, 6);
    expect(await takeSteps(4)).toEqual([other, first, next, other]);
  });

  test("of several servers at the same instant each takes another's", async () => {
    await using many = await createUser();
    await using few = await createUser();
    const files = [await wait(many.id, 1), await wait(many.id, 2), await wait(few.id, 3)];
    const jobs = await Promise.all(files.map(() => claimJob(new Date())));
    expect(jobs.map((job) => job?.objectId).toSorted()).toEqual(files.toSorted());
    expect(await claimJob(new Date())).toBeNull();
  });

  test("what is only to be removed has one turn together, whoever's it was", async () => {
    await using many = await createUser();
    await using few = await createUser();
    const removed = [await wait(many.id, 1, "removed"), await wait(many.id, 2, "removed")];
    await db().storedObject.updateMany({ where: { id: { in: removed } }, data: { ownerUserId: null } });
    const own = await wait(few.id, 3);
    expect(await takeSteps(3)).toEqual([removed[0], own, removed[0]]);
    await db().storedObject.deleteMany({ where: { id: { in: removed } } });
  });

  test("a small file is read in one turn, after no more than one of another person's", async () => {
    await using many = await createSignedInUser({ plan: "student" });
    await using few = await createSignedInUser({ plan: "student" });
    const line = [];
    for (let index = 0; index < 6; index += 1) line.push(await arrive(many, pdfOf(60)));
    await workFiles(Date.now() + 1);
    const own = await arrive(few, pdfOf(1));
    for (let turns = 0; turns < 40 && (await fileOf(own)).state !== "ready"; turns += 1)
      await workFiles(Date.now() + 1);
    expect(await fileOf(own)).toMatchObject({ state: "ready", cutBy: null });
    const states = await Promise.all(line.map(fileOf));
    expect(states.filter(({ state }) => state === "uploaded").length).toBeGreaterThanOrEqual(4);
  });

  test("turns of long ago are forgotten, and a person's with the person", async () => {
    await using person = await createUser();
    await wait(person.id, 1);
    await takeSteps(1);
    const turns = () => db().readingTurn.count({ where: { holder: person.id } });
    expect(await turns()).toBe(1);
    await sweepFiles(new Date());
    expect(await turns()).toBe(1);
    await sweepFiles(new Date(Date.now() + 61 * 60_000));
    expect(await turns()).toBe(0);
  });
});

describe("[MAT-04] what waits says its place in the line", () => {
  test("everyone's first before anyone's second, and none of what is being read", async () => {
    await using many = await createUser();
    await using few = await createUser();
    const [first, second, third] = [await wait(many.id, 1), await wait(many.id, 2), await wait(many.id, 3)];
    const own = await wait(few.id, 4);
    const placesOf = async (...ids: string[]) => {
      const places = await findPlaces(ids);
      return ids.map((id) => places.get(id) ?? null);
    };
    expect(await placesOf(first, own, second, third)).toEqual([1, 2, 3, 4]);
    await takeSteps(1);
    await db().storedObject.update({ where: { id: first }, data: { state: "reading" } });
    expect(await placesOf(first, own, second, third)).toEqual([null, 1, 2, 3]);
  });

  test("on the list of its teacher, and on no one else's", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using other = await createUser();
    await wait(other.id, 1);
    const objectId = await wait(teacher.id, 2);
    const material = { objectId, ownerUserId: teacher.id, title: "Salts", description: "", topic: "solutions" };
    await db().material.create({ data: { ...material, tags: [], isPublic: false } });
    // Nothing is read meanwhile.
    await db().readingJob.updateMany({ data: { leaseUntil: new Date(Date.now() + 60_000) } });
    const { json } = await callRoute(listMaterials, { headers: { cookie: teacher.cookie } });
    expect(json).toMatchObject([{ state: "uploaded", place: 2, cutBy: null }]);
  });
});

describe("[MAT-04] [LIMIT-02] a file is read as far as the bounds allow, and says how far", () => {
  test("of a person whose files hold much, as much as there is room for; then nothing, until some is deleted", async () => {
    await using person = await createSignedInUser({ plan: "teacher" });
    const full = await wait(person.id, 1);
    await db().readingJob.delete({ where: { objectId: full } });
    await db().storedObject.update({
      where: { id: full },
      data: { state: "ready", characters: LIMITS.personCharacters - 1_000, uploadedAt: new Date() },
    });
    const id = await arrive(person, pdfOf(8));
    await finishReading(person);
    const cut = await fileOf(id);
    expect(cut).toMatchObject({ state: "ready", cutBy: "room" });
    expect(cut.characters).toBeLessThanOrEqual(1_000);
    expect(await lastPages(id)).toEqual([cut.pageCount, cut.pageCount]);
    const refused = await arrive(person, pdfOf(8));
    await finishReading(person);
    expect(await fileOf(refused)).toMatchObject({ state: "failed", failure: "no_room", characters: 0 });

    await db().storedObject.delete({ where: { id: full } });
    for (const objectId of [id, refused])
      await callRoute(readAgain, { method: "POST", headers: { cookie: person.cookie }, params: { objectId } });
    await finishReading(person);
    for (const objectId of [id, refused])
      expect(await fileOf(objectId)).toMatchObject({ state: "ready", failure: null, cutBy: null, pageCount: 8 });
  });

  test("its characters count over all its steps, and reading it again changes nothing", async () => {
    await using person = await createSignedInUser({ plan: "teacher" });
    const id = await arrive(person, pdfOf(8));
    await db().storedObject.update({ where: { id }, data: { characters: LIMITS.characters - 1_000 } });
    await db().documentPage.create({ data: { objectId: id, number: 1, text: "The first step read this." } });
    await db().readingJob.update({ where: { objectId: id }, data: { nextPage: 2 } });
    await finishReading(person);
    const cut = await fileOf(id);
    expect(cut).toMatchObject({ state: "ready", cutBy: "characters" });
    expect(cut.pageCount).toBeLessThan(8);
    expect(await lastPages(id)).toEqual([cut.pageCount, cut.pageCount]);
    await callRoute(readAgain, { method: "POST", headers: { cookie: person.cookie }, params: { objectId: id } });
    expect(await fileOf(id)).toEqual(cut);
  });

  test.each([
    ["time", { spentMilliseconds: LIMITS.milliseconds }],
    ["passages", {}],
  ] as const)("%s", async (reason, job) => {
    await using person = await createSignedInUser({ plan: "teacher" });
    const id = await wait(person.id, 1);
    // Pages that are read, of which some are found by now.
    const pages = Array.from({ length: 100 }, (_, index) => ({
      number: index + 1,
      text: `Page ${index + 1} on salts.`,
    }));
    const characters = pages.reduce((sum, { text }) => sum + text.length, 0);
    await db().documentPage.createMany({ data: pages.map((page) => ({ objectId: id, ...page })) });
    await db().storedObject.update({ where: { id }, data: { state: "indexing", pageCount: 100, characters } });
    await db().readingJob.update({ where: { objectId: id }, data: { nextPage: 101, ...job } });
    if (reason === "passages")
      await db().$executeRaw`
        INSERT INTO passages (object_id, owner_user_id, page, ordinal, text, locale, embedding)
        SELECT ${id}::uuid, ${person.id}::uuid, 10, n, 'x', 'en', '\\x00' FROM generate_series(0, ${LIMITS.passages - 1}) AS n`;
    await finishReading(person);
    const cut = await fileOf(id);
    expect(cut).toMatchObject({ state: "ready", cutBy: reason });
    expect(cut.pageCount).toBeLessThan(100);
    const kept = pages.slice(0, cut.pageCount ?? 0).reduce((sum, { text }) => sum + text.length, 0);
    expect(cut.characters).toBe(kept);
    expect(await lastPages(id)).toEqual([cut.pageCount, cut.pageCount]);
  });
});
