import { describe, expect, test } from "vitest";
import { findTopic } from "../curriculum/topics.ts";
import { AREAS } from "../i18n/areas.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { tryExamples } from "./try-examples.ts";

async function examplesOf(id: string, locale: Locale): Promise<string[]> {
  const topic = findTopic(id);
  if (topic === null) throw new Error(`${id} is no topic`);
  const words = await loadWords(locale, AREAS);
  return [...tryExamples(topic, words)].filter((example) => example !== null);
}

describe.each(LOCALES)("in %s", (locale) => {
  test.each(["curriculum:oxidation-numbers", "curriculum:solubility-product", "curriculum:the-mole-molar-mass"])(
    "[READ-04] the examples of %s are solved as they stand, and differ",
    async (id) => {
      const examples = await examplesOf(id, locale);
      expect(examples.length).toBeGreaterThan(0);
      expect(new Set(examples).size).toBe(examples.length);
      for (const example of examples) {
        const outcome = solve(example, locale);
        expect(outcome, example).toMatchObject({ kind: "solved", skipped: [], solutions: [expect.anything()] });
      }
    },
  );
});

test("[READ-04] the easiest examples come first, and of a topic in which nothing is computed there are none", async () => {
  const [first] = await examplesOf("stoichiometry", DEFAULT_LOCALE);
  const hardest = (await examplesOf("stoichiometry", DEFAULT_LOCALE)).at(-1);
  expect(first?.length).toBeLessThan(hardest?.length ?? 0);
  expect(await examplesOf("curriculum:separation-techniques", DEFAULT_LOCALE)).toEqual([]);
});
