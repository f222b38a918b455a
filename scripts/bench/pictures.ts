/**
 * What a picture of each kind weighs, and how long a frame takes while a slider moves, in Chromium against the built app:
 * `node scripts/bench/pictures.ts`, or with names of kinds. The processor is slowed four times. Run it on a quiet machine;
 * `npm run build` comes first.
 */
import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { GALLERY } from "#lib/pictures/gallery.fixture.ts";
import { PICTURE_KINDS, type PictureKind } from "#lib/pictures/kinds.ts";
import { findBrowser } from "#scripts/test/browser.ts";
import { createSignedInUser, disconnectFactories, sessionCookie } from "#tests/support/factories.ts";
import { startInstallation } from "#tests/support/installation.ts";

const SLOW_DOWN = 4;
const WANTED = { kilobytes: 60, frameMs: 8 } as const;

/** Each slider is turned once over all its values before it is measured, and then back. */
const TURNS = 2;

/** The sizes of the scripts that come, as they come over the line. */
async function watchSizes(devTools: CDPSession): Promise<() => number[]> {
  const sizes: number[] = [];
  const scripts = new Set<string>();
  await devTools.send("Network.enable");
  devTools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.delete(requestId)) sizes.push(encodedDataLength);
  });
  return () => sizes.splice(0);
}

/** Script, style and layout of each step of a slider over all its values, in milliseconds. */
const turnThrough = (slider: Locator): Promise<number[]> =>
  slider.evaluate(async (input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const took: number[] = [];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const last = Number(input.max);
    const path = Number(input.value) < last / 2 ? (at: number) => at : (at: number) => last - at;
    for (let at = 0; at <= last; at += 1) {
      await nextFrame();
      const start = performance.now();
      set?.call(input, String(path(at)));
      input.dispatchEvent(new Event("input", { bubbles: true }));
      // React renders what was typed or turned before the microtasks end.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      took.push(performance.now() - start);
    }
    return took;
  });

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** What the page's thread has worked so far, in milliseconds: a machine that does something else besides changes nothing. */
async function workedMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  const counted = metrics.filter(({ name }) =>
    ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"].includes(name),
  );
  return counted.reduce((sum, { value }) => sum + 1_000 * value, 0);
}

async function measure(page: Page, kind: PictureKind): Promise<string> {
  const [[problem = ""] = []] = GALLERY[kind];
  await page.goto("/");
  const input = page.getByRole("textbox", { name: "Message", exact: true });
  await input.fill(problem);
  await input.press("Enter");
  const card = page.getByRole("article", { name: "AtomCoach" }).last();
  await card.getByRole("button", { name: "Copy" }).waitFor();
  const devTools = await page.context().newCDPSession(page);
  const sizes = await watchSizes(devTools);
  await card.getByRole("button", { name: "See it as a picture" }).click();
  await card.getByRole("checkbox", { name: "Predict first, then see" }).uncheck();
  const [greatest = 0, ...others] = sizes().toSorted((a, b) => b - a);
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  let worked = 0;
  const frames: number[] = [];
  for (const slider of await card.getByRole("slider").all()) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const before = await workedMs(devTools);
      const took = await turnThrough(slider);
      if (turn === 0) continue;
      frames.push(...took);
      worked += (await workedMs(devTools)) - before;
    }
  }
  const sorted = frames.toSorted((a, b) => a - b);
  const all = others.reduce((sum, each) => sum + each, greatest);
  const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1).padStart(6);
  const ms = (value: number): string => value.toFixed(1).padStart(6);
  return (
    `${kind.padEnd(13)} greatest script ${kilobytes(greatest)} of ${kilobytes(all)} kB   frame: worked ${ms(worked / frames.length)} ms` +
    `   passed: median ${ms(at(sorted, 0.5))}  95 % ${ms(at(sorted, 0.95))}  worst ${ms(at(sorted, 1))} ms`
  );
}

const wanted = PICTURE_KINDS.filter((kind) => process.argv.length < 3 || process.argv.includes(kind));
const installation = await startInstallation();
process.env["DATABASE_URL"] = installation.databaseUrl;
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(executablePath && { executablePath }),
});
try {
  console.log(`wanted: ${WANTED.kilobytes} kB and ${WANTED.frameMs} ms, processor ${SLOW_DOWN} times slower`);
  for (const kind of wanted) {
    // A person for each, whose browser has nothing yet.
    await using user = await createSignedInUser({ plan: "student" });
    const context = await browser.newContext({ baseURL: installation.app.url, viewport: { width: 1440, height: 900 } });
    await context.addCookies([sessionCookie(user.token, installation.app.url)]);
    console.log(await measure(await context.newPage(), kind));
    await context.close();
  }
} finally {
  await browser.close();
  await disconnectFactories();
  await installation.stop();
}
