import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../setup/failure.mjs";

/** What a cluster's folder remembers beside the data. */
export type Kept = { port: number; password: string };

const fileIn = (folder: string): string => path.join(folder, "database.json");

/** Null when there is none yet. */
export async function readKept(folder: string): Promise<Kept | null> {
  const text = await readFile(fileIn(folder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const kept = parseKept(text);
  if (kept) return kept;
  throw new Failure(
    `${fileIn(folder)} is damaged: put a copy of it back, or delete ${folder} to begin with an empty database.`,
  );
}

export async function writeKept(folder: string, kept: Kept): Promise<void> {
  await writeFile(fileIn(folder), `${JSON.stringify(kept)}\n`, { mode: 0o600 });
}

function parseKept(text: string): Kept | null {
  try {
    const { port, password } = JSON.parse(text) as Partial<Kept>;
    return typeof port === "number" && typeof password === "string" ? { port, password } : null;
  } catch {
    return null;
  }
}
