import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { type Topic, topicNameKey } from "../curriculum/topics.ts";
import { listClosestConcepts } from "./closest-concepts.ts";

type TestedLocale = "en" | "es" | "zh" | "hi" | "am";

async function namesIn(locale: TestedLocale) {
  const words = await loadWords(locale, ["curriculum"]);
  return (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
}

const closest = async (text: string, locale: TestedLocale = "en") =>
  listClosestConcepts(text, locale, await namesIn(locale));

test.each([
  ["molartiy", "molarity"],
  ["the titration curve of vinegar", "titrations"],
  ["Boyle law graph", "gas-laws"],
  ["half life of carbon", "half-life"],
  ["limiting reagents in cooking", "limiting-reactant"],
])("[CARD-07] %s is close to %s", async (text, slug) => {
  expect(await closest(text)).toContain(slug);
});

test.each([
  ["molaridá", "es", "molarity"],
  ["滴定曲线", "zh", "titrations"],
] as const)("[CARD-07] %s in %s is close to %s", async (text, locale, slug) => {
  expect(await closest(text, locale)).toContain(slug);
});

test.each(["", "???", "qqqq xxxx", "🧪".repeat(300)])("%s is close to nothing", async (text) => {
  expect(await closest(text)).toEqual([]);
});
