import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whom Postgres runs as: it refuses to run as root. */
export type Identity = {
  /** Puts before a command what makes it run as that user. */
  wrap: (command: [string, ...string[]]) => [string, ...string[]];
  /** The owner that the data need, when it is not us. */
  owner: { uid: number; gid: number } | null;
};

const ourselves: Identity = { wrap: (command) => command, owner: null };

/** Root under another number: reads what root reads, and Postgres does not take it for root. */
const mapped: Identity = {
  wrap: (command) => ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--", ...command],
  owner: null,
};

/** An ordinary user runs Postgres as itself; root needs another identity, under which the data's folder is reachable. */
export async function chooseIdentity(folder: string, program: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return ourselves;
  if (await works(mapped, program)) return mapped;
  throw new Error(
    `Postgres does not run as root, and its user cannot enter ${folder}: start as an ordinary user, or set DATABASE_URL.`,
  );
}

async function works(identity: Identity, program: string): Promise<boolean> {
  const [command, ...args] = identity.wrap([program, "--version"]);
  return run(command, args).then(
    () => true,
    () => false,
  );
}
