import type { Page } from "@playwright/test";
import { type Locale, LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";

const SETTINGS_KEY = "atomcoach.settings";
const NOT_FOUND = /the server responded with a status of 404/;

const PAGES = [
  { path: "/pricing", heading: async (locale: Locale) => (await loadMessages(locale, ["pricing"])).pricing.title },
  { path: "/sign-in", heading: async (locale: Locale) => (await loadMessages(locale, ["sign-in"]))["sign-in"].title },
  { path: "/no/such/page", heading: async (locale: Locale) => (await loadMessages(locale, ["missing"])).missing.title },
];

async function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

const PAPER = "rgb(250, 247, 240)";
const SLATE = "rgb(20, 25, 31)";

for (const locale of LOCALES) {
  for (const { path, heading } of PAGES) {
    test.describe(`${path} in ${locale}`, () => {
      test.use({ locale, expectedConsoleErrors: [NOT_FOUND] });

      test(`[I18N-01] [I18N-02] ${path} arrives in ${locale}, the browser's language, without accessibility violations`, async ({
        page,
      }) => {
        const response = await page.goto(path);
        expect(response?.headers()["content-language"]).toBe(locale);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(await heading(locale));
        await expectAccessible(page, looksIn(locale));
      });
    });
  }
}

test("[ROUTE-03] [PLAN-01] /pricing shows the plans to everyone, signed in or not", async ({ page, signIn }) => {
  await page.goto("/pricing");
  await expect(page.locator(".plans > li")).toHaveCount(3);
  await signIn();
  await page.reload();
  await expect(page.locator(".plans > li")).toHaveCount(3);
});

test.describe("an unknown path", () => {
  test.use({ expectedConsoleErrors: [NOT_FOUND] });

  for (const path of [
    "/no/such/page",
    "/landing",
    "/chat",
    "/en/pricing",
    "/en",
    "/pricing/more",
    "/file.txt",
    "/%E0%A4%A8",
  ]) {
    test(`[ROUTE-04] ${path} is Page Not Found, with status 404 and a way home`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      await page.getByRole("link", { name: "Go to the home page" }).click();
      await expect(page).toHaveURL("/");
    });
  }
});

test("[I18N-02] the chosen language is kept in the cookie and mirrored in local storage", async ({ page, context }) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("button", { name: "አማርኛ" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page.locator("html")).toHaveAttribute("lang", "am");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("atomcoach.locale"))).toBe("am");

  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "am");

  await context.clearCookies({ name: "NEXT_LOCALE" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "am");
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "NEXT_LOCALE")?.value).toBe("am");
});

test("[I18N-02] a mirrored language that does not exist changes nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("atomcoach.locale", "xx"));
  await page.goto("/pricing");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("[I18N-01] the fonts of other scripts are loaded for their own languages only", async ({
  page,
  context,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const fonts = () => requested.filter((path) => path.startsWith("/fonts/"));
  const openIn = async (locale: Locale) => {
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
    requested.length = 0;
    await page.goto("/pricing");
    await page.evaluate(() => document.fonts.ready);
  };
  await openIn("en");
  expect(fonts()).toEqual([]);
  for (const [locale, font] of [
    ["am", "ethiopic"],
    ["hi", "devanagari"],
    ["zh", "noto-sans-sc"],
  ] as const) {
    await openIn(locale);
    await expect.poll(fonts).toEqual(expect.arrayContaining([expect.stringContaining(font)]));
  }
});

test("[SET-04] the theme of the settings is there before the page is painted, on built and rendered pages", async ({
  page,
}) => {
  await page.addInitScript(
    ([key, settings]) => {
      localStorage.setItem(key, settings);
      const watch = new MutationObserver(() => {
        if (!document.documentElement?.classList.contains("dark")) return;
        performance.mark("test.dark");
        watch.disconnect();
      });
      watch.observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
    },
    [SETTINGS_KEY, JSON.stringify({ theme: "dark", highContrast: false, fontSize: [18] })] as const,
  );
  for (const path of ["/", "/pricing", "/sign-in"]) {
    await page.goto(path);
    // The page may be there before its theme, but not be seen.
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
    const [darkSince, painted] = await page.evaluate(() => [
      performance.getEntriesByName("test.dark")[0]?.startTime,
      performance.getEntriesByName("first-paint")[0]?.startTime,
    ]);
    expect(darkSince).toBeLessThanOrEqual(painted ?? 0);
    expect(await backgroundOf(page)).toBe(SLATE);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20px");
    // Of several the first counts: the browser's own bars are dark too.
    await expect(page.locator("meta[name=theme-color]").first()).toHaveAttribute("content", "#14191f");
  }
});

test("[SET-04] without settings the theme follows the system, also when it changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/pricing");
  expect(await backgroundOf(page)).toBe(PAPER);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => backgroundOf(page)).toBe(SLATE);
});

test("[SET-03] unreadable settings are passed over", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, "{not json"), SETTINGS_KEY);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/pricing");
  expect(await backgroundOf(page)).toBe(PAPER);
});

test.describe("signing in without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[ROUTE-01] a demo account is one button", async ({ page }) => {
    await page.goto("/api/login");
    await expect(page).toHaveURL("/sign-in");
    await page.getByRole("button", { name: /New student/ }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: "Chemistry you can check" })).toHaveCount(0);
  });
});

test("a failed sign-in says so", async ({ page }) => {
  await page.goto("/sign-in?error=OAuthAccountNotLinked");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("already belongs to an account");
});

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
});

for (const locale of ["en", "hi"] as const) {
  test.describe(`a screen that breaks, in ${locale}`, () => {
    test.use({ locale, expectedConsoleErrors: [/broken by the test/] });

    test(`[I18N-01] in ${locale} it says so, and is shown when it is tried again`, async ({ page, signIn }) => {
      const words = (await loadMessages(locale, ["failure"])).failure;
      await signIn();
      // What the chat asks for while it is rendered, from the second visit on.
      await page.addInitScript(() => {
        const real = window.matchMedia.bind(window);
        window.matchMedia = (query) => {
          if (localStorage.getItem("test.broken") === null || query.includes("prefers")) return real(query);
          throw new Error("broken by the test");
        };
      });
      await page.goto("/");
      // Broken any sooner it would be the first visit that breaks, half taken over.
      await expect(page.getByRole("textbox").last()).toBeEditable();
      await page.evaluate(() => localStorage.setItem("test.broken", ""));
      await page.reload();
      const failure = page
        .getByRole("alert")
        .filter({ has: page.getByRole("heading", { level: 1, name: words.title }) });
      await expect(failure).toBeVisible();
      await expectAccessible(page);
      await expect(failure.getByRole("link", { name: words.home })).toHaveAttribute("href", "/");
      await page.evaluate(() => localStorage.removeItem("test.broken"));
      await failure.getByRole("button", { name: words.retry }).click();
      await expect(page.getByRole("textbox").last()).toBeVisible();
    });
  });
}
