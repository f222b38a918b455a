import { storeSession, variedTurns } from "#tests/support/long-session.ts";
import { expect, test } from "#tests/support/browser.ts";

test.use({ javaScriptEnabled: false });

test("[ROUTE-02] before a script has run the end of the conversation used last can be read", async ({
  page,
  signIn,
}) => {
  const user = await signIn();
  await storeSession(user.id, "First", variedTurns(2));
  await storeSession(user.id, "Last", variedTurns(41));
  await page.goto("/");
  await expect(page.getByText("Last", { exact: true })).toBeVisible();
  await expect(page.getByText("Reply 41.")).toBeInViewport();
  // Nothing would answer to it.
  await expect(page.locator("main").locator("xpath=ancestor-or-self::*[@inert]")).toHaveCount(1);
  await expect(page.locator("textarea")).not.toBeEditable();
});

test("[ROUTE-02] [HOME-02] it is the one that the browser told of, if it is the person's", async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  const stranger = await signIn();
  const foreign = await storeSession(stranger.id, "Foreign", variedTurns(1));
  const user = await signIn();
  const first = await storeSession(user.id, "First", variedTurns(3));
  await storeSession(user.id, "Last", variedTurns(2));

  const tell = (value: string) => context.addCookies([{ name: "CURRENT_SESSION", value, url: baseURL ?? "" }]);
  await tell(first);
  await page.goto("/");
  await expect(page.getByText("Reply 3.")).toBeVisible();
  for (const other of [foreign, "' OR 1=1 --", "00000000-0000-4000-8000-000000000000"]) {
    await tell(other);
    await page.goto("/");
    await expect(page.getByText("Reply 2.")).toBeVisible();
    await expect(page.getByText("Foreign")).toHaveCount(0);
  }
});

test("[ROUTE-02] in a language of its own script", async ({ page, context, baseURL, signIn }) => {
  const user = await signIn();
  await storeSession(user.id, "First", variedTurns(1));
  await context.addCookies([{ name: "NEXT_LOCALE", value: "am", url: baseURL ?? "" }]);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "am");
  await expect(page.getByText("Reply 1.")).toBeVisible();
});

test("[MAT-02] what the materials page shows by then is not to be filled in yet", async ({ page, signIn }) => {
  await signIn({ plan: "teacher" });
  await page.goto("/materials");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel("Title").locator("xpath=ancestor::*[@inert]")).toHaveCount(1);
});
