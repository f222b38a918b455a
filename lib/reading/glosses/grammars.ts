import type { Locale } from "../../i18n/locales.ts";
import { AMHARIC } from "./am.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import type { Grammar } from "./gloss.ts";
import { HINDI } from "./hi.ts";
import { romanceGlosses } from "./romance.ts";
import { CHINESE } from "./zh.ts";

const ELISIONS = { "d'": "of", "d’": "of", "l'": "the", "l’": "the", "qu'": "that", "n'": "not", "s'": "" };

/** "Faut-il", "occupera-t-elle" */
const INVERTED = ["-t-il", "-t-elle", "-t-on", "-t-ils", "-il", "-elle", "-on", "-ils", "-elles"];

/** How each language is read that is no English. */
export const GRAMMARS: Partial<Record<Locale, Grammar>> = {
  es: {
    locale: "es",
    glosses: SPANISH,
    more: romanceGlosses("es"),
    isUnspaced: false,
    isHeadLast: false,
    prefixes: {},
    endings: ["s", "es"],
  },
  fr: {
    locale: "fr",
    glosses: FRENCH,
    more: romanceGlosses("fr"),
    isUnspaced: false,
    isHeadLast: false,
    prefixes: ELISIONS,
    endings: [...INVERTED, "s", "x", "e", "es"],
  },
  zh: { locale: "zh", glosses: CHINESE, isUnspaced: true, isHeadLast: true, prefixes: {}, endings: [] },
  hi: { locale: "hi", glosses: HINDI, isUnspaced: false, isHeadLast: true, prefixes: {}, endings: [] },
  am: {
    locale: "am",
    glosses: AMHARIC,
    isUnspaced: false,
    isHeadLast: true,
    prefixes: { የ: "~of", በ: "in", ከ: "from", ለ: "for", ወደ: "to", ስለ: "about", እና: "and" },
    endings: ["ን", "ው", "ውን", "ዋ", "ም", "ና", "ኡ", "ዎች", "ች"],
  },
};
