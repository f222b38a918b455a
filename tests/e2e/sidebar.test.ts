import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { storeSessions } from "#tests/support/long-session.ts";
import { addSession, openChat, openSettledChat, sessionsOf } from "./chat-screen.ts";

const topicButton = (page: Page, name: string) =>
  page.getByRole("region", { name: "High School Chemistry" }).getByRole("button", { name });
const practiceButton = (page: Page) => page.getByRole("button", { name: "Generate practice problems" });

test("[SIDE-03] [HOME-03] a topic brings a session of its own and its subtopics, a subtopic too, and the current one only folds", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  const kinetics = topicButton(page, "Kinetics");
  await kinetics.click();
  await expect(chat.title).toHaveText("Kinetics Session");
  await expect(kinetics).toHaveAttribute("aria-expanded", "true");
  await expect(kinetics).toHaveAttribute("aria-current", "true");
  await kinetics.click();
  await expect(kinetics).toHaveAttribute("aria-expanded", "false");
  await kinetics.click();
  await topicButton(page, "Rate Laws").first().dblclick();
  await expect(chat.title).toHaveText("Rate Laws Session");
  await chat.reload();
  await expect(topicButton(page, "Rate Laws").first()).toHaveAttribute("aria-current", "true");
  expect(await sessionsOf(page)).toMatchObject([
    { topic: "curriculum:rate-laws", title: "Rate Laws Session" },
    { topic: "curriculum:kinetics", title: "Kinetics Session" },
    { title: "Chemistry Learning Session" },
  ]);
});

test("[HOME-03] the first session takes the default topic of the settings", async ({ page, signIn }) => {
  await page.addInitScript(
    (value) => localStorage.setItem("atomcoach.settings", value),
    JSON.stringify({ defaultTopic: "gas-laws" }),
  );
  await signIn();
  const chat = await openChat(page);
  await expect(chat.title).toHaveText("Chemistry Learning Session");
  expect(await sessionsOf(page)).toMatchObject([{ topic: "gas-laws", title: "Chemistry Learning Session" }]);
});

test("[SIDE-03] [HOME-03] topics and the titles made from them are in the reader's language", async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  await signIn();
  await context.addCookies([{ name: "NEXT_LOCALE", value: "am", url: baseURL ?? "" }]);
  await page.goto("/");
  await page.locator("aside [data-shape=circle][data-pattern=grid]").click();
  // The first session has the word as well: only its topic tells the new one.
  await expect
    .poll(async () => (await sessionsOf(page))[0])
    .toMatchObject({ topic: "curriculum:kinetics", title: "Kinetics Session" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ክፍለ ጊዜ/);
});

