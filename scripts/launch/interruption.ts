import { readFileSync } from "node:fs";

const WATCH_EVERY_MS = 500;

/** Resolves when we are asked to end, or when whoever runs us is gone. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
    // The process that handed over to this one.
    if (process.channel) process.on("disconnect", () => resolve());
    const npm = findNpm();
    // A killed npm takes nobody with it.
    if (npm) setInterval(() => isAlive(npm) || resolve(), WATCH_EVERY_MS).unref();
  });
}

/** The npm among our ancestors; null where the system does not tell. */
function findNpm(): number | null {
  if (!process.env["npm_lifecycle_event"]) return null;
  try {
    for (let pid = process.ppid; pid > 1; pid = parentOf(pid)) {
      if (/^npm |\bnpm-cli\.c?js\b/.test(commandOf(pid))) return pid;
    }
  } catch {
    // No /proc here.
  }
  return null;
}

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");

/** proc_pid_stat(5): the parent is the second field after the name, which stands in brackets and may hold anything. */
function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
