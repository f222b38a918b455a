import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runNode } from "../processes/run.ts";
import { startLeashed } from "../processes/leashed.ts";
import { Failure } from "../setup/failure.mjs";
import { findBrowser } from "./browser.ts";

/** Sees to it that the browser tests have a browser that starts: the machine's, else Playwright's, else Debian's. */
export async function ensureBrowser(): Promise<void> {
  if (await starts(findBrowser())) return;
  if (await starts(chromium.executablePath())) return;
  console.log("Fetching a browser…");
  await runNode([playwrightProgram(), "install", "chromium"]).catch(() => {});
  if (await starts(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) await installFromDebian();
  if (await starts(findBrowser())) return;
  throw new Failure("No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.");
}

function playwrightProgram(): string {
  return new URL("../../node_modules/@playwright/test/cli.js", import.meta.url).pathname;
}

/** A browser may be there and lack a library. */
async function starts(program: string | null): Promise<boolean> {
  if (!program || !existsSync(program)) return false;
  return (await run(program, ["--version"])) === 0;
}

async function installFromDebian(): Promise<void> {
  console.log("Installing Debian's chromium…");
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
}

function run(command: string, args: string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return startLeashed({ command, args, endSignal: "SIGTERM", env }).ended;
}
