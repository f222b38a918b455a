import { expect, test } from "vitest";
import { mcqCard, practiceCard } from "#components/cards/question-cards.fixture.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { LOCALES } from "../i18n/locales.ts";
import { suggestAfterMark } from "./verdict.ts";

const AREAS = ["tutor", "curriculum"] as const;

test.each(LOCALES)(
  "[CARD-03] in %s a mark leads to a hint for another try, or else to another question",
  async (locale) => {
    const words = await loadWords(locale, [...AREAS]);
    const [card, choice] = [
      practiceCard({ subtopic: "molarity", difficulty: "hard" }),
      mcqCard({ subtopic: "molarity" }),
    ];
    expect(suggestAfterMark(card, true, words).map(({ ask }) => ask?.type)).toEqual(["chat"]);
    const [next] = suggestAfterMark(card, false, words);
    expect(next?.ask?.type).toBe("generate_practice");
    for (const part of [words.t("curriculum.subtopics.molarity"), words.t("tutor.suggestions.levels.hard")]) {
      expect(next?.ask?.content).toContain(part);
    }
    expect(suggestAfterMark(choice, false, words).map(({ ask }) => ask?.type)).toEqual(["generate_mcq"]);
  },
);
