import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Lock = { packages: Record<string, { version: string }> };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

/** The first versions without the holes that are known of them: none of these may be installed anywhere in the tree below it. */
const MINIMUM = [
  ["next", "16.2.11"],
  ["react", "19.2.6"],
  ["react-dom", "19.2.6"],
  ["ai", "6.0.118"],
  ["next-auth", "5.0.0-beta.32"],
  ["next-intl", "4.9.2"],
  ["mammoth", "1.11.0"],
  ["katex", "0.16.21"],
] as const;

/** `5.0.0-beta.32` → [5, 0, 0, 32]; a release comes after its betas. */
function numbersOf(version: string): number[] {
  const [release = "", beta] = version.split("-beta.");
  return [...release.split(".").map(Number), beta === undefined ? Number.POSITIVE_INFINITY : Number(beta)];
}

function isAtLeast(version: string, minimum: string): boolean {
  const [own, least] = [numbersOf(version), numbersOf(minimum)];
  const place = own.findIndex((number, index) => number !== least[index]);
  return place < 0 || (own[place] ?? 0) > (least[place] ?? 0);
}

test.each(MINIMUM)("no %s below %s is installed", (name, minimum) => {
  const installed = Object.entries(packages).flatMap(([folder, { version }]) =>
    folder.endsWith(`node_modules/${name}`) ? [version] : [],
  );
  expect(installed.filter((version) => !isAtLeast(version, minimum))).toEqual([]);
});

test.each([
  ["16.2.10", "16.2.11", false],
  ["16.10.0", "16.2.11", true],
  ["5.0.0-beta.31", "5.0.0-beta.32", false],
  ["5.0.0", "5.0.0-beta.32", true],
  ["6.0.118", "6.0.118", true],
])("%s against %s", (version, minimum, isEnough) => {
  expect(isAtLeast(version, minimum)).toBe(isEnough);
});
