import { createTranslator } from "use-intl/core";
import type { Area, Messages } from "./areas.ts";
import { FORMATS } from "./formats.ts";
import type { Locale } from "./locales.ts";
import { loadMessages } from "./messages.ts";

/**
 * A translator that needs no request: `const t = await createWords("fr", ["tutor", "solution"]); t("tutor.notRecognised")`.
 * For the server's own texts (replies, seeds, mails); pages use next-intl's `getTranslations`. use-intl is next-intl without
 * Next, so that scripts in plain Node can load it too.
 */
export async function createWords<const A extends Area>(locale: Locale, areas: readonly A[]) {
  return createTranslator<Pick<Messages, A>>({
    locale,
    messages: await loadMessages(locale, areas),
    formats: FORMATS,
    timeZone: "UTC",
  });
}
