import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openPractice, questionCard } from "./practice-screen.ts";

type Practice = Awaited<ReturnType<typeof openPractice>>;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Learning Progress" });

async function openProgress(page: Page) {
  await page.getByRole("button", { name: "Learning progress and statistics" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: "Topic Mastery" })).toBeVisible();
  return dialog;
}

/** Asks for a question to choose from and answers it; returns its level, as the student sees it. */
async function practise(practice: Practice, isRight: boolean, { help = false } = {}): Promise<string> {
  const article = await practice.askChoice();
  const card = questionCard(article);
  const level =
    (await article
      .getByText(/^(Easy|Medium|Hard)$/)
      .first()
      .textContent()) ?? "";
  if (help) {
    await card.button("Get a hint").click();
    await practice.hints.getByRole("button", { name: "Get First Hint" }).click();
    await expect(article).toContainText("You had help with this question");
    await practice.hints.getByRole("button", { name: "Close the hints" }).click();
  }
  await choose(practice, article, isRight);
  await card.button("Submit").click();
  await expect(article).toContainText(
    isRight ? "Excellent! You got it right!" : "Not quite. Review the explanation below.",
  );
  await expect(card.button("Checking...")).toHaveCount(0);
  return level;
}

async function choose(practice: Practice, article: ReturnType<Practice["questions"]["nth"]>, isRight: boolean) {
  const metadata = (await practice.stored()).at(-1)?.metadata;
  if (metadata?.type !== "mcq_question") throw new Error("Not a question to choose an answer to");
  await article
    .getByRole("radio")
    .nth(metadata.options.findIndex(({ id }) => (id === metadata.correctAnswer) === isRight))
    .check();
}

test("[PROG-01] [PROG-02] [PROG-03] [SIDE-01] what was answered shows at once, in the sidebar and in the dialog", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const summary = page.getByRole("region", { name: "Progress in this topic" });
  await expect(summary).toContainText("0 problems solved");
  await expect(summary).toContainText("0-day streak");

  const opener = page.getByRole("button", { name: "Learning progress and statistics" });
  const dialog = await openProgress(page);
  await expect(dialog).toContainText("Nothing is recorded yet.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await practise(practice, true);
  await expect(summary).toContainText("1 problem solved");
  await expect(summary).toContainText("10 XP");
  await expect(summary).toContainText("1-day streak");
  await practise(practice, false);

  await openProgress(page);
  const figure = (name: string) => dialog.getByText(name, { exact: true }).locator("..");
  await expect(figure("Total problems solved")).toContainText("1");
  await expect(figure("Day streak")).toContainText("1");
  await expect(figure("Total XP")).toContainText("10");
  await expect(dialog).toContainText("1%Overall completion");
  await expect(dialog.locator("li > details > summary")).toHaveCount(20);

  await dialog.getByText("Scientific Foundations & Measurement").click();
  await expect(dialog.getByRole("heading", { name: "Density" })).toBeVisible();
  await expect(dialog.locator("[aria-current=step]")).toContainText("Easy");
  await expect(dialog.locator("[aria-current=step]")).toContainText("50% right (1 of 2)");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("[PROG-01] [PROG-04] five right answers bring a harder level, two wrong ones an easier; one with help moves nothing", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  expect(await practise(practice, true, { help: true })).toBe("Easy");
  for (let count = 0; count < 5; count++) expect(await practise(practice, true)).toBe("Easy");
  await expect(practice.questions.last()).toContainText("Mastered without help: Easy.");
  await expect(practice.questions.last()).toContainText("Next level: Medium");

  const dialog = await openProgress(page);
  await dialog.getByText("Scientific Foundations & Measurement").click();
  await expect(dialog.locator("[aria-current=step]")).toContainText("Medium");
  await expect(dialog.getByRole("listitem").filter({ hasText: /^Easy/ })).toContainText("mastered");
  await page.keyboard.press("Escape");

  expect(await practise(practice, false)).toBe("Medium");
  expect(await practise(practice, false, { help: true })).toBe("Medium");
  expect(await practise(practice, false)).toBe("Medium");
  await expect(practice.questions.last()).toContainText("Next level: Easy");
  expect(await practise(practice, true)).toBe("Easy");
});

test("[PROG-04] answered in two tabs at once, a question counts once, and both show the same", async ({
  page,
  context,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const first = await practice.askChoice();
  const otherPage = await context.newPage();
  await otherPage.goto("/");
  const second = otherPage.getByRole("article", { name: "AtomCoach" }).filter({ has: otherPage.getByRole("radio") });
  await choose(practice, first, true);
  await choose(practice, second, false);
  await Promise.all([first, second].map((article) => questionCard(article).button("Submit").click()));
  for (const article of [first, second]) await expect(questionCard(article).button("Checking...")).toHaveCount(0);
  await expect.poll(async () => (await practice.progress()).map(({ easyAttempted }) => easyAttempted)).toEqual([1]);

  const verdict =
    (await practice.progress())[0]?.easyCorrect === 1
      ? "Excellent! You got it right!"
      : "Not quite. Review the explanation below.";
  for (const article of [first, second]) await expect(article).toContainText(verdict);
});

test("[ROLE-02] paid plans see their weeks and plan their reviews, also on a small phone, and practise from there", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page, "curriculum:scientific-foundations-measurement");
  await practise(practice, true);
  await practise(practice, false);

  const dialog = await openProgress(page);
  await expect(dialog).toContainText("2 questions answered, 1 right, 1 of them without help.");
  await dialog.getByText("Show the figures").click();
  await expect(dialog.getByRole("row")).toHaveCount(13);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog
    .getByRole("button", { name: /^Practise / })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  // In a session of its own, which begins with a problem.
  await expect(practice.questions).toHaveCount(1);
  await expect(practice.questions.getByRole("heading", { name: "Practice problem" })).toBeVisible();
});

test("[PROG-01] the dialog ends where its content does, and its close button stays", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page, "curriculum:scientific-foundations-measurement");
  await practise(practice, true);
  for (const [width, height] of [
    [1440, 700],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width < 768) await page.getByRole("button", { name: "Open sidebar" }).click();
    const dialog = await openProgress(page);
    const last = dialog.getByRole("button", { name: /^Practise / }).last();
    await last.scrollIntoViewIfNeeded();
    await page.mouse.move(width / 2, height / 2);
    for (let turns = 0; turns < 10; turns += 1) await page.mouse.wheel(0, 2_000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Close", exact: true })).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page.keyboard.press("Escape");
  }
});

test("[ROLE-02] the free plan is told what the student plan adds", async ({ page, signIn }) => {
  await signIn({ plan: "free" });
  await openPractice(page);
  const dialog = await openProgress(page);
  await expect(dialog.getByText(/The Student plan adds/)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/pricing");
  await expectAccessible(page);
});
