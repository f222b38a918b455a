import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { loadMessages } from "#lib/i18n/messages.ts";

const WIDTH = 360;

async function openIn(page: Page, locale: Locale, baseURL: string | undefined) {
  await page.setViewportSize({ width: WIDTH, height: 780 });
  await page.context().addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
  await page.goto("/");
  const input = page.locator("form textarea").first();
  await expect(input).toBeEditable();
  return input;
}

/** The step that is open now, which has the focus. */
const openStep = (page: Page): Locator => page.locator("[data-lesson-step]").last();

async function expectStep(page: Page, number: number) {
  const way = page.locator("li[aria-current=step]").last();
  await expect(way).toContainText(String(number));
  await expect(openStep(page)).toBeFocused();
}

/** Nothing sticks out of the screen. */
async function expectNarrow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
}

/** With the keys alone: Tab into the options, down to the one that is meant, and on to the button. */
async function choose(page: Page, place: number) {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (let at = 0; at < place; at += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

test("[LESSON-06] a lesson is walked through by keyboard in English, left, gone back in, and checked", async ({
  page,
  signIn,
  baseURL,
}) => {
  test.slow();
  await signIn({ plan: "free" });
  const input = await openIn(page, "en", baseURL);
  await input.fill("teach me pH");
  await input.press("Enter");
  await expect(page.getByRole("heading", { name: "One step of pH is a factor of ten" })).toBeVisible();
  await expectAccessible(page);
  await openStep(page).focus();
  await choose(page, 1);
  await expectStep(page, 2);
  await expect(openStep(page)).toContainText("It turns out differently.");
  await expect(openStep(page)).toContainText("ten times ten, not ten and ten");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Continue the lesson" }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expectStep(page, 3);
  await expectNarrow(page);
  await expectAccessible(page);
  // The order that is shown is pH 5, 10⁻³ mol/L, pOH 13, 10⁻⁶ mol/L of OH⁻: pOH goes up twice, the first down by itself.
  const up = page.getByRole("button", { name: /^Move pOH = 13\.0 up/ }).last();
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "is now number 2" })).toBeAttached();
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /^Move pH = 5\.0 down/ })
    .last()
    .focus();
  await page.keyboard.press("Enter");
  await openStep(page).getByRole("button", { name: "Answer" }).focus();
  await page.keyboard.press("Enter");
  await expectStep(page, 4);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeEditable();
  await openStep(page).getByRole("textbox", { name: "Your value" }).fill("0.2");
  await page.keyboard.press("Enter");
  await expect(openStep(page)).toContainText("It is the concentration that is divided");
  await openStep(page).getByRole("textbox", { name: "Your value" }).fill("3");
  await page.keyboard.press("Enter");
  await expectStep(page, 5);
  await expect(openStep(page)).toContainText("At the beginning you expected something else.");
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /Predict/ })
    .last()
    .press("Enter");
  await expectStep(page, 1);
  await input.fill("3");
  // Until the reply before is stored, Enter does nothing.
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
  await input.press("Enter");
  await expect(openStep(page)).toContainText("As you predicted.");
  await page.getByRole("button", { name: "Start the check" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Practice problem" }).last()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Next lesson/ })).toBeVisible();
});

test("[LESSON-06] [I18N-03] a lesson is walked through by keyboard in Amharic", async ({ page, signIn, baseURL }) => {
  test.slow();
  const {
    "lesson-limiting-reactant": words,
    tutor,
    chat,
  } = await loadMessages("am", ["lesson-limiting-reactant", "tutor", "chat"]);
  await signIn({ plan: "free" });
  const input = await openIn(page, "am", baseURL);
  await input.fill("ስለ ገዳቢ ተፀግባሪ አስተምረኝ");
  await input.press("Enter");
  await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
  await openStep(page).focus();
  await choose(page, 1);
  await expectStep(page, 2);
  await expect(openStep(page)).toContainText(tutor.lesson.labels.predicted);
  await expectNarrow(page);
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectStep(page, 3);
  await page.keyboard.press("Tab");
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await expectStep(page, 4);
  await choose(page, 0);
  await expect(openStep(page)).toContainText(tutor.lesson.again);
  await expect(openStep(page)).toBeFocused();
  await choose(page, 1);
  await expectStep(page, 5);
  await expect(openStep(page)).toContainText(tutor.lesson.labels.right);
  await expectAccessible(page);
  await page.getByRole("button", { name: tutor.lesson.moves.check }).press("Enter");
  await expect(page.getByRole("heading", { name: chat.card.question.practice }).last()).toBeVisible();
});

for (const locale of LOCALES)
  test(`[LESSON-06] [I18N-03] in ${locale} a lesson fits a screen of 320 pixels in the dark, without movement`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await signIn({ plan: "free" });
    const { curriculum, "lesson-atomic-radius": words } = await loadMessages(locale, [
      "curriculum",
      "lesson-atomic-radius",
    ]);
    await openIn(page, locale, baseURL);
    await page.setViewportSize({ width: 320, height: 700 });
    const input = page.locator("form textarea").first();
    const sessions = await (await page.request.get("/api/chat/sessions")).json();
    const answer = await page.request.post(`/api/chat/${sessions[0].id}/messages`, {
      data: { content: curriculum.subtopics["atomic-radius"], type: "explain_concept" },
    });
    expect(answer.ok()).toBe(true);
    await page.reload();
    await expect(input).toBeEditable();
    await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
