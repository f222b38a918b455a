import type { Locale } from "../../i18n/locales.ts";
import { AMHARIC } from "./am.ts";
import { AMHARIC_VERBS } from "./amharic-verbs.ts";
import { indexVerbs, stemsOf, verbOf } from "./amharic-words.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import type { Grammar } from "./gloss.ts";
import { HINDI } from "./hi.ts";
import { stemsOfHindi } from "./hindi-words.ts";
import { romanceGlosses } from "./romance.ts";
import { CHINESE } from "./zh.ts";

const ELISIONS = { "d'": "of", "d’": "of", "l'": "the", "l’": "the", "qu'": "that", "n'": "not", "s'": "" };

/** "Faut-il", "occupera-t-elle" */
const INVERTED = ["-t-il", "-t-elle", "-t-on", "-t-ils", "-il", "-elle", "-on", "-ils", "-elles"];

const withoutEndings =
  (endings: readonly string[]) =>
  (word: string): string[] =>
    endings.flatMap((ending) =>
      // "aluminio es": a word of its own is no ending.
      word.length > ending.length + 1 && word.endsWith(ending) && word.at(-ending.length - 1) !== " "
        ? [word.slice(0, -ending.length)]
        : [],
    );

const NONE = (): readonly string[] => [];

const VERBS = indexVerbs(AMHARIC_VERBS);

/** How each language is read that is no English. */
export const GRAMMARS: Partial<Record<Locale, Grammar>> = {
  es: {
    locale: "es",
    glosses: SPANISH,
    more: romanceGlosses("es"),
    isUnspaced: false,
    isHeadLast: false,
    prefixes: {},
    stemsOf: withoutEndings(["s", "es"]),
  },
  fr: {
    locale: "fr",
    glosses: FRENCH,
    more: romanceGlosses("fr"),
    isUnspaced: false,
    isHeadLast: false,
    prefixes: ELISIONS,
    stemsOf: withoutEndings([...INVERTED, "s", "x", "e", "es"]),
  },
  zh: { locale: "zh", glosses: CHINESE, isUnspaced: true, isHeadLast: true, prefixes: {}, stemsOf: NONE },
  hi: { locale: "hi", glosses: HINDI, isUnspaced: false, isHeadLast: true, prefixes: {}, stemsOf: stemsOfHindi },
  am: {
    locale: "am",
    glosses: AMHARIC,
    isUnspaced: false,
    isHeadLast: true,
    prefixes: { የ: "~of", በ: "in", ከ: "from", ለ: "for", ወደ: "to", ስለ: "about", እና: "and", እስከ: "to", ባለ: "~having" },
    stemsOf,
    verbOf: (word) => verbOf(word, VERBS),
  },
};
