import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Cluster, startCluster } from "#scripts/database/cluster.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "atomcoach-cluster-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (): Promise<Cluster> => startCluster({ folder, volatile: true });

async function query(cluster: Cluster, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

test("what is stored is there again after a stop, under the same address", async () => {
  const first = await start();
  await query(first, "CREATE TABLE kept AS SELECT 'ሰላም' AS word");
  await first.stop();
  const second = await start();
  expect(await query(second, "SELECT word FROM kept")).toEqual([{ word: "ሰላም" }]);
  expect(second.url).toBe(first.url);
  await second.stop();
});

test("only its owner can read the password", async () => {
  const cluster = await start();
  await cluster.stop();
  expect((await stat(path.join(folder, "database.json"))).mode & 0o777).toBe(0o600);
});

test("it comes up again after it was killed", async () => {
  // What is volatile may lose its last moments.
  const first = await startCluster({ folder });
  await query(first, "CREATE TABLE kept AS SELECT 1 AS one");
  await first.kill();
  const second = await start();
  expect(await query(second, "SELECT one FROM kept")).toEqual([{ one: 1 }]);
  await second.stop();
});

test("the trace of a killed one does not hinder, not even when its process number is somebody else's", async () => {
  await (await start()).stop();
  await writeFile(path.join(folder, "postgres/postmaster.pid"), `${process.pid}\n${folder}/postgres\n`);
  const cluster = await start();
  expect(await query(cluster, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await cluster.stop();
});

test("it moves to another port when its own is taken", async () => {
  const first = await start();
  const elsewhere = await mkdtemp(path.join(tmpdir(), "atomcoach-cluster-"));
  const kept = { port: Number(new URL(first.url).port), password: "unused" };
  await (await startCluster({ folder: elsewhere, volatile: true })).stop();
  const own = JSON.parse(await readFile(path.join(elsewhere, "database.json"), "utf8")) as typeof kept;
  await writeFile(path.join(elsewhere, "database.json"), JSON.stringify({ ...own, port: kept.port }));
  const second = await startCluster({ folder: elsewhere, volatile: true });
  expect(new URL(second.url).port).not.toBe(String(kept.port));
  await Promise.all([first.stop(), second.stop()]);
  await rm(elsewhere, { recursive: true });
});

test("a start that was cut short leaves nothing that the next one trips over", async () => {
  await (await start()).stop();
  await rename(path.join(folder, "postgres"), path.join(folder, "postgres.unfinished"));
  await rm(path.join(folder, "database.json"));
  const cluster = await start();
  expect(existsSync(path.join(folder, "postgres.unfinished"))).toBe(false);
  await cluster.stop();
});

test.for([
  ["a damaged file of the password", (at: string) => writeFile(`${at}/database.json`, "{"), "database.json is damaged"],
  ["a lost file of the password", (at: string) => rm(`${at}/database.json`), "has lost the password"],
  ["data without their version", (at: string) => rm(`${at}/postgres/PG_VERSION`), "does not start"],
  ["data that are damaged", (at: string) => writeFile(`${at}/postgres/global/pg_control`, "x"), "does not start"],
  ["data of another version", (at: string) => writeFile(`${at}/postgres/PG_VERSION`, "12\n"), "does not start"],
] as const)("%s is named in one line, and nothing is deleted", async ([, damage, message]) => {
  await (await start()).stop();
  await damage(folder);
  const error = await start().then(
    () => new Error("it started"),
    (reason: Error) => reason,
  );
  expect(error.message).toContain(message);
  expect(error.message).not.toContain("\n");
  expect(existsSync(path.join(folder, "postgres/base"))).toBe(true);
});

test("a file in the folder's place is named in one line", async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, "");
  await expect(start()).rejects.toThrow(/^The folder .+ cannot be made \(a file is in its place\)/);
});
