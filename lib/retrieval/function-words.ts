import { foldText } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";

/** Words of a question or a sentence that say nothing of what it is about, as `foldText` leaves them. */
const WORDS: Readonly<Record<Exclude<Locale, "zh">, string>> = {
  en: "a an the of and or but if in on at to from by for with without as is are was were be been being do does did done how what why when where which who whose that this these those it its they them their there than then so such not no can could may might must will would shall should has have had i me my you your we our he she his her one two some any all each every more most less few many much very just only even also about into out up down over again mean means meant example explain describe give called work works happen happens way used use make makes made called thing things something",
  es: "el la los las lo un una unos unas de del a al y e o u que en es son era fue ser estar esta este esto ese esa eso se su sus con por para sin sobre como cuando donde cual cuales quien porque si no mas menos muy ya me te nos mi tu hay ha han hace hacen hacer entre hasta desde cada otro otra otros todo toda todos algo cuanto cuanta tan asi dice decir llama explica ejemplo funciona",
  fr: "le la les l un une des de du d et ou a au aux en dans est sont etait etre ce cet cette ces c se s sa son ses leur leurs avec par pour sans sur que qu qui quoi quel quelle quels quelles comment pourquoi quand combien si ne n pas plus moins tres y il elle ils elles on je j me m mon ma tu te t nous vous deux autre autres tout tous toute fait faire dit dire exemple fonctionne entre chaque dont est-ce",
  am: "ለምን እንዴት ምን ምንድን ምንድነው ነው ናቸው ነበር የት መቼ ስንት ማን የትኛው እና ወይም ወይስ ግን ይህ ያ እነዚህ ሁሉ ብዙ አንድ ላይ ውስጥ ጋር እንደ ስለ ሲሆን ይሆናል ያለ ያለው ያሉት በኩል ማለት አስረዳ ምሳሌ ስጠኝ ምክንያት",
  hi: "का की के को से में पर और या है हैं था थे हो होता होती होते क्या क्यों कैसे कब कहाँ कहां कौन कौनसा किस किसे किसका कितना कितनी यह वह ये वे इस उस इन उन जो तो भी ही ने एक दो तक कि जब तब करता करती करते करना कर किया जाता जाती जाते बताइए समझाइए उदाहरण अर्थ द्वारा लिए साथ वाला वाले वाली",
};

const sets = new Map<Locale, ReadonlySet<string>>();

/** Whether a folded word only holds a sentence together. Chinese has no words to ask about. */
export function isFunctionWord(word: string, locale: Locale): boolean {
  if (locale === "zh") return false;
  const known = sets.get(locale) ?? new Set(WORDS[locale].split(" ").map((each) => foldText(each)));
  sets.set(locale, known);
  return known.has(word);
}

/** What questions in Chinese are made of. */
const CHINESE_PHRASES = /什么|为什么|为何|怎样|怎么|如何|哪种|哪里|哪个|多少|请问|的|了|吗|呢|是/gu;

/** A folded Chinese text in the runs between such phrases. */
export function dropChinesePhrases(folded: string): string {
  return folded.replaceAll(CHINESE_PHRASES, " ");
}
