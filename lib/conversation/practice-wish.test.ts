import { expect, test } from "vitest";
import { foldText } from "../concepts/fold-name.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { TOPICS, topicNameKey } from "../curriculum/topics.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { wordPracticeWish } from "../wording/practice-wish.ts";
import { findNextWish, findPracticeWish, type PracticeWish, readPracticeWish } from "./practice-wish.ts";

async function nameOfIn(locale: Locale) {
  const { t } = await loadWords(locale, ["curriculum"]);
  return (topic: Parameters<typeof topicNameKey>[0]) => t(`curriculum.${topicNameKey(topic)}`);
}

const told = ({ topic, difficulty, isChoice, count }: PracticeWish) =>
  [topic?.slug ?? "-", difficulty ?? "-", isChoice ? "choice" : "free", count].join(" ");

test.each(["exercise 9", "problem 3", "question 2.", "ejercicio 4", "exercice 5", "练习3", "ጥያቄ 2", "प्रश्न 3"])(
  "a number behind the noun names an exercise that is at hand: %s",
  (text) => {
    for (const locale of LOCALES) expect(findPracticeWish(text, locale, (topic) => topic.id)).toBeNull();
  },
);

test.each<[Locale, string, string]>([
  ["en", "3 hard ones on gas laws", "gas-laws hard free 3"],
  ["en", "easy limiting reactant", "limiting-reactant easy free 1"],
  ["en", "Give me two medium multiple-choice questions about buffers, please", "buffers medium choice 2"],
  ["en", "quiz me", "- - free 1"],
  ["en", "a harder one", "- hard free 1"],
  ["en", "practice problems at 300 K", "- - free 1"],
  ["es", "tres ejercicios difíciles sobre leyes de los gases", "gas-laws hard free 3"],
  ["es", "algo fácil de molaridad", "molarity easy free 1"],
  ["fr", "2 exercices faciles sur la molarité", "molarity easy free 2"],
  ["fr", "un QCM difficile", "- hard choice 1"],
  ["am", "3 ከባድ የመለማመጃ ጥያቄዎች", "- hard free 3"],
  ["am", "ቀላል የምርጫ ጥያቄ ስጠኝ", "- easy choice 1"],
  ["zh", "三道难一点的气体定律练习题", "gas-laws hard free 3"],
  ["zh", "来两道简单的选择题", "- easy choice 2"],
  ["hi", "गैस के नियम पर 3 कठिन प्रश्न", "gas-laws hard free 3"],
  ["hi", "एक आसान बहुविकल्पीय प्रश्न दीजिए", "- easy choice 1"],
])("[INPUT-01] in %s, %s is read as %s", async (locale, text, expected) => {
  expect(told(readPracticeWish(text, locale, await nameOfIn(locale)))).toBe(expected);
});

test.each<[Locale, string, string, string]>([
  ["en", "hard questions on molartiy", "molarity hard free 1", "molartiy"],
  ["en", "stoichometry", "stoichiometry - free 1", "stoichometry"],
  ["en", "something for tomorrow", "- - free 1", "tomorrow"],
  ["en", "molarity for my test tomorrow", "molarity - free 1", ""],
  ["es", "ejercicios de molaridda", "molarity - free 1", "molaridda"],
  ["en", "practice problem about kinetiks of rust", "kinetics - free 1", "kinetik rust"],
])(
  "[INPUT-01] in %s, of %s it says that nothing names a topic, or what a misspelled name means",
  async (locale, text, expected, unread) => {
    const wish = readPracticeWish(text, locale, await nameOfIn(locale));
    expect([told(wish), wish.unread]).toEqual([expected, unread]);
  },
);

test.each<[Locale, string, boolean]>([
  ["en", "practice molartiy", true],
  ["en", "practice the piano", false],
  ["en", "practice problem about kinetiks of rust", true],
  ["en", "a practice problem on the kinetics of rust", true],
  ["en", "multiple choice question about stochiometry of burning", true],
  ["en", "explain the practice problem about kinetics", false],
  ["en", "is the practice problem about kinetics wrong", false],
  ["en", "practice problem about kinetics of rust?", false],
  ["en", "practice problem about tomatoes", false],
  ["en", "practice problem: kinetics, 2 L of gas at 300 K", false],
  ["en", "practice makes kinetics perfect", false],
  ["es", "un ejercicio de estequiometria del oxido", true],
  ["es", "explica el ejercicio de estequiometría", false],
  ["fr", "un exercice sur la molarité du sucre", true],
  ["fr", "corrige mon exercice sur la molarité", false],
  ["en", "give me 3 hard practice problems on gas laws", true],
  ["en", "quiz me on molarity", true],
  ["en", "I want to practise", true],
  ["en", "i want something to practise", true],
  ["en", "give me an easy one on heat", true],
  ["en", "three hard ones on limiting reactants", true],
  ["en", "give me 5 about gases", true],
  ["en", "test me on bonding pls", true],
  ["en", "ask me something about acids", true],
  ["es", "dame tres fáciles sobre gases", true],
  ["fr", "donne-moi deux exercices sur les acides", true],
  ["zh", "给我出三道关于气体的题", true],
  ["hi", "मुझे गैसों पर तीन सवाल दीजिए", true],
  ["am", "ስለ ጋዝ ሦስት ጥያቄዎች ስጠኝ", true],
  ["en", "one more", false],
  ["en", "gases", false],
  ["en", "molarity", false],
  ["en", "what is practice?", false],
  ["en", "give me the mass of 2 mol of water", false],
  ["en", "A gas has a volume of 2 L. Give me the pressure.", false],
  ["en", "in practice, why is the yield lower", false],
  ["es", "quiero practicar molaridad", true],
  ["fr", "donne-moi un exercice facile sur la molarité", true],
  ["am", "የመለማመጃ ጥያቄ ስጠኝ", true],
  ["zh", "出一道选择题", true],
  ["zh", "这道题怎么做", false],
  ["hi", "मुझे अभ्यास प्रश्न चाहिए", true],
  ["en", "could i have one on the nernst equation", true],
  ["en", "can we get a percent yield question", true],
  ["en", "throw me a hard one about ksp", true],
  ["en", "do you have something on charles law", true],
  ["en", "i have a question about molarity", false],
  ["en", "i need help with one titration problem", false],
  ["en", "i want to know something about entropy", false],
  ["es", "tienes algo de la ley de Charles", true],
  ["es", "tengo una pregunta sobre pH", false],
  ["fr", "un exo sur la molarité", true],
  ["fr", "tu as un truc sur les gaz parfaits", true],
  ["fr", "j'ai une question sur les tampons", false],
  ["am", "ስለ ጋዞች አንድ ጥያቄ አምጣ", true],
  ["am", "ስለ ጋዝ ሕጎች ጥያቄ አለኝ", false],
  ["zh", "有没有关于半衰期的题目", true],
  ["zh", "我有一个关于摩尔浓度的问题", false],
  ["hi", "अर्ध आयु पर एक सवाल पूछो", true],
  ["hi", "मोलरता पर मेरा एक सवाल है", false],
])("[TALK-01] typed into the plain box in %s, that %s is a wish for practice is %s", async (locale, text, isWish) => {
  expect(findPracticeWish(text, locale, await nameOfIn(locale)) !== null).toBe(isWish);
});

