import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
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
])("[TALK-02] %s: what was open in %j is solved by what is told afterwards", async (locale, messages, value) => {
  const words = await loadWords(locale, ["solution", "terms", "tutor"]);
  const said = messages.slice(0, -1).map((text) => ({ role: "user" as const, text, card: null, hasFiles: false }));
  const problem = gatherPieces(messages.at(-1) ?? "", said, words);
  const outcome = solve(problem ?? "", locale);
  expect(outcome.kind === "solved" ? outcome.solutions.at(-1)?.answer.value : problem).toMatchObject({ value });
});
