import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderStorage, pathOf } from "./folder.ts";

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "folder-"));
  folder = path.join(root, "uploads");
});

afterAll(() => rm(root, { recursive: true }));

async function keepText(text: string, name: string): Promise<string> {
  const file = path.join(root, "arriving");
  await writeFile(file, text);
  return folderStorage(folder).keep({ id: randomUUID(), path: file, name, mediaType: "text/plain" });
}

async function textOf(key: string, limit?: number): Promise<string | null> {
  const bytes = await folderStorage(folder).read(key, limit === undefined ? {} : { limit });
  return bytes === null ? null : new Response(bytes).text();
}

test("bytes are kept under a key that no name has a part in, read whole or in part, and removed", async () => {
  const key = await keepText("H₂O is water", "../../../etc/passwd");
  expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
  expect(await textOf(key)).toBe("H₂O is water");
  expect(await textOf(key, 1)).toBe("H");
  await folderStorage(folder).remove(key);
  await folderStorage(folder).remove(key);
  expect(await textOf(key)).toBeNull();
  expect(await readdir(root)).toEqual(["uploads"]);
});

const HOSTILE = [
  "../secret",
  "..\\secret",
  "/etc/passwd",
  "%2e%2e/secret",
  "..%2fsecret",
  "\0",
  "a/../../secret",
  "C:\\secret",
  "uploads/../secret",
];

test("no key but one of our own form leads to a file: not by a way out of the folder, nor by a link", async () => {
  await writeFile(path.join(root, "secret"), "secret");
  await keepText("x", "x");
  await symlink(path.join(root, "secret"), path.join(folder, "link"));
  for (const key of [...HOSTILE, "link"]) expect(await textOf(key)).toBeNull();

  const piece = fc.oneof(fc.string(), fc.constantFrom("..", "/", "\\", ".", "%2e", "\0", "secret", "0a", "0a/0a"));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const file = pathOf(folder, pieces.join(""));
      expect(file === null || file.startsWith(`${folder}${path.sep}`)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
