import type { Locale } from "../i18n/locales.ts";

/** Words of asking and thanking, with the commas around them: they say nothing of what is asked. */

const alone = (words: string): RegExp => new RegExp(`,?\\s*(?<!\\p{L})(?:${words})(?!\\p{L})!*,?`, "giu");

/** "Merci", "gracias": only at the end, since "gracias a" gives a cause. */
const last = (words: string): RegExp => new RegExp(`[,.!]?\\s*(?<!\\p{L})(?:${words})[\\s.!]*$`, "iu");

const POLITE: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [],
  es: [alone("por favor|por fa|porfavor|porfas?|porfis|xfa|xfavor"), last("(?:muchas )?gracias(?: de antemano)?")],
  fr: [
    alone("s['’]il (?:te|vous) pla[iî]t|svp"),
    // No "à stp": that is a state of gases.
    /,?\s*(?<!(?:^|[^\p{L}])(?:à|a|at|aux|et|conditions)\s+)(?<![\p{L}])stp(?=\s*[?.!]*\s*$)/gu,
    last("merci(?: d['’]avance| beaucoup)?"),
  ],
  am: [alone("እባክ(?:ህ|ሽ|ዎ|ዎን|ዎት|ዎትን)|እባካችሁ"), last("አመሰግናለሁ|እናመሰግናለን")],
  zh: [
    /(?<=^|[\s,，。;；:：?？])(?:请问(?:一下)?[,，]?|(?:麻烦|请)(?:你|您)?(?:帮我|帮忙)?(?=\S))/gu,
    last("谢谢(?:你|您|了|大家)?|多谢"),
  ],
  hi: [alone("कृपया|कृपा करके|प्लीज़?"), last("धन्यवाद|शुक्रिया")],
};

/** The text without them. */
export function withoutPoliteness(text: string, locale: Locale): string {
  return POLITE[locale].reduce((told, words) => told.replace(words, ""), text).trim();
}
