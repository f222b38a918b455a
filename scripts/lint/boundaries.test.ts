import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** A tree of its own with the house's configuration, so that violations need not stand in the real one. */
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), "atomcoach-lint-"));
  copyFileSync(path.join(root, ".oxlintrc.json"), path.join(tree, ".oxlintrc.json"));
  mkdirSync(path.join(tree, "scripts"));
  symlinkSync(path.join(root, "scripts/lint"), path.join(tree, "scripts/lint"));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

type Diagnostic = { code: string };

/** The rules that a file with this content breaks. */
function lint(file: string, content: string): string[] {
  const place = path.join(tree, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
  const oxlint = path.join(root, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["-f", "json", file], { cwd: tree, encoding: "utf8" });
  rmSync(place);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ code }) => code);
}

const uses = (specifier: string): string => `import * as it from "${specifier}";\nexport { it };\n`;

const FORBIDDEN: [file: string, specifier: string][] = [
  ["lib/chemistry/a.ts", "react"],
  ["lib/chemistry/a.ts", "next/headers"],
  ["lib/chemistry/a.ts", "node:fs"],
  ["lib/chemistry/a.ts", "@prisma/client"],
  ["lib/chemistry/a.ts", "../server/env.ts"],
  ["lib/chemistry/a.ts", "#components/ui/button.tsx"],
  ["lib/chemistry/a.ts", "#messages/en/common.json"],
  ["lib/plans/a.ts", "#lib/contracts/chat.ts"],
  ["lib/i18n/locales.ts", "next-intl"],
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
];

test.for(FORBIDDEN)("%s must not import %s", ([file, specifier]) => {
  expect(lint(file, uses(specifier))).toContain("house(one-way)");
});

const ALLOWED: [file: string, specifier: string][] = [
  ["lib/chemistry/a.ts", "zod"],
  ["lib/solver/a.ts", "#lib/chemistry/formula.ts"],
  ["lib/contracts/a.ts", "../i18n/locales.ts"],
  ["lib/client/a.ts", "#lib/contracts/chat.ts"],
  ["components/chat/a.tsx", "#lib/client/data.ts"],
  ["lib/server/tutor/a.ts", "#lib/server/db/client.ts"],
  ["app/api/a/route.ts", "#lib/server/tutor/answer.ts"],
  ["tests/support/a.ts", "#lib/server/db/client.ts"],
  ["lib/chemistry/a.test.ts", "#lib/server/env.ts"],
];

test.for(ALLOWED)("%s may import %s", ([file, specifier]) => {
  expect(lint(file, uses(specifier))).not.toContain("house(one-way)");
});

test("re-exports and dynamic imports are imports too", () => {
  expect(lint("components/a.ts", `export * from "#lib/server/env.ts";`)).toContain("house(one-way)");
  expect(lint("components/a.ts", `export { env } from "#lib/server/env.ts";`)).toContain("house(one-way)");
  expect(lint("components/a.ts", `export const it = import("#lib/server/env.ts");`)).toContain("house(one-way)");
});

test.for(["Math.random()", "Date.now()", "new Date()", "Date()", "performance.now()", "crypto.randomUUID()"])(
  "a pure folder does not say %s, a server one may",
  (expression) => {
    const content = `export const it = ${expression};\n`;
    expect(lint("lib/chemistry/a.ts", content)).toContain("house(deterministic)");
    expect(lint("lib/server/a.ts", content)).not.toContain("house(deterministic)");
  },
);

test("a date made of what is given is pure", () => {
  expect(lint("lib/plans/a.ts", "export const at = (time: string) => new Date(time);\n")).toEqual([]);
});

test.for([
  ["lib/server/http/a.ts", "export const it = process.env;\n", "node(no-process-env)"],
  ["components/a.ts", "export const it = process.env.NODE_ENV;\n", "node(no-process-env)"],
  ["lib/client/a.ts", "export const it: any = 1;\n", "typescript(no-explicit-any)"],
  ["lib/client/a.ts", "export const it = (a?: string) => a!;\n", "typescript(no-non-null-assertion)"],
] as const)("%s is refused for %s", ([file, content, rule]) => {
  expect(lint(file, content)).toContain(rule);
});

test("only the environment's own file reads it", () => {
  expect(lint("lib/server/env.ts", "export const it = process.env;\n")).toEqual([]);
});

test("two files must not import each other", () => {
  const place = path.join(tree, "lib/chemistry");
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, "a.ts"), `import { b } from "./b.ts";\nexport const a = () => b;\n`);
  expect(lint("lib/chemistry/b.ts", `import { a } from "./a.ts";\nexport const b = () => a;\n`)).toContain("import(no-cycle)");
});
