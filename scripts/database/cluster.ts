import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { type Leashed, startLeashed } from "../processes/leashed.ts";
import { findBinaries } from "./binaries.ts";
import { chooseIdentity, type Identity } from "./identity.ts";

const USER = "atomcoach";
const DATABASE = "atomcoach";

export type Cluster = {
  url: string;
  /** Resolves when the database has ended, whoever ended it. */
  ended: Promise<number>;
  output: () => string;
  stop: () => Promise<number>;
};

type Kept = { port: number; password: string };

type Options = {
  /** Holds the cluster; made when it is absent. */
  folder: string;
  /** Faster, and lost at a power cut: for tests. */
  volatile?: boolean;
};

/** Starts the Postgres whose data lie in the folder; makes it first when there is none. */
export async function startCluster({ folder, volatile = false }: Options): Promise<Cluster> {
  const { initdb, postgres } = await findBinaries();
  const data = path.join(folder, "postgres");
  const identity = await chooseIdentity(folder, initdb);
  const kept = (await readKept(folder)) ?? (await initialise({ folder, data, initdb, identity }));
  const port = (await isFree(kept.port)) ? kept.port : await findFreePort();
  if (port !== kept.port) await writeKept(folder, { ...kept, port });
  const server = await startPostgres({ postgres, data, port, identity, volatile });
  const url = `postgresql://${USER}:${kept.password}@127.0.0.1:${port}/${DATABASE}`;
  await createDatabase(url);
  return { url, ended: server.ended, output: server.output, stop: server.stop };
}

async function startPostgres(at: {
  postgres: string;
  data: string;
  port: number;
  identity: Identity;
  volatile: boolean;
}): Promise<Leashed> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // We read its messages.
    lc_messages: "C",
    ...(at.volatile && { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, ...args] = at.identity.wrap([at.postgres, "-D", at.data, "-p", String(at.port), ...flags]);
  const server = startLeashed({ command, args, endSignal: "SIGINT" });
  await server.says("ready to accept connections");
  return server;
}

async function initialise(at: { folder: string; data: string; initdb: string; identity: Identity }): Promise<Kept> {
  const kept = { port: await findFreePort(), password: randomBytes(24).toString("base64url") };
  const passwordFile = path.join(at.folder, "initial-password");
  await rm(at.data, { recursive: true, force: true });
  await mkdir(at.data, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, kept.password, { mode: 0o600 });
  for (const file of [at.data, passwordFile]) {
    if (at.identity.owner) await chown(file, at.identity.owner.uid, at.identity.owner.gid);
  }
  const [command, ...args] = at.identity.wrap([
    at.initdb,
    `--pgdata=${at.data}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The same order and case rules on every machine.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ]);
  try {
    await promisify(execFile)(command, args);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeKept(at.folder, kept);
  return kept;
}

async function createDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

const keptFile = (folder: string): string => path.join(folder, "database.json");

async function readKept(folder: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(keptFile(folder), "utf8")) as Kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function writeKept(folder: string, kept: Kept): Promise<void> {
  await writeFile(keptFile(folder), JSON.stringify(kept), { mode: 0o600 });
  await chmod(keptFile(folder), 0o600);
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject).listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export function isFree(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", () => resolve(false)).listen(port, host, () => probe.close(() => resolve(true)));
  });
}
