import type { Page } from "@playwright/test";
import { type Card, parseCard } from "#lib/cards/card.ts";
import answerEvaluation from "#lib/cards/fixtures/answer-evaluation-v1.json" with { type: "json" };
import lesson from "#lib/cards/fixtures/concept-explanation-v1-drawings.json" with { type: "json" };
import solution from "#lib/cards/fixtures/step-solution-v1.json" with { type: "json" };
import solutions from "#lib/cards/fixtures/step-solution-v1-several.json" with { type: "json" };
import { DEFAULT_LOCALE, LOCALES } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { expectAccessible, IN_DIALOG, PLAIN_LOOK, tabTo } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { listCutOff } from "#tests/support/cut-off.ts";
import { type StoredTurn, storeSession } from "#tests/support/long-session.ts";
import { openChat, openSettledChat } from "./chat-screen.ts";
import { openPractice, questionCard, rightAnswer } from "./practice-screen.ts";

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

const MARKDOWN = String.raw`## Buffers

A buffer of CH3COOH and CH3COO^- keeps its **pH**, see [the notes](https://example.org/buffers).

| Acid | pKa |
|---|---|
| CH3COOH | 4.76 |

1. Take \(\mathrm{pH} = \mathrm{p}K_a + \log\frac{[\ce{A-}]}{[\ce{HA}]}\).
2. Put the values in.

> Keep the figures that count.

~~~
pH = 4.76 + log(0.10 / 0.10)
~~~`;

const said = (content: string, more: Partial<StoredTurn> = {}): StoredTurn => ({
  question: "What is a buffer?",
  content,
  metadata: null,
  provenance: { writer: "model", check: "not_verified", notice: null },
  ...more,
});

function shown(stored: unknown, check: "verified" | "partly_verified"): StoredTurn {
  const card: Card | null = parseCard(stored);
  if (card === null) throw new Error("The card cannot be read.");
  return said("A card.", { metadata: card, provenance: { writer: "tutor", check, notice: null } });
}

test("axe finds nothing on an empty chat, its lists, and what can be done with a session", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  await page.request.post("/api/chat/sessions", { data: { topic: "curriculum:density", title: "Density Session" } });
  const chat = await openChat(page);
  await expectAccessible(page);
  const sessions = await chat.showSessions();
  const menu = sessions.getByRole("button", { name: /^Options for/ });
  await menu.click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Rename" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await menu.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await sessions.getByRole("searchbox").fill("nothing like this");
  await expect(sessions.getByRole("status")).toHaveText("No session found");
  await expectAccessible(page);
});

test("axe finds nothing on a narrow screen, its drawer and its languages", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn({ plan: "teacher" });
  await openChat(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const drawer = dialogOf(page, "Sidebar");
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Kinetics" }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Language: English" }).click();
  await expect(drawer.getByRole("button", { name: "አማርኛ" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on replies of every kind and state", async ({ page, signIn }) => {
  // The list holds only what is near the view.
  await page.setViewportSize({ width: 1280, height: 9_000 });
  const user = await signIn();
  const turns = [
    said(MARKDOWN),
    said("Checked.", {
      provenance: { writer: "model", check: "verified", notice: null },
      question: "What is in it?\n\n=== File: notes.txt ===\nNaCl\n=== End of file ===",
    }),
    said("Partly checked.", { provenance: { writer: "model", check: "partly_verified", notice: null } }),
    said("From the engine.", { provenance: { writer: "tutor", check: "verified", notice: "model_unavailable" } }),
    said("Half of", { state: "stopped" }),
    said("Half of", { state: "interrupted" }),
    said("", { state: "failed" }),
    shown(solution, "verified"),
    shown(solutions, "verified"),
    shown(answerEvaluation, "verified"),
    shown(lesson, "partly_verified"),
  ];
  await storeSession(user.id, "Every kind", turns);
  const chat = await openChat(page);
  await expect(chat.replies).toHaveCount(turns.length);
  await expect(chat.replies.last().getByRole("figure").last().locator("svg")).toBeVisible();
  await expect(page.locator(".katex").first()).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on a text that is too long, nor while a reply is waited for", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  await chat.input.fill("x".repeat(20_001));
  await expect(page.getByRole("alert").filter({ hasText: "at most 20,000 characters" })).toBeVisible();
  await expectAccessible(page);
  await chat.input.fill("");
  const network = await context.newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 120_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await chat.send("molar mass of H2O");
  await expect(chat.status).toHaveText("Thinking");
  await expectAccessible(page);
  await expect(chat.status).toHaveText("Thinking");
});

test("axe finds nothing on a question in any state", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const unread = await practice.askFree();
  const wrong = await practice.askFree();
  const right = await practice.askFree();
  const [open, chosen, judged] = [await practice.askChoice(), await practice.askChoice(), await practice.askChoice()];
  await chosen.getByRole("radio").first().check();
  await questionCard(unread).submit("no number");
  await expect(questionCard(unread).result).toContainText("Not marked");
  await questionCard(wrong).submit("1 g");
  await questionCard(wrong).button("Show Solution").click();
  await questionCard(right).submit(await rightAnswer((await practice.stored())[2]?.metadata.questionId));
  await expect(questionCard(right).result).toBeVisible();
  await judged.getByRole("radio").first().check();
  await questionCard(judged).button("Submit").click();
  await expect(judged.getByRole("radio").first()).toBeDisabled();
  await expect(questionCard(judged).button("Checking...")).toHaveCount(0);
  await expect(open.getByRole("radio").first()).toBeEnabled();
  await expectAccessible(page);
});

