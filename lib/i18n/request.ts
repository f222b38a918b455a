import { getRequestConfig } from "next-intl/server";
import { AREAS } from "./areas.ts";
import { FORMATS } from "./formats.ts";
import { DEFAULT_LOCALE, isLocale } from "./locales.ts";
import { loadMessages } from "./messages.ts";

/** What server components translate with. Client components get their areas from {@link ./page-messages.tsx}. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE;
  return { locale, messages: await loadMessages(locale, AREAS), formats: FORMATS, timeZone: "UTC" };
});
