import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestSources } from "./sources.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "atomcoach-sources-"));
  write("app/page.tsx", "one");
  write("next.config.mjs", "two");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

test.for([
  ["a page", "app/page.tsx"],
  ["a new file", "lib/chemistry/new.ts"],
  ["a configuration", "next.config.mjs"],
  ["the packages", "package-lock.json"],
  ["the schema", "prisma/schema.prisma"],
] as const)("%s changes what is built", ([, file]) => {
  const before = digestSources(root);
  write(file, "changed");
  expect(digestSources(root)).not.toBe(before);
});

test.for([
  ["a test", "lib/chemistry/balance.test.ts"],
  ["a generated file", "lib/server/db/generated/client.ts"],
  ["a copied font", "public/fonts/am.css"],
  ["the documentation", "docs/requirements.md"],
  ["a browser test", "tests/e2e/chat.test.ts"],
] as const)("%s does not", ([, file]) => {
  const before = digestSources(root);
  write(file, "changed");
  expect(digestSources(root)).toBe(before);
});

test("moving text from one file to another does", () => {
  write("lib/a.ts", "ab");
  write("lib/b.ts", "");
  const before = digestSources(root);
  write("lib/a.ts", "a");
  write("lib/b.ts", "b");
  expect(digestSources(root)).not.toBe(before);
});

test("saving the same again does not", () => {
  const before = digestSources(root);
  write("app/page.tsx", "one");
  expect(digestSources(root)).toBe(before);
});
