import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";

const PAGES = ["help", "privacy", "terms", "contact"] as const;

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[ROUTE-04] [I18N-01] help, privacy, terms and contact are linked from landing, pricing and sign-in, and read well in ${locale}`, async ({
      page,
    }) => {
      const words = await loadMessages(locale, ["common", ...PAGES]);
      const linkTo = (name: (typeof PAGES)[number]) =>
        page.getByRole("contentinfo").getByRole("link", { name: words.common[name], exact: true });
      for (const from of ["/", "/pricing", "/sign-in"]) {
        await page.goto(from);
        for (const name of PAGES) await expect(linkTo(name)).toHaveAttribute("href", `/${name}`);
      }
      for (const name of PAGES) {
        await linkTo(name).click();
        await expect(page).toHaveURL(`/${name}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[name].title);
        await expectAccessible(page, looksIn(locale));
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[ROUTE-04] the pages to read are complete, and their lists lead to their parts", async ({ page }) => {
    for (const name of PAGES) {
      await page.goto(`/${name}`);
      const entries = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(await entries.allTextContents());
      await entries.last().click();
      await expect(page.getByRole("heading", { level: 2 }).last()).toBeInViewport();
    }
  });
});

test("[ROUTE-04] printed, they are their text alone", async ({ page }) => {
  await page.goto("/privacy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const hidden of ["banner", "contentinfo", "navigation"] as const)
    await expect(page.getByRole(hidden)).toHaveCount(0);
});
