import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { cardText } from "../cards/card-text.ts";
import { parseCard } from "../cards/card.ts";
import { SUBTOPICS } from "../curriculum/topics.ts";
import { AREAS } from "../i18n/areas.ts";
import { LOCALES } from "../i18n/locales.ts";
import { assembleConcept } from "./concept-card.ts";

const WORDING_AREAS = AREAS.filter(
  (area) => ["concepts", "curriculum", "drawings", "solution"].includes(area) || area.startsWith("problems-"),
);

describe.each(LOCALES)("in %s", (locale) => {
  test("[CARD-07] [I18N-03] every lesson has a title, a summary, sections, the meaning of each relation, mistakes and sources", async () => {
    const words = await loadWords(locale, WORDING_AREAS);
    for (const { slug: topic } of SUBTOPICS) {
      const card = assembleConcept(topic, words);
      // Also word for word: what the engine words is in the notation that is stored, and is set by nobody else.
      expect(parseCard(card), topic).toEqual(card);
      expect(card.sections.length, topic).toBeGreaterThanOrEqual(2);
      expect(card.mistakes.length, topic).toBeGreaterThanOrEqual(2);
      expect(card.sources.length, topic).toBeGreaterThanOrEqual(1);
      expect(card.related.length, topic).toBeGreaterThanOrEqual(1);
      expect(
        card.related.map((each) => each.topic),
        topic,
      ).not.toContain(topic);
      const texts = [
        card.title,
        card.summary,
        ...card.sections.flatMap(({ heading, text }) => [heading, text]),
        ...card.relations.flatMap(({ text, meaning }) => [text, meaning]),
        ...card.mistakes,
      ];
      for (const text of texts) expect(text.trim(), topic).not.toBe("");
      for (const text of texts) expect(text, topic).not.toMatch(/[{}]|concepts\./);
      // A sentence that stands twice is a slip of the pen, and would be one list item to the screen.
      expect(new Set(texts).size, topic).toBe(texts.length);
    }
  });

  test("[CARD-07] the worked example of a lesson is the same for everyone, and in its words", async () => {
    const words = await loadWords(locale, WORDING_AREAS);
    const { example } = assembleConcept("molarity", words);
    expect(example).toEqual(assembleConcept("molarity", words).example);
    expect(example?.solution.steps.length).toBeGreaterThan(0);
    expect(example?.solution.finalAnswer.unit).toBe("mol/L");
  });
});

test("[CARD-07] a lesson as text holds all that the card says", async () => {
  const card = assembleConcept("molarity", await loadWords("en", WORDING_AREAS));
  const text = cardText(card);
  for (const part of [
    card.title,
    card.summary,
    ...card.mistakes,
    ...card.sources,
    card.example?.question ?? "?",
    "c = n / V",
  ])
    expect(text).toContain(part);
});
