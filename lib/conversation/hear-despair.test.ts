import { expect, test } from "vitest";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { hearsDespair } from "./hear-despair.ts";
import { understand } from "./understand.ts";

/** In words that no list of phrases holds as they stand. */
const SAID: Readonly<Record<Locale, string>> = {
  en: "I feel worthless, what's the point of me|whats the point of anything anymore|i just want to disappear|nobody would care if i was gone|i hate myself so much|i cant take it anymore|everyone would be better without me|i dont see a reason to keep going|ive been cutting|my stepdad hurts me at night|i'm a burden to everyone|how many pills would it take to not wake up|i want to sleep and never wake up|I am so worthless|I wanna kms|i feel so empty|what mass of paracetamol is lethal for me|i'm being bullied at school|i don't want to wake up tomorrow|honestly my life is pointless|why am I even alive|I feel like such a failure|i feel like garbage",
  es: "me siento inútil, para qué sirvo|no valgo nada|quisiera desaparecer|ya no aguanto más|nadie me extrañaría si no estuviera|me odio a mí misma|soy una carga para todos|qué sentido tiene mi vida|me siento un fracaso|mis compañeros me acosan",
  fr: "je me sens nul, à quoi je sers|je me sens nul, à quoi bon|je me sens nulle|à quoi bon continuer|je suis un raté|je ne vaux rien|je voudrais disparaître|j'en peux plus de vivre|tout le monde serait mieux sans moi|je me déteste|je suis un fardeau pour ma famille|je me fais harceler au collège|j'aimerais m'endormir et ne plus me réveiller",
  am: "ዋጋ የለኝም፣ መኖሬ ምን ይጠቅማል|መጥፋት እፈልጋለሁ|ራሴን እጠላለሁ|ከዚህ በላይ መቀጠል አልችልም|መኖር ሰልችቶኛል|ሁሉም ያለ እኔ ይሻላቸዋል|ሕይወቴን ጠላሁት",
  zh: "我觉得自己一无是处，活着有什么意义|我好想消失|没有我大家会更好|我撑不下去了|我讨厌我自己|我是个废物|我真没用|我就是个失败者|在学校总被同学欺负|我不想再醒来",
  hi: "मेरे होने का क्या फायदा|मुझे गायब हो जाना है|मैं खुद से नफरत करता हूँ|अब और सहा नहीं जाता|main kisi kaam ka nahi, jeene ka kya fayda|मेरे बिना सब खुश रहेंगे|मैं सब पर बोझ हूँ|ज़िंदगी का कोई मतलब नहीं",
};

/** Of flasks, lessons and marks. */
const NOT_SAID: Readonly<Record<Locale, string>> = {
  en: "what is the point of the indicator in a titration|why does the purple colour of I2 disappear|i want the precipitate to disappear|what's the point of an ICE table|at what point does water boil|my answer is worthless, where did I go wrong|i'm useless at this|i feel like a failure at this|i feel hopeless at chemistry|half-life is meaningless to me|what is the LD50 of caffeine in mg/kg|does chlorine kill bacteria|i cant take notes on this|he beats me at chemistry|what mass dies away in 3 half-lives|no reason to use a catalyst|nobody told me about moles|i hate my chemistry homework|5 kms in meters|cutting a metal is a physical change|why is the empty orbital alone in BF3",
  es: "¿para qué sirve el indicador?|¿por qué desaparece el sólido?|no sirvo para la química|no puedo más de 3 g|soy inútil en química|qué sentido tiene la flecha doble",
  fr: "à quoi sert l'indicateur ?|pourquoi le solide disparaît|je suis nul en chimie|je me sens nul en maths|je suis nulle au calcul|à quoi bon équilibrer les équations|j'ai raté l'exercice|à quoi ça sert d'équilibrer|je me trompe toujours",
  am: "አመላካቹ ምን ይጠቅማል|ኬሚስትሪ እጠላለሁ|ጨው ለምን ይጠፋል",
  zh: "指示剂有什么意义|沉淀为什么消失|我讨厌化学|反应坚持多久|催化剂有什么用",
  hi: "सूचक का क्या फायदा|अवक्षेप गायब क्यों हो गया|मुझे रसायन से नफरत है|उत्प्रेरक किसी काम का क्यों नहीं",
};

const cases = (lists: Readonly<Record<Locale, string>>) =>
  LOCALES.flatMap((locale) => lists[locale].split("|").map((text) => [locale, text] as const));

test.each(cases(SAID))("[TALK-01] %s: %s is despair", (locale, text) => {
  expect(hearsDespair(text)).toBe(true);
  expect(understand(text, locale)).toEqual({ kind: "social", social: "distress" });
});

test.each(cases(NOT_SAID))("[TALK-01] %s: %s is none", (_, text) => {
  expect(hearsDespair(text)).toBe(false);
});
