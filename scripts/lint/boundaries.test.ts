import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { LAYERS } from "./layers.mjs";
import { findRoom, ROOMS } from "./rooms.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/** What stands in a tree of its own, so that violations need not stand in the real one: content by path. */
const planted = new Map<string, string>();

/** The rules that each planted file breaks. */
const broken = new Map<string, string[]>();

/** Plants a file, under another name if there is one already; returns its path. */
function plant(file: string, content: string): string {
  const { dir, name, ext } = path.posix.parse(file);
  const place = planted.has(file) ? path.posix.join(dir, `${name}-${planted.size}${ext}`) : file;
  planted.set(place, content);
  return place;
}

const plantImport = ([file, specifier]: readonly [file: string, specifier: string]) => ({
  file,
  specifier,
  place: plant(file, `import * as it from "${specifier}";\nexport { it };\n`),
});

const plantContent = ([file, content]: readonly [file: string, content: string, ...unknown[]]) => plant(file, content);

beforeAll(() => {
  const tree = mkdtempSync(path.join(tmpdir(), "atomcoach-lint-"));
  copyFileSync(path.join(root, ".oxlintrc.json"), path.join(tree, ".oxlintrc.json"));
  for (const [file, content] of planted) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), content);
  }
  mkdirSync(path.join(tree, "scripts"));
  symlinkSync(path.join(root, "scripts/lint"), path.join(tree, "scripts/lint"));
  const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "-f", "json", ...planted.keys()], {
    cwd: tree,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code]);
  rmSync(tree, { recursive: true });
}, 60_000);

/** Whether a folder is a room, or a layer of its own above them. */
const isPlaced = (folder: string): boolean => findRoom(folder) !== -1 || LAYERS.some(({ at }) => at.includes(folder));

const rulesBrokenBy = (place: string): string[] => broken.get(place) ?? [];

const FORBIDDEN = (
  [
    ["lib/chemistry/a.ts", "react"],
    ["lib/chemistry/a.ts", "next/headers"],
    ["lib/chemistry/a.ts", "node:fs"],
    ["lib/chemistry/a.ts", "@prisma/client"],
    ["lib/chemistry/a.ts", "../server/env.ts"],
    ["lib/chemistry/a.ts", "#components/ui/button.tsx"],
    ["lib/chemistry/a.ts", "#messages/en/common.json"],
    ["lib/chemistry/a.ts", "#lib/contracts/chat.ts"],
    ["lib/contracts/a.ts", "#lib/plans/plans.ts"],
    ["lib/plans/a.ts", "stripe"],
    ["lib/i18n/locales.ts", "next-intl"],
    ["lib/a-new-room/a.ts", "react"],
    ["lib/contracts/a.ts", "#lib/client/data.ts"],
    ["lib/contracts/a.ts", "react"],
    ["lib/client/a.ts", "#lib/server/env.ts"],
    ["lib/client/a.ts", "../../components/ui/button.tsx"],
    ["lib/client/a.ts", "pg"],
    ["lib/server/tutor/a.ts", "#components/ui/button.tsx"],
    ["lib/server/tutor/a.ts", "#app/page.tsx"],
    ["components/chat/a.tsx", "#lib/server/env.ts"],
    ["components/chat/a.tsx", "../../lib/server/tutor/answer.ts"],
    ["components/chat/a.tsx", "@prisma/client"],
    ["components/chat/a.tsx", "#app/page.tsx"],
    ["app/api/a/route.ts", "#lib/server/db/client.ts"],
    ["app/api/a/route.ts", "../../../lib/server/db/generated/client.ts"],
    ["app/api/a/route.ts", "@prisma/client"],
    ["app/api/a/route.ts", "#scripts/start.mjs"],
    ["middleware.ts", "#lib/server/db/client.ts"],
    ["lib/server/a.ts", "#tests/support/factories.ts"],
  ] as const
).map(plantImport);

test.each(FORBIDDEN)("$file must not import $specifier", ({ place }) => {
  expect(rulesBrokenBy(place)).toContain("house(one-way)");
});

const ALLOWED = (
  [
    ["lib/chemistry/a.ts", "zod"],
    ["lib/solver/a.ts", "#lib/chemistry/formula.ts"],
    ["lib/contracts/a.ts", "../i18n/locales.ts"],
    ["lib/plans/a.ts", "../contracts/chat.ts"],
    ["lib/client/a.ts", "#lib/contracts/chat.ts"],
    ["components/chat/a.tsx", "#lib/client/data.ts"],
    ["lib/server/tutor/a.ts", "#lib/server/db/client.ts"],
    ["app/api/a/route.ts", "#lib/server/tutor/answer.ts"],
    ["tests/support/a.ts", "#lib/server/db/client.ts"],
    ["lib/chemistry/a.test.ts", "#lib/server/env.ts"],
  ] as const
).map(plantImport);

