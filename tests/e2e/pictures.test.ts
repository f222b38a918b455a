import { readFile } from "node:fs/promises";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

const PROBLEM = "25.0 mL of 6.0 M HCl is diluted to 100.0 mL. What is the new concentration?";

test("[SEE-02] a solved problem becomes a picture that is turned by keyboard, foretold, and saved", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "free" });
  const chat = await openChat(page);
  await chat.askToTheEnd(PROBLEM);
  const card = chat.replies.last();
  await card.getByRole("button", { name: "See it as a picture" }).press("Enter");
  const figure = card.getByRole("figure", { name: "The solution before and after" });
  await expect(figure).toContainText("With 75.0\u202fmL more there are 100.0\u202fmL on the right, with 1.5\u202fM.");
  await expectAccessible(page);
  const slider = card.getByRole("slider").last();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure).toContainText("1.5\u202fM");
  await card.getByRole("button", { name: "It goes down" }).click();
  await expect(card.getByText(/^Right\./)).toBeVisible();
  await expect(figure).not.toContainText("75.0\u202fmL");
  await expectAccessible(page);
  await figure.getByText("Save the picture").click();
  for (const format of ["SVG", "PNG"] as const) {
    const saved = page.waitForEvent("download");
    await figure.getByRole("button", { name: `Save as ${format}` }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`The solution before and after.${format.toLowerCase()}`);
    const bytes = await readFile(await file.path());
    if (format === "SVG") expect(bytes.toString()).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    else expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  }
});

test("[SEE-02] a picture fits a phone, and speaks Amharic", async ({ page, signIn, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn({ plan: "free" });
  await page.context().addCookies([{ name: "NEXT_LOCALE", value: "am", url: baseURL ?? "" }]);
  await page.goto("/");
  const input = page.locator("textarea").first();
  await expect(input).toBeEditable();
  await input.fill(PROBLEM);
  await input.press("Enter");
  await page.getByRole("button", { name: "በሥዕል ይመልከቱ" }).click();
  await expect(page.getByRole("figure", { name: "ሙሙት በፊትና በኋላ" })).toContainText("1.5");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

const OTHERS = [
  {
    problem: "What is the electron configuration of Fe?",
    title: "Electrons in their orbitals",
    told: "4 of them are unpaired, each alone in its box: in 3d.",
    turned: "Co has 27 electrons",
  },
  {
    problem: "For N2O4 <=> 2 NO2, Kc = 0.0046. Initially [N2O4] = 0.100 M. What is [NO2] at equilibrium?",
    title: "On the way to equilibrium",
    told: "Q is less than K, so the reaction goes forward",
    turned: "K is 0.0048.",
  },
  {
    problem: "How many grams of copper are deposited by a current of 2.50 A for 30.0 min through CuSO4?",
    title: "The cell under current",
    told: "Its mass is 1.48\u202fg.",
    turned: "A current of 2.60\u202fA",
  },
  {
    problem: "What is the pH of a buffer with 0.25 M HF and 0.15 M NaF? pKa = 3.17",
    title: "Where the buffer stands",
    told: "its pH is 2.95: the ring on the curve.",
    turned: "With a pKa of 3.20",
  },
  {
    problem: "What is the concentration of chloride ions in 0.20 M CaCl2?",
    title: "Ions among water molecules",
    told: "each formula unit gives 1 Ca2+ and 2 Cl−.",
    turned: "So a solution with 0.21\u202fM of CaCl2 has",
  },
  {
    problem: "25.0 mL of 0.100 M AgNO3 is mixed with 50.0 mL of 0.100 M NaCl. How many grams of AgCl form?",
    title: "The solid that forms",
    told: "Of Ag+ none is left in the water.",
    turned: "The spectator ions",
  },
];

for (const { problem, title, told, turned } of OTHERS) {
  test(`[SEE-02] ${title}: drawn, told in words, and turned on a phone in the dark`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await signIn({ plan: "free" });
    const chat = await openChat(page);
    await chat.askToTheEnd(problem);
    const card = chat.replies.last();
    await card.getByRole("button", { name: "See it as a picture" }).press("Enter");
    const figure = card.getByRole("figure", { name: title });
    await expect(figure).toContainText(told);
    await card.getByRole("checkbox", { name: "Predict first, then see" }).uncheck();
    await card.getByRole("slider").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(figure).toContainText(turned);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
