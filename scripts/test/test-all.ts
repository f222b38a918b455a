import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { untilInterrupted } from "../launch/interruption.ts";
import { startLeashed, stopAll } from "../processes/leashed.ts";
import { isBuildCurrent } from "../build/stamp.ts";
import { Failure } from "../setup/failure.mjs";
import { add, type Count, countCheck, countReport, NONE } from "./count.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { listFailures, listUnsteady } from "./list-failures.ts";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const VITEST = "node_modules/vitest/vitest.mjs";
const NEXT = "node_modules/next/dist/bin/next";
const TSC = "node_modules/typescript/bin/tsc";
const OXLINT = "node_modules/oxlint/bin/oxlint";
const OXFMT = "node_modules/oxfmt/bin/oxfmt";

/** Runs every stage, whatever the ones before it said, and prints the count of all as the last line. */
export async function testAll(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), "atomcoach-reports-"));
  try {
    const stages = await Promise.race([runStages(reports), untilInterrupted()]);
    const files = readdirSync(reports).map((file) => path.join(reports, file));
    for (const test of files.flatMap(listUnsteady)) console.log(`\npassed at the second try: ${test}`);
    for (const failure of files.flatMap(listFailures)) console.log(`\nfailed: ${failure}`);
    for (const { title, count } of stages ?? []) if (count.failed > 0) console.log(`\nnot green: ${title}`);
    const total = stages?.reduce((sum, { count }) => add(sum, count), NONE);
    if (total) console.log(`\n${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total?.failed === 0 ? 0 : 1;
  } finally {
    await stopAll();
    rmSync(reports, { recursive: true, force: true });
  }
  process.exit();
}

type Stage = { title: string; count: Count };

async function runStages(reports: string): Promise<Stage[]> {
  const vitest = async (...projects: readonly string[]): Promise<Count> => {
    const file = path.join(reports, `${projects.join("-")}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const chosen = projects.flatMap((project) => ["--project", project]);
    return countReport(file, await node([VITEST, "run", ...chosen, ...reporters]));
  };
  const stages: [title: string, run: () => Promise<Count>][] = [
    ["Types", checkTypes],
    ["Lint", async () => countCheck(await node([OXLINT, "--deny-warnings"]))],
    ["Format", async () => countCheck(await node([OXFMT, "--check"]))],
    ["Unit tests", () => vitest("pure", "unit")],
    ["Integration tests", () => vitest("integration")],
    ["Build", async () => countCheck(isBuilt() ? 0 : await node(["scripts/build.mjs"]))],
    ["Tests over HTTP", onBuilt(() => vitest("http"))],
    ["Tests in the browser", onBuilt(() => testInBrowser(path.join(reports, "browser.json")))],
  ];
  await node(["scripts/generate.mjs"]);
  const ended: Stage[] = [];
  for (const [title, run] of stages) {
    console.log(`\n── ${title}`);
    const started = Date.now();
    const count = await run().catch((error: unknown) => {
      console.error(error instanceof Failure ? error.message : error);
      return countCheck(1);
    });
    console.log(
      `── ${title}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - started) / 1_000)} s`,
    );
    ended.push({ title, count });
  }
  return ended;
}

const isBuilt = (): boolean => isBuildCurrent(process.cwd());

/** A stage that needs the build; without one it counts as a single failure. */
function onBuilt(run: () => Promise<Count>): () => Promise<Count> {
  return async () => {
    if (isBuilt()) return run();
    console.log("Not run: there is no build.");
    return countCheck(1);
  };
}

/** The types of messages and Next's own of routes come first; all together are one check. */
async function checkTypes(): Promise<Count> {
  const steps = [["scripts/messages/declare.ts"], [NEXT, "typegen"], [TSC, "--noEmit", "--incremental", "false"]];
  for (const step of steps) if ((await node(step)) !== 0) return countCheck(1);
  return countCheck(0);
}

async function testInBrowser(report: string): Promise<Count> {
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return countReport(report, await node([PLAYWRIGHT, "test", "--reporter=list,json"], env));
}

function node(args: string[], env: NodeJS.ProcessEnv | Record<string, string> = {}): Promise<number> {
  const { NODE_ENV: _, ...inherited } = process.env;
  return startLeashed({
    command: process.execPath,
    args,
    endSignal: "SIGTERM",
    env: { ...inherited, NEXT_TELEMETRY_DISABLED: "1", ...env } as NodeJS.ProcessEnv,
    onLine: (line) => console.log(line),
  }).ended;
}
