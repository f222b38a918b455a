/**
 * How fast the chat screen is, in Chromium against the built app and a Postgres of its own: `node scripts/bench/chat-screen.ts`.
 * Opens a session of 5,000 messages and scrolls through it; then types and opens menus while a long reply streams in, the
 * processor slowed four times. Run it on a quiet machine; `npm run build` comes first.
 */
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "#scripts/test/browser.ts";
import { startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser, disconnectFactories, sessionCookie } from "#tests/support/factories.ts";
import { startInstallation } from "#tests/support/installation.ts";
import { storeSession, variedTurns } from "#tests/support/long-session.ts";
import { type ModelExchange, saying, startOpenAiServer } from "#tests/support/openai-server.ts";

const TURNS = 2_500;
const SLOW_DOWN = 4;

/** Long enough that reading all of it anew with each word would be felt. */
const REPLY = Array.from(
  { length: 40 },
  (_, part) =>
    `## Part ${part + 1}\n\nIron, Fe, takes up oxygen and gives Fe2O3, which is rust, by $\\Delta G = \\Delta H - T \\Delta S$. ` +
    `${"Water and salt, NaCl, help it along. ".repeat(4)}\n\n1. one\n2. two\n\n| Oxide | M in g/mol |\n|---|---|\n| Fe2O3 | 159.69 |\n| FeO | 71.84 |\n\n`,
).join("");

type Figures = { name: string; values: number[]; unit: string };

function show({ name, values, unit }: Figures): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(0);
  console.log(
    `${name.padEnd(58)} median ${at(0.5).padStart(5)}  98 % ${at(0.98).padStart(5)}  worst ${at(1).padStart(5)} ${unit}`,
  );
}

const lastReply = (page: Page) => page.getByText(`Reply ${TURNS}.`);

/** From the wish to see the session until its last reply stands on the screen. */
async function measureOpening(page: Page): Promise<void> {
  const loads: number[] = [];
  for (let visit = 0; visit < 6; visit++) {
    const start = performance.now();
    await page.goto("/");
    await lastReply(page).waitFor();
    loads.push(performance.now() - start);
  }
  // Neither the server nor the browser has done anything before the first.
  show({ name: "5,000 messages, the first visit of all", values: loads.slice(0, 1), unit: "ms" });
  show({ name: "5,000 messages, from the address to the last reply", values: loads.slice(1), unit: "ms" });

  const opened: number[] = [];
  await page.getByRole("tab", { name: "Sessions" }).click();
  const sessions = page.getByRole("navigation", { name: "Your sessions" });
  for (let visit = 0; visit < 5; visit++) {
    await sessions.getByRole("button", { name: /^Short/ }).click();
    await lastReply(page).waitFor({ state: "detached" });
    const start = performance.now();
    await sessions.getByRole("button", { name: /^Long/ }).click();
    await lastReply(page).waitFor();
    opened.push(performance.now() - start);
  }
  show({ name: "5,000 messages, from the click in the list", values: opened, unit: "ms" });
}

/** Scrolls up as a wheel does, and tells how long the frames took. */
async function measureScrolling(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Conversation" }).hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  for (let step = 0; step < 300; step++) await page.mouse.wheel(0, -400);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(1));
  const articles = await page.getByRole("article").count();
  show({ name: `frames while scrolling up (${articles} messages on the page)`, values: frames, unit: "ms" });
}

/** Types and opens menus while a reply streams in; how long each took to be on the screen, as Chromium reports it. */
async function measureInteractions(page: Page, model: ModelExchange): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const pieces = REPLY.match(/[\s\S]{1,12}/g) ?? [];
  let said = 0;
  const speech = setInterval(() => {
    const piece = pieces[said++];
    if (piece === undefined) clearInterval(speech);
    else model.say(piece);
  }, 15);
  const input = page.getByRole("textbox", { name: "Message" });
  const language = page.getByRole("button", { name: /Language/ });
  while (said < pieces.length) {
    await input.click();
    await input.pressSequentially("why is it so? ", { delay: 60 });
    await language.click();
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Topics" }).click();
    await page.getByRole("tab", { name: "Sessions" }).click();
  }
  model.end();
  await page.getByText("Part 40").waitFor();
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  show({ name: `interaction to next paint, processor ${SLOW_DOWN} times slower`, values: durations, unit: "ms" });
}

const installation = await startInstallation();
process.env["DATABASE_URL"] = installation.databaseUrl;
const openai = await startOpenAiServer(saying("Nothing."));
const app = await startAppServer({
  databaseUrl: installation.databaseUrl,
  env: { OPENAI_API_KEY: "any", OPENAI_BASE_URL: openai.baseUrl },
});
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(executablePath && { executablePath }),
});
try {
  await using user = await createSignedInUser({ plan: "student" });
  await storeSession(user.id, "Short", variedTurns(3));
  await storeSession(user.id, "Long", variedTurns(TURNS));
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([sessionCookie(user.token, app.url)]);
  const page = await context.newPage();
  await measureOpening(page);
  await measureScrolling(page);
  await page.reload();
  await lastReply(page).waitFor();
  const asked = new Promise<ModelExchange>((resolve) => openai.answerWith(resolve));
  await page.getByRole("textbox", { name: "Message" }).fill("Why does iron rust?");
  await page.keyboard.press("Enter");
  await measureInteractions(page, await asked);
  await context.close();
} finally {
  await browser.close();
  await app.stop();
  await openai.close();
  await disconnectFactories();
  await installation.stop();
}
