import { execFile } from "node:child_process";
import { chown, lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { Failure } from "../setup/failure.mjs";

const run = promisify(execFile);

type Command = [program: string, ...args: string[]];

/** Whom Postgres runs as: it refuses to run as root. */
export type Identity = {
  /** Puts before a command what makes it run as that user. */
  wrap: (command: Command) => Command;
  /** Who must own the data; null when whoever makes them does. */
  owner: { uid: number; gid: number } | null;
};

const ourselves: Identity = { wrap: (command) => command, owner: null };

/** Root under another number: it reaches what root reaches, and Postgres does not take it for root. */
const rootByAnotherNumber: Identity = {
  wrap: (command) => ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--", ...command],
  owner: { uid: 0, gid: 0 },
};

/** An ordinary user runs Postgres as itself; root needs another identity, under which program and data are reachable. */
export async function chooseIdentity(folder: string, program: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return ourselves;
  if (await reaches(rootByAnotherNumber, program, folder)) return rootByAnotherNumber;
  const postgres = await findPostgresUser();
  if (postgres && (await reaches(postgres, program, folder))) return postgres;
  throw new Failure(
    `Postgres does not run as root, and its own user cannot enter ${folder}: start as an ordinary user, move the folder out of root's home, or set DATABASE_URL.`,
  );
}

/** The machine's user for Postgres, made when there is none. */
async function findPostgresUser(): Promise<Identity | null> {
  const ids = async () => ({ uid: await idOf("-u"), gid: await idOf("-g") });
  try {
    const owner = await ids().catch(async () => {
      await run("useradd", [
        "--system",
        "--user-group",
        "--no-create-home",
        "--shell",
        "/usr/sbin/nologin",
        "postgres",
      ]);
      return ids();
    });
    const flags = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups", "--"];
    return { wrap: (command) => ["setpriv", ...flags, ...command], owner };
  } catch {
    return null;
  }
}

async function idOf(flag: "-u" | "-g"): Promise<number> {
  return Number((await run("id", [flag, "postgres"])).stdout);
}

/** Whether the identity may run the program, and get into the folder. */
async function reaches(identity: Identity, program: string, folder: string): Promise<boolean> {
  const attempts: Command[] = [
    ["test", "-x", program],
    ["test", "-x", folder],
  ];
  const results = attempts.map((attempt) => {
    const [command, ...args] = identity.wrap(attempt);
    return run(command, args);
  });
  return Promise.all(results).then(
    () => true,
    () => false,
  );
}

/** Gives the data to the identity, if another one had them before: what is possible on a machine may change. */
export async function own(place: string, { owner }: Identity): Promise<void> {
  if (!owner || (await lstat(place)).uid === owner.uid) return;
  const entries = await readdir(place, { recursive: true });
  for (const entry of entries) await chown(path.join(place, entry), owner.uid, owner.gid);
  await chown(place, owner.uid, owner.gid);
}
