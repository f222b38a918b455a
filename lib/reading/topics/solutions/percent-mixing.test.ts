import { expect, test } from "vitest";
import type { Locale } from "../../../i18n/locales.ts";
import { solve } from "../../../solver/solve.ts";
import { answersOfAny, answersTo } from "../../answers.fixture.ts";

test.each([
  ["How much water must be added to 150 g of 24% KNO3 solution to get an 8.0% solution?", ["300 g"]],
  ["Calculate the mass of water to be added to 60 g of a 25% urea solution so that it becomes 10%.", ["90 g"]],
  ["how much water should i add to 90 g of 12 % brine to reduce it to 4.0 %?", ["180 g"]],
  ["How many grams of water must be evaporated from 500 g of a 12% sugar solution to make it 30%?", ["300 g"]],
  ["250 g of 6.0% salt solution is boiled down until it weighs 75 g. What is the new mass percent?", ["20 %"]],
  [
    "To 300 g of 16% NaOH solution 100 g of water are added. Calculate the mass percentage of the solution obtained.",
    ["12 %"],
  ],
  ["What mass of 36% HNO3 solution is needed to prepare 450 g of a 12% solution by diluting with water?", ["150 g"]],
  [
    "120 g of a 15% solution of KCl is mixed with 180 g of a 40% solution of KCl. What is the mass percent of the mixture?",
    ["30 %"],
  ],
  ["What mass of 50% solution must be mixed with 200 g of 10% solution to give a 20% solution?", ["66.7 g"]],
  ["What masses of a 70% and a 20% solution of H2SO4 are needed to make 250 g of a 40% solution?", ["100 g", "150 g"]],
  ["How much salt must be added to 180 g of a 10% solution to make a 25% solution?", ["36 g"]],
  ["40 g of KBr is dissolved in 160 g of 5.0% KBr solution. What is the percent by mass now?", ["24 %"]],
])("[CARD-01] thins, boils down and mixes solutions by their percent: %s", (text, answers) => {
  expect(answersOfAny(text)).toEqual(answers);
});

test.each([
  "How much water must be added to 150 g of 8.0% KNO3 solution to get a 24% solution?",
  "How much water must be added to some 24% KNO3 solution to get an 8.0% solution?",
  "How much water is in 150 g of a 24% KNO3 solution that is diluted to 8.0%?",
  "How much water must be added to 150 mL of 24% KNO3 solution to get an 8.0% solution?",
  "150 g of a 24% KNO3 solution is diluted with water to an 8.0% solution. What is the percentage of water in it?",
  "200 g of a 15% solution is obtained by adding 50 g of water. What was the original concentration?",
  "150 g of 24% KNO3 solution is evaporated. What is the new mass percent?",
  "Of 150 g of 24% KNO3 solution 20% of the water evaporates. What is the new mass percent?",
  "120 g of a 15% KCl solution is mixed with 180 g of a 40% NaCl solution. What is the mass percent of KCl?",
  "120 g of a 15% solution is mixed with 180 g of a 40% solution and 50 g of water. What is the mass percent?",
  "What mass of 50% solution must be mixed with 200 g of 10% solution to give a 60% solution?",
  "200 g of 10% solution is mixed with an equal mass of 30% solution, of which 20 g is spilled. What is the mass percent?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each<[Locale, string, string]>([
  [
    "fr",
    "Quelle masse d'eau faut-il ajouter à 150 g d'une solution de KCl à 20 % pour obtenir une solution à 5 % ?",
    "450 g",
  ],
  [
    "es",
    "¿Qué masa de agua hay que añadir a 150 g de una disolución de KCl al 20 % para obtener una disolución al 5 %?",
    "450 g",
  ],
  ["zh", "要将150 g 20%的KCl溶液稀释成5%的溶液，需要加水多少克？", "450 g"],
  [
    "hi",
    "120 g 15% KCl विलयन को 180 g 40% KCl विलयन के साथ मिलाया जाता है। प्राप्त विलयन का द्रव्यमान प्रतिशत क्या है?",
    "30 %",
  ],
  ["am", "120 g 15% የKCl ሙሙት ከ180 g 40% የKCl ሙሙት ጋር ተቀላቀለ። የድብልቁ የመጠነ ቁስ መቶኛ ስንት ነው?", "30 %"],
])("[CARD-01] [I18N-01] reads solutions by their percent in %s", (locale, text, answer) => {
  const answers = answersTo(text, 3, () => {
    const outcome = solve(text, locale);
    return outcome.kind === "solved" ? outcome.solutions : null;
  });
  expect(answers).toEqual([answer]);
});
