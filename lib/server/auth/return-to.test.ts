import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturnTo } from "./return-to.ts";

test.each(["/", "/pricing", "/?topic=gas-laws", "/a/b?c=d#e", "/@evil.example", "/%09/evil.example"])(
  "[API-26] leads back to %s",
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  "",
  "pricing",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nSet-Cookie: a=b",
  "/ /evil.example",
  "/a\\b",
  "/\u0000",
  "/\u0085/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "@evil.example",
  ".evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e//evil.example",
  "/a/..//evil.example",
  "/a/%2E%2e//evil.example",
  `/${"a".repeat(3_000)}`,
])("[API-26] leads to the start page instead of %j", (path) => {
  expect(safeReturnTo(path)).toBe("/");
});

test("[API-26] whatever is asked for, a browser stays on this site", () => {
  const parts = fc.constantFrom(
    "/",
    "\\",
    "evil.example",
    "@",
    "%09",
    "\t",
    ":",
    "?",
    "#",
    ".",
    "..",
    "%2e",
    "https:",
    " ",
    "%2f",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((list) => list.join("")),
      ),
      (asked) => {
        const address = new URL(safeReturnTo(asked), "https://atomcoach.example/api/login");
        expect(address.origin).toBe("https://atomcoach.example");
      },
    ),
    { numRuns: 2_000 },
  );
});
