/**
 * How many requests a second the landing page answers: as visitors meet it, to those whose language takes the middleware to
 * find out, and where there is no middleware. `node scripts/bench/landing.ts`, with `--floor http://localhost:PORT/` beside
 * another page that is served already. They are asked in turns, so that what else the machine does meets them alike.
 * `npm run build` comes first.
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startInstallation } from "#tests/support/installation.ts";
import { startNextServer } from "./next-server.ts";
import { countAnswers, median, type Visit } from "./visits.ts";

const ROUNDS = 5;
const CONNECTIONS = 16;
const ROUND_MS = 4_000;
/** The share of the bare page's throughput that is left to visitors. */
const WANTED = 0.8;

const VISITED = "as visitors meet it";
const BARE = "without any middleware";

const NEEDED = ["node_modules", "public", "lib", "messages", "package.json", "next.config.mjs"];

/** The same build without its middleware, served beside: its pages then answer under their internal names. */
async function startBare(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "atomcoach-bare-"));
  for (const name of NEEDED) await symlink(path.resolve(name), path.join(folder, name));
  await cp(".next", path.join(folder, ".next"), {
    recursive: true,
    filter: (file) => !file.includes(`${path.sep}cache`),
    verbatimSymlinks: true,
  });
  const manifest = path.join(folder, ".next/server/functions-config-manifest.json");
  const config: { functions: Record<string, unknown> } = JSON.parse(await readFile(manifest, "utf8"));
  if (!("/_middleware" in config.functions)) throw new Error("The build has no middleware to leave out");
  delete config.functions["/_middleware"];
  await writeFile(manifest, JSON.stringify(config));

  try {
    const { url, stop } = await startNextServer(folder, "/en/landing");
    return { url, stop: () => stop().then(() => rm(folder, { recursive: true })) };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

const { values: options } = parseArgs({ options: { floor: { type: "string" } } });
const installation = await startInstallation();
const bare = await startBare();
try {
  const url = `${installation.app.url}/`;
  const pages: Record<string, Visit> = {
    [VISITED]: { url },
    "through the middleware": { url, languages: "de,en;q=0.9" },
    [BARE]: { url: bare.url },
    ...(options.floor && { floor: { url: options.floor } }),
  };
  const rates = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, visit] of Object.entries(pages)) {
      const { count, tookMs } = await countAnswers(visit, CONNECTIONS, ROUND_MS);
      // The first round warms all of them up.
      if (round > 0) rates.get(name)?.push((count * 1_000) / tookMs);
    }
  }
  for (const [name, measured] of rates)
    console.log(`${name.padEnd(26)} ${median(measured).toFixed(0).padStart(6)} requests/s`);
  const share = median(rates.get(VISITED) ?? []) / median(rates.get(BARE) ?? []);
  console.log(`share ${(100 * share).toFixed(0)} %, wanted ${100 * WANTED} %`);
  if (share < WANTED) process.exitCode = 1;
} finally {
  await bare.stop();
  await installation.stop();
}
