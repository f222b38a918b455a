import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";
import { addText, LAB, LETTER } from "./material-texts.ts";
import { openPractice } from "./practice-screen.ts";

const OWN = { name: "Problem about my materials" };

/** The dialog in which a teacher chooses what a problem is to be about, in English. */
function ownProblem(page: Page) {
  const dialog = page.getByRole("dialog", { name: "A problem about your materials" });
  return {
    dialog,
    material: (name: string) => dialog.getByRole("checkbox", { name }),
    make: dialog.getByRole("button", { name: "Make the problem" }),
  };
}

test("[ROLE-02] [MSG-06] a teacher has problems made about materials in the chat, with the keyboard and on a small phone in the dark", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "teacher" });
  await page.goto("/materials");
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await addText(page, "Vinegar lab", LAB);
  await addText(page, "Sports day", LETTER);
  await page.goto("/");
  const { chat, questions } = await openPractice(page);
  const own = ownProblem(page);

  const opener = chat.sidebar.getByRole("button", OWN);
  await opener.press("Enter");
  await expect(own.make).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(own.dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await own.material("Vinegar lab").press("Space");
  await own.dialog.getByLabel("Level").selectOption("medium");
  await expectAccessible(page);
  await own.make.press("Enter");
  await expect(own.dialog).toBeHidden();
  await expect(chat.questions.last()).toContainText(
    "Please give me a practice problem about my materials: Vinegar lab",
  );
  await expect(questions.getByRole("heading", { name: "Practice problem" })).toBeVisible();
  await expect(questions.first()).toContainText("Medium");
  await expect(questions.getByRole("button", { name: "Vinegar lab, page 1" })).toBeVisible();
  await expect(opener).toHaveAttribute("aria-disabled", "false");

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 640 });
  const menu = page.getByRole("button", { name: "Open sidebar" });
  const openOnPhone = async () => {
    await menu.click();
    await page.getByRole("dialog", { name: "Sidebar" }).getByRole("button", OWN).click();
    await expect(own.dialog).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Sidebar" })).toBeHidden();
  };
  await openOnPhone();
  await expect(own.material("Vinegar lab")).toBeChecked();
  await own.dialog.getByLabel("Answers").selectOption("Multiple choice");
  await expectAccessible(page);
  expect(await own.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await own.make.click();
  await expect(menu).toBeFocused();
  await expect(questions.last().getByRole("heading", { name: "Multiple choice question" })).toBeVisible();
  await expect(questions.last().getByRole("button", { name: "Vinegar lab, page 1" })).toBeVisible();
  await expect(questions).toHaveCount(2);

  await openOnPhone();
  await own.material("Vinegar lab").uncheck();
  await own.material("Sports day").check();
  await own.make.click();
  await expect(chat.replies.last()).toContainText("These materials name nothing that a problem can be made of.");
  await expect(questions).toHaveCount(2);
});

test("[ROLE-02] a teacher without materials is led to them", async ({ page, signIn }) => {
  await signIn({ plan: "teacher" });
  const { sidebar } = await openChat(page);
  await sidebar.getByRole("button", OWN).click();
  await ownProblem(page).dialog.getByRole("link", { name: "Materials" }).click();
  await expect(page).toHaveURL("/materials");
});

test("[ROLE-02] on the student plan nothing in the chat speaks of own materials", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const { sidebar } = await openChat(page);
  await expect(sidebar.getByRole("button", { name: "Generate practice problems" })).toBeVisible();
  await expect(page.getByRole("button", OWN)).toHaveCount(0);
});

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[ROLE-02] [I18N-01] the choice of materials is in ${locale}, and fits a narrow screen`, async ({
      page,
      signIn,
    }) => {
      await signIn({ plan: "teacher" });
      const { materials, sidebar, chat } = await loadMessages(locale, ["materials", "sidebar", "chat"]);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto("/");
      await page.getByRole("button", { name: chat.sidebar.open }).click();
      await page.getByRole("button", { name: sidebar.practice.generateOwn }).click();
      const dialog = page.getByRole("dialog", { name: materials.problems.title });
      await expect(dialog.getByText(materials.problems.none)).toBeVisible();
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
  });
}
