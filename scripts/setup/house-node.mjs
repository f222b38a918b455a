// The scripts run on the Node that npm installs with the packages, whatever Node the machine has.
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";

/** The oldest Node that can install the packages and hand over to the house's own. */
const OLDEST_MAJOR = 20;
/** The first one that runs TypeScript as it is: it may stand in for the house's own. */
const CAPABLE_MAJOR = 24;

const major = Number(process.versions.node.split(".")[0]);

export function checkMachineNode() {
  if (major >= OLDEST_MAJOR) return;
  throw new Failure(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_MAJOR} or later from https://nodejs.org.`,
  );
}

/** @param {string} root */
export function isHouseNode(root) {
  const house = findHouseNode(root);
  return house === process.execPath || house === realpathSync(process.execPath);
}

/**
 * Runs this same script again on the house's Node, and ends as it ends.
 *
 * @param {string} root
 */
export function continueOnHouseNode(root) {
  // The channel tells the other process when this one is gone, however it went.
  const child = spawn(findHouseNode(root), process.argv.slice(1), { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  // A terminal sends its signals to both; whoever signals us alone means both.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`The Node of this folder does not run (${error.message}): delete node_modules and start again.`);
    process.exit(1);
  });
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** @param {string} root */
function findHouseNode(root) {
  const installed = path.join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(installed)) return realpathSync(installed);
  if (major >= CAPABLE_MAJOR) return process.execPath;
  throw new Failure(
    "npm did not run the packages' install scripts: run `npm ci --ignore-scripts=false`, or use Node 24 or later.",
  );
}
