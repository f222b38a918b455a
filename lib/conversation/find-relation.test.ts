import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { wordRelation } from "../wording/trend.ts";
import { findRelation } from "./find-relation.ts";

const GAS = "What volume do 3.0 mol of He take up at 280 K and 2.0 atm?";
const HOT = "What volume do 3.0 mol of He take up at 560 K and 2.0 atm?";
const ACID = "pH of 0.040 M HCl";
const MOLES = "how many moles are in 12 g of NaOH";

test.each<[Locale, string, readonly string[], RegExp | null]>([
  ["en", "so twice the moles means double the volume?", [GAS], /^Yes.*amount.*3\.0.* → 6.*proportional/s],
  ["en", "bigger pressure = smaller volume right", [GAS], /^Yes.*pressure.*inversely/s],
  ["en", "so if temp goes up the volume goes down?", [GAS], /^Not quite.*280\sK → 560\sK/s],
  ["en", "100x less acid so ph goes up 2?", [ACID], /^Yes.*1\.40? → 3\.40?/s],
  ["en", "if i double the concentration the ph doubles?", [ACID], /^Not quite/],
  ["en", "is it linear?", [GAS, HOT], /^Yes.*temperature.*proportional/s],
  ["en", "is volume directly proportional to pressure", [GAS], /^Not quite.*inversely/s],
  ["en", "so is it proportional", [GAS], /^\*\*.*\n\n.*\n\n/s],
  ["en", "so when pressure goes up volume goes down right?", [], /^Yes.*For example/s],
  ["es", "entonces si sube la presión baja el volumen?", [GAS], /^Sí.*inversamente/s],
  ["fr", "donc 3 fois plus de masse ça fait 3 fois plus de moles ?", [MOLES], /^Oui.*× 3/s],
  ["zh", "所以压强增大体积减小对吗", [GAS], /^对.*反比/s],
  ["hi", "तो दाब बढ़े तो आयतन घटेगा?", [GAS], /^हाँ.*व्युत्क्रमानुपाती/s],
  ["am", "ስለዚህ ግፊቱ ሲጨምር ይዘቱ ይቀንሳል?", [GAS], /^አዎ.*ተገላቢጦሽ/s],
  // Of a problem of its own, or of something else.
  ["en", "the pressure goes up to 3 atm, does the volume go down", [GAS], null],
  ["en", "is that molecule linear", [GAS], null],
  ["en", "what happens if the pressure increases", [GAS], null],
  ["en", "give me a harder one with less steps", [GAS], null],
])("[TALK-02] %s: “%s”", async (locale, text, problems, expected) => {
  const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
  const cards = problems.map((problem) => {
    const outcome = solve(problem, "en");
    if (outcome.kind !== "solved") throw new Error(`${problem} is not solved`);
    return assembleStepSolution(problem, outcome.solutions, words);
  });
  const relation = findRelation(text, cards, locale);
  if (expected === null) expect(relation).toBeNull();
  else expect(relation === null ? "" : wordRelation(relation, words).text).toMatch(expected);
});
