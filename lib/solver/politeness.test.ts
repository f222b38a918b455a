import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { withoutPoliteness } from "./politeness.ts";

test.each<readonly [Locale, string, string]>([
  ["es", "Dime, por favor, la masa de 2 mol de NaCl", "Dime la masa de 2 mol de NaCl"],
  ["es", "escribe la fórmula del cloruro de plata porfa!", "escribe la fórmula del cloruro de plata"],
  ["es", "¿Cuál es la masa molar del KBr? Muchas gracias.", "¿Cuál es la masa molar del KBr?"],
  ["fr", "Donne la formule du sulfate de cuivre stp", "Donne la formule du sulfate de cuivre"],
  ["fr", "S'il vous plaît, calculez la masse molaire de KBr, merci !", "calculez la masse molaire de KBr"],
  ["am", "እባክህ የ KBr ሞላር ክብደት ስንት ነው?", "የ KBr ሞላር ክብደት ስንት ነው?"],
  ["zh", "请帮我写出氯化银的化学式,谢谢!", "写出氯化银的化学式"],
  ["zh", "请问氯化银的化学式是什么?", "氯化银的化学式是什么?"],
  ["hi", "सिल्वर क्लोराइड का सूत्र कृपया लिखिए", "सिल्वर क्लोराइड का सूत्र लिखिए"],
])("polite words say nothing: %s %s", (locale, text, plain) => {
  expect(withoutPoliteness(text, locale)).toBe(plain);
});

test.each<readonly [Locale, string]>([
  ["fr", "Quel volume occupe 2 mol de O2 à stp"],
  ["fr", "Quel volume occupe le gaz aux stp ?"],
  ["es", "La reacción avanza gracias al catalizador"],
  ["zh", "申请专利的催化剂含2 g铂"],
  ["fr", "La réaction se fait sans merci au catalyseur"],
])("words that only look so stay: %s %s", (locale, text) => {
  expect(withoutPoliteness(text, locale)).toBe(text);
});
