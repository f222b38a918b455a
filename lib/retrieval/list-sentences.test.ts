import fc from "fast-check";
import { expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { listSentences, locateSentences } from "./list-sentences.ts";

test.each([
  ["decimals", ["Weigh 1.0 g of salt.", "Dissolve it in 250.0 mL."]],
  ["abbreviations before a capital", ["Use a halide, e.g. NaCl or KBr.", "Prof. Okafor reads Fig. 3, cf. Table 2."]],
  ["abbreviations of numbers", ["See Eq. 4 and No. 12 on p. 7.", "The rest follows."]],
  ["initials of a name", ["The rule is due to G. N. Lewis.", "It has exceptions."]],
  ["a name after one initial", ["It was measured by R. Mayer in 1842.", "Heat is work."]],
  ["units that are one letter", ["Heat it to 80 °C.", "The dye fades.", "It was 0.1 M.", "Then it froze."]],
  ["a letter that is no initial", ["Lemons hold vitamin C.", "It is an acid.", "This is for group B.", "Iron rusts."]],
  ["a formula with a state", ["It gives CO2(g).", "Bubbles rise."]],
  ["quotation marks and brackets", ["She said “It boils.”", "(So it did.)", "Nobody was hurt."]],
  ["numbered items", ["1. Weigh the flask.", "2. Heat it to 100 °C.", "3. Add 5 g.", "4) Wait."]],
  ["a number that begins a sentence", ["The salt melts.", "25 g of it remain."]],
  ["pH at the beginning", ["The acid is weak.", "pH rises slowly."]],
  ["an ellipsis that goes on", ["It turned blue … and then white.", "Why?", "Water left!"]],
  [
    "in Spanish",
    [
      "Toma una sal, p. ej. NaCl, y 2,5 g de azúcar.",
      "EE. UU. la vende.",
      "La Dra. Ruiz usa aprox. 3 mL.",
      "¿Por qué?",
    ],
  ],
  ["in French", ["Prenez un sel, p. ex. NaCl, voir fig. 2.", "M. Curie pèse env. 3 g.", "Il fond."]],
  ["in Amharic", ["ውሃ በ100 °C ይፈላል።", "ጨው በ801 °C ይቀልጣል።", "ለምን?", "ዶ.ር አበበ በ1995 ዓ.ም. ጻፉት፡፡", "እውነት ነው።"]],
  ["in Chinese", ["水在100.0 °C沸腾。", "他说：“冰会融化。”", "为什么？", "因为吸热！"]],
  ["in Hindi", ["डॉ. राव ने 2.5 g नमक लिया।", "वह पिघल गया |", "क्यों?", "क्योंकि वह गर्म था।"]],
])("[MAT-04] sentences with %s are parted where they end", (_name, sentences) => {
  const isChinese = /\p{Script=Han}/u.test(sentences.join(""));
  expect(listSentences(sentences.join(isChinese ? "" : " "))).toEqual(sentences);
});

test("[MAT-04] whatever the text, nothing but blanks lies between its sentences, and each is there as it stands", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.constantFrom("e.g. ", "1.0 g", ". ", "።", "፡፡", "। ", "| ", "。”", "J. ", "°C. The", "?! ", "…", " 3. "),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join("");
      let end = 0;
      for (const span of locateSentences(text)) {
        expect(text.slice(end, span.start).trim()).toBe("");
        expect(span.end).toBeGreaterThan(span.start);
        expect(text.slice(span.start, span.end)).toBe(text.slice(span.start, span.end).trim());
        end = span.end;
      }
      expect(text.slice(end).trim()).toBe("");
    }),
    { numRuns: 500 },
  );
});

test("a hundred thousand full stops take no long time", () => {
  expect(ownMilliseconds(() => listSentences("J. ".repeat(100_000)))).toBeLessThan(3_000);
  expect(ownMilliseconds(() => listSentences(`a${" ".repeat(100_000)}.`.repeat(3)))).toBeLessThan(3_000);
});
