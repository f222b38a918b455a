import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";
import { openPractice } from "./practice-screen.ts";

/** Whether two elements that are both on the screen lie on each other, by more than a rounding. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return false;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 1 && height > 1;
}

const conversationOf = (page: Page) => page.getByRole("region", { name: "Conversation" });

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [360, 740],
] as const) {
  test(`[TOAST-01] at ${width} px a toast lies on nothing`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn({ plan: "student" });
    const practice = await openPractice(page);
    const chat = await openChat(page);
    const question = await practice.askChoice();
    const top = (await question.boundingBox())?.y ?? 0;
    await chat.exportAs("Text file");
    const toast = chat.toast("Session exported");
    // While the mouse lies on it, a toast stays.
    await toast.hover();
    for (const other of [conversationOf(page), chat.input, chat.sendButton, chat.title])
      expect(await overlap(toast, other), String(other)).toBe(false);
    expect((await question.boundingBox())?.y).toBe(top);
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toHaveCount(0);
    await question.getByRole("button", { name: "Get a hint" }).click();
    await chat.exportAs("Text file");
    await toast.hover();
    expect(await overlap(toast, practice.hints)).toBe(false);
    expect(await overlap(toast, conversationOf(page))).toBe(false);
  });
}

test("[TOAST-01] in a dialog a toast stands below what it says", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await page.getByRole("button", { name: "Student Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Student Preferences" });
  await dialog.getByRole("button", { name: "Reset" }).click();
  const toast = chat.toast("Settings reset");
  await toast.hover();
  for (const other of [
    dialog.getByRole("button", { name: "Close" }).first(),
    dialog.getByRole("button", { name: "Save" }),
  ])
    expect(await overlap(toast, other)).toBe(false);
  await expectAccessible(page);
});

test("[TOAST-01] a toast goes with the session that it speaks of", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.askToTheEnd("molar mass of CaCl2");
  await chat.exportAs("Text file");
  await chat.toast("Session exported").hover();
  await chat.newSession.focus();
  await page.keyboard.press("Enter");
  await expect(chat.toast("New session started")).toBeVisible();
  await expect(chat.toast("Session exported")).toHaveCount(0);
});
