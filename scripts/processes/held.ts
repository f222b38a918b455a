import { readdirSync, readFileSync } from "node:fs";

/** What processes take of the machine: the memory that they hold now, and the processors' time that they have used. */
export type Held = { residentMiB: number; processorMs: number };

export const NOTHING: Held = { residentMiB: 0, processorMs: 0 };

/** Linux counts processors' time for programs in these, on every machine (USER_HZ). */
const TICK_MS = 10;

/** What all processes below one hold together, without its own part. Linux alone tells it. */
export function heldUnder(pid: number): Held {
  return childrenOf(pid)
    .flatMap((child) => [heldBy(child), heldUnder(child)])
    .reduce(
      (sum, one) => ({
        residentMiB: sum.residentMiB + one.residentMiB,
        processorMs: sum.processorMs + one.processorMs,
      }),
      NOTHING,
    );
}

function heldBy(pid: number): Held {
  const kiB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  // Behind the name, which may hold anything: the user's and the system's time are fields 14 and 15 of proc(5).
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return { residentMiB: Number(kiB ?? 0) / 1024, processorMs: TICK_MS * (Number(fields[11]) + Number(fields[12])) };
}

/** Each thread has a list of those that it started. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    (readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").match(/\d+/g) ?? []).map(Number),
  );
}
