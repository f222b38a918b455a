import { expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { toEnglish } from "./to-english.ts";

test.each<readonly [Locale, string, string]>([
  [
    "es",
    "¿Qué volumen ocuparán 0,250 mol de neón a 310 K y 1,40 atm?",
    "what volume will occupy 0.250 mol of neon at 310 K and 1.40 atm?",
  ],
  ["fr", "Calculer le pH d'une solution de HCl à 0,050 mol/L.", "calculate the pH of a solution of HCl 0.050 mol/L."],
  // Nuclides, symbols that are words, letters of quantities.
  ["es", "Una muestra contiene 69 % de 63Cu y 31 % de 65Cu.", "a sample contains 69 % of 63Cu and 31 % of 65Cu."],
  ["fr", "Le mélange contient 2,00 g de Ne.", "the mixture contains 2.00 g of Ne."],
  ["es", "En una pila n = 2 y Q = 0,10.", "in a cell n = 2 and Q = 0.10."],
  ["fr", "Quelle est la masse de bore 10 ?", "what is the mass of boron-10?"],
  // From one value to another, and what something is raised by.
  ["fr", "La température passe de 20 °C à 45 °C.", "the temperature increases from 20 °C to 45 °C."],
  [
    "es",
    "¿Qué calor se necesita para aumentar en 15 °C la temperatura de 80 g de agua?",
    "what heat needed to raise the temperature of 80 g of water by 15 °C?",
  ],
  // People and places of a story change nothing.
  [
    "fr",
    "Une boulangère dissout 5,0 g de NaCl dans 100 mL d'eau.",
    "a ꞏboulangère dissolved 5.0 g of NaCl in 100 mL of water.",
  ],
  ["zh", "求0.30 mol/L NaOH溶液的pH。", "calculate pH of 0.30 mol/L NaOH solution."],
  ["zh", "计算45.0 g铝的物质的量。", "calculate number of moles of 45.0 g aluminium."],
  ["hi", "310 K पर 0.250 मोल नियॉन गैस का आयतन ज्ञात कीजिए।", "at 310 K calculate volume of 0.250 mol neon gas."],
  // A true minus right behind a letter of a script that needs no space there.
  ["zh", "求−35 °C时的体积。", "calculate volume at −35 °C."],
  ["am", "ከ18.0 ግራም ውሃ ስንት ሞል ሃይድሮጅን ይገኛል?", "from 18.0 g water how many moles hydrogen formed?"],
])("[READ-02] %s: %s", (locale, text, english) => {
  expect(toEnglish(text, locale)).toBe(english);
});

test.each<readonly [Locale, string]>([
  // A word that nobody knows may change what is told.
  ["es", "Se calientan 12,0 g de brujita. ¿Cuál es el volumen?"],
  // What is not so.
  ["es", "La masa no es 5,0 g de NaCl. ¿Cuántos moles hay?"],
  ["fr", "Quelle est la densité de la machinite si 10 g occupent 2,0 mL ?"],
  // A difference is not what it comes to.
  ["fr", "Un gaz occupe 4,00 L à 1,20 atm. La pression diminue de 0,30 atm. Quel est le volume ?"],
  // Of what is added nobody says how much.
  ["hi", "0.040 M NaOH विलयन में अम्ल मिलाने के बाद pH ज्ञात कीजिए।"],
  // Two questions in one.
  ["zh", "6.00 g乙烷完全燃烧，生成水和二氧化碳的质量是多少？"],
])("[READ-02] leaves alone what its words leave open, in %s: %s", (locale, text) => {
  expect(toEnglish(text, locale)).toBeNull();
});

test("[READ-02] English is read as it is", () => {
  expect(toEnglish("How many moles are in 36.0 g of water?", "en")).toBeNull();
});
