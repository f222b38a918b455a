import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { wordRounding } from "../wording/rounding.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { readRoundingWish } from "./rounding-wish.ts";

describe("[TALK-03] an answer is rounded as it is wanted", () => {
  test.each<[string, unknown]>([
    ["round it to 2 sig figs", { figures: 2 }],
    ["can i have that with three decimal places please", { decimals: 3 }],
    ["to 4 s.f.", { figures: 4 }],
    ["redondea a una cifra", { figures: 1 }],
    ["con dos decimales", { decimals: 2 }],
    ["arrondis à 3 chiffres significatifs", { figures: 3 }],
    ["पाँच सार्थक अंक तक", { figures: 5 }],
    ["पांच सार्थक अंक तक", { figures: 5 }],
    ["ወደ ሁለት አስርዮሽ አጠጋጋ", { decimals: 2 }],
    ["保留三位有效数字", { figures: 3 }],
    ["दो दशमलव तक राउंड करो", { decimals: 2 }],
    ["how many sig figs are in 0.0230", null],
    ["round 0.0456 to 2 figures", null],
    ["and 3 mol?", null],
    ["2 more", null],
  ])("%s", (text, wish) => {
    expect(readRoundingWish(text)).toEqual(wish);
  });

  test.each<[Locale, string, RegExp]>([
    ["en", "2 sig figs", /^To 2 significant figures: \*\*0\.21\smol\*\*\.$/],
    ["en", "5 figures", /0\.21388\smol.*bear 3 figures/],
    ["fr", "à 1 décimale", /^Avec 1 décimale\u00a0: \*\*0,2\smol/],
    ["zh", "保留两位小数", /0\.21\smol/],
  ])("%s: %s", async (locale, text, said) => {
    const outcome = solve("How many moles is 12.0 g of KOH?", "en");
    const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
    const wish = readRoundingWish(text);
    if (outcome.kind !== "solved" || wish === null) throw new Error(text);
    expect(wordRounding(assembleStepSolution("", outcome.solutions, words), wish, words)).toMatch(said);
  });
});
