import type { Page } from "@playwright/test";
import type { SendMessage } from "#lib/contracts/chat.ts";
import { DEFAULT_SETTINGS, type Settings } from "#lib/settings/settings.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";
import { openPractice, questionCard } from "./practice-screen.ts";

async function openPreferences(page: Page, tab: string) {
  await page.getByRole("button", { name: "Student Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Student Preferences" });
  await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
}

/** As if they had been set in an earlier visit. */
async function useStored(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.addInitScript(
    (stored) => localStorage.setItem("atomcoach.settings", stored),
    JSON.stringify({ ...DEFAULT_SETTINGS, ...settings }),
  );
}

/** What the browser's loudspeaker is told to say. */
const LOUDSPEAKER = `
  window.spoken = [];
  window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => [],
    cancel: () => undefined,
    speak: ({ text, rate, volume, lang }) => window.spoken.push({ text, rate, volume, lang }),
  });
  Object.defineProperty(window, "speechSynthesis", { value: speechSynthesis });
`;

const DOCUMENT_CLASSES = {
  "Compact mode": "compact",
  "High contrast": "high-contrast",
  "Reduce motion": "reduce-motion",
};

test.describe("[PROF-01] the profile is asked for while it is incomplete", () => {
  test("[PROF-02] [PROF-03] it is validated, saved, welcomed, and not asked for again", async ({ page, signIn }) => {
    await signIn({ firstName: " ", lastName: "Test", grade: null });
    await page.goto("/");
    const dialog = page.getByRole("dialog", { name: "Complete Your Profile" });
    await expect(dialog).toContainText(
      "Help us personalize your chemistry learning experience by providing some basic information.",
    );
    await expect(dialog.getByLabel("Last Name")).toHaveValue("Test");
    await dialog.getByLabel("First Name").fill(" A ");
    await dialog.getByRole("button", { name: "Complete Profile" }).click();
    await expect(dialog).toContainText("First name must be at least 2 characters");
    await expect(dialog).toContainText("Please select your grade");
    await dialog.getByLabel("First Name").fill("Ada");
    await dialog.getByLabel("Grade Level").selectOption({ label: "11th Grade" });
    await dialog.getByRole("button", { name: "Complete Profile" }).click();
    const chat = await openChat(page);
    await expect(chat.toast("Profile Updated!")).toContainText(
      "Welcome to AtomCoach! Your profile has been set up successfully.",
    );
    await expect(dialog).toBeHidden();
    await expect(chat.sidebar).toContainText("Ada Test");
    await expect(chat.sidebar).toContainText("Grade 11");
    await page.reload();
    await openChat(page);
    await expect(dialog).toBeHidden();
  });

  test("[PROF-02] closed, it stays away until the next load", async ({ page, signIn }) => {
    await signIn({ grade: null });
    await page.goto("/");
    const dialog = page.getByRole("dialog", { name: "Complete Your Profile" });
    await dialog.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(dialog).toBeVisible();
  });
});

test("[SET-01] [SET-03] [SET-04] settings take effect at once, are kept, and are reset", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await page.getByRole("button", { name: "Student Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Student Preferences" });
  for (const name of ["Appearance", "Learning", "Audio", "Reminders", "Study", "Subscription"])
    await expect(dialog.getByRole("tab", { name })).toBeVisible();
  await dialog.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(chat.toast("Settings saved")).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const stored = await page.evaluate(
    () => Object.values(localStorage).find((value) => value.includes('"fontSize"')) ?? "",
  );
  expect(JSON.parse(stored)).toMatchObject({
    theme: "dark",
    darkMode: true,
    fontSize: [14],
    voiceSpeed: [1],
    voiceVolume: [0.8],
  });
  await page.getByRole("button", { name: "Student Preferences" }).click();
  await dialog.getByRole("button", { name: "Reset" }).click();
  await expect(chat.toast("Settings reset")).toBeVisible();
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
});

test("[SET-06] solutions fold their steps for whoever wants the answer first", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await page.getByRole("button", { name: "Student Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Student Preferences" });
  await dialog.getByRole("tab", { name: "Learning" }).click();
  await dialog.getByRole("switch", { name: /step-by-step/i }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await chat.ask("molar mass of NaCl");
  await expect(chat.finalAnswers.first()).toBeVisible();
  const steps = page.getByText(/Show the \d steps/);
  await expect(steps).toBeVisible();
  await expect(page.getByText("Multiply by the atomic weights")).toBeHidden();
  await steps.click();
  await expect(page.getByText("Multiply by the atomic weights")).toBeVisible();
});

