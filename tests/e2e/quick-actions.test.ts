import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** The buttons of a reply that do what it suggests. */
const suggestionsOf = (reply: Locator) => reply.getByRole("list", { name: "Suggestions" }).getByRole("button");

async function usedToday(page: Parameters<typeof openChat>[0]): Promise<unknown> {
  return (await page.request.get("/api/subscription/usage/questionsPerDay")).json();
}

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("[INPUT-03] [HINT-02] Give Hint with nothing at hand offers to choose, free of charge, also after a reload", async ({
      page,
      signIn,
    }) => {
      await signIn({ plan: "free" });
      const chat = await openChat(page);
      const before = await usedToday(page);
      await chat.act("Give Hint");
      await expect(chat.replies).toHaveCount(1);
      await expect(chat.replies).toContainText("Which problem is the hint for?");
      await expect(suggestionsOf(chat.replies)).toHaveCount(3);
      expect(await usedToday(page)).toEqual(before);
      await chat.reload();
      await openChat(page);
      const own = suggestionsOf(chat.replies).filter({ hasText: "Type a problem" });
      await own.focus();
      await page.keyboard.press("Enter");
      await expect(chat.input).toBeFocused();
      await chat.ask("What is the pH of 0.0350 M HNO3?");
      await expect(chat.finalAnswers).toHaveCount(1);
      await chat.act("Give Hint");
      await expect(chat.replies.last()).toContainText("Hint 1 of");
    });

    test("[INPUT-01] Explain Concept answers what the plain box answers", async ({ page, signIn }) => {
      await signIn({ plan: "student" });
      const chat = await openChat(page);
      const explain = async (text: string) => {
        const before = await chat.replies.count();
        await chat.input.fill(text);
        await chat.act("Explain Concept");
        await expect(chat.replies).toHaveCount(before + 1);
        await expect(chat.replies.last().getByRole("button", { name: "Copy" })).toBeVisible();
        await expect(chat.replies.last()).not.toContainText("I have no lesson called");
        return chat.replies.last();
      };
      await expect(await explain("how many moles are in 12.0 g of NaOH?")).toContainText("Final answer");
      await expect(await explain("hello!")).toContainText("Hello");
      await expect(await explain("what is molarity?")).toContainText("Example computed by the engine");
      await expect(await explain("why does ice float on a lake")).not.toContainText("Final answer");
      const lesson = suggestionsOf(chat.replies.last()).first();
      const name = await lesson.innerText();
      await lesson.click();
      await expect(chat.replies.last().getByRole("heading", { level: 2 })).toHaveText(name);
    });

    test("[INPUT-01] Practice Problem takes topic, level and number from the box, and clears it", async ({
      page,
      signIn,
    }) => {
      await signIn({ plan: "student" });
      const chat = await openChat(page);
      await chat.input.fill("2 easy ones on molarity");
      await chat.act("Practice Problem");
      await expect(chat.replies).toContainText("Easy");
      await expect(chat.input).toHaveValue("");
      await chat.reload();
      const next = suggestionsOf(chat.replies.first());
      await expect(next).toHaveText(/Molarity · Easy/);
      await next.click();
      await expect(chat.replies).toHaveCount(2);
      await expect(chat.replies.last()).toContainText("Easy");
      await expect(suggestionsOf(chat.replies.last())).toHaveCount(0);
    });
  });
}

test("[MSG-05] what a reply gives as examples or perhaps means is a button, said once and in reach of the keyboard", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(PHONE);
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  await chat.ask("Who discovered radium in 1898?");
  const examples = suggestionsOf(chat.replies.first());
  await expect(examples.first()).toBeVisible();
  await expect(chat.replies.first().getByText("Find a molar mass")).toHaveCount(1);
  await examples.filter({ hasText: "Find a molar mass" }).focus();
  await page.keyboard.press("Enter");
  await expect(chat.finalAnswers).toHaveCount(1);
  await chat.askToTheEnd("molar mass of MgCI2");
  await suggestionsOf(chat.replies.last()).filter({ hasText: "MgCl2" }).click();
  await expect(chat.finalAnswers).toHaveCount(2);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("[INPUT-01] the plain box understands a wish for practice and for a hint", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const chat = await openChat(page);
  await chat.ask("give me an easy multiple choice question on molarity");
  await expect(chat.replies.first().getByRole("radio").first()).toBeVisible();
  await chat.ask("can I have a hint?");
  await expect(chat.replies.last()).toContainText("Hint 1 of");
});
