import { expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { wordClosestLessons } from "./closest-lessons.ts";

const AREAS = ["tutor", "curriculum", "concepts"] as const;

test("a question is answered by the beginning of the closest lesson, and told which others are near", async () => {
  const words = await loadWords("en", AREAS);
  const reply = wordClosestLessons("why do bonds form", ["ionic-bonding", "covalent-bonding"], words);
  expect(reply.text).toContain(words.t("concepts.ionic-bonding.summary"));
  expect(reply.text).toContain("- Covalent Bonding");
  expect(reply.text).not.toContain(words.t("tutor.unrecognised"));
  expect(reply.suggestions?.items.map(({ label, ask }) => [label, ask?.type])).toEqual([
    ["Ionic Bonding", "explain_concept"],
    ["Covalent Bonding", "explain_concept"],
  ]);
});

test("a problem that was not recognised is told so first, and what can be computed", async () => {
  const words = await loadWords("en", AREAS);
  const reply = wordClosestLessons("how much CO2 from 10 g of propane", ["mass-mass-stoichiometry"], words);
  expect(reply.text.startsWith(words.t("tutor.unrecognised"))).toBe(true);
  expect(reply.text).toContain("- Mass-Mass Stoichiometry");
});

test.each(LOCALES)("where no lesson is near, it says what can be solved (%s)", async (locale) => {
  const words = await loadWords(locale, AREAS);
  expect(wordClosestLessons("?", [], words).text).toContain(words.t("tutor.unrecognised"));
  expect(wordClosestLessons("?", ["buffers"], words).text).toContain(words.t("curriculum.subtopics.buffers"));
});
