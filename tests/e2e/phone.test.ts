import type { Locator, Page } from "@playwright/test";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { listCutOff } from "#tests/support/cut-off.ts";
import { laidOut, openChat } from "./chat-screen.ts";

/** What a thumb hits without aiming. */
const THUMB_PX = 40;

/** What the keyboard of a phone takes of its height. */
const KEYBOARD_PX = 280;

test.use({ hasTouch: true });

async function openIn(page: Page, locale: Locale, baseURL: string | undefined) {
  await page.context().addCookies([{ name: "NEXT_LOCALE", value: locale, url: baseURL ?? "" }]);
  await page.goto("/");
  const form = page.locator("form").filter({ has: page.getByRole("textbox") });
  await expect(form.getByRole("textbox")).toBeEditable();
  return form;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not drawn`);
  return { ...box, end: box.x + box.width, bottom: box.y + box.height };
}

/** All of them are whole within the screen, large enough, and none lies on another. */
async function expectReachable(buttons: readonly Locator[], page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const boxes = await Promise.all(buttons.map(boxOf));
  for (const [index, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.end).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeLessThanOrEqual(height);
    expect(box.height).toBeGreaterThanOrEqual(THUMB_PX);
    for (const other of boxes.slice(index + 1)) {
      expect(box.end <= other.x || other.end <= box.x || box.bottom <= other.y || other.bottom <= box.y).toBe(true);
    }
  }
}

for (const locale of LOCALES) {
  for (const [width, height] of [
    [320, 568],
    [360, 740],
  ] as const) {
    test(`[INPUT-01] at ${width} px every button of the input is whole and within reach of a thumb (${locale})`, async ({
      page,
      signIn,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height });
      await signIn({ plan: "student" });
      const form = await openIn(page, locale, baseURL);
      const opener = form.locator("[popovertarget]").first();
      const actions = form.getByRole("group").getByRole("button");
      await expect(actions).toHaveCount(0);
      await expectReachable(await form.getByRole("button").all(), page);
      expect(await listCutOff(page)).toEqual([]);

      await opener.tap();
      await expect(actions).toHaveCount(5);
      await expectReachable(await actions.all(), page);
      const field = await boxOf(form.getByRole("textbox"));
      // What is typed can be read while it is decided what to do with it.
      for (const action of await actions.all()) expect((await boxOf(action)).bottom).toBeLessThanOrEqual(field.y);
      expect(await listCutOff(page)).toEqual([]);

      await form.getByRole("textbox").tap();
      await expect(actions).toHaveCount(0);
    });
  }
}

test("[INPUT-01] the actions are a menu for the keyboard and a screen reader, too", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  const chat = await openChat(page);
  const actions = page.getByRole("group", { name: "Quick actions" });
  await chat.input.fill("molar mass of H2O");
  await chat.actionsMenu.focus();
  await page.keyboard.press("Enter");
  await expect(actions).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(chat.solveProblem).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(actions).toBeHidden();
  await expect(chat.actionsMenu).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(actions).toBeHidden();
  await expect(chat.finalAnswers).toHaveCount(1);
  await expect(chat.input).toHaveValue("");
});

test("[INPUT-01] on a wide screen the actions stand in a row, without a menu", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn();
  const chat = await openChat(page);
  await expect(chat.actionsMenu).toBeHidden();
  await expect(chat.solveProblem).toBeVisible();
});

for (const width of [320, 360]) {
  test(`[INPUT-01] at ${width} px the field grows with what is typed, up to its limit, and the keyboard moves no header`, async ({
    page,
    signIn,
  }) => {
    const height = 640;
    await page.setViewportSize({ width, height });
    await signIn();
    const chat = await openChat(page);
    const heights: number[] = [];
    for (const lines of [1, 3, 5, 40]) {
      await chat.input.fill(Array.from({ length: lines }, (_, line) => `line ${line}`).join("\n"));
      heights.push((await boxOf(chat.input)).height);
    }
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
    expect(heights.at(-1)).toBeLessThanOrEqual(height * 0.3 + 1);
    expect(await chat.input.evaluate((field) => field.scrollHeight > field.clientHeight)).toBe(true);

    // As `interactive-widget` has it: the page becomes smaller by the keyboard.
    await page.setViewportSize({ width, height: height - KEYBOARD_PX });
    await laidOut(page);
    expect((await boxOf(page.locator("main > header"))).y).toBe(0);
    await expectReachable([chat.actionsMenu, chat.sendButton], page);
    await chat.actionsMenu.tap();
    await expect(chat.solveProblem).toBeVisible();
    await expectReachable([chat.solveProblem], page);
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([0, width]);
  });
}

test("[INPUT-01] the page asks the browser to make room for the keyboard, and to reach behind the camera", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openChat(page);
  const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
  expect(viewport).toContain("interactive-widget=resizes-content");
  expect(viewport).toContain("viewport-fit=cover");
  // Pages may be zoomed into.
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
});

test("[INPUT-01] where a keyboard covers the page instead, the input stands above it", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  const chat = await openChat(page);
  await page.evaluate(
    (covered) => document.documentElement.style.setProperty("--keyboard", `${covered}px`),
    KEYBOARD_PX,
  );
  await laidOut(page);
  expect((await boxOf(chat.sendButton)).bottom).toBeLessThanOrEqual(740 - KEYBOARD_PX);
  expect((await boxOf(page.locator("main > header"))).y).toBe(0);
});

test("[INPUT-01] nothing lies under a camera or the line at the bottom of the screen", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  const insets = { top: 47, bottom: 34, left: 12, right: 12 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await laidOut(page);
  const expectInside = async (element: Locator) => {
    const box = await boxOf(element);
    expect(box.y).toBeGreaterThanOrEqual(insets.top);
    expect(box.bottom).toBeLessThanOrEqual(740 - insets.bottom);
    expect(box.x).toBeGreaterThanOrEqual(insets.left);
    expect(box.end).toBeLessThanOrEqual(360 - insets.right);
  };
  for (const button of [page.getByRole("button", { name: "Open sidebar" }), chat.newSession, chat.sendButton])
    await expectInside(button);
  await page.getByRole("button", { name: "Student Preferences" }).click();
  const settings = page.getByRole("dialog", { name: "Student Preferences" });
  for (const name of ["Close the preferences", "Save"])
    await expectInside(settings.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const close = await boxOf(page.getByRole("button", { name: "Close sidebar" }));
  expect(close.y).toBeGreaterThanOrEqual(insets.top);
});
