import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { wordIdea } from "../wording/idea.ts";
import { findPoint } from "./find-point.ts";
import { isSaidIn } from "./is-said.ts";
import { POINT_IDS } from "./points.ts";
import { readIdea, recallTerms } from "./read-idea.ts";
import { TERM_IDS } from "./terms.ts";

/** Conversations: what is said in turn, and what the answer to each must hold; nothing where it asks for no term. */
const CONVERSATIONS: readonly (readonly [
  locale: Locale,
  turns: readonly (readonly [said: string, holds: RegExp | null])[],
])[] = [
  [
    "en",
    [
      ["exothermic vs endothermic??", /releases.*absorbs/s],
      ["so which is burning wood", /Burning wood: exothermic/],
      ["melting ice?", /endothermic/],
    ],
  ],
  [
    "en",
    [
      ["whats a limiting reagent", /runs out first/],
      ["how do i find it tho", /coefficient/],
      ["could u give me an example", /left over/],
    ],
  ],
  [
    "en",
    [
      ["difference between ionic and covalent bonds", /metal.*share/s],
      ["is rusting a chemical change", /Rusting: chemical change/],
    ],
  ],
  [
    "en",
    [
      ["why is HF weak", null],
      ["find the acid concentration", null],
      ["5 mol of base", null],
    ],
  ],
  [
    "es",
    [
      ["qué diferencia hay entre un ácido y una base", /cede.*toma/s],
      ["dame un ejemplo", /HCl/],
    ],
  ],
  [
    "fr",
    [
      ["un isotope c'est quoi", /neutrons/],
      ["donne un exemple", /carbone-14/],
    ],
  ],
  [
    "zh",
    [
      ["什么是氧化还原反应", /电子/],
      ["还原剂是得电子还是失电子", /还原剂失去电子/],
      ["举个例子", /→/],
    ],
  ],
  ["hi", [["ऊष्माक्षेपी और ऊष्माशोषी में अंतर", /ऋणात्मक.*धनात्मक/s]]],
  ["am", [["በአዮናዊ እና በኮቫለንት መካከል ያለው ልዩነት ምንድን ነው", /ይጋራሉ/]]],
];

test.each(CONVERSATIONS)(
  "[TALK-01] %s: says what terms mean, how they differ, and an example",
  async (locale, turns) => {
    const words = await loadWords(locale, ["ideas", "concepts", "curriculum"]);
    const before: string[] = [];
    for (const [said, holds] of turns) {
      const question = readIdea(
        said,
        locale,
        recallTerms(before, locale, () => null),
      );
      if (holds === null) expect([said, question]).toEqual([said, null]);
      else expect(question === null ? "" : wordIdea(question, words).text, said).toMatch(holds);
      before.push(said);
    }
  },
);

test.each(LOCALES)("[TALK-01] %s: every term has its words", async (locale) => {
  const words = await loadWords(locale, ["ideas", "concepts", "curriculum"]);
  for (const id of TERM_IDS) {
    const texts = (["meaning", "example", "how"] as const).map((kind) => wordIdea({ kind, terms: [id] }, words).text);
    expect(texts.filter((text) => /ideas\.|[{}]/.test(text))).toEqual([]);
  }
});

test("[TALK-01] finds that a sentence answers a question by the words of both", () => {
  const sentence = "Leurs propriétés chimiques sont les mêmes, car ils ont les mêmes électrons.";
  expect(isSaidIn(sentence, "ils ont les mêmes propriétés chimiques ?", "fr")).toBe(true);
  expect(isSaidIn(sentence, "quel temps fait-il ?", "fr")).toBe(false);
});

test.each<[Locale, string, string | null]>([
  ["en", "why does ice float on water", "ice-floats"],
  ["en", "why does salt dissolve in water and oil does not", "like-dissolves"],
  ["en", "why dont noble gases react with anything", "noble-gases"],
  ["en", "why do atoms get smaller across a period", "radius-across"],
  ["en", "how much ice melts with 5 g of salt on the road", null],
  ["en", "why cant we just leave it in celsius", "kelvin-in-gases"],
  ["en", "which heats up faster, iron or water?", null],
  ["es", "¿qué se calienta más rápido, el cobre o el agua?", null],
  ["zh", "铁和水哪个升温快", null],
  ["en", "why is a reaction faster when it is hot", "rate-temperature"],
  ["en", "y not celsius", "kelvin-in-gases"],
  ["en", "why do the 3d electrons not go first", "4s-leaves-first"],
  ["en", "why is my yield not 100", "yield-below-hundred"],
  ["en", "why do we use moles and not just grams", "moles-not-grams"],
  ["en", "what is 25 celsius in kelvin", null],
  ["en", "why is it 298 K and not 25 °C", null],
  ["es", "pq kelvin y no grados celsius", "kelvin-in-gases"],
  ["es", "¿por qué la masa atómica del cloro no es un número entero?", "mass-not-whole"],
  ["fr", "pk on met en kelvin", "kelvin-in-gases"],
  ["fr", "pourquoi le rendement est toujours inférieur à 100", "yield-below-hundred"],
  ["am", "ለምን ኬልቪን እንጠቀማለን", "kelvin-in-gases"],
  ["zh", "为什么不用摄氏度", "kelvin-in-gases"],
  ["zh", "为什么先失去4s电子", "4s-leaves-first"],
  ["hi", "kelvin kyun lete hain", "kelvin-in-gases"],
  ["hi", "ग्राम को मोल में क्यों बदलते हैं", "moles-not-grams"],
  ["es", "¿por qué los metales conducen la electricidad?", "metals-conduct"],
  ["fr", "pourquoi la glace flotte sur l'eau", "ice-floats"],
  ["am", "በረዶ ለምን ይንሳፈፋል", "ice-floats"],
  ["zh", "为什么稀有气体不反应", "noble-gases"],
  ["hi", "बर्फ पानी पर क्यों तैरती है", "ice-floats"],
])("[TALK-01] %s: “%s” is answered by the sentence on %s", (_, text, point) => {
  expect(findPoint(text)).toBe(point);
});

test.each(LOCALES)("[TALK-01] %s: every such sentence is there", async (locale) => {
  const words = await loadWords(locale, ["ideas", "concepts", "curriculum"]);
  const texts = POINT_IDS.map((point) => wordIdea({ kind: "point", terms: [], point }, words).text);
  expect(texts.filter((text) => /ideas\.|[{}]/.test(text))).toEqual([]);
});
