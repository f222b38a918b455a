import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { claimFolder } from "./claim.mjs";

test("a folder is claimed once at a time", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atomcoach-claim-"));
  const release = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow(`already started in this folder, by process ${process.pid}`);
  release();
  (await claimFolder(folder))();
  rmSync(folder, { recursive: true });
});

test("two folders do not know of each other", async () => {
  const release = await claimFolder("/one");
  const releaseOther = await claimFolder("/another");
  expect(releaseOther).toBeTypeOf("function");
  release();
  releaseOther();
});
