import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

test("[CARD-07] a molecule that is asked for stands in space and turns by keys and buttons", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  await chat.ask("3d shape of SF6");
  const solid = chat.replies.last().getByRole("figure").filter({ hasText: "in space" });
  await expect(solid).toContainText("S in the middle with 6 F atoms around it");
  await expect(solid).toContainText("octahedral");
  const drawing = solid.locator("svg[data-drawing]");
  const look = () => drawing.innerHTML();
  const first = await look();
  await solid.getByRole("button", { name: /^Molecule in space/ }).press("ArrowLeft");
  await expect.poll(look).not.toBe(first);
  const left = await look();
  await solid.getByRole("button", { name: "Turn up" }).click();
  await expect.poll(look).not.toBe(left);
  await solid.getByRole("button", { name: "Back to the first view" }).click();
  await expect.poll(look).toBe(first);
  await expectAccessible(page);
});

test("[CARD-07] resonance structures are stepped through, on a narrow screen too", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  const chat = await openChat(page);
  await chat.ask("show the resonance structures of nitrate");
  const figure = chat.replies.last().getByRole("figure").filter({ hasText: "Resonance of" });
  await expect(figure.getByRole("status")).toContainText("Structure 1. Formal charges: N +1");
  await figure.getByRole("button", { name: "Next structure" }).click();
  await expect(figure.getByRole("status")).toContainText("Structure 2");
  await figure.getByRole("button", { name: "Previous structure" }).click();
  await expect(figure.getByRole("status")).toContainText("Structure 1");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