test.each(LOCALES)(
  "[INPUT-03] what the buttons send for an empty box leaves topic, level and number open (%s)",
  async (locale) => {
    const chat = (await import(`#messages/${locale}/chat.json`, { with: { type: "json" } })) as {
      default: { input: { practiceRequest: string; choiceRequest: string } };
    };
    const nameOf = await nameOfIn(locale);
    const { practiceRequest, choiceRequest } = chat.default.input;
    expect(told(readPracticeWish(practiceRequest, locale, nameOf))).toBe("- - free 1");
    expect(told(readPracticeWish(choiceRequest, locale, nameOf))).toBe("- - choice 1");
  },
);

test.each(LOCALES)("[INPUT-01] a wish in our own words is read as that wish again (%s)", async (locale) => {
  const words = await loadWords(locale, ["curriculum", "tutor"]);
  const nameOf = await nameOfIn(locale);
  for (const [index, topic] of [null, ...TOPICS].entries()) {
    const wish: PracticeWish = {
      topic,
      unread: "",
      difficulty: [null, ...DIFFICULTIES][index % 4] ?? null,
      isChoice: index % 2 === 1,
      count: 1 + (index % 5),
    };
    const text = wordPracticeWish(wish, words);
    const read = readPracticeWish(text, locale, nameOf);
    // Two topics may have one name; either is meant.
    const named = (each: PracticeWish["topic"]) => (each === null ? null : foldText(nameOf(each)));
    expect({ ...read, topic: named(read.topic) }, text).toEqual({ ...wish, topic: named(topic) });
  }
});

test.each<[Locale, string, string]>([
  ["en", "one more", "- - free 1 / null 0"],
  ["en", "another", "- - free 1 / null 0"],
  ["en", "now one where i write the answer", "- - free 1 / free 0"],
  ["en", "ok, multiple choice instead", "- - choice 1 / choice 0"],
  ["en", "too easy, harder pls", "- hard free 1 / null 1"],
  ["en", "that was too hard, an easier one please", "- easy free 1 / null -1"],
  ["en", "same but with other numbers", "- - free 1 / null 0 same"],
  ["en", "two more about molarity", "molarity - free 2 / null 0"],
  ["es", "otra más difícil", "- hard free 1 / null 1"],
  ["es", "uno más fácil, por favor", "- easy free 1 / null -1"],
  ["fr", "encore un, mais plus dur", "- hard free 1 / null 1"],
  ["fr", "le même avec d'autres nombres", "- - free 1 / null 0 same"],
  ["zh", "再来一道，难一点的", "- hard free 1 / null 1"],
  ["zh", "下一题", "- - free 1 / null 0"],
  ["hi", "एक और", "- - free 1 / null 0"],
  ["en", "skip this one pls", "- - free 1 / null 0 skip"],
  ["en", "ok moving on", "- - free 1 / null 0 skip"],
  ["es", "paso", "- - free 1 / null 0 skip"],
  ["fr", "on passe", "- - free 1 / null 0 skip"],
  ["am", "ዝለለው", "- - free 1 / null 0 skip"],
  ["zh", "跳过这道", "- - free 1 / null 0 skip"],
  ["hi", "yaar isko skip karo", "- - free 1 / null 0 skip"],
  ["hi", "इसी जैसा एक और", "- - free 1 / null 0 same"],
  ["am", "ሌላ ጥያቄ", "- - free 1 / null 0"],
])("[TALK-01] beside a question in %s, %s is a wish for the next", async (locale, text, expected) => {
  const next = findNextWish(text, locale, await nameOfIn(locale));
  const { form, shift, isSame, isSkip } = next?.beside ?? {};
  expect(next && `${told(next.wish)} / ${form} ${shift}${isSame ? " same" : ""}${isSkip ? " skip" : ""}`).toBe(
    expected,
  );
});

test.each(["more of the gas escapes", "why is it harder to melt", "2.5 g", "the same volume", "B", "is it C"])(
  "[TALK-01] beside a question, %s wishes for no other",
  async (text) => {
    expect(findNextWish(text, "en", await nameOfIn("en"))).toBeNull();
  },
);
