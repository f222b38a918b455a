import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { outcomeText } from "./outcome-text.fixture.ts";
import { solve } from "./solve.ts";

/** Names in questions are those of `lib/nomenclature`, in every language. By hand: n = m / M, weights of IUPAC 2021. */
const NAMED: readonly (readonly [locale: Locale, text: string, answer: string])[] = [
  ["en", "How many moles are in 10.0 g of isopropyl alcohol?", "0.166 mol"],
  ["en", "How many grams are in 0.500 mol of potassium hexacyanoferrate(III)?", "165 g"],
  ["es", "¿Cuántos moles hay en 10,0 g de tiosulfato de sodio?", "0.0633 mol"],
  ["es", "¿Cuántos gramos hay en 0,500 mol de sulfato de cobre(II) pentahidratado?", "125 g"],
  ["fr", "Combien de moles y a-t-il dans 10,0 g de thiosulfate de sodium ?", "0.0633 mol"],
  ["fr", "Combien de moles y a-t-il dans 10,0 g de peroxyde d'hydrogène ?", "0.294 mol"],
  ["zh", "10.0 g 硫代硫酸钠的物质的量是多少？", "0.0633 mol"],
  ["zh", "10.0 g 五氧化二磷是多少摩尔？", "0.0705 mol"],
  ["hi", "10.0 g पोटैशियम परमैंगनेट में कितने मोल हैं?", "0.0633 mol"],
  ["am", "በ10.0 g ፖታሲየም ናይትሬት ውስጥ ስንት ሞል አለ?", "0.0989 mol"],
];

test.each(NAMED)("[CARD-01] [I18N-03] in %s: %s → %s", (locale, text, answer) => {
  expect(outcomeText(solve(text, locale))).toBe(answer);
});

test.each(["limestone", "salt", "rust", "sand", "brass"])("%s is no one substance", (name) => {
  expect(outcomeText(solve(`How many moles are in 5.0 g of ${name}?`, "en"))).toBe("unrecognised");
});
