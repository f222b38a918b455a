// `next build`, and what it does not do itself: the database client, the fonts, the last touches to pages built ahead.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { finishPages } from "./build/built-pages.ts";
import { compileAhead } from "./build/eager-scripts.ts";
import { digestSources } from "./build/sources.ts";
import { stampBuild } from "./build/stamp.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

// What a build compiles for itself runs once: to keep it would only cost (scripts/start.mjs).
const { NODE_ENV: _, NODE_COMPILE_CACHE: __, ...env } = process.env;

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
// Each page built ahead names its build: by chance, its compressed size would be another each time.
env["BUILD_ID"] = digest.slice(0, 8);
rmSync(path.join(root, ".next/built-from"), { force: true });
run(createRequire(import.meta.url).resolve("next/dist/bin/next"), "build");

if (finishPages(path.join(root, ".next")) === 0) throw new Error("Next has built no page ahead.");
if (compileAhead(path.join(root, ".next/static/chunks")) === 0) throw new Error("Next has built no scripts.");
stampBuild(root, digest);
