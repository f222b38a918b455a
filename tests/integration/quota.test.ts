import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { db } from "#lib/server/db/client.ts";
import { removeObject } from "#lib/server/files/remove-object.ts";
import { createSignedInUser } from "#tests/support/factories.ts";
import { prepareUpload, putFile } from "#tests/support/uploads.ts";

const MEGABYTE = 1_048_576;

// Before the environment is first read.
process.env["STORAGE_QUOTA_MEGABYTES"] = "3";

async function keptFilesWith(mark: string): Promise<number> {
  const entries = await readdir(".vitest/uploads", { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("arriving"))
      .map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, "latin1").catch(() => "")),
  );
  return texts.filter((text) => text.startsWith(mark)).length;
}

const DAY_MS = 24 * 60 * 60_000;

/** A file of that many megabytes as its record tells it. */
async function keep(ownerUserId: string, megabytes: number, uploadedAt: Date): Promise<string> {
  const { id } = await db().storedObject.create({
    data: {
      id: randomUUID(),
      ownerUserId,
      state: "ready",
      store: "folder",
      storageKey: randomUUID(),
      name: "a",
      maxBytes: 1,
      size: megabytes * MEGABYTE,
      uploadedAt,
    },
    select: { id: true },
  });
  return id;
}

test("[INPUT-04] of files that arrive at once, as many pass as there is room for, and the others leave nothing behind", async () => {
  await using user = await createSignedInUser({ plan: "student" });
  const prepared = await Promise.all(Array.from({ length: 8 }, () => prepareUpload(user, "a.txt")));
  const mark = randomUUID();
  const answers = await Promise.all(
    prepared.map(({ json }) => putFile(json.uploadURL, Buffer.alloc(MEGABYTE, mark), { "accept-language": "fr" })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const answer of refused)
    expect(answer).toMatchObject({
      status: 413,
      json: { code: "STORAGE_FULL", limit: 3, message: expect.stringContaining("3 Mo") },
    });
  expect(await keptFilesWith(mark)).toBe(3);
  expect(await prepareUpload(user, "b.txt")).toMatchObject({ status: 413, json: { code: "STORAGE_FULL" } });
});

test("[MAT-05] what is deleted makes room at once, and so does what nothing used for a day", async () => {
  await using user = await createSignedInUser({ plan: "teacher" });
  const now = new Date();
  const deleted = await keep(user.id, 3, now);
  expect((await prepareUpload(user)).status).toBe(413);
  await db().$transaction((transaction) => removeObject(transaction, deleted, now));
  expect((await prepareUpload(user)).status).toBe(200);
  await keep(user.id, 3, new Date(now.getTime() - 2 * DAY_MS));
  expect((await prepareUpload(user)).status).toBe(200);
});
