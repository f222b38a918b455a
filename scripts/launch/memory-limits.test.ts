import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MEMORY_ENV, MEMORY_FLAGS } from "./memory-limits.ts";

test("a container is started with the same limits of memory as npm start", () => {
  const lines = readFileSync("Dockerfile", "utf8").split("\n");
  const command: string[] = JSON.parse(lines.findLast((line) => line.startsWith("CMD "))?.slice("CMD ".length) ?? "[]");
  expect(command).toEqual(["node", ...MEMORY_FLAGS, "node_modules/next/dist/bin/next", "start"]);
  for (const [name, value] of Object.entries(MEMORY_ENV))
    expect(lines.find((line) => line.startsWith("ENV "))).toContain(` ${name}=${value}`);
});
