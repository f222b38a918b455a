import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { GET as isAlive } from "#app/api/health/route.ts";
import { GET as isReady } from "#app/api/health/ready/route.ts";
import { db } from "#lib/server/db/client.ts";
import { findReadiness } from "#lib/server/health/readiness.ts";
import { callRoute } from "#tests/support/call-route.ts";

/** A second apart, so that each asks anew. */
let nowMs = Date.now();
const askAnew = () => findReadiness((nowMs += 60_000));

test("alive is who answers, ready is who has a database with all migrations", async () => {
  expect(await callRoute(isAlive)).toMatchObject({ status: 200, json: { status: "alive" } });
  expect(await callRoute(isReady)).toMatchObject({ status: 200, json: { status: "ready" } });
});

test("a migration that this version has and the database has not is missing", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
  await mkdir(path.join(folder, "prisma/migrations/29991231235959_not_applied"), { recursive: true });
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
  expect(await askAnew()).toBe("migrations");
  cwd.mockRestore();
  expect(await askAnew()).toBeNull();
  await rm(folder, { recursive: true });
});

test("however many ask, the database is asked once in a second", async () => {
  nowMs += 60_000;
  const query = vi.spyOn(db(), "$queryRaw");
  await Promise.all(Array.from({ length: 500 }, () => findReadiness(nowMs)));
  const once = query.mock.calls.length;
  expect(once).toBeLessThanOrEqual(2);
  await findReadiness(nowMs + 999);
  expect(query).toHaveBeenCalledTimes(once);
  query.mockRestore();
});
