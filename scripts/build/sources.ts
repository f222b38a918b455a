import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** All that a build is made of. */
const SOURCES = [
  "app",
  "components",
  "instrumentation-client.ts",
  "lib",
  "messages",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "package.json",
  "postcss.config.mjs",
  "prisma/schema.prisma",
  "public",
  "scripts/build",
  "scripts/build.mjs",
  "scripts/fonts.mjs",
  "scripts/generate.mjs",
  "tsconfig.json",
];

/** What a build makes itself on the way. */
const MADE = ["lib/server/db/generated", "public/fonts"];

/** Changes when any source of the build does, and with nothing else. */
export function digestSources(root: string): string {
  const digest = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => listFiles(root, source))) {
    digest
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return digest.digest("hex");
}

function listFiles(root: string, place: string): string[] {
  if (MADE.includes(place) || /\.test\.tsx?$/.test(place)) return [];
  const stat = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [place];
  return readdirSync(path.join(root, place))
    .toSorted()
    .flatMap((name) => listFiles(root, `${place}/${name}`));
}
