/**
 * How many requests a second the landing page answers: as visitors meet it, to those whose language takes the middleware to
 * find out, and where there is no middleware. `node scripts/bench/landing.ts`, with `--floor http://localhost:PORT/` beside
 * another page that is served already. They are asked in turns, so that what else the machine does meets them alike.
 * `npm run build` comes first.
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { answers } from "#scripts/network/answers.ts";
import { findFreePort } from "#scripts/network/ports.ts";
import { startLeashed } from "#scripts/processes/leashed.ts";
import { startInstallation } from "#tests/support/installation.ts";

const ROUNDS = 5;
const CONNECTIONS = 16;
const ROUND_MS = 4_000;
const PATIENCE_MS = 30_000;
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

  const port = await findFreePort();
  const server = startLeashed({
    command: process.execPath,
    args: [
      createRequire(import.meta.url).resolve("next/dist/bin/next"),
      "start",
      folder,
      "-H",
      "localhost",
      "-p",
      String(port),
    ],
    endSignal: "SIGTERM",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  const url = `http://localhost:${port}/en/landing`;
  if (await answers(url, server, PATIENCE_MS)) return { url, stop };
  await stop();
  throw new Error(`The page without middleware does not answer:\n${server.output()}`);
}

type Visit = { url: string; languages?: string };

/** One request; how many bytes came, compressed. */
function fetchOnce({ url, languages = "en-US,en;q=0.9" }: Visit, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent, headers: { "accept-encoding": "gzip", "accept-language": languages } },
      (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => (bytes += chunk.length));
        response.on("end", () =>
          response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answers ${response.statusCode}`)),
        );
      },
    );
    request.on("error", reject);
  });
}

/** Requests a second over some connections that are kept open. */
async function measureRate(visit: Visit): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let count = 0;
  const ask = async () => {
    while (performance.now() - start < ROUND_MS) {
      await fetchOnce(visit, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  agent.destroy();
  return (count * 1_000) / (performance.now() - start);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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
      const rate = await measureRate(visit);
      // The first round warms all of them up.
      if (round > 0) rates.get(name)?.push(rate);
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