for (const width of [360, 1280]) {
  test(`axe finds nothing on hints, from the first to the last (${width} px)`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn({ plan: "student" });
    const practice = await openPractice(page);
    await questionCard(await practice.askFree())
      .button("Get a hint")
      .click();
    await expectAccessible(page);
    await practice.hints.getByRole("button", { name: "Get First Hint" }).click();
    await expect(practice.hints.getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);
    const next = practice.hints.getByRole("button", { name: "Next hint" });
    const nextOrNone = next.or(practice.hints.getByText("That was the last hint."));
    for (let count = 2; await nextOrNone.waitFor().then(() => next.isVisible()); count++) {
      await next.click();
      await expect(practice.hints.getByRole("listitem")).toHaveCount(count);
    }
    await expectAccessible(page);
  });
}

for (const plan of ["free", "teacher"] as const) {
  test(`axe finds nothing on any tab of Student Preferences (${plan} plan)`, async ({ page, signIn }) => {
    await signIn({ plan });
    await openChat(page);
    await page.getByRole("button", { name: "Student Preferences" }).click();
    const dialog = dialogOf(page, "Student Preferences");
    await expectAccessible(page);
    for (const tab of ["Appearance", "Learning", "Audio", "Reminders", "Study", "Subscription"]) {
      await dialog.getByRole("tab", { name: tab }).click();
      await expect(dialog.getByRole("tabpanel", { name: tab })).toBeVisible();
      await expect(dialog.getByText("Loading your plan")).toHaveCount(0);
      await expectAccessible(page, IN_DIALOG);
    }
  });
}

test("axe finds nothing on Learning Progress, empty and with a history", async ({ page, signIn }) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  const opener = page.getByRole("button", { name: "Learning progress and statistics" });
  const dialog = dialogOf(page, "Learning Progress");
  await opener.click();
  await expect(dialog.getByText("Nothing is recorded yet.")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Review planner" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const card = questionCard(await practice.askFree());
  await card.submit("1 g");
  await expect(card.result).toBeVisible();
  await opener.click();
  await dialog.getByText("Scientific Foundations & Measurement").click();
  await expect(dialog.locator("[aria-current=step]")).toBeVisible();
  await dialog.getByText("Show the figures").click();
  await expectAccessible(page);
});

test("axe finds nothing on Feedback, empty, incomplete and filled", async ({ page, signIn }) => {
  await signIn();
  await openChat(page);
  await page.getByRole("button", { name: "Feedback" }).click();
  const dialog = dialogOf(page, "Feedback");
  await expectAccessible(page);
  await dialog.getByLabel("Your feedback").press("Tab");
  await dialog.getByRole("button", { name: "Send feedback" }).click({ force: true });
  await expect(dialog.getByLabel("Your feedback")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, IN_DIALOG);
  await dialog.getByLabel("Your feedback").fill("x".repeat(4_900));
  await dialog.getByRole("radio", { name: /^4/ }).check({ force: true });
  await expectAccessible(page, IN_DIALOG);
});

test("axe finds nothing on the profile that is asked for, empty and with what is missing", async ({ page, signIn }) => {
  await signIn({ firstName: " ", grade: null });
  await page.goto("/");
  const dialog = dialogOf(page, "Complete Your Profile");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Complete Profile" }).click();
  await expect(dialog.getByText("Please select your grade")).toBeVisible();
  await expectAccessible(page, IN_DIALOG);
});

