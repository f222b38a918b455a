import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { CARDS, cardReply, MARKDOWN } from "#components/export/conversation.fixture.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { storeSession, type StoredTurn, variedTurns } from "#tests/support/long-session.ts";
import { readDocxLines } from "#tests/support/read-docx.ts";
import { openChat } from "./chat-screen.ts";

const MODEL = { writer: "model", check: "not_verified", notice: null } as const;

const TURNS: StoredTurn[] = [
  ...Object.values(CARDS).map((card) => ({ question: `On ${card.type}: what is H2O?`, ...cardReply(card) })),
  { question: "In words?", content: MARKDOWN, metadata: null, provenance: MODEL },
];

/** Counts how often the browser is asked to print, which a headless one cannot show. */
async function watchPrinting(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const printed: string[] = [];
    Object.assign(window, { printed, print: () => void printed.push(document.title) });
  });
  return () => page.evaluate(() => (window as unknown as { printed: string[] }).printed);
}

test("[HOME-04] a session is saved for Word, whole, by what is fetched only then", async ({ page, signIn }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const holdsWriter = async () => (await Promise.all(scripts)).some((script) => script.includes("w:numbering"));
  const { id } = await signIn();
  await storeSession(id, "Long", [...variedTurns(60), ...TURNS]);
  const chat = await openChat(page);
  await expect(chat.title).toHaveText("Long");
  expect(await holdsWriter()).toBe(false);
  const started = page.waitForEvent("download");
  await chat.exportAs("Word document (DOCX)");
  const download = await started;
  await expect(chat.toast("Session exported")).toBeVisible();
  expect(await holdsWriter()).toBe(true);
  expect(download.suggestedFilename()).toMatch(/^Stoichiometry \d{4}-\d\d-\d\d\.docx$/);
  const lines = await readDocxLines(new Blob([new Uint8Array(await readFile(await download.path()))]));
  expect(lines.filter((line) => /^Question \d+:/.test(line))).toHaveLength(60);
  expect(lines.filter((line) => line === "AtomCoach")).toHaveLength(60 + TURNS.length);
  expect(lines).toContain("Question 1: what is the molar mass of H₂SO₄?");
});

test("[HOME-04] [CARD-09] a session is printed whole and black on white, its formulas set, and the screen is as it was", async ({
  page,
  signIn,
}) => {
  const printed = await watchPrinting(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const { id } = await signIn();
  await storeSession(id, "Long", [...variedTurns(60), ...TURNS]);
  const chat = await openChat(page);
  await expect(chat.title).toHaveText("Long");
  await chat.exportAs("Print or save as PDF");
  await expect.poll(printed).toEqual([expect.stringMatching(/^Stoichiometry \d{4}-\d\d-\d\d$/)]);

  const paper = page.locator(".printed-document");
  await expect(page.getByRole("heading", { name: "Long" })).toHaveCount(1);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(paper).toBeVisible();
  await expect(page.locator("main")).toBeHidden();
  await expect(paper.locator("h2")).toHaveCount(2 * (60 + TURNS.length));
  await expect(paper.getByText("Question 1: what")).toBeVisible();
  for (const cut of ["\\frac", "**", "\\ce"]) await expect(paper).not.toContainText(cut, { useInnerText: true });
  expect(await paper.locator(".katex").count()).toBeGreaterThan(2);
  expect(await paper.locator("svg").count()).toBeGreaterThan(0);
  expect(await paper.locator("sub").count()).toBeGreaterThan(60);
  const colours = await paper.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  // A step is not cut in two: what it says stays with its number.
  expect(
    await paper
      .locator(".kept", { hasText: "Add up the atoms" })
      .first()
      .evaluate((element) => getComputedStyle(element).breakInside),
  ).toBe("avoid");

  // Its end takes the pages away again.
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.length).toBeGreaterThan(50_000);
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(paper).toHaveCount(0);
  await expect(page).not.toHaveTitle(/\d{4}-\d\d-\d\d/);
  await expect(page.locator("main")).toBeVisible();
});

test("[HOME-04] an empty session prints nothing", async ({ page, signIn }) => {
  const printed = await watchPrinting(page);
  await signIn();
  const chat = await openChat(page);
  for (const format of ["Print or save as PDF", "Word document (DOCX)"] as const) {
    await chat.exportAs(format);
    await expect(chat.toast("Nothing to export").first()).toBeVisible();
  }
  expect(await printed()).toEqual([]);
});

for (const locale of ["en", "am"]) {
  test(`[HOME-04] the formats are reached by keyboard, and fit 360 px (${locale})`, async ({
    page,
    context,
    signIn,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
    await signIn();
    await page.goto("/");
    const button = page.locator("header button[aria-label][popovertarget]");
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.locator("header [popover=auto]");
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("button").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("region", { name: /F8/ }).getByRole("listitem")).toHaveCount(1);
  });
}
