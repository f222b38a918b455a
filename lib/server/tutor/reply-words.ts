import "server-only";
import type { Locale } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import type { Words } from "#lib/wording/words.ts";

/** What lib/wording needs to word a reply. It composes its keys from codes; its own tests hold each to a message. */
export async function replyWords(locale: Locale): Promise<Words> {
  const translate = await createWords(locale, ["solution", "tutor"]);
  return { locale, t: (key, values) => translate(key as never, values as never) };
}