test("[SIDE-04] practice on the current topic is asked for in the current session", async ({ page, signIn }) => {
  await signIn();
  await addSession(page, "Density Session", "curriculum:density");
  const chat = await openChat(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/messages"));
  await practiceButton(page).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({ type: "generate_practice", preferences: { language: "en" } });
  await expect(chat.replies.getByRole("heading", { name: "Practice problem" })).toHaveCount(1);
  await expect(chat.replies).toContainText("Density");
  await expect(practiceButton(page)).toHaveAttribute("aria-disabled", "false");
  await expect(chat.questions).toHaveCount(1);
});

test("[SIDE-04] materials are for whoever may manage them", async ({ page, context, signIn }) => {
  await signIn({ plan: "student" });
  await openSettledChat(page);
  const materials = page.getByRole("link", { name: "Teaching materials" });
  await expect(practiceButton(page)).toBeVisible();
  await expect(materials).toHaveCount(0);
  await context.clearCookies();
  await signIn({ plan: "teacher" });
  await page.goto("/");
  await expect(materials).toHaveAttribute("href", "/materials");
});

test("[SIDE-05] the drawer closes after a topic is picked, not after folding, and after practice is asked for", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  const chat = await openChat(page);
  const drawer = page.getByRole("dialog", { name: "Sidebar" });
  const opener = page.getByRole("button", { name: "Open sidebar" });
  await opener.click();
  await drawer.getByRole("button", { name: "Matter & Energy" }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(chat.title).toHaveText("Matter & Energy Session");

  await opener.click();
  await drawer.getByRole("button", { name: "Matter & Energy" }).click();
  await expect(drawer.getByRole("button", { name: "Conservation Laws" })).toBeHidden();
  await drawer.getByRole("button", { name: "Generate practice problems" }).click();
  await expect(drawer).toBeHidden();
  await expect(chat.questions).toHaveCount(1);
});

test("[HOME-06] [API-28] earlier sessions are found by what was said, opened again, and renamed", async ({
  page,
  signIn,
}) => {
  await signIn();
  await addSession(page, "Older");
  const chat = await openChat(page);
  await chat.ask("molar mass of H2SO4");
  await expect(chat.finalAnswers).toBeVisible();
  await chat.newSession.click();
  await expect(chat.title).toHaveText("New Session");

  const sessions = await chat.showSessions();
  await sessions.getByRole("searchbox").fill("h2so4");
  await expect(sessions.getByRole("status")).toHaveText("1 session found");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await sessions.getByRole("button", { name: /^Older/ }).click();
  await expect(chat.title).toHaveText("Older");
  await expect(chat.finalAnswers).toBeVisible();

  await sessions.getByRole("button", { name: "Options for Older" }).click();
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(sessions.getByRole("textbox", { name: "Name of the session" })).toBeFocused();
  await page.keyboard.type("Friday’s test");
  await page.keyboard.press("Enter");
  await expect(chat.title).toHaveText("Friday’s test");
  await expect(sessions.getByRole("button", { name: /^Friday’s test/ })).toBeFocused();
  await chat.reload();
  await expect(chat.title).toHaveText("Friday’s test");
});

test("[HOME-06] [API-28] a session is deleted after a second thought; after the last one comes a first", async ({
  page,
  signIn,
}) => {
  await signIn();
  await addSession(page, "Older");
  await addSession(page, "Newer");
  const chat = await openChat(page);
  const sessions = await chat.showSessions();
  const choose = async (name: string) => {
    await sessions.getByRole("button", { name: `Options for ${name}` }).click();
    await page.getByRole("button", { name: "Delete" }).click();
  };
  await choose("Newer");
  await expect(sessions.getByRole("button", { name: "Cancel" })).toBeFocused();
  await sessions.getByRole("button", { name: "Cancel" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);

  await choose("Newer");
  await sessions.getByRole("button", { name: "Delete" }).click();
  await expect(chat.toast("Session deleted")).toBeVisible();
  await expect(chat.title).toHaveText("Older");
  await choose("Older");
  await sessions.getByRole("button", { name: "Delete" }).click();
  await expect(chat.title).toHaveText("Chemistry Learning Session");
  await expect
    .poll(async () => (await sessionsOf(page)).map(({ title }) => title))
    .toEqual(["Chemistry Learning Session"]);
});

test("[HOME-04] [ERR-13] a session is saved as a text file named after topic and date, its chemistry in Unicode", async ({
  page,
  signIn,
}) => {
  await signIn();
  await addSession(page, "Gas Laws Session");
  const chat = await openChat(page);
  await chat.exportAs("Text file");
  await expect(chat.toast("Nothing to export")).toBeVisible();

  await chat.askToTheEnd("balance Fe + O2 -> Fe2O3");
  const started = page.waitForEvent("download");
  await chat.exportAs("Text file");
  const download = await started;
  await expect(chat.toast("Session exported")).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^Gas Laws \d{4}-\d\d-\d\d\.txt$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("balance Fe + O₂ → Fe₂O₃");
  expect(text.replaceAll(/[\u00A0\u202F]/gu, " ")).toContain("4 Fe + 3 O₂ → 2 Fe₂O₃");
});

test("[TOAST-01] a tooltip waits 700 ms for the mouse, not for the keyboard, and leaves on Escape", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openChat(page);
  const tooltip = page.getByRole("tooltip", { name: "Export session" });
  const asked = Date.now();
  await page.getByRole("button", { name: "Export session" }).hover();
  await tooltip.waitFor();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(690);
  // It can be read with the mouse on it, which does not lose it on the way there.
  const { x, y, width, height } = (await tooltip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
  await expect(tooltip).toBeVisible();
  await page.mouse.move(600, 400, { steps: 5 });
  await expect(tooltip).toHaveCount(0);
  await page.getByRole("button", { name: "Export session" }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Export session" })).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("[ROUTE-07] ?topic= opens the topic's newest session, or a new one, and leaves the address", async ({
  page,
  signIn,
}) => {
  await signIn();
  await addSession(page, "Older", "gas-laws");
  await addSession(page, "Newer", "gas-laws");
  await addSession(page, "Another", "solutions");
  await page.goto("/?topic=gas-laws&kept=1");
  const chat = await openChat(page);
  await expect(chat.title).toHaveText("Newer");
  await expect(page).toHaveURL("/?kept=1");

  await page.goto("/?topic=acids-and-bases");
  await expect(chat.title).toHaveText("Acids & Bases Session");
  await expect(page).toHaveURL("/");
  await page.goto("/?topic=alchemy");
  await expect(chat.title).toHaveText("Acids & Bases Session");
  await expect(page).toHaveURL("/");
  expect(await sessionsOf(page)).toHaveLength(4);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/status of 429/] });

  test("[HOME-05] when the day's practice is used up, a banner says so, with a way to upgrade, also after a reload", async ({
    page,
    signIn,
  }) => {
    await signIn({ plan: "free" });
    await addSession(page, "Density Session", "curriculum:density");
    const chat = await openChat(page);
    const banner = page.getByRole("region", { name: "Daily limit" });
    for (let count = 1; count <= 3; count++) {
      await practiceButton(page).click();
      await expect(chat.replies).toHaveCount(count);
      await expect(practiceButton(page)).toHaveAttribute("aria-disabled", "false");
    }
    await expect(banner).toContainText("you've used 3/3 practice problems today");
    await practiceButton(page).click();
    await expect(chat.toast("Daily Limit Reached")).toBeVisible();
    await chat.reload();
    await expect(banner).toContainText("you've used 3/3 practice problems today");

    await chat.ask("molar mass of H2O");
    await expect(chat.finalAnswers).toBeVisible();
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole("link", { name: "Upgrade" }).click();
    await expect(page).toHaveURL("/pricing");
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("[ERR-04] [HOME-06] without a connection, what cannot be done is said, and nothing is lost", async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await addSession(page, "Older");
    const chat = await openSettledChat(page);
    const sessions = await chat.showSessions();
    await sessions.getByRole("button", { name: "Options for Older" }).click();
    await page.getByRole("button", { name: "Rename" }).click();
    await context.setOffline(true);
    const name = sessions.getByRole("textbox", { name: "Name of the session" });
    await name.fill("Kept");
    await name.press("Enter");
    await expect(chat.toast("Failed to rename the session")).toBeVisible();
    await expect(name).toHaveValue("Kept");
    await chat.exportAs("Text file");
    await expect(chat.toast("Failed to export the session")).toBeVisible();
    await page.getByRole("tab", { name: "Topics" }).click();
    await topicButton(page, "Kinetics").click();
    await expect(chat.toast("Failed to create new session")).toBeVisible();
    await expect(chat.title).toHaveText("Older");
  });
});

