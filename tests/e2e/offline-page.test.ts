import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

/** An app of this file's own, which can be taken away. */
let app: AppServer;
let shared: string | undefined;

test.describe.configure({ mode: "default" });
test.use({
  serviceWorkers: "allow",
  expectedConsoleErrors: [/status of 503|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/],
});

const start = (port?: number) =>
  startAppServer({ databaseUrl: process.env["DATABASE_URL"] ?? "", ...(port !== undefined && { port }) });

test.beforeAll(async () => {
  app = await start();
  shared = process.env["BASE_URL"];
  process.env["BASE_URL"] = app.url;
});

test.afterAll(async () => {
  if (shared !== undefined) process.env["BASE_URL"] = shared;
  await app.stop();
});

async function restart(): Promise<void> {
  app = await start(Number(new URL(app.url).port));
}

/** The worker opens pages from when it controls this one. */
function untilKept(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise<void>((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }),
    );
  });
}

const wordsIn = async (locale: Locale) => (await loadMessages(locale, ["offline"])).offline;

for (const locale of ["en", "am", "zh"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[I18N-01] in ${locale}, a page that is opened without the server says so, and opens when it is back`, async ({
      page,
      signIn,
    }) => {
      const words = await wordsIn(locale);
      await signIn();
      await page.goto("/");
      await expect(page.getByRole("textbox").last()).toBeVisible();
      await untilKept(page);
      await app.stop();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expectAccessible(page);

      await restart();
      await page.getByRole("link", { name: words.retry }).click();
      await expect(page.getByRole("textbox").last()).toBeVisible();
    });
  });
}

test("without a connection the theme stays, and the page that was asked for opens by itself afterwards", async ({
  page,
  context,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem("atomcoach.settings", JSON.stringify({ theme: "dark" })));
  await signIn();
  await openChat(page);
  await untilKept(page);
  await app.stop();
  await context.setOffline(true);
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { level: 1, name: "AtomCoach cannot be reached" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe("rgb(20, 25, 31)");
  await restart();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Pricing" })).toBeVisible();
});

test("a visitor's browser is given nothing to keep, and nobody's anything of theirs", async ({ page, signIn }) => {
  const kept = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }));
  await page.goto("/pricing", { waitUntil: "load" });
  expect(await kept()).toEqual({ workers: 0, caches: 0 });
  await signIn();
  await page.goto("/");
  await untilKept(page);
  expect(await kept()).toEqual({ workers: 1, caches: 0 });
});

test("another language is another worker", async ({ page, context, signIn, baseURL }) => {
  await signIn();
  await openChat(page);
  await untilKept(page);
  await context.addCookies([{ name: "NEXT_LOCALE", value: "fr", url: baseURL ?? "" }]);
  await page.reload();
  const scripts = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL.split("/").at(-1)),
    );
  await expect.poll(scripts).toEqual(["offline-worker.js?locale=fr"]);
});
