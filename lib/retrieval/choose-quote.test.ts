import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "../i18n/locales.ts";
import { chooseQuote } from "./choose-quote.ts";
import { RECALL_CASES } from "./recall/cases.fixture.ts";

const VESSEL =
  "Lab 3 is about hydrates. The blue vessel of Axum holds copper(II) sulfate pentahydrate. When it is heated to 200 °C it turns white, because the water leaves the crystals. Write down the mass before and after.";

test.each([
  ["en", "What does the blue vessel of Axum hold?", VESSEL, "copper(II) sulfate pentahydrate"],
  ["en", "Why do the crystals turn white when they are heating?", VESSEL, "turns white, because"],
  [
    "es",
    "¿Por qué flota el hielo en el agua?",
    "El hielo flota en el agua porque es menos denso que ella.",
    "menos denso",
  ],
  ["fr", "Pourquoi la glace flotte sur l’eau ?", "La glace flotte sur l’eau, car elle est moins dense.", "moins dense"],
  ["zh", "青瓷釉为什么是绿色的？", "青瓷釉含有少量铁，烧成时铁被还原，所以釉是绿色的。", "铁被还原"],
  ["am", "ሰማያዊው ዕቃ ምን ይዟል?", "ሰማያዊው ዕቃ መዳብ ሰልፌት ይዟል።", "መዳብ ሰልፌት"],
  ["hi", "नीला बर्तन किस धातु का बना है?", "नीला बर्तन ताँबा धातु से बना है।", "ताँबा"],
] as const)("[MAT-04] in %s, %j is answered by its sentence", (locale, query, passage, words) => {
  const quote = chooseQuote(query, passage, locale);
  expect(quote?.text).toContain(words);
  expect(passage).toContain(quote?.text);
});

const RUST =
  "Lab 5, e.g. for group B. Iron rusts where it meets water and oxygen. This is why a painted gate lasts. Weigh 1.0 g of nails. Salt makes rust grow faster. It is an electrolyte.";

test.each([
  [
    "en",
    "Where does iron rust?",
    RUST,
    "Iron rusts where it meets water and oxygen. This is why a painted gate lasts.",
  ],
  ["en", "What does an electrolyte do to rust?", RUST, "Salt makes rust grow faster. It is an electrolyte."],
  ["en", "How many grams of nails do we weigh?", RUST, "Weigh 1.0 g of nails."],
  ["am", "ብረት መቼ ይዝጋል?", "ላብ 5። ብረት ውሃ ሲያገኘው ይዝጋል። ምስማሮቹን መዝኑ።", "ብረት ውሃ ሲያገኘው ይዝጋል።"],
  ["zh", "铁什么时候会生锈？", "实验五。铁遇到水和氧气会生锈。称量1.0 g铁钉。", "铁遇到水和氧气会生锈。"],
  ["hi", "लोहे में जंग कब लगता है?", "प्रयोग 5। लोहे में जंग पानी मिलने पर लगता है। कीलें तौलें।", "लोहे में जंग पानी मिलने पर लगता है।"],
] as const)("[MAT-04] in %s, %j is answered by its sentences alone", (locale, query, passage, sentences) => {
  expect(chooseQuote(query, passage, locale)).toMatchObject({ text: sentences, around: passage });
});

test.each([
  "Who are you?",
  "How are you today?",
  "Who discovered radium?",
  "What is the mass?",
  "",
  "Write a poem about love and lab coats",
])("[MAT-04] a passage that does not speak of it is not quoted for %j", (query) => {
  expect(chooseQuote(query, VESSEL, "en")).toBeNull();
});

test("[MAT-04] whatever is asked of whatever text, a quotation stands in it word for word", () => {
  const words = fc.array(
    fc.constantFrom(
      "Water",
      "boils",
      "at",
      "100 °C.",
      "Salt",
      "melts.",
      "水",
      "会沸腾。",
      "ውሃ።",
      "e.g. the",
      "\n",
      "no. 3",
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(words, words, fc.constantFrom(...LOCALES), (query, passage, locale) => {
      const text = passage.join(" ");
      const quote = chooseQuote(query.join(" "), text, locale);
      expect(quote === null || (text.includes(quote.around) && quote.around.includes(quote.text))).toBe(true);
      expect(quote?.share ?? 0).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test.each(LOCALES)(
  "[MAT-04] in %s a question in a passage's own words is answered from it, and hardly ever from another",
  (locale) => {
    const cases = RECALL_CASES[locale].slice(0, 40);
    const shareOf = (question: string, passage: string) => chooseQuote(question, passage, locale)?.share ?? 0;
    const right = cases.filter(([passage, question]) => shareOf(question, passage) > 0);
    expect(right.length).toBeGreaterThanOrEqual(cases.length * 0.9);
    const misled = cases.filter(([passage, question], at) =>
      cases.some(
        ([other], index) =>
          index !== at && shareOf(question, other) >= shareOf(question, passage) && shareOf(question, other) > 0,
      ),
    );
    expect(misled.length).toBeLessThanOrEqual(cases.length * 0.05);
  },
);
