import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";
import { openPractice } from "./practice-screen.ts";

test.describe("[PROF-01] the profile is asked for while it is incomplete", () => {
  test("[PROF-02] [PROF-03] it is validated, saved, welcomed, and not asked for again", async ({ page, signIn }) => {
    await signIn({ firstName: " ", lastName: "Test", grade: null });
    await page.goto("/");
    const dialog = page.getByRole("dialog", { name: "Complete Your Profile" });
    await expect(dialog).toContainText("Help us personalize your chemistry learning experience by providing some basic information.");
    await expect(dialog.getByLabel("Last Name")).toHaveValue("Test");
    await dialog.getByLabel("First Name").fill(" A ");
    await dialog.getByRole("button", { name: "Complete Profile" }).click();
    await expect(dialog).toContainText("First name must be at least 2 characters");
    await expect(dialog).toContainText("Please select your grade");
    await dialog.getByLabel("First Name").fill("Ada");
    await dialog.getByLabel("Grade Level").selectOption({ label: "11th Grade" });
    await dialog.getByRole("button", { name: "Complete Profile" }).click();
    const chat = await openChat(page);
    await expect(chat.toast("Profile Updated!")).toContainText("Welcome to AtomCoach! Your profile has been set up successfully.");
    await expect(dialog).toBeHidden();
    await expect(chat.sidebar).toContainText("Ada Test");
    await expect(chat.sidebar).toContainText("11 Grade");
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
  for (const name of ["Appearance", "Learning", "Audio", "Reminders", "Study", "Subscription"]) await expect(dialog.getByRole("tab", { name })).toBeVisible();
  await dialog.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(chat.toast("Settings saved")).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const stored = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('"fontSize"')) ?? "");
  expect(JSON.parse(stored)).toMatchObject({ theme: "dark", darkMode: true, fontSize: [14], voiceSpeed: [1], voiceVolume: [0.8] });
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

test("[SET-06] hints open beside each new question, without taking the focus, until that is switched off", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  await practice.askFree();
  await expect(practice.hints).toBeVisible();
  await expect(practice.action("Practice Problem")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(practice.hints).toHaveCount(0);

  await page.getByRole("button", { name: "Student Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Student Preferences" });
  await dialog.getByRole("tab", { name: "Learning" }).click();
  await dialog.getByRole("switch", { name: /hints/i }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await practice.askChoice();
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
  await page.getByRole("button", { name: "Feedback" }).click();
  await expect(dialog.getByLabel("Your feedback")).toHaveValue("");
});
