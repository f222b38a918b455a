import { expectAccessible, IN_DIALOG } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

test("[GUIDE-03] a new student is offered a diagnostic, takes it by keyboard on a narrow phone, leaves it, goes on, and is led to what to learn", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn({ plan: "free" });
  const chat = await openChat(page);
  const offer = page.getByRole("region", { name: "New here? Find out where you stand" });
  await offer.getByRole("button", { name: "Begin the check" }).click();
  const dialog = page.getByRole("dialog", { name: "Where do you stand?" });
  await expect(dialog).toContainText("You can stop at any time");
  await expectAccessible(page, IN_DIALOG);
  await dialog.getByRole("button", { name: "Begin", exact: true }).click();

  // The first one is a choice; the focus comes to it, and it is answered without a pointer.
  const options = dialog.getByRole("group", { name: "Options" });
  await expect(options.getByRole("radio").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(options.getByRole("radio", { checked: true })).toHaveCount(1);
  await page.keyboard.press("Enter");
  const told = dialog.getByRole("status");
  await expect(told).toHaveText(/^(Right|Not right)\. Question 2 of 15\.$/);
  await expectAccessible(page, IN_DIALOG);
  const width = await dialog.evaluate((node) => node.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await dialog.getByRole("button", { name: "I don’t know" }).click();
  await expect(told).toHaveText("Passed over. Question 3 of 15.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await chat.reload();
  await offer.getByRole("button", { name: "Begin the check" }).click();
  await expect(told).toHaveText("Passed over. Question 3 of 15.");

  await dialog.getByRole("button", { name: "End now and see the result" }).click();
  await expect(dialog.getByRole("heading", { name: "What to learn next" })).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Practise" }).first()).toBeVisible();
  await expectAccessible(page, IN_DIALOG);
  await dialog
    .getByRole("button", { name: /^Lesson / })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(chat.replies).toHaveCount(1);
});
