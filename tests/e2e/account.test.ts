import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { createSignIn, sessionCookie } from "#tests/support/factories.ts";
import { openChat } from "./chat-screen.ts";

async function openAccount(page: Page) {
  await page.getByRole("button", { name: "Student Preferences" }).click();
  await page.getByRole("tab", { name: "Study" }).click();
  const account = page.getByRole("region", { name: "Your data and account" });
  await expect(account.getByRole("button", { name: "Delete account" })).toBeVisible();
  return account;
}

const FAREWELL = "Your account has been deleted, with everything that was stored about you.";

test("[API-28] all that is stored of a person can be downloaded from the preferences", async ({ page, signIn }) => {
  const { email } = await signIn();
  const chat = await openChat(page);
  await chat.askToTheEnd("molar mass of CuSO4·5H2O");
  const account = await openAccount(page);
  const started = page.waitForEvent("download");
  await account.getByRole("link", { name: "Download my data" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^atomcoach-account-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toMatchObject({
    format: "atomcoach-account",
    profile: { email },
    sessions: [{ topic: "stoichiometry" }],
  });
  expect(JSON.stringify(file.sessions[0].messages)).toContain("molar mass of CuSO");
});

test("[API-28] an account is deleted in two steps, confirmed by the e-mail address, and the landing page says so", async ({
  page,
  context,
  signIn,
}) => {
  const { id, email } = await signIn();
  const elsewhere = await createSignIn(id);
  await page.addInitScript(() => localStorage.setItem("atomcoach.settings", JSON.stringify({ compactMode: true })));
  const chat = await openChat(page);
  await chat.input.fill("half a thought");
  const account = await openAccount(page);
  await account.getByRole("button", { name: "Delete account" }).click();
  const field = account.getByRole("textbox", { name: `To confirm, type ${email}` });
  await expect(field).toBeFocused();
  await account.getByRole("button", { name: "Keep my account" }).click();
  await expect(account.getByRole("button", { name: "Delete account" })).toBeFocused();

  await account.getByRole("button", { name: "Delete account" }).click();
  await field.fill("somebody@else.test");
  await field.press("Enter");
  await expect(account.getByRole("alert")).toHaveText("This is not what you were asked to type.");
  await field.fill(email);
  await expect(account.getByRole("alert")).toHaveText("");
  await account.getByRole("button", { name: "Delete for good" }).click();

  await expect(page.getByRole("status").filter({ hasText: FAREWELL })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toContain("atomcoach.settings");
  expect(kept.filter((key) => key.startsWith("atomcoach.") && !key.startsWith("atomcoach.settings"))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("authjs.session-token");
  expect(
    (await page.request.get("/api/auth/user", { headers: { cookie: `authjs.session-token=${elsewhere}` } })).status(),
  ).toBe(401);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText(FAREWELL)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(FAREWELL)).toHaveCount(0);
});

test("[API-28] in another tab, what was deleted is no longer there", async ({ page, context, signIn }) => {
  const { email } = await signIn();
  await openChat(page);
  const other = await context.newPage();
  await openChat(other);
  const account = await openAccount(page);
  await account.getByRole("button", { name: "Delete account" }).click();
  await account.getByRole("textbox").fill(email);
  await account.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText(FAREWELL)).toBeVisible();
  await other.reload();
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(other.getByText(FAREWELL)).toHaveCount(0);
});

test.describe("what fails", () => {
  test.use({ expectedConsoleErrors: [/the server responded with a status of 502/] });

  test("[API-28] where the payments cannot be ended, the account stays, and it is said why", async ({
    page,
    signIn,
  }) => {
    const { email } = await signIn();
    const chat = await openChat(page);
    const { errors } = await loadMessages("en", ["errors"]);
    await page.route("**/api/user/account", (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({ status: 502, json: { code: "BILLING_NOT_ENDED", message: errors.BILLING_NOT_ENDED } })
        : route.fallback(),
    );
    const account = await openAccount(page);
    await account.getByRole("button", { name: "Delete account" }).click();
    await account.getByRole("textbox").fill(email);
    await account.getByRole("button", { name: "Delete for good" }).click();
    await expect(chat.toast("Account Not Deleted")).toContainText(errors.BILLING_NOT_ENDED);
    await expect(account.getByRole("button", { name: "Delete for good" })).toBeEnabled();
    await page.reload();
    await openChat(page);
  });
});

test("[API-28] a demo account says that it cannot be deleted, before a click is wasted", async ({ page }) => {
  await page.goto("/api/login");
  await page.getByRole("button", { name: /^Student/ }).click();
  await openChat(page);
  await page.getByRole("button", { name: "Student Preferences" }).click();
  await page.getByRole("tab", { name: "Study" }).click();
  await expect(page.getByText("This is a demo account.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete account" })).toHaveCount(0);
});

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[API-28] [I18N-01] in ${locale} the deletion fits a small phone, breaks no rule of accessibility, and is told at the end`, async ({
      page,
      signIn,
    }) => {
      const { email } = await signIn();
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto("/");
      const { settings } = await loadMessages(locale, ["settings"]);
      await page.getByRole("button", { name: settings.title }).click();
      await page.getByRole("tab", { name: settings.tabs.study, exact: true }).click();
      await page.getByRole("button", { name: settings.account.wish }).click();
      const field = page.getByRole("textbox", { name: settings.account.label.replace("{confirmation}", email) });
      await field.fill("?");
      await field.press("Enter");
      await expect(page.getByText(settings.account.mismatch)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page, looksIn(locale));
      await field.fill(email);
      await field.press("Enter");
      await expect(page.getByText(settings.account.farewell)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}

test("[API-28] the account's cookie of a browser that was elsewhere leads to the landing page, and is cleared", async ({
  page,
  context,
  signIn,
}) => {
  const { id, email } = await signIn();
  await openChat(page);
  const elsewhere = await createSignIn(id);
  const account = await openAccount(page);
  await account.getByRole("button", { name: "Delete account" }).click();
  await account.getByRole("textbox").fill(email);
  await account.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText(FAREWELL)).toBeVisible();
  await context.addCookies([sessionCookie(elsewhere, new URL(page.url()).origin)]);
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("authjs.session-token");
});
