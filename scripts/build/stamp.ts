import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestSources } from "./sources.ts";

const fileIn = (root: string): string => path.join(root, ".next/built-from");

/** Whether the build that is there was made of the sources that are there. */
export function isBuildCurrent(root: string): boolean {
  try {
    return readFileSync(fileIn(root), "utf8") === digestSources(root);
  } catch {
    return false;
  }
}

export function stampBuild(root: string, digest: string): void {
  writeFileSync(fileIn(root), digest);
}
