import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { findConceptQuestion } from "../conversation/about-concept.ts";
import type { Said } from "../conversation/hint-subject.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { AREAS } from "../i18n/areas.ts";
import type { Locale } from "../i18n/locales.ts";
import { assembleConcept } from "./concept-card.ts";
import { wordIdea } from "./idea.ts";

const own = (text: string): Said => ({ role: "user", text, hasFiles: false, card: null });

/** What the answer to a message behind an explanation holds; null where it asks nothing of it. */
const BEHIND: readonly (readonly [Locale, SubtopicSlug, string, RegExp | null])[] = [
  ["en", "limiting-reactant", "why is that?", /runs out stops everything/],
  ["en", "limiting-reactant", "simpler please", /^In short: .*used up first/],
  ["en", "limiting-reactant", "i still dont get it", /^In short/],
  ["en", "limiting-reactant", "another example", /^For example: [\s\S]*2\./],
  ["en", "limiting-reactant", "whats it good for", /n \/ ν/],
  ["en", "electronegativity", "and going down a group?", /The trend[\s\S]*decreases down a group/],
  ["en", "electronegativity", "is there a formula for that", /Δχ/],
  ["en", "electronegativity", "what mistakes do people make", /^- /],
  ["en", "electronegativity", "tell me more", /good for[\s\S]*\n- /],
  ["en", "electronegativity", "why is the sky blue", null],
  ["en", "electronegativity", "why did my cat run away", null],
  ["es", "the-mole-molar-mass", "¿por qué ese número?", /docena/],
  ["es", "the-mole-molar-mass", "más fácil porfa", /^En pocas palabras/],
  ["fr", "the-mole-molar-mass", "j'ai toujours pas compris", /^En bref/],
  ["fr", "the-mole-molar-mass", "à quoi ça sert ?", /Une mole contient/],
  ["am", "the-mole-molar-mass", "በቀላሉ አስረዳኝ", /^በአጭሩ/],
  ["am", "the-mole-molar-mass", "ለምን?", /ደርዘን/],
  ["zh", "the-mole-molar-mass", "还是不懂", /^简单地说/],
  ["zh", "the-mole-molar-mass", "再举一个例子", /^例如/],
  ["hi", "the-mole-molar-mass", "आसान करके बताओ", /^संक्षेप में/],
  ["hi", "the-mole-molar-mass", "क्यों?", /दर्जन/],
];

test.each(BEHIND)("[TALK-02] %s, behind %s: %s", async (locale, lesson, text, holds) => {
  const words = await loadWords(locale, AREAS);
  const said: Said[] = [
    own("…"),
    { role: "assistant", text: "", hasFiles: false, card: assembleConcept(lesson, words) },
  ];
  const question = findConceptQuestion(text, said, words);
  if (holds === null) expect(question).toBeNull();
  else expect(question && wordIdea(question, words).text).toMatch(holds);
});

test("[TALK-02] an example that was told is followed by one with other values", async () => {
  const words = await loadWords("en", AREAS);
  const card = assembleConcept("molarity", words);
  const said: Said[] = [own("molarity"), { role: "assistant", text: "", hasFiles: false, card }];
  const tell = (before: readonly Said[]) => {
    const question = findConceptQuestion("give me an example", before, words);
    return question && wordIdea(question, words).text;
  };
  const first = tell(said);
  expect(first).toContain(card.example?.question);
  expect(tell([...said, own("give me an example")])).not.toEqual(first);
});

/** Two things, and what must be told of each. */
const CONTRASTS: readonly (readonly [Locale, string, RegExp])[] = [
  ["en", "molarity vs molality", /one liter of solution[\s\S]*kilogram of solvent/],
  ["en", "whats the diff between Q and K", /If Q is smaller than K/],
  ["en", "difference between enthalpy and entropy", /heat that a reaction[\s\S]*spread out/],
  ["en", "diff between strong acid and concentrated acid", /all of its protons[\s\S]*much solute/],
  ["en", "how is fission different from fusion", /heavy nucleus splits.*light nuclei join/],
  ["en", "empirical vs molecular formula", /Empirical formula[\s\S]*Molecular formula/],
  ["en", "rate law vs rate constant", /rate depends[\s\S]*constant k/],
  ["en", "sigma bond vs pi bond", /head on[\s\S]*sideways/],
  ["es", "molaridad y molalidad en qué se diferencian", /litro de disolución[\s\S]*kilogramo de disolvente/],
  ["fr", "quelle est la différence entre Q et K", /Q est plus petit que K/],
  ["am", "በሞላሪቲ እና በሞላሊቲ መካከል ያለው ልዩነት", /ሊትር[\s\S]*ኪሎግራም/],
  ["zh", "摩尔浓度和质量摩尔浓度有什么区别", /每升溶液[\s\S]*每千克溶剂/],
  ["hi", "मोलरता और मोललता में क्या अंतर है", /लीटर[\s\S]*किलोग्राम/],
];

test.each(CONTRASTS)("[TALK-02] %s: %s", async (locale, text, holds) => {
  const words = await loadWords(locale, AREAS);
  const question = findConceptQuestion(text, [], words);
  expect(question && wordIdea(question, words).text).toMatch(holds);
});

test.each(["difference between cats and dogs", "compare 2 g and 3 g of NaCl", "same thing"])(
  "[TALK-02] no lesson tells %s apart",
  async (text) => {
    expect(findConceptQuestion(text, [], await loadWords("en", AREAS))).toBeNull();
  },
);
