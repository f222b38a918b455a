import type { Locale } from "../../i18n/locales.ts";
import { AMHARIC } from "./am.ts";
import { AMHARIC_VERBS } from "./amharic-verbs.ts";
import { indexVerbs, isDenial, stemsOf, verbOf } from "./amharic-words.ts";
import { SPANISH } from "./es.ts";
import { everydayIn } from "./everyday.ts";
import { fieldsIn } from "./fields/fields.ts";
import { FRENCH } from "./fr.ts";
import type { Glosses, Grammar } from "./gloss.ts";
import { HINDI } from "./hi.ts";
import { stemsOfHindi } from "./hindi-words.ts";
import { romanceGlosses } from "./romance.ts";
import { CHINESE } from "./zh.ts";

const ELISIONS = { "d'": "of", "d’": "of", "l'": "the", "l’": "the", "qu'": "that", "n'": "not", "s'": "" };

/** "Faut-il", "occupera-t-elle" */
const INVERTED = ["-t-il", "-t-elle", "-t-on", "-t-ils", "-il", "-elle", "-on", "-ils", "-elles"];

/** "Ajústame", "pásamelo": for whom something is done, and what. */
const FOR_WHOM = ["me", "melo", "mela", "melos", "nos", "noslo", "lo", "la"];

const withoutEndings =
  (endings: readonly string[]) =>
  (word: string): string[] =>
    endings.flatMap((ending) =>
      // "aluminio es": a word of its own is no ending.
      word.length > ending.length + 1 && word.endsWith(ending) && word.at(-ending.length - 1) !== " "
        ? [word.slice(0, -ending.length)]
        : [],
    );

/** Spanish and French: verbs before what they do it to, and salts by their parts. */
const ROMANCE_NAMES = /(?:at[oe]|it[oe]|uro|ure|ol|[eè]n[oe]|[aá]n[oe]|il[oe]|yle|in[ae]|os[ae]|oxyde|óxido)s?$/i;

const BEHIND = { verb: "behind-value", namesWithOf: false } as const;

const NONE = (): readonly string[] => [];

const VERBS = indexVerbs(AMHARIC_VERBS);

/** How each language is read that is no English. */
export const GRAMMARS: Partial<Record<Locale, Grammar>> = {
  es: {
    locale: "es",
    glosses: SPANISH,
    more: romanceGlosses("es"),
    build: { verb: "before-value", namesWithOf: true, nameParts: ROMANCE_NAMES },
    isUnspaced: false,
    isHeadLast: false,
    prefixes: {},
    stemsOf: withoutEndings(["s", "es", ...FOR_WHOM]),
  },
  fr: {
    locale: "fr",
    glosses: FRENCH,
    more: romanceGlosses("fr"),
    build: { verb: "before-value", namesWithOf: true, nameParts: ROMANCE_NAMES },
    isUnspaced: false,
    isHeadLast: false,
    prefixes: ELISIONS,
    stemsOf: withoutEndings([...INVERTED, "s", "x", "e", "es"]),
  },
  zh: {
    locale: "zh",
    glosses: CHINESE,
    build: {
      verb: "before-value",
      namesWithOf: false,
      nameParts: /[酸盐碱醇醛酮酯醚烷烯炔苯酚胺肼脲氧氢氮硫氯溴碘氟磷硼硅砷甲乙丙丁戊己亚过次偏焦硝磺铵]/,
    },
    isUnspaced: true,
    isHeadLast: true,
    prefixes: {},
    stemsOf: NONE,
  },
  hi: {
    locale: "hi",
    glosses: HINDI,
    build: { ...BEHIND, nameParts: /(?:ेट|ाइट|ाइड|ॉल|ोल|ीन|ेन|ामाइड|ऐमीन|ोस|िल|ाइल)$/ },
    isUnspaced: false,
    isHeadLast: true,
    prefixes: {},
    stemsOf: stemsOfHindi,
  },
  am: {
    locale: "am",
    glosses: AMHARIC,
    build: { ...BEHIND, nameParts: /(?:[ሬሌፌኔቴኬሜቤዴ]ት|[ራላፋታዳ]ይት|ይድ|ኮል|ኖል|ሊን|ኤን|ቲን|ታይል|ኦስ|ኮስ|ሮስ)$/ },
    isUnspaced: false,
    isHeadLast: true,
    prefixes: { የ: "~of", በ: "in", ከ: "from", ለ: "for", ወደ: "to", ስለ: "about", እና: "and", እስከ: "to", ባለ: "~having" },
    stemsOf,
    verbOf: (word) => verbOf(word, VERBS),
    isDenial,
  },
};

/** Every table of a language, the first of which counts where two have a phrase. */
export const tablesOf = ({ locale, glosses, more = [] }: Grammar): readonly Glosses[] => [
  ...fieldsIn(locale),
  glosses,
  ...more,
  everydayIn(locale),
];
