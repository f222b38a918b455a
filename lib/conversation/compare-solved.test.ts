import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { wordComparison } from "../wording/comparison.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { compareSolved } from "./compare-solved.ts";

async function compare(locale: Locale, problems: readonly string[], text: string): Promise<string | null> {
  const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
  const cards = problems.map((problem) => {
    const outcome = solve(problem, locale);
    if (outcome.kind !== "solved") throw new Error(`${problem} is not solved`);
    return assembleStepSolution(problem, outcome.solutions, words);
  });
  const found = compareSolved(text, cards);
  return found === null ? null : wordComparison(found, words);
}

const ACIDS = ["pH of 0.02 M HNO3", "pH of 0.05 M KOH"];
const SAMPLES = ["What is the mass of 2 mol of CO2?", "What is the mass of 3 mol of O2?"];

test.each<[Locale, readonly string[], string, RegExp]>([
  ["en", ACIDS, "which one has the lower pH?", /^HNO₃ .*1\.7,/],
  ["en", ACIDS, "so which is more basic", /^KOH .*12\.7,/],
  ["en", ACIDS, "which one is more acidic", /^HNO₃ /],
  ["en", SAMPLES, "which weighs more", /^O₂ /],
  ["en", SAMPLES, "which one is lighter", /^CO₂ /],
  ["en", ["pH of 0.1 M HCl", "pH of 0.01 M HCl"], "which has the lower ph", /^“pH of 0\.1 M HCl”/],
  ["es", ["pH de HCl 0,1 M", "pH de NaOH 0,1 M"], "¿cuál tiene menor pH?", /HCl/],
  ["fr", ["pH de HCl 0,1 M", "pH de NaOH 0,1 M"], "lequel a le pH le plus bas ?", /celle de HCl/],
  ["am", ["የ0.1 M HCl pH ስንት ነው?", "የ0.1 M NaOH pH ስንት ነው?"], "የትኛው ያነሰ pH አለው?", /የHCl ነው/],
  ["zh", ["0.1 M HCl的pH是多少", "0.1 M NaOH的pH是多少"], "哪个pH更低", /^HCl/],
  ["hi", ["0.1 M HCl का pH क्या है", "0.1 M NaOH का pH क्या है"], "किसका pH कम है?", /^HCl/],
])("[TALK-03] %s: behind two solutions, “%s” is read from both answers", async (locale, problems, text, expected) => {
  expect(await compare(locale, problems, text)).toMatch(expected);
});

test.each<[readonly string[], string]>([
  [ACIDS, "why is the pH lower"],
  [ACIDS, "which has the larger volume"],
  [ACIDS, "what is the pH of 0.3 M HCl, lower?"],
  [SAMPLES, "which is more acidic"],
  [["pH of 0.02 M HNO3", "What is the mass of 2 mol of CO2?"], "which one is lower"],
  [["pH of 0.02 M HNO3"], "which one is lower"],
])("[TALK-03] behind %j, “%s” compares nothing", async (problems, text) => {
  expect(await compare("en", problems, text)).toBeNull();
});
