import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { startLeashed } from "../processes/leashed.ts";
import { Failure } from "../setup/failure.mjs";
import { findBrowser, findShell, SHELL } from "./browser.ts";

const PLAYWRIGHT = fileURLToPath(new URL("../../node_modules/@playwright/test/cli.js", import.meta.url));

/**
 * The program of a browser that starts: one without a window where the machine has it or Debian gives it, else whatever
 * the machine has, else Playwright's, fetched if need be.
 */
export async function ensureBrowser(): Promise<string> {
  const present =
    (await ifItStarts(findShell())) ??
    (await ifItStarts(chromium.executablePath())) ??
    (await installFromDebian()) ??
    (await ifItStarts(findBrowser()));
  if (present) return present;
  if (process.env["CHROMIUM_PATH"]) {
    throw new Failure("CHROMIUM_PATH names no browser that starts: correct it, or unset it and one is looked for.");
  }
  console.log("Fetching a browser…");
  await run(process.execPath, [PLAYWRIGHT, "install", "chromium"]);
  const fetched = await ifItStarts(chromium.executablePath());
  if (fetched) return fetched;
  throw new Failure("There is no browser for the tests: install Chromium, or name one in CHROMIUM_PATH.");
}

/** A browser may be there and lack a library. */
async function ifItStarts(program: string | null): Promise<string | null> {
  if (!program || !existsSync(program)) return null;
  return (await run(program, ["--version"])) === 0 ? program : null;
}

/** Within a minute or not at all: without a network the machine's own will do. */
async function installFromDebian(): Promise<string | null> {
  if (process.env["CHROMIUM_PATH"] || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null;
  console.log("Fetching a browser…");
  const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
  await run("apt-get", [...patience, "update"]);
  await run("apt-get", [...patience, "install", "-y", "--no-install-recommends", SHELL]);
  return ifItStarts(findShell());
}

function run(command: string, args: string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return startLeashed({ command, args, endSignal: "SIGTERM", env }).ended;
}
