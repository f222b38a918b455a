import { LOCALES } from "#lib/i18n/locales.ts";
import landing from "#messages/en/landing.json" with { type: "json" };
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { weighPage } from "#tests/support/page-weight.ts";

test("[LAND-01] the landing page has a header, a hero, features, three plans, a last call and a footer", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.title);
  await expect(page.getByRole("link", { name: "Get Started Free" }).first()).toBeVisible();

  const plans = page.locator(".plans > li");
  await expect(plans).toHaveCount(3);
  await expect(plans.nth(0)).toContainText("Free");
  await expect(plans.nth(0)).toContainText("$0");
  await expect(plans.nth(0)).toContainText("5 questions a day");
  await expect(plans.nth(0)).toContainText("File uploads: None");
  await expect(plans.nth(1)).toContainText("$15/month");
  await expect(plans.nth(1)).toContainText("Most Popular");
  await expect(plans.nth(2)).toContainText("$25/month");
  await expect(page.getByText("Most Popular")).toHaveCount(1);

  await expect(page.getByRole("heading", { name: landing.closing.title })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(landing.footer);
});

test("[LAND-01] Learn More scrolls to the features", async ({ page }) => {
  await page.goto("/");
  const features = page.getByRole("heading", { name: landing.promise.title });
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveURL(/#features$/);
  await expect(features).toBeInViewport();
});

test("[LAND-02] sign-in buttons lead to /api/login, those of the paid plans to /pricing", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Sign In", "Get Started Free"]) {
    for (const link of await page.getByRole("link", { name }).all()) {
      expect(await link.getAttribute("href")).toBe("/api/login");
    }
  }
  await expect(page.getByRole("link", { name: "Choose Student" })).toHaveAttribute("href", "/pricing");
  await expect(page.getByRole("link", { name: "Choose Teacher" })).toHaveAttribute("href", "/pricing");
});

test("[LAND-01] the engine's own worked example stands in the hero", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("math", { name: "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O" })).toBeVisible();
  await expect(page.getByRole("row", { name: "O 10 = 10" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[ROUTE-01] the landing page is complete and its language can be changed", async ({ page, context }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.title);
    await expect(page.locator(".plans > li")).toHaveCount(3);

    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("button", { name: "Français" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "NEXT_LOCALE")).toMatchObject({ value: "fr", sameSite: "Lax" });
  });
});

for (const locale of LOCALES) {
  test(`[LAND-01] the landing page in ${locale} weighs at most 8 kB of HTML and 160 kB of script`, async ({ request }) => {
    const { htmlBytes, scriptBytes } = await weighPage(request, "/", locale);
    expect(htmlBytes).toBeLessThanOrEqual(8_000);
    expect(scriptBytes).toBeLessThanOrEqual(160_000);
  });

  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[LAND-01] the landing page in ${locale} has no accessibility violation`, async ({ page }) => {
      await page.goto("/");
      await expectAccessible(page);
    });
  });
}

for (const width of [360, 768, 1440]) {
  for (const fontSize of [14, 20]) {
    test(`[LAND-01] nothing stands beyond a screen of ${width} px, with letters of size ${fontSize}`, async ({ page }) => {
      await page.addInitScript((settings) => localStorage.setItem("atomcoach.settings", settings), JSON.stringify({ fontSize: [fontSize] }));
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
