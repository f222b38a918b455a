import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { createSignIn } from "#tests/support/factories.ts";
import { openChat } from "./chat-screen.ts";

async function openSignIns(page: Page) {
  await page.getByRole("button", { name: "Student Preferences" }).click();
  await page.getByRole("tab", { name: "Study" }).click();
  const signIns = page.getByRole("region", { name: "Where you are signed in" });
  await expect(signIns.getByRole("listitem").first()).toBeVisible();
  return signIns;
}

const statusOf = async (page: Page, token: string): Promise<number> =>
  (await page.request.get("/api/auth/user", { headers: { cookie: `authjs.session-token=${token}` } })).status();

test("[LIMIT-04] where one is signed in is listed, and ended from there, also by the keyboard", async ({
  page,
  signIn,
}) => {
  const { id } = await signIn();
  const tokens = [await createSignIn(id), await createSignIn(id), await createSignIn(id)];
  await openChat(page);
  const signIns = await openSignIns(page);
  await expect(signIns.getByRole("listitem")).toHaveCount(4);
  const own = signIns.getByRole("listitem").filter({ hasText: "This device" });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole("link", { name: /^Sign out: / })).toHaveAttribute("href", "/api/logout");

  const first = signIns.getByRole("button", { name: /^Sign out: Unknown browser, Signed in on / }).first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(signIns.getByRole("listitem")).toHaveCount(3);
  await expect(signIns.getByRole("heading")).toBeFocused();
  expect((await Promise.all(tokens.map((token) => statusOf(page, token)))).toSorted()).toEqual([200, 200, 401]);

  await signIns.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(signIns.getByText("You are signed in nowhere else.")).toBeVisible();
  await expect(signIns.getByRole("listitem")).toHaveCount(1);
  expect(await Promise.all(tokens.map((token) => statusOf(page, token)))).toEqual([401, 401, 401]);
  await page.reload();
  await openChat(page);
});

test("[LIMIT-04] a sign-in says in coarse words where it was made; to end this one is to leave", async ({
  browser,
}) => {
  const userAgent = "Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0";
  const page = await browser.newPage({ userAgent });
  await page.goto("/api/login");
  await page.getByRole("button", { name: /^Student/ }).click();
  await openChat(page);
  const signIns = await openSignIns(page);
  const own = signIns.getByRole("listitem").filter({ hasText: "This device" });
  await expect(own).toContainText("Firefox on Android");
  await own.getByRole("link", { name: /^Sign out/ }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.close();
});

test.describe("what fails", () => {
  test.use({ expectedConsoleErrors: [/the server responded with a status of 50\d/] });

  test("[LIMIT-04] a list that cannot be had, and a sign-in that cannot be ended, say so", async ({ page, signIn }) => {
    const { id } = await signIn();
    await createSignIn(id);
    const chat = await openChat(page);
    let isDown = true;
    await page.route("**/api/user/sign-ins**", (route) =>
      isDown || route.request().method() === "DELETE" ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await page.getByRole("button", { name: "Student Preferences" }).click();
    await page.getByRole("tab", { name: "Study" }).click();
    const signIns = page.getByRole("region", { name: "Where you are signed in" });
    await expect(signIns.getByRole("alert")).toContainText("could not be loaded");
    isDown = false;
    await signIns.getByRole("button", { name: "Try again" }).click();
    await signIns.getByRole("button", { name: /^Sign out:/ }).click();
    await expect(chat.toast("Not Signed Out")).toContainText("could not be ended");
    await expect(signIns.getByRole("listitem")).toHaveCount(2);
  });
});

for (const [index, locale] of LOCALES.entries()) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, colorScheme: index % 2 === 0 ? "dark" : "light" });

    test(`[LIMIT-04] [I18N-01] in ${locale} the list fits a small phone and breaks no rule of accessibility`, async ({
      page,
      signIn,
    }) => {
      const { id } = await signIn();
      await createSignIn(id);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto("/");
      const { settings } = await loadMessages(locale, ["settings"]);
      await page.getByRole("button", { name: settings.title }).click();
      await page.getByRole("tab", { name: settings.tabs.study, exact: true }).click();
      const signIns = page.getByRole("region", { name: settings.signIns.title });
      await expect(signIns.getByRole("listitem")).toHaveCount(2);
      await expect(signIns.getByText(settings.signIns.this, { exact: true })).toBeVisible();
      await signIns.getByRole("button", { name: settings.signIns.signOutOthers }).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page, looksIn(locale));
      await signIns.getByRole("button", { name: settings.signIns.signOutOthers }).click();
      await expect(signIns.getByText(settings.signIns.onlyHere)).toBeVisible();
      await expectAccessible(page, looksIn(locale));
    });
  });
}
