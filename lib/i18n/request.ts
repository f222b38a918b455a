import { getRequestConfig } from "next-intl/server";
import { AREAS, type Messages } from "./areas.ts";
import { FORMATS } from "./formats.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts";
import { loadMessages } from "./messages.ts";

/** All that is said in each language, put together once: what is drawn for each visit asks for it each time. */
const whole = new Map<Locale, Promise<Messages>>();

function allMessages(locale: Locale): Promise<Messages> {
  const messages = whole.get(locale) ?? loadMessages(locale, AREAS);
  whole.set(locale, messages);
  return messages;
}

/** What server components translate with. Client components get their areas from {@link ./page-messages.tsx}. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE;
  return { locale, messages: await allMessages(locale), formats: FORMATS, timeZone: "UTC" };
});
