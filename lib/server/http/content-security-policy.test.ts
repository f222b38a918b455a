import { expect, test } from "vitest";
import { contentSecurityPolicy, type ScriptPermit } from "./content-security-policy.ts";

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

const PRODUCTION = { development: false, https: true };

const production = (permit: ScriptPermit) => contentSecurityPolicy(permit, PRODUCTION);

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

test("only development loosens scripts, and only https upgrades requests", () => {
  const development = contentSecurityPolicy({ nonce: "n" }, { ...PRODUCTION, development: true });
  const plain = contentSecurityPolicy({ nonce: "n" }, { ...PRODUCTION, https: false });
  expect(production({ hashes: [] })).not.toMatch(/script-src[^;]*unsafe/);
  expect(development).toMatch(/script-src[^;]*unsafe-eval/);
  expect(plain).not.toContain("upgrade-insecure");
});
