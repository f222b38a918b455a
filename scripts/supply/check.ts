// Checks the lock file, and asks the registry whether anything of it is known to be unsafe.
// usage: npm run supply
import { spawnSync } from "node:child_process";
import { adviceIn } from "./advice.ts";
import { findFaults, isOfOtherPlatform } from "./check-lock.ts";
import { packagesOf, readLock, readManifest } from "./lock-file.ts";

const ASKED_FOR_MS = 60_000;

const lock = readLock();
const faults = findFaults(lock, readManifest());
const unverified = packagesOf(lock).filter(([, locked]) => isOfOtherPlatform(locked)).length;
console.log(`lock file: ${packagesOf(lock).length} packages, ${faults.length} faults`);
for (const fault of faults) console.log(`  ${fault}`);
console.log(`  of other platforms, without a digest: ${unverified}`);

const { stdout } = spawnSync("npm", ["audit", "--json"], {
  encoding: "utf8",
  timeout: ASKED_FOR_MS,
  shell: process.platform === "win32",
});
const advice = adviceIn(stdout ?? "");
if (advice === null) console.log("advisories: NOT CHECKED, the registry gave no answer");
else console.log(`advisories: ${advice.length} packages`);
for (const { name, severity } of advice ?? []) console.log(`  ${name}: ${severity}`);

const isUnsafe = advice?.some(({ severity }) => severity === "high" || severity === "critical") ?? false;
if (faults.length > 0 || isUnsafe) process.exitCode = 1;
