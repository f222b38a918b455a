import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { watchScripts } from "./chat-screen.ts";
import { openPractice, problemOf, questionCard } from "./practice-screen.ts";

/** An answer to each question that is asked at the easy level, as keys of the drawing and as a formula. */
const ANSWERS: Readonly<Record<string, { keys: string; formula: string }>> = {
  C2H6O: { keys: "cco", formula: "CH3CH2OH" },
  C3H8O: { keys: "ccco", formula: "CH3CH2CH2OH" },
  C3H6: { keys: "c2cc", formula: "CH2=CHCH3" },
  C4H8: { keys: "c2ccc", formula: "CH2=CHCH2CH3" },
};

const BUTTONS: Readonly<Record<string, string>> = { c: "C: add carbon", o: "O: add oxygen", "2": "Double bond" };

/** A question that is answered with a drawing, and what answers it. */
async function openDrawn(page: Page) {
  const practice = await openPractice(page, "curriculum:isomers");
  for (let tries = 0; tries < 12; tries += 1) {
    const article = await practice.issue("generate_practice", "easy");
    const question = (await practice.stored()).at(-1);
    if (question?.metadata.type === "practice_question" && question.metadata.field === "molecule") {
      const { formula } = (await problemOf(question.id)).values;
      const answer = formula?.kind === "formula" ? ANSWERS[formula.formula] : undefined;
      if (answer === undefined) throw new Error("Another formula is asked for");
      return { article, card: questionCard(article), answer };
    }
  }
  throw new Error("No question that is drawn");
}

const canvasOf = (article: Locator) => article.getByRole("listbox", { name: "Drawing of the molecule" });

test("[DRAW-01] [DRAW-02] a molecule is drawn with the pointer, marked, and shown again after a reload", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn({ plan: "student" });
  const scripts = watchScripts(page);
  const hasLibrary = async () => (await scripts()).some((script) => script.includes("inventCoordinates"));
  const { article, card, answer } = await openDrawn(page);
  const canvas = canvasOf(article);
  await canvas.click();
  await expect(article.getByRole("status").first()).toContainText("CH4");
  for (const key of answer.keys.slice(1)) await card.button(BUTTONS[key] ?? "").click();
  expect(await hasLibrary()).toBe(false);

  // One carbon too many, pulled from the first atom, and taken back.
  const first = await canvas.getByRole("option", { name: /^carbon 1/ }).boundingBox();
  if (first === null) throw new Error("The first atom is not drawn");
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x - 40, first.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(canvas.getByRole("option", { name: /^carbon/ })).not.toHaveCount(
    answer.keys.replaceAll(/[^c]/g, "").length,
  );
  await card.button("Undo").click();
  await card.button("Tidy up the drawing").click();
  await expect.poll(hasLibrary).toBe(true);
  await expectAccessible(page);

  await card.button("Submit").click();
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(article.locator("svg[data-drawing]").first()).toBeVisible();
  await page.reload();
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(article.locator("svg[data-drawing]").first()).toBeVisible();
  await expect(article).toContainText(answer.formula);
});

test("[DRAW-02] by keyboard alone on a narrow screen: what is drawn is told, a wrong molecule named, a draft kept", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn({ plan: "student" });
  const { article, card, answer } = await openDrawn(page);
  const canvas = canvasOf(article);
  await canvas.focus();
  await page.keyboard.type("cccccccl");
  await expect(canvas.getByRole("option", { name: /^chlorine 8; single bond to carbon 7/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Delete");
  await page.keyboard.press("ArrowLeft");
  await expect(canvas.getByRole("option", { selected: true })).toHaveAttribute("aria-label", /^Single bond between/);
  await expect(article.getByRole("status").first()).toContainText("7 carbon atoms and 16 hydrogen atoms");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page.reload();
  await expect(canvas.getByRole("option", { name: /^carbon/ })).toHaveCount(7);
  await canvas.focus();
  await page.keyboard.press("Control+Enter");
  await expect(card.result).toContainText("Not right yet");
  await card.button("Try again").press("Enter");
  await expect(canvas).toBeFocused();
  await expect(canvas.getByRole("option")).toHaveCount(0);
  await page.keyboard.type(answer.keys);
  await page.keyboard.press("Control+Enter");
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(article.getByRole("group", { name: "Earlier answer" }).locator("svg[data-drawing]")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test("[DRAW-01] a molecule is written instead of drawn, and what was written is drawn", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const { article, card, answer } = await openDrawn(page);
  await card.button("Write").click();
  await card.field.fill(answer.formula);
  await card.button("Draw").click();
  await expect(canvasOf(article).getByRole("option", { name: /^carbon 1/ })).toBeVisible();
  await card.button("Write").click();
  await expect(card.field).toHaveValue(answer.formula);
  await card.button("Submit").click();
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(article).toContainText(answer.formula);
});
