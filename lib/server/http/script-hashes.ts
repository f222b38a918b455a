import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const HASHES_FILE = ".next/csp.json";

const hashesSchema = z.record(z.string(), z.array(z.string()));

let hashesByPage: Map<string, string[]> | undefined;

/** The hashes of the inline scripts of a page that was built ahead; null for one that is built per request. */
export function findScriptHashes(page: string): readonly string[] | null {
  hashesByPage ??= readHashes();
  return hashesByPage.get(page) ?? null;
}

/** Written by the build, so it is not there in development. */
function readHashes(): Map<string, string[]> {
  try {
    const json: unknown = JSON.parse(readFileSync(path.join(process.cwd(), HASHES_FILE), "utf8"));
    return new Map(Object.entries(hashesSchema.parse(json)));
  } catch {
    return new Map();
  }
}