for (const plan of ["free", "student"] as const) {
  test(`axe finds nothing on Upload File (${plan} plan)`, async ({ page, signIn }) => {
    await signIn({ plan });
    await openChat(page);
    await page.getByRole("button", { name: "Upload file", exact: true }).click();
    const dialog = dialogOf(page, "Upload File");
    await expect(
      plan === "free"
        ? dialog.getByRole("link", { name: "See the plans" })
        : dialog.getByText("Choose a file, or drop it here"),
    ).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe(() => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("axe finds nothing on a chat without a connection, and what it is told", async ({ page, context, signIn }) => {
    await signIn();
    const chat = await openSettledChat(page);
    await context.setOffline(true);
    await chat.send("molar mass of H2O");
    // While the mouse lies on it, a toast stays.
    await chat.toast("Failed to send message").hover();
    await expectAccessible(page);
  });
});

const CARDS = [
  said(MARKDOWN),
  shown(solution, "verified"),
  shown(answerEvaluation, "verified"),
  shown(lesson, "partly_verified"),
];

/** A chat that holds a card of most kinds, in whatever language the page is. */
async function openCards(page: Page, userId: string): Promise<void> {
  await storeSession(userId, "Cards", CARDS);
  await page.goto("/");
  await expect(
    page
      .getByRole("article")
      .filter({ has: page.locator("figure svg") })
      .last(),
  ).toBeVisible();
  await expect(page.locator(".katex").first()).toBeVisible();
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    if (locale !== DEFAULT_LOCALE) {
      test(`[I18N-01] axe finds nothing on a chat with cards, nor on its dialogs, in ${locale}`, async ({
        page,
        signIn,
      }) => {
        // The list holds only what is near the view.
        await page.setViewportSize({ width: 1280, height: 6_000 });
        const { id } = await signIn({ plan: "student" });
        await openCards(page, id);
        await expectAccessible(page);
        const words = await createWords(locale, ["feedback-dialog", "progress", "settings", "sidebar", "uploads"]);
        for (const [opener, title] of [
          ["settings.title", "settings.title"],
          ["feedback-dialog.title", "feedback-dialog.title"],
          ["uploads.attach", "uploads.title"],
          ["sidebar.practice.progress", "progress.title"],
        ] as const) {
          await page.getByRole("button", { name: words(opener), exact: true }).click();
          const dialog = dialogOf(page, words(title));
          await expect(dialog.getByRole("button").first()).toBeVisible();
          // Its colours are those that the English one was looked at in.
          await expectAccessible(page, { looks: [PLAIN_LOOK] });
          await page.keyboard.press("Escape");
          await expect(dialog).toHaveCount(0);
        }
      });
    }

    // A phone of 320 px, and a desk of 1280 px whose page is shown at 200 %.
    for (const { width, scale } of [
      { width: 320, scale: 2 },
      { width: 640, scale: 2 },
    ]) {
      test.describe(() => {
        test.use({
          viewport: { width, height: 800 },
          deviceScaleFactor: scale,
          expectedConsoleErrors: [/status of 404/],
        });

        test(`[I18N-01] no page scrolls sideways or cuts a text off at ${width} px in ${locale}`, async ({
          page,
          signIn,
        }) => {
          for (const path of [
            "/",
            "/pricing",
            "/sign-in",
            "/quality",
            "/tools",
            "/help",
            "/privacy",
            "/terms",
            "/contact",
            "/no/such/page",
          ]) {
            await page.goto(path);
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            expect(await listCutOff(page), page.url()).toEqual([]);
          }
          const { id } = await signIn({ plan: "teacher" });
          await page.goto("/materials");
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.getByRole("textbox").first()).toBeVisible();
          expect(await listCutOff(page), page.url()).toEqual([]);
          await openCards(page, id);
          expect(await listCutOff(page), page.url()).toEqual([]);
        });
      });
    }
  });
}

test("[CARD-03] a question is asked for, answered and marked, and the settings are changed, with the keyboard alone", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  await page.locator("body").focus();
  await tabTo(page, page.getByRole("button", { name: "Student Preferences" }));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Student Preferences");
  await expect(dialog.getByRole("tab", { name: "Appearance" })).toBeVisible();
  await tabTo(page, dialog.getByRole("tab", { name: "Appearance" }));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tabpanel", { name: "Learning" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Student Preferences" })).toBeFocused();

  await tabTo(page, practice.action("Practice Problem"));
  await page.keyboard.press("Enter");
  const card = questionCard(practice.questions.first());
  await expect(practice.questions.first()).toBeVisible();
  await expect(practice.action("Practice Problem")).toBeEnabled();
  await tabTo(page, card.field);
  await page.keyboard.type("1 g");
  await tabTo(page, card.button("Submit"));
  await page.keyboard.press("Enter");
  await expect(card.result).toBeVisible();
});
