import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DISK_FULL, Failure, isDiskFull } from "./failure.mjs";

const PROGRESS_EVERY_MS = 20_000;

/**
 * Brings node_modules to what package-lock.json says, unless it is there already.
 *
 * @param {string} root the folder of package.json
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log("Installing the packages (about two minutes the first time)…");
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1_000);
  const progress = setInterval(() => console.log(`  ${seconds()} s…`), PROGRESS_EVERY_MS);
  try {
    // The Node that the scripts run on is a development dependency.
    await runNpm(root, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  } finally {
    clearInterval(progress);
  }
  writeFileSync(stampFile(root), digestLock(root));
  console.log(`  installed in ${seconds()} s`);
}

/** @param {string} root */
function isInstalled(root) {
  if (existsSync(stampFile(root))) return readFileSync(stampFile(root), "utf8") === digestLock(root);
  // Installed by hand: npm writes this file when it is done.
  const byHand = path.join(root, "node_modules/.package-lock.json");
  return existsSync(byHand) && statSync(byHand).mtimeMs >= statSync(lockFile(root)).mtimeMs;
}

/** @param {string} root */
const lockFile = (root) => path.join(root, "package-lock.json");

/** @param {string} root */
const stampFile = (root) => path.join(root, "node_modules/.installed-from");

/** @param {string} root */
const digestLock = (root) =>
  createHash("sha256")
    .update(readFileSync(lockFile(root)))
    .digest("hex");

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function runNpm(root, args) {
  const [command, ...before] = npmCommand();
  return new Promise((resolve, reject) => {
    const npm = spawn(command, [...before, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32" && command === "npm",
    });
    let said = "";
    const hear = (/** @type {Buffer} */ chunk) => (said += chunk.toString());
    npm.stdout.on("data", hear);
    npm.stderr.on("data", hear);
    const forward = (/** @type {NodeJS.Signals} */ signal) => npm.kill(signal);
    const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
    for (const signal of signals) process.on(signal, forward);
    npm.on("error", () =>
      reject(new Failure("npm was not found: install Node together with npm from https://nodejs.org.")),
    );
    npm.on("close", (code, signal) => {
      for (const name of signals) process.off(name, forward);
      if (code === 0) resolve();
      else if (signal) process.exit(1);
      else reject(explain(said));
    });
  });
}

/**
 * The npm that runs us, on the Node that runs it: a newer one may have been asked for, and the Node of this folder is
 * about to be replaced.
 *
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && /npm-cli\.c?js$/.test(npm) ? [node ?? process.execPath, npm] : ["npm"];
}

/** @param {string} said */
function explain(said) {
  if (isDiskFull(said)) return new Failure(DISK_FULL);
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH/.test(said)) {
    return new Failure(
      "The packages could not be fetched: check the connection to the npm registry, then start again.",
    );
  }
  if (/EACCES|EPERM/.test(said)) {
    return new Failure("npm may not write here: make this folder and its node_modules yours, then start again.");
  }
  return new Failure(`npm could not install the packages; it said:\n${said.trim()}`);
}
