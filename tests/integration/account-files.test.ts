import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import * as accountRoute from "#app/api/user/account/route.ts";
import { db } from "#lib/server/db/client.ts";
import { workFiles } from "#lib/server/reading/work-files.ts";
import { createInhabitant } from "#tests/support/account-of.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { findTraces } from "#tests/support/stored-traces.ts";
import { prepareUpload, putFile, uploadFile } from "#tests/support/uploads.ts";

const FOLDER = ".vitest/uploads";

afterEach(() => {
  vi.restoreAllMocks();
});

async function removeAccount({ cookie, email }: SignedInUser): Promise<void> {
  const { status } = await callRoute(accountRoute.DELETE, jsonCall("DELETE", { confirmation: email }, { cookie }));
  expect(status).toBe(204);
}

/** The kept files in which a text occurs. */
async function countKept(text: string): Promise<number> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), "utf8").catch(() => "")),
  );
  return texts.filter((kept) => kept.includes(text)).length;
}

/** Another test's process may be at work on the same files. */
async function untilGone(text: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await workFiles(Date.now() + 10_000);
        return countKept(text);
      },
      { timeout: 50_000 },
    )
    .toBe(0);
}

const pathOf = ({ storageKey }: { storageKey: string | null }): string => path.join(FOLDER, storageKey ?? "");

test("[API-28] the bytes of a person's files go, and those of a file that was deleted before", async () => {
  const person = await createInhabitant();
  await using other = await createInhabitant();
  expect(await countKept(person.mark)).toBe(2);
  await removeAccount(person);
  await untilGone(person.mark);
  expect(await countKept(other.mark)).toBe(2);
});

test("[API-28] bytes that a storage does not give up now are removed later; nothing tells any more whose they were", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const person = await createInhabitant();
  const stored = await db().storedObject.findMany({
    where: { ownerUserId: person.id },
    select: { id: true, storageKey: true },
  });
  // In the place of a file stands what cannot be removed as one.
  for (const object of stored) {
    await rename(pathOf(object), `${pathOf(object)}.kept`);
    await mkdir(pathOf(object));
  }
  await removeAccount(person);
  await workFiles(Date.now() + 10_000);
  const where = { id: { in: stored.map(({ id }) => id) } };
  const left = await db().storedObject.findMany({
    where,
    select: { ownerUserId: true, state: true, name: true, job: { select: { attempts: true } } },
  });
  expect(left).toHaveLength(2);
  for (const each of left) expect(each).toMatchObject({ ownerUserId: null, state: "removed", name: "" });
  expect(await findTraces([person.id, person.mark])).toEqual({});

  for (const object of stored) {
    await rm(pathOf(object), { recursive: true });
    await rename(`${pathOf(object)}.kept`, pathOf(object));
  }
  await db().readingJob.updateMany({
    where: { objectId: where.id },
    data: { runAfter: new Date(0), leaseHolder: null, leaseUntil: null },
  });
  await untilGone(person.mark);
  expect(await db().storedObject.count({ where })).toBe(0);
});

test("[API-28] a file that arrives while its owner leaves is kept by nobody", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  for (const waitMs of [0, 2, 5, 10, 20, 40]) {
    const person = await createSignedInUser({ plan: "student" });
    const mark = `late-${person.id}`;
    const early = await uploadFile(person, "early.txt", mark);
    const { json } = await prepareUpload(person, "late.txt");
    const arrival = putFile(json.uploadURL, mark);
    await sleep(waitMs);
    await removeAccount(person);
    await arrival;
    await untilGone(mark);
    expect(await db().storedObject.count({ where: { OR: [{ ownerUserId: person.id }, { id: early.id }] } })).toBe(0);
  }
});

test("only a file that was removed may belong to nobody", async () => {
  await using person = await createSignedInUser({ plan: "student" });
  const { id } = await uploadFile(person, "mine.txt", "Mine.");
  await expect(db().storedObject.update({ where: { id }, data: { ownerUserId: null } })).rejects.toThrow(
    /stored_objects_owner_check/,
  );
});