test.each(ALLOWED)("$file may import $specifier", ({ place }) => {
  expect(rulesBrokenBy(place)).not.toContain("house(one-way)");
});

const UPWARDS = (
  [
    ["lib/quantity/a.ts", "#lib/chemistry/formula.ts"],
    ["lib/laws/acids/a.ts", "../../methods/rules/ph-scale.ts"],
    ["lib/methods/facts.ts", "#lib/laws/laws.ts"],
    ["lib/problems/gases/a.ts", "../../reading/solve-reading.ts"],
    ["lib/problems/gases/a.ts", "../../solver/solve.ts"],
    ["lib/problems/gases/a.ts", "#lib/solver/structure/solve-structure.ts"],
    ["lib/solver/problems/statement.ts", "../../problems/problem.ts"],
    ["lib/grading/a.ts", "../wording/words.ts"],
  ] as const
).map(plantImport);

test.each(UPWARDS)("the room of $file must not import $specifier, which stands on it", ({ place }) => {
  expect(rulesBrokenBy(place)).toContain("house(rooms)");
});

const DOWNWARDS = (
  [
    ["lib/methods/rules/a.ts", "../../laws/acids/weak.ts"],
    ["lib/laws/acids/a.ts", "../../methods/terms.ts"],
    ["lib/problems/gases/a.ts", "../../solver/problems/statement.ts"],
    ["lib/solver/structure/a.ts", "../../problems/problem.ts"],
    ["lib/solver/solve.ts", "../reading/solve-reading.ts"],
    ["lib/problems/audit.fixture.ts", "../wording/words.ts"],
    ["lib/wording/a.ts", "./words.ts"],
  ] as const
).map(plantImport);

test.each(DOWNWARDS)("the room of $file may import $specifier", ({ place }) => {
  expect(rulesBrokenBy(place)).not.toContain("house(rooms)");
});

test("every folder of lib is a layer or a room, and every place of a room exists", () => {
  const folders = readdirSync(path.join(root, "lib"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unnamed = folders.map(({ name }) => `lib/${name}/`).filter((folder) => !isPlaced(folder));
  const gone = ROOMS.flatMap(({ at }) => at).filter((place) => !existsSync(path.join(root, place)));
  expect([unnamed, gone]).toEqual([[], []]);
});

const OTHER_IMPORTS = [
  `export * from "#lib/server/env.ts";`,
  `export { env } from "#lib/server/env.ts";`,
  `export const it = import("#lib/server/env.ts");`,
  `import type { Env } from "#lib/server/env.ts";\nexport type It = Env;`,
].map((content) => ({ content, place: plant("components/a.ts", `${content}\n`) }));

test.each(OTHER_IMPORTS)("an import is also $content", ({ place }) => {
  expect(rulesBrokenBy(place)).toContain("house(one-way)");
});

const CLOCK_AND_CHANCE = [
  "Math.random()",
  "Date.now()",
  "new Date()",
  "Date()",
  "performance.now()",
  "crypto.randomUUID()",
].map((expression) => {
  const content = `export const it = ${expression};\n`;
  return { expression, pure: plant("lib/chemistry/a.ts", content), server: plant("lib/server/a.ts", content) };
});

test.each(CLOCK_AND_CHANCE)("a pure folder does not say $expression, a server one may", ({ pure, server }) => {
  expect(rulesBrokenBy(pure)).toContain("house(deterministic)");
  expect(rulesBrokenBy(server)).not.toContain("house(deterministic)");
});

const REFUSED = (
  [
    ["lib/server/http/a.ts", "export const it = process.env;\n", "node(no-process-env)"],
    ["components/a.ts", "export const it = process.env.NODE_ENV;\n", "node(no-process-env)"],
    ["lib/client/a.ts", "export const it: any = 1;\n", "typescript(no-explicit-any)"],
    ["lib/client/a.ts", "export const it = (a?: string) => a!;\n", "typescript(no-non-null-assertion)"],
  ] as const
).map((row) => ({ file: row[0], rule: row[2], place: plantContent(row) }));

test.each(REFUSED)("$file is held to $rule", ({ place, rule }) => {
  expect(rulesBrokenBy(place)).toContain(rule);
});

const CLEAN = (
  [
    ["lib/server/env.ts", "export const it = process.env;\n"],
    ["lib/plans/a.ts", "export const at = (time: string) => new Date(time);\n"],
  ] as const
).map((row) => ({ file: row[0], place: plantContent(row) }));

test.each(CLEAN)("what $file may do breaks no rule", ({ place }) => {
  expect(rulesBrokenBy(place)).toEqual([]);
});

plant("lib/chemistry/one.ts", `import { two } from "./two.ts";\nexport const one = () => two;\n`);
const second = plant("lib/chemistry/two.ts", `import { one } from "./one.ts";\nexport const two = () => one;\n`);

test("two files must not import each other", () => {
  expect(rulesBrokenBy(second)).toContain("import(no-cycle)");
});
