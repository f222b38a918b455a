/** Below it the clock of a process says little. */
const LEAST_MS = 4;
const TRIES = 4;

/**
 * How many times as much time four times the work takes: about 4 where time grows with the work, 16 where it grows with its
 * square. Only this process's own time counts, however busy the machine is.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  work(size);
  return (
    leastMilliseconds(() => work(4 * size)) /
    Math.max(
      LEAST_MS,
      leastMilliseconds(() => work(size)),
    )
  );
}

/** The quickest of some runs, but a quick one needs no other. */
export function leastMilliseconds(run: () => unknown, enough = LEAST_MS, tries = TRIES): number {
  const time = ownMilliseconds(run);
  return time < enough || tries === 1 ? time : Math.min(time, leastMilliseconds(run, enough, tries - 1));
}

/** What some work takes of this process's own time: however busy the machine is does not count. */
export function ownMilliseconds(run: () => unknown): number {
  const before = process.cpuUsage().user;
  run();
  return (process.cpuUsage().user - before) / 1_000;
}

/** Between linear and quadratic. */
export const MOST_GROWTH = 9;
