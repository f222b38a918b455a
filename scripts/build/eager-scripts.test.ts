import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compileAhead } from "./eager-scripts.ts";

const HINT = "//# allFunctionsCalledOnLoad\n";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atomcoach-scripts-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("a script begins with the hint, once, in whatever folder it is", () => {
  mkdirSync(path.join(folder, "pages"));
  write("a.js", "run()");
  write("pages/b.js", "go()");
  expect(compileAhead(folder)).toBe(2);
  expect(compileAhead(folder)).toBe(2);
  expect(read("a.js")).toBe(`${HINT}run()`);
  expect(read("pages/b.js")).toBe(`${HINT}go()`);
});

test("what is no script, or a whole library, stays as it is", () => {
  write("a.css", "p {}");
  write("library.js", `/${"*".repeat(300_000)}/`);
  expect(compileAhead(folder)).toBe(0);
  expect(read("a.css")).toBe("p {}");
  expect(read("library.js").startsWith(HINT)).toBe(false);
});
