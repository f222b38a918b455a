import { expect, type Page, type Request } from "@playwright/test";

/**
 * Call it before the page is opened. What it gives waits until nothing is under way and the page has nothing left to do: what
 * is asked for after that, somebody did. The browser's own "networkidle" may have come before a slow page began to ask.
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on("request", (request) => {
    begun += 1;
    open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return () =>
    expect
      .poll(
        async () => {
          const before = begun;
          await page.evaluate(untilIdleTwice);
          return { begun: begun - before, open: [...open].map((request) => request.url()) };
        },
        { intervals: [20] },
      )
      .toEqual({ begun: 0, open: [] });
}

/**
 * Runs in the page: what was left to do may have left something to do, too. A browser that draws nothing may put off its idle
 * time by ten seconds, though there is nothing to do.
 */
async function untilIdleTwice(): Promise<void> {
  for (let time = 0; time < 2; time += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
}
