import type { Locator, Page } from "@playwright/test";
import { CARDS, cardReply } from "#components/export/conversation.fixture.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { storeSession, variedTurns } from "#tests/support/long-session.ts";
import { laidOut, openChat, topOf } from "./chat-screen.ts";

/** What of the page's requests asks for messages. */
function watchPages(page: Page): URLSearchParams[] {
  const pages: URLSearchParams[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (request.method() === "GET" && url.pathname.endsWith("/messages")) pages.push(url.searchParams);
  });
  return pages;
}

const conversationOf = (page: Page): Locator => page.getByRole("region", { name: "Conversation" });
const questionOf = (page: Page, number: number): Locator =>
  page.getByRole("article", { name: "You" }).filter({ hasText: `Question ${number}:` });
const replyOf = (page: Page, number: number): Locator =>
  page.getByRole("article", { name: "AtomCoach" }).filter({ hasText: `Reply ${number}.` });
test("[API-12] a session of 5,000 messages opens at its end, with those that came with the page and few elements", async ({
  page,
  signIn,
}) => {
  test.slow();
  const { id } = await signIn();
  await storeSession(id, "Long", variedTurns(2_500));
  const pages = watchPages(page);
  await openChat(page);
  await expect(replyOf(page, 2_500)).toBeInViewport();
  await laidOut(page);
  expect(pages).toEqual([]);

  const conversation = conversationOf(page);
  await expect
    .poll(
      async () => {
        await conversation.evaluate((list) => list.scrollTo({ top: 0 }));
        await laidOut(page);
        return pages.length;
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(8);
  expect(await page.getByRole("article").count()).toBeLessThan(80);
});

test("a session opens at its last turn, and stays there when the views of cards above it come late", async ({
  page,
  signIn,
}) => {
  const { id } = await signIn();
  const asked = (number: number) => ({ question: `Question ${number}: how much?`, ...cardReply(CARDS.mcq_question) });
  await storeSession(id, "Late", [...variedTurns(3), asked(4), asked(5)]);
  const views = Promise.withResolvers<void>();
  let isDrawn = false;
  page.on("domcontentloaded", () => (isDrawn = true));
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    if (isDrawn) await views.promise;
    await route.continue();
  });
  await openChat(page);
  const last = questionOf(page, 5);
  await expect(last).toBeInViewport();
  await laidOut(page);
  const before = await topOf(last);
  await expect(page.getByRole("radio")).toHaveCount(0);
  views.resolve();
  await expect(page.getByRole("radio").last()).toBeVisible();
  await laidOut(page);
  expect(Math.abs((await topOf(last)) - before)).toBeLessThan(8);
});

