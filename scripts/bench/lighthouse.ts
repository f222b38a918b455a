/**
 * What Lighthouse says of the built app on its slow phone: `node scripts/bench/lighthouse.ts --lighthouse FOLDER [--runs 3]`,
 * where `npm install --prefix FOLDER lighthouse@13.5.0` was run: 150 packages for a figure are no dependency of ours. Run it
 * on a quiet machine; `npm run build` comes first.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { answers } from "#scripts/network/answers.ts";
import { findFreePort } from "#scripts/network/ports.ts";
import { startLeashed } from "#scripts/processes/leashed.ts";
import { findBrowser } from "#scripts/test/browser.ts";
import { createSignedInUser, disconnectFactories, sessionCookie } from "#tests/support/factories.ts";
import { startInstallation } from "#tests/support/installation.ts";
import { storeSession, variedTurns } from "#tests/support/long-session.ts";
import { z } from "zod";

const { values: options } = parseArgs({
  options: { lighthouse: { type: "string" }, runs: { type: "string", default: "3" } },
});
if (options.lighthouse === undefined)
  throw new Error("--lighthouse names the folder that Lighthouse was installed in.");

const BROWSER_PATIENCE_MS = 20_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

const reportSchema = z.object({
  lhr: z.object({
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
    audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
  }),
});

type Lighthouse = (url: string, flags: object) => Promise<unknown>;

const { default: lighthouse } = (await import(createRequire(`${options.lighthouse}/`).resolve("lighthouse"))) as {
  default: Lighthouse;
};
const installation = await startInstallation();
process.env["DATABASE_URL"] = installation.databaseUrl;
const port = await findFreePort();
const profile = await mkdtemp(path.join(os.tmpdir(), "atomcoach-lighthouse-"));
// Not by Playwright: it would listen to each page beside Lighthouse, which slows the page down.
const browser = startLeashed({
  command: findBrowser() ?? chromium.executablePath(),
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--no-first-run",
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${port}`,
    "about:blank",
  ],
  endSignal: "SIGTERM",
});

async function measure(name: string, url: string): Promise<void> {
  for (let run = 0; run < Number(options.runs); run++) {
    const { lhr } = reportSchema.parse(await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES }));
    const scores = CATEGORIES.map(
      (category) => `${category} ${Math.round(100 * (lhr.categories[category]?.score ?? 0))}`,
    );
    console.log(
      [name.padEnd(8), ...scores, ...AUDITS.map((audit) => `${audit} ${lhr.audits[audit]?.displayValue ?? "?"}`)].join(
        "  ",
      ),
    );
  }
}

/** The browser's own cookie: a header of Lighthouse's would not go with what the offline worker fetches. */
async function signIn(token: string): Promise<void> {
  const connection = await chromium.connectOverCDP(`http://localhost:${port}`);
  await connection.contexts()[0]?.addCookies([sessionCookie(token, installation.app.url)]);
  await connection.close();
}

try {
  if (!(await answers(`http://localhost:${port}/json/version`, browser, BROWSER_PATIENCE_MS)))
    throw new Error(`The browser does not answer:\n${browser.output()}`);
  // Neither the server nor the browser has done anything before the first page, which is not measured.
  await lighthouse(installation.app.url, { port, logLevel: "error", onlyCategories: ["performance"] });
  await measure("landing", installation.app.url);
  await measure("pricing", `${installation.app.url}/pricing`);
  await using user = await createSignedInUser({ plan: "student" });
  await storeSession(user.id, "Some", variedTurns(3));
  await signIn(user.token);
  await measure("chat", installation.app.url);
} finally {
  await browser.stop();
  await rm(profile, { recursive: true, force: true });
  await disconnectFactories();
  await installation.stop();
}
process.exit(0);
