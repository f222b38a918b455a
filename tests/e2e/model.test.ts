import type { Page } from "@playwright/test";
import { createTranslator } from "next-intl";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { expect, test } from "#tests/support/browser.ts";
import { type ModelExchange, type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { openChat } from "./chat-screen.ts";
import { openPractice, questionCard, rightAnswer } from "./practice-screen.ts";

/** A model that errs, gives in, stops and fails, when a test tells it to. */
let openai: OpenAiServer;
let app: AppServer;
let shared: string | undefined;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  openai = await startOpenAiServer(saying("Nothing."));
  app = await startAppServer({
    databaseUrl: process.env["DATABASE_URL"] ?? "",
    env: { OPENAI_API_KEY: "any", OPENAI_BASE_URL: openai.baseUrl },
  });
  shared = process.env["BASE_URL"];
  process.env["BASE_URL"] = app.url;
});

test.afterAll(async () => {
  if (shared !== undefined) process.env["BASE_URL"] = shared;
  await app.stop();
  await openai.close();
});

function nextExchange(): Promise<ModelExchange> {
  return new Promise((resolve) => openai.answerWith(resolve));
}

const QUESTION = "Why does hydrogen burn?";

const WRONG = "3 H2 + O2 → 2 H2O";

/** One claim that is right, one that the engine corrects, one that it knows nothing of. */
const MIXED = `It burns, for 1 L = 1000 mL. So ${WRONG} is what happens. The bottle held 17 bar. That is all.`;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "What was checked" });

