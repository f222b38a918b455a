import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { wordTrend } from "../wording/trend.ts";
import { findTendency, findTrend } from "./why-changed.ts";

const COLD = "What volume do 2.0 mol of Ne take up at 250 K and 1.50 atm?";
const HOT = "What volume do 2.0 mol of Ne take up at 500 K and 1.50 atm?";
const TIGHT = "What volume do 2.0 mol of Ne take up at 250 K and 3.00 atm?";
const OTHER = "What volume do 4.0 mol of Ne take up at 500 K and 1.50 atm?";
const WARMED = "A gas takes up 3.0 L at 200 K. What is its volume at 400 K?";
const DILUTION = "20 mL of 3.0 M HNO3 is diluted to 150 mL. What is the new concentration?";
const WEAK = "pH of 0.020 M HBr";
const WEAKER = "pH of 0.0020 M HBr";

test.each<[Locale, string, readonly string[], RegExp | null]>([
  [
    "en",
    "how come it gets bigger",
    [COLD, HOT],
    /temperature.*250\sK → 500\sK.* × 2\..*volume.* proportional.*faster/s,
  ],
  ["en", "why does the volume drop tho", [COLD, TIGHT], /pressure.* inversely.*÷ 2\..*walls more often/s],
  ["en", "why did it go up", [WARMED], /temperature.*volume.* proportional/s],
  ["es", "¿por qué baja?", [DILUTION], /inversamente.*÷ 7[.,]5/s],
  ["fr", "pourquoi ça augmente", [WEAK, WEAKER], /sens contraire.*puissances de dix/s],
  ["zh", "为什么变大了", [COLD, HOT], /成正比/],
  ["hi", "आयतन क्यों बढ़ गया", [COLD, HOT], /समानुपाती/],
  ["am", "ይዘቱ ለምን ጨመረ", [COLD, HOT], /ቀጥተኛ/],
  // More than one value is another, or something else is asked about.
  ["en", "why does it go up", [COLD, OTHER], null],
  ["en", "why does the boiling point go up", [COLD, HOT], null],
  ["en", "why does the pressure go up", [COLD, HOT], null],
  ["en", "it goes up", [COLD, HOT], null],
])("[TALK-02] %s: “%s”", async (locale, text, problems, expected) => {
  const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
  const cards = problems.map((problem) => {
    const outcome = solve(problem, "en");
    if (outcome.kind !== "solved") throw new Error(`${problem} is not solved`);
    return assembleStepSolution(problem, outcome.solutions, words);
  });
  const trend = findTrend(text, cards);
  if (expected === null) expect(trend).toBeNull();
  else expect(trend === null ? "" : wordTrend(trend, words).text).toMatch(expected);
});

test.each<[Locale, string, RegExp | null]>([
  ["en", "what happens if the pressure increases", /pressure.*× 2.*inversely/s],
  ["en", "and if it gets colder?", /temperature.*× 0\.5.*proportional/s],
  ["en", "what if there is less gas", /amount.*× 0\.5.*proportional/s],
  ["es", "y si la presion aumenta que pasa", /inversamente/],
  ["zh", "如果压强增大会怎样", /成反比/],
  ["am", "ግፊቱ ቢጨምር ምን ይሆናል", /ተገላቢጦሽ/],
  ["en", "what if the pressure is 3 atm", null],
  ["en", "what if the volume increases", null],
  ["en", "what happens if i add a catalyst", null],
])("[TALK-02] which way it goes: %s: “%s”", async (locale, text, expected) => {
  const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
  const outcome = solve(COLD, "en");
  if (outcome.kind !== "solved") throw new Error("not solved");
  const trend = findTendency(text, assembleStepSolution(COLD, outcome.solutions, words));
  if (expected === null) expect(trend).toBeNull();
  else expect(trend === null ? "" : wordTrend(trend, words).text).toMatch(expected);
});
