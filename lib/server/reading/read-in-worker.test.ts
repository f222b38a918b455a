import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { makeExponentialPdf, makePdf } from "#tests/support/documents.ts";
import { ROOM_OF_A_FILE } from "./cut-pages.ts";
import { readInWorker } from "./read-in-worker.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "worker-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array) {
  const file = path.join(folder, "file.pdf");
  await writeFile(file, bytes);
  return readInWorker({ path: file, mediaType: MEDIA_TYPES.pdf, fromPage: 1, budgetMs: 4_000, room: ROOM_OF_A_FILE });
}

test("[MAT-04] [LIMIT-01] a page that would never end is given up after two seconds of work", async () => {
  const before = process.cpuUsage();
  expect(await read(makeExponentialPdf())).toEqual({ kind: "failed", code: "too_slow" });
  const { user, system } = process.cpuUsage(before);
  // The processor's time, that of starting the thread and of this process included: on a busy machine the clock says nothing.
  expect((user + system) / 1_000).toBeLessThan(4_000);
});

test("[MAT-04] what the rest of the process takes of memory is not held against the file for good", async () => {
  const file = path.join(folder, "long.pdf");
  await writeFile(file, makeExponentialPdf());
  const reading = readInWorker({
    path: file,
    mediaType: MEDIA_TYPES.pdf,
    fromPage: 1,
    budgetMs: 4_000,
    room: ROOM_OF_A_FILE,
  });
  const other = Buffer.alloc(450 * 1_048_576, 1);
  expect(await reading).toEqual({ kind: "ended", code: "too_much" });
  expect(other.length).toBeGreaterThan(0);
});

test("[MAT-04] many pages may take longer than one: each of them counts alone", async () => {
  const line = ["word ".repeat(4)];
  const dense = Array.from({ length: 4_000 }, () => line);
  const outcome = await read(makePdf(Array.from({ length: 12 }, () => dense)));
  expect(outcome).toMatchObject({ kind: "read", pageCount: 12 });
});
