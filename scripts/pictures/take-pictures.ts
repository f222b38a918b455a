/**
 * Takes the pictures of public/pictures anew, in each language: screens of the built app for the landing page, light and
 * dark, and what other sites show for a link to it. `npm run build`, then `node scripts/pictures/take-pictures.ts`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { PICTURE_SIZE } from "#components/marketing/picture-size.ts";
import { type Locale, LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { findBrowser } from "#scripts/test/browser.ts";
import { startInstallation } from "#tests/support/installation.ts";
import { drawPreview } from "./draw-preview.ts";
import { SCREENS, signIn } from "./screens.ts";

const FOLDER = fileURLToPath(new URL("../../public/pictures/", import.meta.url));

const PREVIEW_SIZE = { width: 1200, height: 630 };

/** A picture of the page has to come over the slowest lines. */
const MOST_BYTES = 40_000;

async function store(name: string, bytes: Buffer): Promise<void> {
  if (bytes.length > MOST_BYTES && name.endsWith(".webp"))
    throw new Error(`${name} has ${bytes.length} bytes, more than ${MOST_BYTES}`);
  const file = path.join(FOLDER, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${name.padEnd(32)} ${bytes.length}`);
}

async function inLocale(context: BrowserContext, url: string, locale: Locale): Promise<void> {
  await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url }]);
}

/** Whole: colours that are still on their way from one theme to the other would be in the picture. */
async function wearTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html.${theme}`).waitFor();
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function takeScreens(browser: Browser, url: string, locale: Locale): Promise<void> {
  const words = await loadMessages(locale, ["chat", "sidebar", "tutor"]);
  // Twice as fine as the page, for screens that are.
  await using context = await browser.newContext({
    baseURL: url,
    deviceScaleFactor: 2,
    viewport: { width: PICTURE_SIZE.width, height: 900 },
    reducedMotion: "reduce",
  });
  await inLocale(context, url, locale);
  const page = await context.newPage();
  await signIn(page);
  const devTools = await context.newCDPSession(page);
  for (const [name, find] of Object.entries(SCREENS)) {
    const top = await find(page, words);
    for (const theme of ["light", "dark"] as const) {
      await wearTheme(page, theme);
      const clip = { x: 0, y: await top(), ...PICTURE_SIZE, scale: 1 };
      const { data } = await devTools.send("Page.captureScreenshot", { format: "webp", quality: 80, clip });
      await store(`${locale}/${name}-${theme}.webp`, Buffer.from(data, "base64"));
    }
  }
}

async function takePreview(browser: Browser, url: string, locale: Locale): Promise<void> {
  // Without scripts nobody draws the page anew that is taken apart for it; its policy forbids the styles that are put in.
  await using context = await browser.newContext({
    baseURL: url,
    viewport: PREVIEW_SIZE,
    javaScriptEnabled: false,
    bypassCSP: true,
  });
  await inLocale(context, url, locale);
  const page = await context.newPage();
  await drawPreview(page);
  await store(`${locale}/preview.png`, await page.screenshot({ type: "png" }));
}

const installation = await startInstallation();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const locale of LOCALES) {
    await takeScreens(browser, installation.app.url, locale);
    await takePreview(browser, installation.app.url, locale);
  }
} finally {
  await browser.close();
  await installation.stop();
}