test("[SET-06] hints open beside a question that is tried again, without taking the focus, until that is switched off", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const first = questionCard(await practice.askFree());
  await first.submit("77777 g");
  await expect(first.result).toBeVisible();
  await expect(practice.hints).toHaveCount(0);
  await first.button("Try again").click();
  await expect(practice.hints).toBeVisible();
  await expect(first.field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(practice.hints).toHaveCount(0);

  await page.getByRole("button", { name: "Student Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Student Preferences" });
  await dialog.getByRole("tab", { name: "Learning" }).click();
  await dialog.getByRole("switch", { name: /hints/i }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  const second = questionCard(await practice.askFree());
  await second.submit("77777 g");
  await second.button("Try again").click();
  await expect(second.field).toBeFocused();
  await expect(practice.hints).toHaveCount(0);
});

test("[FEED-01] feedback is required, sent, and its form starts anew", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await page.getByRole("button", { name: "Feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Feedback" });
  await expect(dialog.getByRole("button", { name: "Send feedback" })).toBeDisabled();
  await dialog.getByLabel("Your feedback").fill("The hints help.");
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await expect(chat.toast("Feedback sent")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Feedback" }).click();
  await expect(dialog.getByLabel("Your feedback")).toHaveValue("");
});

test("[SET-02] [SET-04] by keyboard: sliders go by one and by ten steps, switches change the page at once, and all is there after a reload", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openChat(page);
  const html = page.locator("html");
  const dialog = await openPreferences(page, "Appearance");
  const slider = dialog.getByRole("slider", { name: "Font size" });
  await slider.focus();
  for (const [key, size] of [
    ["ArrowRight", 15],
    ["PageDown", 12],
    ["ArrowLeft", 12],
    ["Shift+ArrowUp", 20],
    ["PageUp", 20],
    ["ArrowDown", 19],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(String(size));
    await expect(html).toHaveCSS("font-size", `${size + 2}px`);
  }
  for (const [name, className] of Object.entries(DOCUMENT_CLASSES)) {
    await expect(html).not.toHaveClass(new RegExp(`\\b${className}\\b`));
    await dialog.getByRole("switch", { name }).press("Space");
    await expect(html).toHaveClass(new RegExp(`\\b${className}\\b`));
  }
  await page.reload();
  await openChat(page);
  await expect(html).toHaveCSS("font-size", "21px");
  await expect(html).toHaveClass(/\bcompact\b/);
  await expect(html).toHaveClass(/\bhigh-contrast\b/);
  await expect(html).toHaveClass(/\breduce-motion\b/);
});

test("[SET-06] what is set for the tutor goes along with each message", async ({ page, signIn }) => {
  await useStored(page, {
    aiResponseStyle: "concise",
    difficultyLevel: "hard",
    showFormulas: false,
    practiceMode: "sequential",
  });
  await signIn();
  const chat = await openChat(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/messages"));
  await chat.ask("molar mass of NaCl");
  const { preferences, timeZone }: SendMessage = (await sent).postDataJSON();
  expect(preferences).toEqual({
    responseStyle: "concise",
    difficultyLevel: "hard",
    showFormulas: false,
    stepByStepSolutions: true,
    showHintsAutomatically: true,
    practiceMode: "sequential",
    language: "en",
  });
  expect(timeZone).toBe(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
});

test("[SET-06] a reply is read aloud, at the speed and volume that were set, its formulas as chemistry", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(LOUDSPEAKER);
  await useStored(page, { voiceEnabled: true, voiceSpeed: [1.5], voiceVolume: [0.4] });
  await signIn();
  const chat = await openChat(page);
  await chat.ask("molar mass of H2O");
  await expect(chat.finalAnswers).toBeVisible();
  const spoken = () => page.evaluate<{ text: string; rate: number; volume: number; lang: string }[]>("window.spoken");
  await expect.poll(async () => (await spoken()).map(({ text }) => text).join(" ")).toMatch(/18\.0/);
  for (const { rate, volume, lang } of await spoken())
    expect({ rate, volume, lang }).toEqual({ rate: 1.5, volume: 0.4, lang: "en" });
  expect((await spoken()).map(({ text }) => text).join(" ")).toContain("H two O");
});

test("[SET-06] at the time that was set one is reminded, once", async ({ page, signIn }) => {
  await page.clock.install({ time: new Date("2026-03-02T10:00:00") });
  await useStored(page, { reminderTime: "12:00" });
  await signIn();
  const chat = await openChat(page);
  const reminder = chat.toast("Time for chemistry");
  // However long the page took to come, here its time stops.
  await page.clock.pauseAt(new Date("2026-03-02T11:59:00"));
  await expect(reminder).toHaveCount(0);
  await page.clock.fastForward("01:00");
  await expect(reminder).toHaveCount(1);
});

test("[SET-06] with auto-save off, nothing of what was typed stays behind", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  await chat.input.fill("half a thought");
  await page.reload();
  await expect(chat.input).toHaveValue("half a thought");
  const dialog = await openPreferences(page, "Study");
  await dialog.getByRole("switch", { name: "Auto-save progress" }).click();
  await page.keyboard.press("Escape");
  await expect(chat.input).toHaveValue("half a thought");
  await page.reload();
  await expect(chat.input).toHaveValue("");
});

test("[TOAST-01] at most three toasts stand, each for five seconds, at most 420 px wide; F8 leads to them, and a swipe to the right dismisses", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  const toasts = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
  const save = page.getByRole("button", { name: "Export session" });
  const begun = Date.now();
  await chat.exportAs("Text file");
  // While the mouse lies on them, none leaves by itself.
  await toasts.hover();
  const oldest = await toasts.elementHandle();
  for (const count of [2, 3, 3]) {
    await save.press("Enter");
    await page.getByRole("button", { name: "Text file" }).press("Enter");
    await expect(toasts).toHaveCount(count);
  }
  // The fourth took the place of the first.
  await expect.poll(() => oldest?.evaluate((toast) => toast.isConnected)).toBe(false);
  await expect(toasts).toHaveCount(3);
  for (const toast of await toasts.all()) expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.mouse.move(600, 600);
  await expect(toasts).toHaveCount(0, { timeout: 15_000 });
  expect(Date.now() - begun).toBeGreaterThanOrEqual(5_000);

  await chat.exportAs("Text file");
  const swipe = async (distance: number) => {
    // Once it stands still: it slides in, and back where it was not swiped far enough.
    await toasts.first().hover();
    const box = await toasts.first().boundingBox();
    if (box === null) throw new Error("There is no toast");
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 6 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("list")).toBeFocused();
  await swipe(60);
  await expect(toasts).toHaveCount(0, { timeout: 3_000 });
});
