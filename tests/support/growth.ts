/** Below it, in microseconds, the clock of a process says little. */
const LEAST = 4_000;
const TRIES = 4;

/**
 * How many times as much time four times the work takes: about 4 where time grows with the work, 16 where it grows with its
 * square. Only this process's own time counts, however busy the machine is.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  work(size);
  return leastTime(() => work(4 * size)) / Math.max(LEAST, leastTime(() => work(size)));
}

/** The quickest of some runs. */
function leastTime(run: () => unknown): number {
  const times = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage().user;
    run();
    return process.cpuUsage().user - before;
  });
  return Math.min(...times);
}

/** Between linear and quadratic. */
export const MOST_GROWTH = 9;
