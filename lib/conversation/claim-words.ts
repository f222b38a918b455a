import { LOCALES, type Locale } from "../i18n/locales.ts";
import { tokenise } from "./phrases/find-phrase.ts";

/** What stands between a formula and a name that are said to belong together, each word by itself; any other word asks for something else. */
const BETWEEN: Readonly<Record<Locale, string>> = {
  en: "ok, wait, um, oh, now, is, it, its, thats, the, a, an, ok, okay, fine, right, correct, true, to, write, written, as, for, and, of, formula, name, named, called, call, yes, no, so, means, mean, if, or, that, this, does, do, can, i, we, you, one, be, would, should, then, what, about, how, also, good, way, stands, same, think, symbol, compound, say, said, please, pls, tho, though, huh, with, equal, equals, also, isnt, isn, t, arent, aren, wasnt, wasn, doesnt, doesn",
  es: "vale, pues, ahora, es, son, da, esta, estan, bien, mal, correcto, correcta, verdad, cierto, el, la, los, un, una, de, del, para, y, o, formula, nombre, se, llama, escribe, escribir, escribo, puedo, puede, que, como, asi, entonces, tambien, si, no, ser, sera, seria, creo, por, a, lo, compuesto, significa, verdadero",
  fr: "donc, du, coup, euh, est, ce, c, cest, juste, bon, bonne, correct, correcte, vrai, le, la, l, les, un, une, de, du, d, pour, et, ou, formule, nom, sappelle, appelle, ecrit, ecrire, ecris, peut, on, je, que, qu, bien, alors, aussi, oui, non, pas, n, comme, compose, signifie, il, elle, s, quoi",
  am: "ነው, ናቸው, ትክክል, ትክክለኛ, ቀመር, ስም, ስሙ, ለ, እና, ወይ, የ, ይባላል, ይጻፋል, ይሆናል, ነወይ, መጻፍ, ይቻላል, ደህና, ቀመሩ, ትክክለኛው, ስያሜ",
  zh: "所, 以, 是, 的, 吗, 么, 对, 不, 化, 学, 式, 分, 子, 名, 称, 叫, 写, 成, 作, 为, 可, 以, 正, 确, 那, 呢, 和, 也, 就, 做, 用, 这, 样, 没, 错, 称",
  hi: "तब, अच्छा, है, हैं, क्या, सही, ठीक, का, की, के, को, और, सूत्र, नाम, कहते, लिखना, लिखें, लिख, सकते, यह, तो, ना, न, में, लिए, होता, भी, हाँ, हां",
};

const WORDS: ReadonlySet<string> = new Set(LOCALES.flatMap((locale) => BETWEEN[locale].split(",")).flatMap(tokenise));

/** Whether nothing is said but that two things belong together. */
export function isOnlyClaim(text: string): boolean {
  return tokenise(text).every((token) => WORDS.has(token));
}

/** What asks for something that is not said: a question without them asks whether. */
const ASKS_WHAT: Readonly<Record<Locale, string>> = {
  en: "what, whats, which, how, why, when, where, who, find, calculate, solve, convert, balance, name, draw, about, if",
  es: "que, cual, cuales, cuanto, cuanta, cuantos, cuantas, como, por que, donde, quien, cuando, calcula, halla, si",
  fr: "quel, quelle, quels, quelles, combien, comment, pourquoi, quand, ou, qui, quoi, que, calcule, trouve, si, pour",
  am: "ስንት, ምን, ምንድን, የትኛው, ለምን, እንዴት, መቼ, የት, ቢሆን, ቢሆንስ",
  zh: "多少, 几, 什么, 哪, 怎么, 怎样, 如何, 为什么, 求, 呢, 如果",
  hi: "कितना, कितने, कितनी, कौन, क्यों, कैसे, कब, कहाँ, कहां, बताओ, निकालो, अगर, तो क्या",
};

const WHAT: readonly string[] = LOCALES.flatMap((locale) => ASKS_WHAT[locale].split(",")).map(
  (phrase) => ` ${tokenise(phrase).join(" ")} `,
);

/** Whether a text asks for something that it does not say. */
export function asksWhat(text: string): boolean {
  const said = ` ${tokenise(text).join(" ")} `;
  return WHAT.some((phrase) => said.includes(phrase));
}

/** What is counted in an atom, by its words in each language, beside the English word that the engine knows. */
export const PARTICLES: readonly (readonly [english: string, words: RegExp])[] = [
  ["protons", /proton|protón|protones|质子|ፕሮቶን|प्रोटॉन|प्रोटान/iu],
  ["neutrons", /neutron|neutrón|neutrones|中子|ኒውትሮን|ኒዩትሮን|न्यूट्रॉन/iu],
  ["electrons", /[eé]lectron|electrón|electrones|电子|ኤሌክትሮን|इलेक्ट्रॉन/iu],
];
