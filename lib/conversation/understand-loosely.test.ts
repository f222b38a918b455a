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
  ["es", "estoy aterrada por el parcial de mañana", "nerves"],
  ["es", "ponme otro problema parecido, porfa", "practice"],
  ["fr", "je suis mort de trouille pour le bac", "nerves"],
  ["zh", "明天要考试了我好害怕", "nerves"],
  ["zh", "给我来几道简单的练习", "practice"],
  ["hi", "कल की परीक्षा से मुझे बहुत घबराहट हो रही है", "nerves"],
  ["hi", "मुझे अभ्यास के लिए कुछ सवाल दीजिए", "practice"],
  ["am", "ነገ ፈተና አለብኝ በጣም ፈርቻለሁ", "nerves"],
  ["am", "አንድ ቀላል የልምምድ ጥያቄ ስጠኝ", "practice"],
  // About something: not by its tone.
  ["en", "why does sodium react with water", null],
  ["en", "thanks to the catalyst the reaction is faster, right?", null],
  ["en", "ah 11.7", null],
  ["es", "por qué el hielo flota", null],
];

test.for(SAID)("[TALK-01] %s: %s", ([locale, text, kind]) => {
  const turn = understandLoosely(text, locale);
  expect(turn?.kind === "social" ? turn.social : (turn?.kind ?? null)).toBe(kind);
});

test("any text is met, and never as one of danger", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.constantFrom(...LOCALES), (text, locale) => {
      expect(understandLoosely(text, locale)).not.toMatchObject({ social: "distress" });
    }),
  );
});
