import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openPractice, questionCard, rightAnswer } from "./practice-screen.ts";

test("[CARD-03] an answer typed in the chat is marked on its card and told where it was typed, and stays after a reload", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "free" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askFree());
  const [question] = await practice.stored();
  await practice.chat.askToTheEnd(`is it ${await rightAnswer(question?.id)}?`);
  const verdict = practice.chat.replies.last();
  await expect(verdict).toContainText("Correct: 100 of 100 points.");
  await expect(verdict.getByRole("button", { name: /^Practice problem · Density/ })).toBeVisible();
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(practice.questions).toContainText("+10 XP");
  await expect(card.field).toHaveCount(0);
  await page.reload();
  await expect(card.result).toContainText("Correct: 100 of 100 points.");
  await expect(practice.chat.replies.last()).toContainText("Correct: 100 of 100 points.");
});

test("[CARD-03] who types that they know no answer is offered help, and the question stays open", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "free" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askFree());
  await practice.chat.askToTheEnd("idk");
  await expect(practice.chat.replies.last()).toContainText("Get a hint");
  await expect(card.result).toHaveCount(0);
  await expect(card.field).toBeVisible();
  expect(await practice.progress()).toEqual([]);
});

test("[CARD-05] an option is chosen by the letter that stands before it", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const card = questionCard(await practice.askChoice());
  const [question] = await practice.stored();
  if (question?.metadata.type !== "mcq_question") throw new Error("Not a question to choose an answer to");
  const { correctAnswer, options } = question.metadata;
  await practice.chat.askToTheEnd(`I think ${correctAnswer.toUpperCase()}`);
  await expect(card.result).toContainText("100 of 100 points");
  const right = options.find(({ id }) => id === correctAnswer)?.text ?? "";
  await expect(card.option(right)).toBeChecked();
});

for (const width of [360, 1024]) {
  test(`[CARD-03] [PROG-04] a free answer is tried again by keyboard at ${width} px, in the box too, and every try is kept`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn({ plan: "student" });
    const practice = await openPractice(page);
    const article = await practice.askFree();
    const card = questionCard(article);
    const [question] = await practice.stored();
    await card.submit("77777 g");
    await expect(card.result).toContainText("0 of 100 points");
    // By themselves the hints come no sooner than a second try, and only where there is room beside it.
    await expect(practice.hints).toHaveCount(0);

    await card.button("Try again").press("Enter");
    await expect(practice.hints).toHaveCount(width < 1024 ? 0 : 1);
    await expect(card.button("Submit")).toBeInViewport();
    await expect(card.field).toBeFocused();
    await expect(card.field).toHaveValue("");
    await expect(card.result).toBeVisible();
    await page.keyboard.type("88888 g");
    await page.keyboard.press("Control+Enter");
    await expect(article.getByRole("group", { name: "Earlier answer" })).toContainText("77777 g");
    await expect(card.result).toBeFocused();
    await expect(card.field).toHaveCount(0);
    await expectAccessible(page);

    await practice.chat.askToTheEnd(await rightAnswer(question?.id));
    await expect(card.result).toContainText("Correct: 100 of 100 points.");
    await expect(practice.questions).toContainText("+5 XP");
    await expect(practice.questions).toContainText("Right after another try");
    await expect(card.button("Try again")).toHaveCount(0);

    await page.reload();
    const earlier = article.getByRole("group", { name: "Earlier answer" });
    await expect(earlier).toHaveCount(2);
    await expect(earlier.last()).toContainText("88888 g");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await practice.progress()).toMatchObject([
      { problemsSolved: 1, easyAttempted: 1, easyCorrect: 0, xpPoints: 5 },
    ]);
  });
}
