import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible, looksIn } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";
import { addText, LAB } from "./material-texts.ts";

const START = "What are you preparing?";

test("[ROLE-02] [HOME-01] a teacher begins with the work for a class, and the chat is at hand", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "teacher", grade: "other" });
  const chat = await openChat(page);
  const content = page.getByRole("main");
  await expect(content.getByRole("heading", { name: START })).toBeVisible();
  await expect(content.getByText("Nothing here yet.")).toBeVisible();
  await expect(chat.sidebar.getByText("Teacher", { exact: true })).toBeVisible();
  await expect(chat.sidebar.getByRole("link", { name: "0 materials" })).toBeVisible();
  const progress = page.getByRole("region", { name: "Progress in this topic" });
  await expect(progress).toBeHidden();
  await expectAccessible(page);
  await chat.sidebar.getByText("My own progress").click();
  await expect(progress).toBeVisible();
  await expect(chat.sidebar.getByRole("button", { name: "Learning progress and statistics" })).toBeVisible();

  await chat.askToTheEnd("What is the molar mass of NaCl?");
  await expect(chat.replies).toHaveCount(1);
  await expect(page.getByRole("heading", { name: START })).toHaveCount(0);
});

test("[ROLE-02] [MAT-03] each tool opens where it is, by keyboard, and its address leads back to it", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "teacher" });
  await page.goto("/materials");
  await addText(page, "Vinegar lab", LAB);
  await page.goto("/");
  const chat = await openChat(page);
  const content = page.getByRole("main");
  await expect(chat.sidebar.getByText("Latest: Vinegar lab")).toBeVisible();
  await expect(content.getByRole("list", { name: "Your materials" })).toContainText(
    "Vinegar labStoichiometry · Only you",
  );

  const tab = (name: string) => page.getByRole("tab", { name });
  await content.getByRole("link", { name: /^Make a worksheet/ }).press("Enter");
  await expect(tab("Worksheet")).toHaveAttribute("aria-selected", "true");
  await tab("Check a key").click();
  await expect(page).toHaveURL("/materials?tab=auditor");
  await page.reload();
  await expect(tab("Check a key")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Check a key" })).toBeVisible();
  await tab("Materials").click();
  await expect(page).toHaveURL("/materials");

  await page.goto("/");
  await openChat(page);
  await content.getByRole("button", { name: /^Practice problem on a material/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "A problem about your materials" });
  await dialog.getByRole("checkbox", { name: "Vinegar lab" }).check();
  await dialog.getByRole("button", { name: "Make the problem" }).click();
  await expect(chat.replies.getByRole("heading", { name: "Practice problem" })).toBeVisible();
});

test("[ROLE-02] a student's screen is about learning, as before", async ({ page, signIn }) => {
  await signIn({ plan: "student", grade: "other" });
  const chat = await openChat(page);
  await expect(chat.sidebar.getByText("Other", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Progress in this topic" })).toBeVisible();
  await expect(page.getByRole("heading", { name: START })).toHaveCount(0);
});

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[ROLE-02] [I18N-01] a teacher's first screen is in ${locale}, and fits a phone`, async ({ page, signIn }) => {
      await signIn({ plan: "teacher" });
      const { materials, chat } = await loadMessages(locale, ["materials", "chat"]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/");
      await expect(page.getByRole("heading", { name: materials.desk.title })).toBeVisible();
      await expect(page.getByText(materials.list.empty)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expect(page.getByRole("button", { name: chat.conversation.latest })).toHaveCount(0);
      await expectAccessible(page, looksIn(locale));
      await page.getByRole("button", { name: chat.sidebar.open }).click();
      const drawer = page.getByRole("dialog", { name: chat.sidebar.label });
      await expect(drawer.getByRole("link", { name: materials.desk.tools.worksheet })).toBeVisible();
      expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expectAccessible(page, looksIn(locale));
    });
  });
}
