import "server-only";

const MINUTE_MS = 60_000;

/**
 * So many a minute in this process, for what costs too little to be counted in the database. `take` says whether one is left
 * and, in the first of a minute, how many were refused in the one before.
 */
export function createMinute(most: number): (nowMs: number) => { isLeft: boolean; refusedBefore: number } {
  let begunMs = 0;
  let taken = 0;
  return (nowMs) => {
    const isNew = nowMs - begunMs >= MINUTE_MS;
    const refusedBefore = isNew ? Math.max(0, taken - most) : 0;
    if (isNew) [begunMs, taken] = [nowMs, 0];
    taken += 1;
    return { isLeft: taken <= most, refusedBefore };
  };
}