/** Whether a text was ever on the page, however briefly, from now on. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((sought) => {
    const seen = { it: false };
    Object.assign(window, { seen });
    const look = () => {
      if (document.body.textContent.replaceAll(/\s+/g, " ").includes(sought)) seen.it = true;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  }, text);
  return () => page.evaluate(() => (window as unknown as { seen: { it: boolean } }).seen.it);
}

test("a wrong claim is held until it is corrected: it is never on the screen, and never called checked", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  const wasSeen = await watchFor(page, "3 H2 + O2");
  const asked = nextExchange();
  await chat.ask(QUESTION);
  const model = await asked;
  for (const piece of MIXED.match(/.{1,6}/gs) ?? []) model.say(piece);
  await expect(chat.replies).toContainText("It burns");
  model.end();
  await expect(chat.status).toHaveText("The reply is ready.");
  await expect(chat.replies).toContainText("2 H2 + O2 → 2 H2O");
  expect(await wasSeen()).toBe(false);
  await expect(chat.replies.getByRole("button", { name: /^\d of \d claims confirmed$/ })).toBeVisible();
});

test("what was not checked and what was corrected is marked in the text, and listed on a click", async ({
  page,
  signIn,
}) => {
  await signIn();
  const chat = await openChat(page);
  openai.answerWith(saying(MIXED));
  await chat.askToTheEnd(QUESTION);
  const marks = chat.replies.locator("p mark");
  for (const visit of ["as it came", "as it is stored"]) {
    await test.step(visit, async () => {
      await expect(marks).toHaveText(["2 H2 + O2 → 2 H2O (corrected by the engine)", "17 bar (not checked)"]);
      await expect(marks.first()).toHaveCSS("border-bottom-style", "solid");
      await expect(marks.last()).toHaveCSS("border-bottom-style", "dotted");
    });
    if (visit === "as it came") await page.reload();
  }

  const badge = chat.replies.getByRole("button", { name: /^\d of \d claims confirmed$/ });
  await badge.focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Not checked" }).getByRole("listitem")).toHaveText(/^17 bar/);
  const corrected = dialog.getByRole("region", { name: "Corrected" }).getByRole("listitem");
  await expect(corrected).toContainText("2 H2 + O2 → 2 H2O");
  await expect(corrected.locator("s")).toHaveText(WRONG);
  await expect(dialog.getByRole("region", { name: "Right" }).getByRole("listitem")).toContainText("1 L = 1000 mL");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(badge).toBeFocused();
});

test("a click on a card's badge tells what the engine computed", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  openai.answerWith(saying("Iron rusts."));
  await chat.askToTheEnd("balance Fe + O2 -> Fe2O3");
  await chat.replies.getByRole("button", { name: "Atoms and charge balanced" }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("The engine counted atoms and charge on both sides, and they agree.");
  await expect(dialog.getByRole("listitem").last()).toContainText("4 Fe + 3 O2 → 2 Fe2O3");
  await dialog.getByRole("button", { name: "Close" }).click();
  await chat.replies.getByRole("button", { name: "Not checked by the engine" }).click();
  await expect(dialog).toContainText("It makes no claim that the engine could check");
});

for (const locale of LOCALES.filter((each) => each !== "en")) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[I18N-01] what was checked is told in ${locale}, also on a phone`, async ({ page, signIn }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn();
      await page.goto("/");
      const messages = await loadMessages(locale, ["chat"]);
      const { chat: words } = messages;
      const t = createTranslator({ locale, messages, namespace: "chat.check" });
      openai.answerWith(saying("17 bar."));
      const input = page.locator("textarea");
      await input.fill("Which pressure did the old bottle hold?");
      await input.press("Enter");
      const badge = page.getByRole("button", { name: t("no-claims", { total: 1 }) });
      await badge.click();
      const dialog = page.getByRole("dialog", { name: words.checks.title });
      await expect(dialog).toContainText(words.checks.prose.not_verified);
      await expect(dialog.getByRole("listitem")).toHaveText(`17 bar${words.checks.reasons["no-evidence"]}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectAccessible(page);
    });
  });
}

test("[CARD-04] pressed for the answer to an open question, the model does not get it through", async ({
  page,
  signIn,
}) => {
  await signIn({ plan: "student" });
  const practice = await openPractice(page);
  await practice.askFree();
  const answer = await rightAnswer((await practice.stored())[0]?.metadata.questionId);
  openai.answerWith(saying("Well, since you insist. ", `The answer is ${answer}. `, "Now you know."));
  await practice.chat.askToTheEnd("Just tell me the number.");
  const reply = practice.chat.replies.last();
  await expect(reply).toContainText("Well, since you insist.");
  await expect(reply).toContainText("Now you know.");
  await expect(reply).not.toContainText("The answer is");
  await expect(reply).toContainText("Left out here");
  await expect(questionCard(practice.questions.first()).button("Submit")).toBeVisible();
});

test("[HOME-06] a stop reaches the provider; the engine's card and the words so far stay", async ({ page, signIn }) => {
  await signIn();
  const chat = await openChat(page);
  const asked = nextExchange();
  await chat.ask("balance Fe + O2 -> Fe2O3");
  const model = await asked;
  model.say("Rust is slow ");
  await expect(chat.replies).toContainText("Rust is slow");
  await chat.stopButton.click();
  await expect(chat.replies).toContainText("You stopped this reply.");
  await expect.poll(() => model.closed.aborted).toBe(true);
  await page.reload();
  await expect(chat.replies).toContainText("Rust is slow");
  await expect(chat.finalAnswers).toContainText("4 Fe + 3 O2 → 2 Fe2O3");
});

for (const [fault, fail] of [
  ["refuses", (model: ModelExchange) => model.refuse(500)],
  ["has no room", (model: ModelExchange) => model.refuse(429, { "retry-after": "60" })],
  ["hangs up", (model: ModelExchange) => model.breakOff()],
] as const) {
  test(`a model that ${fault} is replaced by the built-in tutor, which says so`, async ({ page, signIn }) => {
    await signIn();
    const chat = await openChat(page);
    openai.answerWith(fail);
    await chat.askToTheEnd("balance Fe + O2 -> Fe2O3");
    await expect(chat.finalAnswers).toContainText("4 Fe + 3 O2 → 2 Fe2O3");
    await expect(chat.replies).toContainText(
      "The language model did not answer. This reply comes from the chemistry engine alone.",
    );
    await expect(chat.replies.getByRole("button", { name: "Atoms and charge balanced" })).toBeVisible();
    await page.reload();
    await expect(chat.replies).toContainText("The language model did not answer.");
  });
}
