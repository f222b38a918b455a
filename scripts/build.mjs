// `next build`, and what it does not do itself: the database client, the fonts, the hashes of inline scripts.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { collectScriptHashes } from "./build/inline-scripts.ts";
import { digestSources } from "./build/sources.ts";
import { stampBuild } from "./build/stamp.ts";
import { traceFile } from "./build/trace-file.ts";

/** As lib/server/http/script-hashes.ts names it. */
const HASHES_FILE = ".next/csp.json";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

const { NODE_ENV: _, ...env } = process.env;

function run(...args) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

run("scripts/generate.mjs");
run("scripts/fonts.mjs");

// What is built is what stands here now; what is saved meanwhile belongs to the next build.
const digest = digestSources(root);
rmSync(path.join(root, ".next/built-from"), { force: true });
run(createRequire(import.meta.url).resolve("next/dist/bin/next"), "build");

const hashes = collectScriptHashes(path.join(root, ".next/server/app"));
writeFileSync(path.join(root, HASHES_FILE), JSON.stringify(hashes));
// Without the hashes no page would come to life, so nobody shall find that out from a host.
if (traceFile(root, path.join(root, ".next/server"), HASHES_FILE).length === 0) throw new Error(`No function names ${HASHES_FILE}: it would not be packed.`);
stampBuild(root, digest);
