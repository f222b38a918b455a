import path from "node:path";
import type { Page } from "@playwright/test";
import { type Locale, LOCALES } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { expect, test } from "#tests/support/browser.ts";
import { DOCUMENT_FORMATS, DOCUMENTS } from "#tests/fixtures/documents/documents.ts";

const FOLDER = path.resolve("tests/fixtures/documents");

/** Reading takes its time where others are read as well. */
const UNTIL_READ = { timeout: 60_000 };

/** The materials page and the chat as a teacher finds their way on them in a language. */
async function openScreens(page: Page, locale: Locale) {
  const t = await createWords(locale, ["chat", "common", "materials", "sources", "uploads"]);
  const item = (title: string) =>
    page.getByRole("list", { name: t("materials.list.title") }).getByRole("listitem", { name: title, exact: true });
  const replies = page.getByRole("article", { name: t("chat.conversation.tutor") });
  const input = page.getByRole("textbox", { name: t("chat.input.label"), exact: true });
  return {
    upload: async (title: string, file: string) => {
      await page.getByRole("textbox", { name: t("materials.fields.title"), exact: true }).fill(title);
      await page.getByRole("combobox", { name: t("materials.fields.topic"), exact: true }).selectOption("solutions");
      await page.getByLabel(t("uploads.choose")).setInputFiles(file);
      await expect(item(title)).toBeVisible(UNTIL_READ);
    },
    expectReady: (title: string) => expect(item(title)).toContainText(t("materials.states.ready"), UNTIL_READ),
    remove: async (title: string) => {
      await item(title)
        .getByRole("button", { name: t("materials.item.deleteOf", { title }), exact: true })
        .click();
      await item(title)
        .getByRole("button", { name: t("materials.deletion.confirm"), exact: true })
        .click();
      await expect(item(title)).toHaveCount(0);
    },
    /** Asks, and waits until the reply is stored. */
    ask: async (question: string, count: number) => {
      await input.fill(question);
      await page.getByRole("button", { name: t("chat.input.send"), exact: true }).click();
      await expect(replies).toHaveCount(count);
      const reply = replies.last();
      await expect(reply.getByRole("button", { name: t("chat.reply.copy"), exact: true })).toBeVisible();
      return { reply, sources: reply.getByRole("region", { name: t("sources.title") }) };
    },
    nameOf: (title: string, number: number) => t("sources.named", { title, page: number }),
  };
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[MAT-04] [MAT-05] [MSG-06] what other programs wrote in ${locale} is quoted from the right page, and never once it is deleted`, async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn({ plan: "teacher" });
      await page.goto("/materials");
      const screens = await openScreens(page, locale);
      const documents = DOCUMENT_FORMATS.map((format) => ({
        ...DOCUMENTS[locale][format],
        file: path.join(FOLDER, `${locale}.${format}`),
      }));
      for (const { title, file } of documents) await screens.upload(title, file);
      for (const { title } of documents) await screens.expectReady(title);

      await page.goto("/");
      for (const [index, { title, question, answer }] of documents.entries()) {
        const { reply, sources } = await screens.ask(question, index + 1);
        await expect(reply).toContainText(answer);
        await expect(sources.getByRole("button", { name: screens.nameOf(title, 2), exact: true })).toBeVisible();
      }

      await page.goto("/materials");
      for (const { title } of documents) await screens.remove(title);
      await page.goto("/");
      for (const [index, { question, answer }] of documents.entries()) {
        const { reply, sources } = await screens.ask(question, documents.length + index + 1);
        await expect(reply).not.toContainText(answer);
        await expect(sources).toHaveCount(0);
      }
    });
  });
}
