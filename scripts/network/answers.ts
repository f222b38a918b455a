import { setTimeout as sleep } from "node:timers/promises";

const ASK_EVERY_MS = 50;

/** Waits until there is any answer at the address; false when the server behind it ended before, or time is up. */
export async function answers(url: string, server: { ended: Promise<unknown> }, patienceMs: number): Promise<boolean> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), patienceMs);
  void server.ended.then(() => over.abort());
  while (!over.signal.aborted) {
    const answer = await fetch(url, { redirect: "manual", signal: over.signal }).catch(() => null);
    if (answer) {
      clearTimeout(timer);
      return true;
    }
    await sleep(ASK_EVERY_MS);
  }
  return false;
}
