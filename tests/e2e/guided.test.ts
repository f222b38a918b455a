import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

test("[GUIDE-01] a problem is worked together on a card that stays after a reload, on a phone too", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn({ plan: "free" });
  const chat = await openChat(page);
  await chat.askToTheEnd("don't tell me the answer, help me start: how many moles are in 36 g of water");
  const last = chat.replies.last();
  await expect(last.getByRole("heading", { name: "Worked together" })).toBeVisible();
  await expect(last).toContainText("step 1 of 2");
  await chat.askToTheEnd("n = 36*18 = 648");
  await expect(last.getByRole("listitem").first()).toContainText("not yet: ");
  await chat.reload();
  await expect(last).toContainText("The numbers were multiplied");
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await last.getByRole("button", { name: "Give me a hint" }).click();
  await expect(last).toContainText("Help with this step");
  await chat.askToTheEnd("36/18 = 2 mol");
  await expect(last).toContainText("does it make sense?");
});
