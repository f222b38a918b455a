import { expect, test } from "vitest";
import { contentSecurityPolicy, type ScriptPermit } from "./content-security-policy.ts";

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

const production = (permit: ScriptPermit) => contentSecurityPolicy(permit);

test("a page built ahead runs only the scripts that the build hashed", () => {
  const policy = production({ hashes: ["abc=", "def="] });
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-abc=' 'sha256-def='");
});

test("a page built per request runs only scripts with its nonce", () => {
  expect(directive(production({ nonce: "n0nce" }), "script-src")).toBe("script-src 'self' 'nonce-n0nce'");
});

test.each([
  ["style-src", "style-src 'self'"],
  ["img-src", "img-src 'self' data: blob:"],
  ["connect-src", "connect-src 'self'"],
  ["frame-ancestors", "frame-ancestors 'none'"],
  ["base-uri", "base-uri 'none'"],
  ["form-action", "form-action 'self'"],
])("in production %s names no other origin", (name, expected) => {
  expect(directive(production({ hashes: [] }), name)).toBe(expected);
});

test("only development loosens scripts", () => {
  const development = contentSecurityPolicy({ nonce: "n" }, { development: true });
  expect(production({ hashes: [] })).not.toMatch(/script-src[^;]*unsafe/);
  expect(development).toMatch(/script-src[^;]*unsafe-eval/);
});
