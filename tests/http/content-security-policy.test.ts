import { expect, test } from "vitest";
import { hashInlineScripts } from "#scripts/build/inline-scripts.ts";
import { createSignedInUser } from "#tests/support/factories.ts";

const get = (path: string, cookie = "") => fetch(`${process.env["BASE_URL"]}${path}`, { headers: { cookie } });

function allowedScripts(policy: string | null): string[] {
  const directive = policy?.split(";").find((each) => each.trim().startsWith("script-src ")) ?? "";
  return [...directive.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash ?? "");
}

test.for(["/", "/pricing", "/sign-in", "/no-such-page"])("%s allows its own inline scripts and no others", async (path) => {
  const response = await get(path);
  const policy = response.headers.get("content-security-policy");
  const scripts = hashInlineScripts(await response.text());
  expect(scripts.length).toBeGreaterThan(0);
  expect(allowedScripts(policy)).toEqual(expect.arrayContaining(scripts));
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
});

test("the chat does too", async () => {
  await using user = await createSignedInUser();
  const response = await get("/", user.cookie);
  const scripts = hashInlineScripts(await response.text());
  expect(allowedScripts(response.headers.get("content-security-policy"))).toEqual(expect.arrayContaining(scripts));
});
