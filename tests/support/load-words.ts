import { createTranslator } from "next-intl";
import type { Area } from "#lib/i18n/areas.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { type Words, wordsOf } from "#lib/wording/words.ts";

/** The real messages of some areas; one that is missing, or lacks an argument, fails the test. */
export async function loadWords(locale: Locale, areas: readonly Area[]): Promise<Words> {
  const translate = createTranslator({
    locale,
    messages: await loadMessages(locale, areas),
    onError(error) {
      throw error;
    },
  });
  return wordsOf(locale, translate);
}
