import { describe, expect, test } from "vitest";
import { growthOf, MOST_GROWTH } from "#tests/support/growth.ts";
import am from "#messages/am/curriculum.json" with { type: "json" };
import en from "#messages/en/curriculum.json" with { type: "json" };
import es from "#messages/es/curriculum.json" with { type: "json" };
import fr from "#messages/fr/curriculum.json" with { type: "json" };
import hi from "#messages/hi/curriculum.json" with { type: "json" };
import zh from "#messages/zh/curriculum.json" with { type: "json" };
import { MAIN_TOPICS, SUBTOPICS, type Topic } from "../curriculum/topics.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { findConcept, findFirstConcept, findMisspelledTopic, type NameOf } from "./find-concept.ts";
import { foldText, nameKey } from "./fold-name.ts";
import { NOTES } from "./notes.ts";
import { QUESTIONS } from "./questions.ts";

const NAMES: Record<Locale, typeof en> = { en, es, fr, am, zh, hi };

function nameOf(locale: Locale): NameOf {
  const { topics, subtopics, chatTopics } = NAMES[locale];
  return (topic: Topic) => {
    switch (topic.kind) {
      case "main":
        return topics[topic.slug];
      case "subtopic":
        return subtopics[topic.slug];
      case "chat":
        return chatTopics[topic.slug];
    }
  };
}

function find(text: string, locale: Locale) {
  return findConcept(text, locale, nameOf(locale));
}

test.each<[Locale, string, string]>([
  ["en", "What is molarity?", "molarity"],
  ["en", "molarity", "molarity"],
  ["en", "Please explain this concept: Molarity", "molarity"],
  ["en", "can you explain to me what molar concentration means, please", "molarity"],
  ["en", "What are colligative properties in chemistry?", "colligative-properties"],
  ["en", "I don't understand dilution", "dilution"],
  ["en", "explain the concept of mole fraction", "molality-mole-fraction"],
  ["en", "Molality and Mole Fraction", "molality-mole-fraction"],
  ["es", "¿Qué es la molaridad?", "molarity"],
  ["es", "Explícame este concepto, por favor: Dilución", "dilution"],
  ["es", "que son las propiedades coligativas", "colligative-properties"],
  ["fr", "Qu’est-ce que la concentration molaire ?", "molarity"],
  ["fr", "Expliquez-moi cette notion, s’il vous plaît : Solubilité", "solubility"],
  ["fr", "c'est quoi la molalité", "molality-mole-fraction"],
  ["am", "ሞላሪቲ ምንድን ነው?", "molarity"],
  ["am", "እባክዎ ይህን ጽንሰ ሐሳብ ያብራሩልኝ፦ ማቅጠን", "dilution"],
  ["am", "ስለ ሞላሊቲ አብራራልኝ", "molality-mole-fraction"],
  ["am", "ሞላሪቲን አስረዳኝ", "molarity"],
  ["am", "What is molarity?", "molarity"],
  ["zh", "什么是物质的量浓度？", "molarity"],
  ["zh", "请讲解这个概念：溶解度", "solubility"],
  ["zh", "摩尔分数是什么意思", "molality-mole-fraction"],
  ["hi", "मोलरता क्या है?", "molarity"],
  ["hi", "कृपया यह अवधारणा समझाएँ: विलेयता", "solubility"],
  ["hi", "तनुकरण किसे कहते हैं", "dilution"],
])("[CARD-07] in %s, “%s” asks for %s", (locale, text, subtopic) => {
  expect(find(text, locale)).toBe(subtopic);
});

test.each<[Locale, string]>([
  ["en", "What is the molarity of HCl?"],
  ["en", "What is the difference between molarity and molality?"],
  ["en", "What is the unit of molarity?"],
  ["en", "Who discovered molarity?"],
  ["en", "Explain 2.5 molarity"],
  ["en", "what is love"],
  ["en", "explain"],
  ["en", "?"],
  ["en", ""],
  ["es", "¿Qué es la molaridad del HCl?"],
  ["fr", "Quelle est la concentration molaire de NaCl ?"],
  ["am", "የHCl ሞላሪቲ ስንት ነው?"],
  ["zh", "HCl 的物质的量浓度是什么"],
  ["hi", "HCl की मोलरता क्या है?"],
])("[CARD-07] in %s, “%s” asks for no lesson", (locale, text) => {
  expect(find(text, locale)).toBeNull();
});

describe.each(LOCALES)("in %s", (locale) => {
  test("[CARD-07] every subtopic is found by its name here and in English, and by its other names", () => {
    for (const subtopic of SUBTOPICS) {
      const names = [nameOf(locale)(subtopic), subtopic.name, ...NOTES[subtopic.slug].aliases[locale]];
      for (const name of names) expect(find(name, locale), name).toBe(subtopic.slug);
    }
  });

  test("a name stands for one subtopic", () => {
    const owners = new Map<string, string>();
    for (const subtopic of SUBTOPICS) {
      const { aliases } = NOTES[subtopic.slug];
      const names = [nameOf(locale)(subtopic), subtopic.name, ...aliases[locale], ...aliases.en];
      for (const name of names) {
        const key = nameKey(foldText(name));
        expect(owners.get(key) ?? subtopic.slug, name).toBe(subtopic.slug);
        owners.set(key, subtopic.slug);
      }
    }
  });

  test("ways of asking are written as a folded text is", () => {
    const { before, after } = QUESTIONS[locale];
    for (const phrase of [...before, ...after]) expect(foldText(phrase)).toBe(phrase);
  });

  test("[CARD-07] a whole topic begins with its first subtopic", () => {
    for (const topic of MAIN_TOPICS) {
      const first = topic.subtopics[0]?.slug ?? null;
      // Nuclear Chemistry and others are chat topics of the same name, which begin alike.
      expect(findFirstConcept(nameOf(locale)(topic), locale, nameOf(locale)), topic.slug).toBe(first);
    }
  });
});

test("a topic is known by its id as well, and nothing else is a topic", () => {
  expect(findFirstConcept("solutions", "am", nameOf("am"))).toBe("solubility");
  expect(findFirstConcept("cooking", "en", nameOf("en"))).toBeNull();
});

test("a long text is read in no time, and asks for nothing", () => {
  for (const [words, times] of [
    ["what is the ", 16],
    ["a ", 100],
    ["please explain ", 5_000],
  ] as const) {
    expect(find(words.repeat(times), "en")).toBeNull();
    expect(
      growthOf((size) => find(words.repeat(size), "en"), times),
      words,
    ).toBeLessThan(MOST_GROWTH);
  }
});

test.each([
  ["molartiy", "en", "molarity"],
  ["what is molartiy?", "en", "molarity"],
  ["stochiometry", "en", "stoichiometry"],
  ["limitting reactent", "en", "limiting-reactant"],
  ["gas lwas", "en", "gas-laws"],
  ["estequeometría", "es", "stoichiometry"],
  ["molarity", "en", null],
  ["at k", "en", null],
  ["the piano", "en", null],
  ["why does ice float on a lake", "en", null],
  ["how do soaps get grease off a plate", "en", null],
  ["por qué el hielo flota en un lago", "es", null],
  ["", "en", null],
] as const)("[CARD-07] %j in %s is the name of %s but for its spelling", (text, locale, slug) => {
  expect(findMisspelledTopic(text, locale, nameOf(locale))?.slug ?? null).toBe(slug);
});
