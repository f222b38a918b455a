import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { findFreePort, probePort } from "../network/ports.ts";
import { type Leashed, startLeashed } from "../processes/leashed.ts";
import { Failure } from "../setup/failure.mjs";
import { findBinaries } from "./binaries.ts";
import { explainPostgres } from "./explain.ts";
import { chooseIdentity, type Identity, own } from "./identity.ts";
import { initialise, USER } from "./initialise.ts";
import { type Kept, readKept, writeKept } from "./kept.ts";
import { clearOrphan } from "./orphan.ts";

const DATABASE = "atomcoach";
const HOST = "127.0.0.1";

export type Cluster = Pick<Leashed, "ended" | "output" | "stop" | "kill"> & { url: string };

type Options = {
  /** Holds the cluster; made when it is absent. Nobody else may start what it holds meanwhile. */
  folder: string;
  /** Faster, and lost at a power cut: for tests. */
  volatile?: boolean;
};

/**
 * Starts the Postgres whose data lie in the folder; makes it first when there is none.
 *
 * @throws Failure when it does not start, saying why
 */
export async function startCluster({ folder, volatile = false }: Options): Promise<Cluster> {
  try {
    return await start(path.resolve(folder), volatile);
  } catch (error) {
    throw error instanceof Failure ? error : explainPostgres(String(error), folder);
  }
}

async function start(folder: string, volatile: boolean): Promise<Cluster> {
  const data = path.join(folder, "postgres");
  await makeFolder(folder);
  const { initdb, postgres } = await findBinaries();
  const identity = await chooseIdentity(folder, postgres);
  const kept = existsSync(data)
    ? await reopen(folder, data, identity)
    : await initialise({ folder, data, initdb, identity });
  const server = await startPostgres({ postgres, data, port: kept.port, identity, volatile });
  const url = `postgresql://${USER}:${kept.password}@${HOST}:${kept.port}/${DATABASE}`;
  try {
    await createDatabase(url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, ended: server.ended, output: server.output, stop: server.stop, kill: server.kill };
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    const reason = code === "EEXIST" || code === "ENOTDIR" ? "a file is in its place" : code;
    throw new Failure(`The folder ${folder} cannot be made (${reason}): make room for it, or set DATABASE_URL.`);
  });
}

/** What is kept beside data that were made before, with a port that is free now. */
async function reopen(folder: string, data: string, identity: Identity): Promise<Kept> {
  const kept = await readKept(folder);
  if (!kept) {
    throw new Failure(
      `${folder} has lost the password of its database: put database.json back, or delete the folder to begin with an empty one.`,
    );
  }
  await own(data, identity);
  await clearOrphan(data);
  if ((await probePort(kept.port, HOST)) === "free") return kept;
  const moved = { ...kept, port: await findFreePort() };
  await writeKept(folder, moved);
  return moved;
}

async function startPostgres(at: {
  postgres: string;
  data: string;
  port: number;
  identity: Identity;
  volatile: boolean;
}): Promise<Leashed> {
  const settings = {
    listen_addresses: HOST,
    unix_socket_directories: "",
    // We read its messages.
    lc_messages: "C",
    // Prisma's driver writes times without their zone, in UTC.
    timezone: "UTC",
    // After a crash: the whole file system at once, instead of a thousand files one by one.
    ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
    ...(at.volatile && { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, ...args] = at.identity.wrap([at.postgres, "-D", at.data, "-p", String(at.port), ...flags]);
  const server = startLeashed({ command, args, endSignal: "SIGINT" });
  await server.says("ready to accept connections");
  return server;
}

async function createDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  try {
    await client.connect();
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
