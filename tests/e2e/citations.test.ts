import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { makePdf } from "#tests/support/documents.ts";
import { openChat } from "./chat-screen.ts";

/** Nothing in it answers a question of another test. */
const LAB = Buffer.from(
  makePdf([
    [["Lab 7, e.g. for group B."]],
    [
      ["Wear goggles. Weigh 1.0 g of the pebbles of Lalibela."],
      ["The pebbles of Lalibela fizz in cold vinegar."],
      ["Count the bubbles. Wash the flask."],
    ],
  ]),
);

const CITED = "The pebbles of Lalibela fizz in cold vinegar.";
const QUESTION = "Which pebbles of Lalibela fizz in cold vinegar?";

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`[MAT-04] [MSG-06] a PDF is cited by its sentence, whose neighbours are one press away, also after a reload, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn({ plan: "teacher" });
    await page.goto("/materials");
    const panel = page.getByRole("tabpanel", { name: "Materials" });
    await panel.getByLabel("Title").fill("Pebbles");
    await panel.getByLabel("Topic").selectOption("stoichiometry");
    await page
      .getByLabel("Choose a file, or drop it here")
      .setInputFiles({ name: "pebbles.pdf", mimeType: "application/pdf", buffer: LAB });
    await expect(page.getByRole("listitem", { name: "Pebbles", exact: true })).toContainText("Ready", {
      timeout: 60_000,
    });
    await page.goto("/");
    const chat = await openChat(page);
    await chat.askToTheEnd(QUESTION);
    const reply = chat.replies.last();
    await expect(reply.locator("blockquote")).toHaveText(CITED);

    await chat.reload();
    const sources = reply.getByRole("region", { name: "Sources" });
    await expect(sources.getByRole("button", { name: "Pebbles, page 2" })).toBeVisible();
    const around = sources.getByRole("button", { name: "Sentences before and after" });
    await around.press("Enter");
    await expect(sources.locator("mark")).toHaveText(CITED);
    await expect(sources.locator("blockquote")).toHaveText(
      `Wear goggles. Weigh 1.0 g of the pebbles of Lalibela. ${CITED} Count the bubbles. Wash the flask.`,
    );
    await expect(around).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await around.press("Enter");
    await expect(around).toHaveAttribute("aria-expanded", "false");
    await expect(sources.locator("mark")).toHaveCount(0);
  });
}
