import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** How long a Postgres that lost its parent may take to end in order. */
const PATIENCE_MS = 10_000;

/**
 * Clears the way of a cluster that nobody should be running: ends a Postgres that outlived its parent, and removes the
 * trace of one that died, whose process number may be somebody else's by now.
 */
export async function clearOrphan(data: string): Promise<void> {
  const pidFile = path.join(data, "postmaster.pid");
  const first = (await readFile(pidFile, "utf8").catch(() => "")).split("\n")[0];
  const pid = Number(first);
  if (!pid) return;
  if (!(await commandOf(pid)).includes(data)) {
    await rm(pidFile, { force: true });
    return;
  }
  const deadline = Date.now() + PATIENCE_MS;
  signal(pid, "SIGINT");
  while (isAlive(pid) && Date.now() < deadline) await sleep(50);
  if (isAlive(pid)) signal(pid, "SIGQUIT");
  while (isAlive(pid) && Date.now() < deadline + PATIENCE_MS) await sleep(50);
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const { stdout } = await promisify(execFile)("ps", ["-p", String(pid), "-o", "command="]).catch(() => ({
    stdout: "",
  }));
  return stdout;
}

function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