for (const locale of ["en", "am", "fr"]) {
  test(`the drawer fits 320 px without scrolling sideways (${locale})`, async ({ page, context, signIn, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await signIn({ plan: "teacher" });
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
    await addSession(page, "Density Session", "curriculum:density");
    await page.goto("/");
    await page.locator("header button").first().click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toBeVisible();
    for (const tab of ["topics", "sessions"]) {
      await drawer.locator(`[data-tab=${tab}]`).click();
      const tooWide = await drawer.evaluate((element) =>
        [...element.querySelectorAll("*")]
          .filter((each) => each.getBoundingClientRect().right > element.getBoundingClientRect().right + 1)
          .map(({ outerHTML }) => outerHTML),
      );
      expect(tooWide).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("[LIMIT-03] [HOME-06] the list of sessions goes on beyond its first page, by scrolling and by the keyboard", async ({
  page,
  signIn,
}) => {
  const { id } = await signIn();
  await storeSessions(id, 405, new Date());
  await openChat(page);
  await page.getByRole("tab", { name: "Sessions" }).click();
  const list = page.getByRole("navigation", { name: "Sessions" });
  const session = (number: number) => list.getByRole("button", { name: new RegExp(`^Session ${number} `) });
  await expect(session(200)).toBeAttached();
  await expect(session(201)).toBeHidden();
  await session(200).scrollIntoViewIfNeeded();
  await expect(session(201)).toBeAttached();
  const more = list.getByRole("button", { name: "Show older sessions" });
  await more.focus();
  await expect(session(405)).toBeAttached();
  await expect(more).toBeHidden();
  await expect(session(401)).toBeFocused();
  expect(new Set(await list.locator("[data-session]").allTextContents()).size).toBe(405);
});
