import type { Page } from "@playwright/test";
import { loadMessages } from "#lib/i18n/messages.ts";
import words from "#messages/en/at-hand.json" with { type: "json" };
import { expectAccessible, IN_DIALOG, looksIn, tabTo } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { listCutOff } from "#tests/support/cut-off.ts";
import { openChat } from "./chat-screen.ts";

const dialogIn = (page: Page, title = words.title) => page.getByRole("dialog", { name: title, exact: true });

test("[SEE-01] a key opens the table over the chat; by keyboard it leads to iron, whose facts lead to a question", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  await chat.input.fill("Please:");
  await page.keyboard.press("Control+/");
  const dialog = dialogIn(page);
  const grid = dialog.getByRole("grid", { name: words.table.label });
  await expect(grid.getByRole("gridcell")).toHaveCount(118);
  await tabTo(page, grid.getByRole("button", { name: /^1 H / }));
  for (const key of ["End", "ArrowDown", "Home", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(grid.getByRole("button", { name: /^19 K / })).toBeFocused();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowRight");
  await expect(grid.getByRole("button", { name: "26 Fe iron, transition metal" })).toBeFocused();
  await page.keyboard.press("Enter");
  const facts = dialog.getByRole("region", { name: "Iron (Fe)" });
  await expect(facts.getByRole("heading")).toBeFocused();
  for (const fact of ["55.845", "[Ar] 3d⁶ 4s²", "+2, +3, +4, +6", "1.83", "762.5", "1538", "2861"])
    await expect(facts).toContainText(fact);
  await page.keyboard.press("Shift+Tab");
  await expect(grid.getByRole("button", { name: /^26 Fe/ })).toBeFocused();
  await facts.getByRole("button", { name: words.table.ask }).click();
  await expect(dialog).toHaveCount(0);
  await expect(chat.input).toBeFocused();
  await expect(chat.input).toHaveValue("Please: electron configuration of iron");
});

test("[SEE-01] what the table is coloured by stands in the tiles, with a legend; what is not known says so", async ({
  page,
}) => {
  await page.goto("/tools");
  const colour = page.getByRole("combobox", { name: words.table.colourBy });
  const tile = (name: RegExp) => page.getByRole("gridcell").getByRole("button", { name });
  const legend = page.getByRole("list", { name: words.table.legend });
  await colour.selectOption("electronegativity");
  await expect(tile(/ Cl /)).toHaveAccessibleName("17 Cl chlorine, 3.16");
  await expect(tile(/ Ne /)).toHaveAccessibleName(`10 Ne neon, ${words.table.noValue}`);
  await colour.selectOption("radius");
  await expect(tile(/ Na /)).toHaveAccessibleName(/^11 Na sodium, 190\spm$/);
  await expect(legend.getByRole("listitem")).toHaveCount(6);
  await colour.selectOption("state");
  await expect(legend).toContainText("liquid: 2");
  await page.getByRole("spinbutton", { name: words.table.temperature }).fill("30");
  await expect(tile(/ Ga /)).toHaveAccessibleName("31 Ga gallium, liquid");
  await page.getByRole("slider", { name: words.table.temperature }).press("ArrowLeft");
  await expect(tile(/ Ga /)).toHaveAccessibleName("31 Ga gallium, solid");
});

test("[SEE-01] the calculator keeps units and figures, says why and where it fails, and gives its result away", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  await page.getByRole("button", { name: words.title }).click();
  const dialog = dialogIn(page);
  await dialog.getByRole("tab", { name: words.tabs.calculator }).click();
  const field = dialog.getByRole("textbox", { name: words.calculator.label });
  await field.fill("25.0 g / 18.015 g/mol in mmol");
  await field.press("Enter");
  const outcome = dialog.getByRole("tabpanel").getByRole("status").first();
  await expect(outcome).toContainText("= 1390\u202Fmmol");
  await outcome.getByText(words.calculator.why).click();
  await expect(outcome).toContainText(
    "as many significant figures as the factor with the fewest, 3. That is 25.0\u202Fg.",
  );
  await field.fill("5.0 g + 2.0 mL");
  await field.press("Enter");
  await expect(outcome).toContainText("These do not measure the same: g and mL.");
  await expect(outcome.locator("mark")).toHaveText("5.0 g + 2.0 mL");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("2 * M(H2SO4)");
  await field.press("Enter");
  await expect(outcome).toContainText("g/mol");
  await expect(dialog.getByRole("button", { name: /^25\.0 g .* mmol = 1390/ })).toBeVisible();
  await expectAccessible(page, IN_DIALOG);
  await outcome.getByRole("button", { name: words.calculator.insert }).click();
  await expect(chat.input).toHaveValue(/^2 \* M\(H2SO4\) = 196\.1/);
});

test("[SEE-01] constants are found by name, symbol or unit, and taken along", async ({ page }) => {
  await page.goto("/tools#constants");
  await expect(page.getByRole("tab", { name: words.tabs.constants })).toHaveAttribute("aria-selected", "true");
  const panel = page.getByRole("tabpanel");
  const search = panel.getByRole("searchbox", { name: words.constants.search });
  await search.fill("electron");
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expect(panel).toContainText("9.1093837139(28)\u202F×\u202F10⁻³¹\u202Fkg");
  await expect(panel).toContainText("CODATA 2022.");
  await search.fill("avogadro");
  await panel.getByRole("button", { name: "Calculate with Avogadro constant" }).click();
  const field = page.getByRole("textbox", { name: words.calculator.label });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("N_A");
  await expect(page).toHaveURL("/tools#calculator");
  await page.getByRole("tab", { name: words.tabs.table }).click();
  await expect(page).toHaveURL("/tools");
});

for (const locale of ["en", "am", "zh"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[SEE-01] [I18N-01] on a phone all of it is at hand from any page, whole and accessible, in ${locale}`, async ({
      page,
    }) => {
      const { "at-hand": own, common } = await loadMessages(locale, ["at-hand", "common"]);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto("/pricing");
        const link = page.getByRole("link", { name: common.tools });
        // Until scripts run it leads to the page.
        await expect(link).toHaveAttribute("aria-keyshortcuts", /./);
        await link.click();
        const dialog = dialogIn(page, own.title);
        await expect(dialog.getByRole("gridcell")).toHaveCount(118);
        await dialog.getByRole("button", { name: /^80 Hg / }).click();
        await expect(dialog.getByRole("heading", { name: /Hg/ })).toBeFocused();
        await expect(dialog.getByRole("heading", { name: /Hg/ })).toBeInViewport();
        for (const tab of ["table", "constants", "calculator"] as const) {
          await dialog.getByRole("tab", { name: own.tabs[tab] }).click();
          await expect(dialog.getByRole("tabpanel", { name: own.tabs[tab] })).toBeVisible();
          expect(await listCutOff(page)).toEqual([]);
          // The wider phone shows the same.
          if (width === 320) await expectAccessible(page, { ...IN_DIALOG, ...looksIn(locale) });
        }
        await page.keyboard.press("Escape");
        await expect(page.getByRole("link", { name: common.tools })).toBeFocused();
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[SEE-01] the button leads to the page, on which the table can be read", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: words.title }).click();
    await expect(page).toHaveURL("/tools");
    await expect(page.getByRole("gridcell")).toHaveCount(118);
  });
});
