import { expect, test } from "#tests/support/browser.ts";

test.use({ expectedConsoleErrors: [/Content Security Policy/], expectsRefusal: true });

test("what a page's policy refuses is reported to our own server", async ({ page }) => {
  await page.goto("/pricing");
  const reported = page.waitForResponse("**/api/csp-report");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'injected'";
    document.body.append(script);
  });
  expect((await reported).status()).toBe(204);
  await expect(page).not.toHaveTitle("injected");
});
