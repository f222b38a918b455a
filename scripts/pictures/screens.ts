import type { Locator, Page } from "@playwright/test";
import type { Messages } from "#lib/i18n/areas.ts";

type Words = Pick<Messages, "chat" | "sidebar" | "tutor">;

/** Opens a screen; tells where on it the picture begins, which may move with the theme. */
type Screen = (page: Page, words: Words) => Promise<() => Promise<number>>;

/** As the demo student, who has a month of work behind them. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/sign-in");
  await page.locator("button[value=student]").click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** In a session of its own, in which nothing else is said. */
async function openSession(page: Page, topic: string, { chat }: Words): Promise<void> {
  const { id }: { id: string } = await (await page.request.post("/api/chat/sessions", { data: { topic } })).json();
  await page.evaluate((session) => localStorage.setItem("atomcoach.currentSession", session), id);
  await page.goto("/");
  await page.getByRole("textbox", { name: chat.input.label }).waitFor();
}

const above = (element: Locator) => async () => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("What the picture is of is not on the screen");
  return box.y;
};

const solution: Screen = async (page, words) => {
  await openSession(page, "stoichiometry", words);
  // "**Find a molar mass**, for example: molar mass of CuSO4·5H2O", whose end each language can read.
  const question = words.tutor.examples["molar-mass"];
  await page.getByRole("textbox", { name: words.chat.input.label }).fill(question);
  await page.getByRole("button", { name: words.chat.input.send, exact: true }).click();
  await page.getByRole("heading", { name: words.chat.card.finalAnswer }).waitFor();
  const card = page.locator("article header");
  await card.last().evaluate((header) => header.parentElement?.scrollIntoView({ block: "start" }));
  return above(card.last());
};

const hints: Screen = async (page, words) => {
  await openSession(page, "solutions", words);
  await page.getByRole("button", { name: words.chat.input.menu, exact: true }).click();
  await page.getByRole("button", { name: words.chat.input.practiceProblem, exact: true }).click();
  await page.getByRole("button", { name: words.chat.card.question.hint, exact: true }).click();
  const panel = page.getByRole("dialog", { name: words.chat.hints.title });
  await panel.getByRole("button", { name: words.chat.hints.first }).click();
  await panel.getByRole("listitem").nth(0).waitFor();
  await panel.getByRole("button", { name: words.chat.hints.next }).click();
  await panel.getByRole("listitem").nth(1).waitFor();
  return above(panel);
};

const progress: Screen = async (page, words) => {
  await page.goto("/");
  await page.getByRole("button", { name: words.chat.sidebar.open }).click();
  await page.getByRole("button", { name: words.sidebar.practice.progress }).click();
  // The first topic, with its levels.
  const topic = page
    .locator("dialog[open] li")
    .filter({ has: page.locator("details") })
    .first();
  await topic.locator("summary").first().click();
  await topic.evaluate((row) => row.scrollIntoView({ block: "start" }));
  return above(topic);
};

/** What the landing page shows, by the names of its pictures. */
export const SCREENS = { solution, hints, progress } as const satisfies Record<string, Screen>;
