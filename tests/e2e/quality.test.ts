import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { LAST_FIGURES } from "#lib/quality/last-figures.ts";
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[ROUTE-04] [I18N-01] /quality is linked from the landing page, and tells its figures in ${locale}`, async ({
      page,
    }) => {
      await page.goto("/");
      const { common, quality } = await loadMessages(locale, ["common", "quality"]);
      await page.getByRole("contentinfo").getByRole("link", { name: common.quality }).click();
      await expect(page).toHaveURL("/quality");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(quality.title);
      await expect(page.getByRole("heading", { level: 2 })).toHaveText([
        quality.engine.title,
        quality.claims.title,
        quality.eval.title,
        quality.languages.title,
        quality.repeat.title,
      ]);
      await expect(page.getByText(LAST_FIGURES.eval.command, { exact: true })).toBeVisible();
      await expectAccessible(page, looksIn(locale));
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[ROUTE-04] /quality is complete, and says what was measured, when and how", async ({ page }) => {
    await page.goto("/quality");
    const { figures } = LAST_FIGURES.claims;
    const count = (value: number) => value.toLocaleString("en");
    await expect(page.getByText(`of ${count(figures.wrongClaims)} wrong claims were shown as checked.`)).toBeVisible();
    await expect(page.getByText(`of ${count(figures.trueClaims)} true claims were confirmed.`)).toBeVisible();
    const commands = [
      LAST_FIGURES.solver,
      LAST_FIGURES.problems,
      LAST_FIGURES.speed,
      LAST_FIGURES.claims,
      LAST_FIGURES.eval,
    ].map(({ command }) => command);
    await expect(page.locator("section li code")).toHaveText(commands);
    if (LAST_FIGURES.eval.figures.source === "scripted")
      await expect(page.getByText("No language model took part in this run.")).toBeVisible();
  });
});

for (const width of [360, 768, 1440]) {
  test(`nothing of /quality stands beyond a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/quality");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
