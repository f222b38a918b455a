import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { bounded } from "../budget/budget.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { gatherPieces } from "./gather-pieces.ts";

test.each<[Locale, readonly string[], string]>([
  ["en", ["how much heat to warm up 200 g of copper?", "from 20 to 70 C. c is 0.39"], "3900"],
  ["en", ["heat to warm 50 g of a metal?", "from 20 to 70 C", "c is 0.90"], "2300"],
  ["es", ["¿cuánto calor para calentar 200 g de cobre?", "de 20 a 70 °C, c es 0,39"], "3900"],
  ["fr", ["quelle chaleur pour chauffer 200 g de cuivre ?", "de 20 à 70 °C, c = 0,30"], "3000"],
  ["zh", ["把200 g铜加热需要多少热量？", "从20 °C到70 °C，c是0.30"], "3000"],
  ["hi", ["200 g ताँबे को गर्म करने के लिए कितनी ऊष्मा चाहिए?", "20 °C से 70 °C तक, c = 0.30"], "3000"],
  ["en", ["how much heat to warm water from 15 to 40 °C?", "oh 500 g, sry"], "52000"],
  ["es", ["¿cuánto calor para calentar agua de 15 a 40 °C?", "son 500 g"], "52000"],
  ["zh", ["把水从15°C加热到40°C要多少热量", "500克"], "52000"],
  ["hi", ["पानी को 15 °C से 40 °C तक गर्म करने में कितनी ऊष्मा", "500 g"], "52000"],
])("[TALK-02] %s: what was open in %j is solved by what is told afterwards", async (locale, messages, value) => {
  const words = await loadWords(locale, ["solution", "terms", "tutor"]);
  const said = messages.slice(0, -1).map((text) => ({ role: "user" as const, text, card: null, hasFiles: false }));
  const problem = gatherPieces(messages.at(-1) ?? "", said, words);
  const outcome = solve(problem ?? "", locale);
  expect(outcome.kind === "solved" ? outcome.solutions.at(-1)?.answer.value : problem).toMatchObject({ value });
});

test.each<[Locale, string, string]>([
  ["en", "which one runs out first", "H2"],
  ["fr", "lequel est limitant", "H2"],
  ["zh", "哪个是限量反应物", "H2"],
])("[TALK-02] %s: what is mixed is what “%s” is asked of", async (locale, text, formula) => {
  const words = await loadWords(locale, ["solution", "terms", "tutor"]);
  const said = [{ role: "user" as const, text: "2 g H2 + 30 g O2", card: null, hasFiles: false }];
  const outcome = solve(gatherPieces(text, said, words) ?? "", locale);
  expect(outcome.kind === "solved" ? outcome.solutions.at(-1)?.answer.value : null).toMatchObject({ formula });
});

test("[LIMIT-01] talk whose numbers are of nothing in chemistry is not searched for a problem", async () => {
  const words = await loadWords("en", ["solution", "terms", "tutor"]);
  const said = [1, 2].map((number) => ({
    role: "user" as const,
    text: `My brother is on page ${number} already`,
    card: null,
    hasFiles: false,
  }));
  const gather = () => gatherPieces("will we be done by 5", said, words);
  // What the language calls things is put together with the first text.
  gather();
  expect(bounded(1_000, gather)).toMatchObject({ kind: "done", value: null });
});
