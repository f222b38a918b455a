/**
 * How long the chat's first load keeps the page from answering, on a phone four times as slow: `node scripts/bench/blocking.ts
 * [--runs 10]`, after `npm run build`. It counts the processor time of each task and not the time on the clock, so that it says
 * the same on a machine that others use as well, where Lighthouse's score is one of chance.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#scripts/test/browser.ts";
import { createSignedInUser, disconnectFactories, sessionCookie } from "#tests/support/factories.ts";
import { startInstallation } from "#tests/support/installation.ts";
import { storeSession, variedTurns } from "#tests/support/long-session.ts";
import { z } from "zod";

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "10" } } });

/** Lighthouse's phone is so much slower than the machine, and a task blocks by what is beyond these. */
const SLOWER = 4;
const UNFELT_MS = 50;
/** Until then all that the page does by itself is done. */
const LOADED_MS = 5_000;

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Of the thread, in microseconds. */
      tdur: z.number().default(0),
    }),
  ),
});

type Load = { readonly blocked: number; readonly busy: number };

/** The thread that evaluates the page's scripts is the one that people wait for. */
async function readTrace(file: string): Promise<Load> {
  const { traceEvents: events } = traceSchema.parse(JSON.parse(await readFile(file, "utf8")));
  const spent = new Map<string, number>();
  const threadOf = ({ pid, tid }: (typeof events)[number]) => `${pid} ${tid}`;
  for (const event of events)
    if (event.name === "EvaluateScript") spent.set(threadOf(event), (spent.get(threadOf(event)) ?? 0) + event.tdur);
  const [main] = [...spent].toSorted(([, one], [, other]) => other - one);
  const tasks = events
    .filter((event) => event.name.endsWith("RunTask") && threadOf(event) === main?.[0])
    .map(({ tdur }) => (SLOWER * tdur) / 1000);
  return {
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - UNFELT_MS), 0),
    busy: tasks.reduce((sum, task) => sum + task, 0),
  };
}

async function load(browser: Browser, page: Page, url: string, file: string): Promise<Load> {
  await page.goto("about:blank");
  await browser.startTracing(page, { path: file, categories: ["toplevel", "devtools.timeline"] });
  await page.goto(url);
  await page.waitForTimeout(LOADED_MS);
  await browser.stopTracing();
  return readTrace(file);
}

const installation = await startInstallation();
process.env["DATABASE_URL"] = installation.databaseUrl;
const { url } = installation.app;
const folder = await mkdtemp(path.join(os.tmpdir(), "atomcoach-blocking-"));
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await using user = await createSignedInUser({ plan: "student" });
  await storeSession(user.id, "Some", variedTurns(3));
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: "block" });
  await context.addCookies([sessionCookie(user.token, url)]);
  const page = await context.newPage();
  const connection = await context.newCDPSession(page);
  await connection.send("Network.enable");
  await connection.send("Network.setCacheDisabled", { cacheDisabled: true });
  // Neither the server nor the browser has done anything before the first page, which is not measured.
  await page.goto(url);
  await page.waitForTimeout(LOADED_MS);
  const loads: Load[] = [];
  for (let run = 0; run < Number(options.runs); run++)
    loads.push(await load(browser, page, url, path.join(folder, "trace.json")));
  const sorted = loads.toSorted((one, other) => one.blocked - other.blocked);
  const median = sorted[Math.floor(sorted.length / 2)];
  console.log(
    `blocked ${Math.round(median?.blocked ?? 0)} ms of ${Math.round(median?.busy ?? 0)} ms busy, median of ${loads.length}:`,
    sorted.map(({ blocked }) => Math.round(blocked)).join(" "),
  );
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
  await disconnectFactories();
  await installation.stop();
}
process.exit(0);
