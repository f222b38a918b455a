import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import type * as CurrentUser from "#lib/server/auth/current-user.ts";
import { findCurrentUser } from "#lib/server/auth/current-user.ts";
import { createSignedInUser } from "#tests/support/factories.ts";
import middleware from "../../middleware.ts";

vi.mock("#lib/server/auth/current-user.ts", async (load) => {
  const original = await load<typeof CurrentUser>();
  return { findCurrentUser: vi.fn<typeof CurrentUser.findCurrentUser>(original.findCurrentUser) };
});

async function pageOf(path: string, cookie = ""): Promise<string | undefined> {
  const response = await middleware(
    new NextRequest(`http://localhost:3000${path}`, { headers: { ...(cookie && { cookie }) } }),
  );
  return new URL(response.headers.get("x-middleware-rewrite") ?? "").pathname;
}

test("[ROLE-02] the materials are a teacher's, and everyone else is told so in their place", async () => {
  await using teacher = await createSignedInUser({ plan: "teacher" });
  await using student = await createSignedInUser({ plan: "student" });
  expect(await pageOf("/materials", teacher.cookie)).toBe("/en/materials");
  expect(await pageOf("/materials", student.cookie)).toBe("/en/materials/notice");
  expect(await pageOf("/materials")).toBe("/en/materials/notice");
});

test("while the database is away nobody is told to buy what they may have", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await using teacher = await createSignedInUser({ plan: "teacher" });
  vi.mocked(findCurrentUser).mockRejectedValue(new Error("away"));
  expect(await pageOf("/materials", teacher.cookie)).toBe("/en/materials");
  expect(await pageOf("/", teacher.cookie)).toBe("/en/chat");
  expect(await pageOf("/materials")).toBe("/en/materials/notice");
  expect(logged).toHaveBeenCalled();
});
