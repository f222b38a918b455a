import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { traceFile } from "./trace-file.ts";

function makeBuild(files: Record<string, string | object>): { root: string; server: string } {
  const root = mkdtempSync(path.join(tmpdir(), "atomcoach-trace-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const server = path.join(root, ".next/server");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(server, name)), { recursive: true });
    writeFileSync(path.join(server, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return { root, server };
}

test("a file is entered, once, into the list of each function whose code names it", () => {
  const { root, server } = makeBuild({
    "chunks/a.js": 'read(".next/csp.json")',
    "chunks/b.js": "nothing",
    // A folder, named as the address that it answers.
    "app/worker.js/route.js": "nothing",
    "middleware.js.nft.json": { version: 1, files: ["chunks/a.js", "chunks/b.js"] },
    "app/[locale]/deep/page.js.nft.json": { version: 1, files: ["../../../chunks/a.js"] },
    "app/api/route.js.nft.json": { version: 1, files: ["../../chunks/b.js", "../../../../package.json"] },
  });
  for (let time = 0; time < 2; time += 1) {
    expect(traceFile(root, server, ".next/csp.json").toSorted()).toEqual(["app/[locale]/deep/page.js", "middleware.js"]);
  }
  const filesOf = (name: string) => (JSON.parse(readFileSync(path.join(server, name), "utf8")) as { files: string[] }).files;
  expect(filesOf("middleware.js.nft.json")).toEqual(["chunks/a.js", "chunks/b.js", "../csp.json"]);
  expect(filesOf("app/[locale]/deep/page.js.nft.json")).toEqual(["../../../chunks/a.js", "../../../../csp.json"]);
  expect(filesOf("app/api/route.js.nft.json")).toEqual(["../../chunks/b.js", "../../../../package.json"]);
});

test("where no code names the file, that is told", () => {
  const { root, server } = makeBuild({ "chunks/b.js": "nothing", "middleware.js.nft.json": { version: 1, files: ["chunks/b.js"] } });
  expect(traceFile(root, server, ".next/csp.json")).toEqual([]);
});
