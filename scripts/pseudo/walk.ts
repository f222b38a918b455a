// Runs in the copy that scripts/pseudo/pseudo.ts built: walks the screens, and writes what is wrong with them as JSON lines.
import { mkdirSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { createWords } from "#lib/i18n/words.ts";
import { findBrowser } from "#scripts/test/browser.ts";
import { createSignedInUser, disconnectFactories, sessionCookie } from "#tests/support/factories.ts";
import { startInstallation } from "#tests/support/installation.ts";
import { assertSighted, inspect } from "./inspect.ts";

const WIDTHS = [360, 1_440];
const HEIGHT = 900;
const PICTURES = process.env["PSEUDO_PICTURES"] ?? "";

const words = await createWords("en", ["chat", "feedback-dialog", "settings", "sidebar", "uploads"]);

const ownWords = `article[aria-label="${words("chat.conversation.you")}"]`;

type Stop = (name: string) => Promise<void>;

/** The pages that everyone may see. */
async function walkOutside(page: Page, stop: Stop): Promise<void> {
  for (const path of [
    "/",
    "/pricing",
    "/sign-in",
    "/quality",
    "/tools",
    "/help",
    "/privacy",
    "/terms",
    "/contact",
    "/no/such/page",
  ]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await stop(path);
  }
}

/** The cards of questions have fields of their own. */
const composer = (page: Page) => page.locator("textarea:not(article textarea)");

/** One that has a heading; the drawer of the phone is a dialog too. */
const dialogIn = (page: Page) => page.locator("dialog[open][aria-labelledby]");

async function inDialog(page: Page, open: () => Promise<void>, look: () => Promise<void>): Promise<void> {
  await open();
  await dialogIn(page).waitFor();
  await look();
  await page.keyboard.press("Escape");
  await dialogIn(page).waitFor({ state: "detached" });
}

/** Asks in words that the engine knows, and waits until the reply is stored. */
async function ask(page: Page, text: string): Promise<void> {
  const copies = page.getByRole("article").getByRole("button", { name: words("chat.reply.copy") });
  const before = await copies.count();
  await composer(page).fill(text);
  await page.getByRole("button", { name: words("chat.input.send"), exact: true }).click();
  await copies.nth(before).waitFor();
}

async function walkChat(page: Page, stop: Stop): Promise<void> {
  await page.goto("/");
  await composer(page).waitFor();
  await stop("chat, empty");
  for (const [name, text] of [
    ["solution", "molar mass of CuSO4·5H2O"],
    ["refusal", "balance Fe + -> Fe2O3"],
    ["lesson", "What is density?"],
  ] as const) {
    await ask(page, text);
    await stop(`chat, ${name}`);
  }
  for (const [action, sign] of [
    ["practiceProblem", "article textarea"],
    ["multipleChoice", "article input[type=radio]"],
  ] as const) {
    await page.getByRole("button", { name: words(`chat.input.${action}`), exact: true }).click();
    await page.locator(sign).first().waitFor();
    await stop(`chat, ${action}`);
  }
}

async function walkDialogs(page: Page, stop: Stop): Promise<void> {
  for (const key of [
    "settings.title",
    "feedback-dialog.title",
    "uploads.attach",
    "sidebar.practice.progress",
  ] as const) {
    const opener = page.getByRole("button", { name: words(key), exact: true });
    if (!(await opener.isVisible())) {
      await page.getByRole("button", { name: words("chat.sidebar.open") }).click();
      await opener.waitFor();
      await stop("sidebar");
    }
    await inDialog(
      page,
      () => opener.click(),
      async () => {
        const tabs = dialogIn(page).getByRole("tab");
        if ((await tabs.count()) === 0) await stop(key);
        for (const tab of await tabs.all()) {
          await tab.click();
          await stop(`${key}, ${await tab.textContent()}`);
        }
      },
    );
  }
}

async function walkMaterials(page: Page, stop: Stop): Promise<void> {
  await page.goto("/materials");
  await page.getByRole("tab").first().waitFor();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await stop(`materials, ${await tab.textContent()}`);
  }
}

/** Tells of each screen what is wrong with it, and keeps a picture if that is wanted. */
function inspector(page: Page, width: number): Stop {
  let stops = 0;
  return async (name) => {
    stops += 1;
    const picture = `${PICTURES}/${width}-${String(stops).padStart(2, "0")}-${name.replace(/[^a-z]+/gi, "-")}.png`;
    if (PICTURES) await page.screenshot({ path: picture });
    for (const fault of await inspect(page, ownWords)) console.log(JSON.stringify({ width, screen: name, fault }));
    console.log(JSON.stringify({ width, screen: name }));
  };
}

async function walkAt(width: number, context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: HEIGHT });
  await assertSighted(page);
  const stop = inspector(page, width);
  await walkOutside(page, stop);
  await using user = await createSignedInUser({ plan: "teacher" });
  await context.addCookies([sessionCookie(user.token, url)]);
  await walkChat(page, stop);
  await walkDialogs(page, stop);
  await walkMaterials(page, stop);
}

async function walk(): Promise<void> {
  const { app, databaseUrl, stop } = await startInstallation();
  process.env["DATABASE_URL"] = databaseUrl;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        baseURL: app.url,
        locale: "en",
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await walkAt(width, context, app.url);
      await context.close();
    }
  } finally {
    await browser.close();
    await disconnectFactories();
    await stop();
  }
}

if (PICTURES) mkdirSync(PICTURES, { recursive: true });
await walk();
