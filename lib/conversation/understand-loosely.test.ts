import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { understandLoosely } from "./understand-loosely.ts";

/** Said in words that stand in no list. */
const SAID: readonly (readonly [Locale, string, string | null])[] = [
  ["en", "omg my lab final is on thursday and i am so afraid of it", "nerves"],
  ["en", "everything went wrong today and i feel so down", "bad-day"],
  ["en", "alright heading off to sleep, see ya", "farewell"],
  ["en", "can you tell me a funny story about cats", "off-subject"],
  ["en", "which chapter would you tell me to study next", "advice"],
  ["en", "let me have a go at an easy one", "practice"],
  ["en", "could you give me 4 exercises on solutions", "practice"],
  ["fr", "qu'est ce que je devrais bosser en premier ?", "advice"],
  ["es", "estoy aterrada por el parcial de mañana", "nerves"],
  ["am", "ምን ባጠና ይሻለኛል?", "advice"],
  ["am", "ከየትኛው ርዕስ ብጀምር ይመረጣል", "advice"],
  ["es", "ponme otro problema parecido, porfa", "practice"],
  ["fr", "je suis mort de trouille pour le bac", "nerves"],
  ["zh", "明天要考试了我好害怕", "nerves"],
  ["zh", "给我来几道简单的练习", "practice"],
  ["hi", "कल की परीक्षा से मुझे बहुत घबराहट हो रही है", "nerves"],
  ["hi", "मुझे अभ्यास के लिए कुछ सवाल दीजिए", "practice"],
  ["am", "ነገ ፈተና አለብኝ በጣም ፈርቻለሁ", "nerves"],
  ["am", "አንድ ቀላል የልምምድ ጥያቄ ስጠኝ", "practice"],
  ["en", "so what exactly are you, some kind of robot", "who-are-you"],
  ["en", "im so bad at this, my exam is in 3 hours and i know nothing", "nerves"],
  ["en", "wow that makes so much sense now thank u", "thanks"],
  ["en", "who won the game last night", "off-subject"],
  ["en", "xqz blorfwug tnk", null],
  ["en", "why does ice float", null],
  ["es", "mi examen es mañana y todavía no entiendo", "nerves"],
  ["fr", "je suis vraiment nul en chimie et j'ai un contrôle demain", "nerves"],
  ["zh", "今天天气怎么样", "off-subject"],
  ["hi", "कल मेरी परीक्षा है, बहुत डर है", "nerves"],
  ["am", "ነገ ፈተና አለኝ እና ፈርቻለሁ", "nerves"],
  // About something: not by its tone.
  ["en", "why does sodium react with water", null],
  ["en", "thanks to the catalyst the reaction is faster, right?", null],
  ["en", "ah 11.7", null],
  ["en", "let us try exercise 7", null],
  ["es", "por qué el hielo flota", null],
];

test.for(SAID)("[TALK-01] %s: %s", ([locale, text, kind]) => {
  const turn = understandLoosely(text, locale);
  expect(turn?.kind === "social" ? turn.social : (turn?.kind ?? null)).toBe(kind);
});

test("[TALK-01] a sentence that names nothing of chemistry is off the subject, unless a card stands above that it may be about", () => {
  const text = "what does the grey jug of Lalibela hold";
  expect(understandLoosely(text, "en")).toEqual({ kind: "social", social: "off-subject" });
  expect(understandLoosely(text, "en", true)).toBeNull();
});

test("any text is met, and never as one of danger", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.constantFrom(...LOCALES), (text, locale) => {
      expect(understandLoosely(text, locale)).not.toMatchObject({ social: "distress" });
    }),
  );
});