test("older messages come above, and what is read stays where it is", async ({ page, signIn }) => {
  const { id } = await signIn();
  await storeSession(id, "Long", variedTurns(120));
  const pages = watchPages(page);
  await openChat(page);
  await expect(replyOf(page, 120)).toBeInViewport();
  const conversation = conversationOf(page);

  const answered = page.waitForResponse((answer) => answer.url().includes("before="));
  const oldest = questionOf(page, 96);
  await conversation.evaluate((list) => list.scrollTo({ top: 0 }));
  await laidOut(page);
  const before = await topOf(oldest);
  await answered;
  await expect(questionOf(page, 95)).toBeAttached();
  await laidOut(page);
  expect(Math.abs((await topOf(oldest)) - before)).toBeLessThanOrEqual(2);

  // And on to the first one, however far that is.
  await conversation.focus();
  await expect(async () => {
    await conversation.press("Home");
    await expect(questionOf(page, 1)).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(questionOf(page, 1)).toHaveAttribute("aria-posinset", "1");
  await expect(questionOf(page, 1)).toHaveAttribute("aria-setsize", "240");
  await expect(page.getByRole("button", { name: "Show earlier messages" })).toHaveCount(0);
  expect(pages).toHaveLength(4);
});

test("scrolled by the wheel, what is read never jumps", async ({ page, signIn }) => {
  const { id } = await signIn();
  await storeSession(id, "Long", variedTurns(100));
  await openChat(page);
  await expect(replyOf(page, 100)).toBeInViewport();
  await conversationOf(page).hover();
  const scrollTop = () => conversationOf(page).evaluate((list) => list.scrollTop);
  const jumps: number[] = [];
  for (let step = 1; step <= 60; step++) {
    const before = await places(page);
    const start = await scrollTop();
    await page.mouse.wheel(0, -300);
    // The wheel is told before it has turned the list.
    await expect.poll(scrollTop, { intervals: [20] }).not.toBe(start);
    await laidOut(page);
    const after = await places(page);
    const moved = [...after].flatMap(([name, top]) => (before.has(name) ? [top - (before.get(name) ?? 0)] : []));
    // What is on the screen moves together, and not by more than the wheel.
    jumps.push(Math.max(0, ...moved.map((each) => each - 300), ...moved.map((each) => -each)));
    if (moved.length > 1) jumps.push(Math.max(...moved) - Math.min(...moved));
  }
  expect(Math.max(...jumps)).toBeLessThanOrEqual(2);
  await expect(replyOf(page, 100)).not.toBeInViewport();
});

/** Where the questions in view stand. */
async function places(page: Page): Promise<Map<string, number>> {
  const found = await page
    .getByRole("article", { name: "You" })
    .evaluateAll((articles) =>
      articles
        .map((article) => [article.textContent, article.getBoundingClientRect().top] as const)
        .filter(([, top]) => top > 60 && top < 700),
    );
  return new Map(found);
}

test("who does not scroll fetches earlier messages by a button, and keeps the focus", async ({ page, signIn }) => {
  const { id } = await signIn();
  await storeSession(id, "Long", variedTurns(60));
  await openChat(page);
  await expect(replyOf(page, 60)).toBeInViewport();
  const button = page.getByRole("button", { name: "Show earlier messages" });
  const articles = page.getByRole("feed", { name: "Messages" }).getByRole("article");
  await expect(articles.first()).toHaveAttribute("aria-setsize", "-1");
  // The focus brings the button into view, and near the start the next page comes by itself.
  await button.focus();
  await expect(articles.last()).toHaveAttribute("aria-posinset", "100");
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(button).toHaveCount(0);
  await expect(conversationOf(page)).toBeFocused();
  await expect(articles.last()).toHaveAttribute("aria-posinset", "120");
  await expect(articles.last()).toHaveAttribute("aria-setsize", "120");
});

test("Page Up and Page Down go from message to message, and the one with the focus stays on the page", async ({
  page,
  signIn,
}) => {
  const { id } = await signIn();
  await storeSession(id, "Long", variedTurns(100));
  await openChat(page);
  await expect(replyOf(page, 100)).toBeInViewport();
  const focused = page.locator("article:focus");
  await page.getByRole("button", { name: "Copy" }).last().focus();
  await page.keyboard.press("PageUp");
  await expect(focused).toContainText("Question 100:");
  // A press at the oldest message that is there yet goes nowhere; told by its words, since its number grows with older ones.
  const goUpTo = async (message: string) => {
    const from = await focused.textContent();
    await expect(async () => {
      if ((await focused.textContent()) === from) await page.keyboard.press("PageUp");
      await expect(focused).toContainText(message, { timeout: 1_000 });
    }).toPass();
  };
  for (let turn = 99; turn >= 70; turn -= 1) {
    await goUpTo(`Reply ${turn}.`);
    await goUpTo(`Question ${turn}:`);
  }
  await expect(focused).toBeInViewport();
  await page.keyboard.press("PageDown");
  await expect(focused).toContainText("Reply 70.");

  await conversationOf(page).evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  await expect(replyOf(page, 100)).toBeInViewport();
  await expect(focused).toContainText("Reply 70.");
  await expect(focused).not.toBeInViewport();
});

test("[HOME-04] the export holds the whole of a long session", async ({ page, signIn }) => {
  const { id } = await signIn();
  await storeSession(id, "Long", variedTurns(300));
  const chat = await openChat(page);
  await expect(chat.title).toHaveText("Long");
  const downloaded = page.waitForEvent("download");
  await chat.exportAs("Text file");
  const file = await (await downloaded).createReadStream();
  let text = "";
  for await (const chunk of file) text += String(chunk);
  expect(text.match(/^Question \d+:/gm)).toHaveLength(300);
  expect(text.match(/^Reply \d+\./gm)).toHaveLength(300);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("earlier messages that cannot be fetched are asked for again by hand", async ({ page, context, signIn }) => {
    const { id } = await signIn();
    await storeSession(id, "Long", variedTurns(80));
    await openChat(page);
    await expect(replyOf(page, 80)).toBeInViewport();
    await context.setOffline(true);
    await conversationOf(page).evaluate((list) => list.scrollTo({ top: 0 }));
    await expect(page.getByRole("alert").filter({ hasText: "Earlier messages could not be loaded." })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Show earlier messages" }).click();
    await expect(questionOf(page, 55)).toBeAttached();
  });
});

test("an old reply is written again where it stands", async ({ page, signIn }) => {
  test.slow();
  const { id } = await signIn();
  const turns = variedTurns(70).map((turn, index) =>
    index === 9 ? { ...turn, question: "Question 10: molar mass of H2O", content: "", state: "failed" as const } : turn,
  );
  await storeSession(id, "Long", turns);
  const chat = await openChat(page);
  const conversation = conversationOf(page);
  await conversation.focus();
  await expect(async () => {
    await conversation.press("Home");
    await expect(questionOf(page, 1)).toBeInViewport({ timeout: 500 });
  }).toPass();
  // Down until it is on the page, and no further.
  await expect(async () => {
    if ((await chat.retryButton.count()) === 0) await conversation.evaluate((list) => list.scrollBy({ top: 300 }));
    await expect(chat.retryButton).toBeAttached({ timeout: 300 });
  }).toPass();
  await chat.retryButton.scrollIntoViewIfNeeded();
  await laidOut(page);
  const before = await topOf(questionOf(page, 10));
  await chat.retryButton.click();
  await expect(chat.finalAnswers).toContainText("18.02");
  await expect(chat.retryButton).toHaveCount(0);
  await laidOut(page);
  expect(Math.abs((await topOf(questionOf(page, 10))) - before)).toBeLessThanOrEqual(2);
  await expect(questionOf(page, 11)).toBeAttached();
});

test("axe finds nothing on a long conversation", async ({ page, signIn }) => {
  const { id } = await signIn();
  await storeSession(id, "Long", variedTurns(80));
  await openChat(page);
  await expect(replyOf(page, 80)).toBeInViewport();
  await expectAccessible(page);
  await conversationOf(page).evaluate((list) => list.scrollTo({ top: 0 }));
  await expect(page.getByRole("button", { name: "Go to the latest message" })).toBeVisible();
  await expectAccessible(page);
});
