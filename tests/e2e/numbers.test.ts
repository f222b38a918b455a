import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

const PROBLEM = "How many moles are in 36.0 g of water?";

test("[TALK-02] [TALK-03] a number is asked where it comes from, by keyboard, and tried with another value", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn({ plan: "free" });
  const chat = await openChat(page);
  await chat.askToTheEnd(PROBLEM);
  const card = chat.replies.last();
  const result = card.getByRole("button", { name: /^1\.9983.mol$/ });
  await result.click();
  const panel = page.getByRole("dialog", { name: /^Where 1\.9983.mol comes from$/ });
  await expect(panel).toBeFocused();
  const [around, beside] = [await result.boundingBox(), await panel.boundingBox()];
  expect(Math.abs((beside?.y ?? 0) - (around?.y ?? 0))).toBeLessThan(600);
  await expectAccessible(page);
  await panel.getByRole("button", { name: /36\.0/ }).click();
  await expect(panel.getByText("Your text gives it:")).toBeVisible();
  await expect(panel.locator("mark")).toHaveText(/36\.0.g/);
  await panel.getByRole("textbox", { name: "What if it were another value?" }).fill("72.0");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("status")).toContainText(/2\.00.mol → 4\.00.mol/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(result).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(result).not.toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeFocused();
});

test("[TALK-02] on a phone what a number is stands below its step, and nothing is cut off", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn({ plan: "free" });
  const chat = await openChat(page);
  await chat.askToTheEnd("What is the wavelength of light with a frequency of 6.00e14 Hz?");
  const letter = chat.replies.last().getByRole("button", { name: "c", exact: true });
  await letter.click();
  const panel = chat.replies.last().getByRole("dialog");
  await expect(panel).toContainText("speed of light");
  await expect(panel).toContainText("exact by the definitions of the SI");
  const [around, below] = [await letter.boundingBox(), await panel.boundingBox()];
  expect(below?.y).toBeGreaterThan((around?.y ?? 0) + (around?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});
