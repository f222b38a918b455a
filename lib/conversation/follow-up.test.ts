import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { assembleStepSolution } from "../wording/step-solution-card.ts";
import { findAskedConstant, findAskedStep, wantsOutline } from "./asked-step.ts";
import { reviseProblem } from "./revise-problem.ts";

function answerTo(text: string, locale: Locale): (number | string)[] {
  const outcome = solve(text, locale);
  if (outcome.kind !== "solved") return [];
  return outcome.solutions.map(({ answer: { value } }) =>
    value.kind === "quantity" ? Number(value.value) : value.kind === "formula" ? value.formula : value.kind,
  );
}

describe("[TALK-03] what changes a problem, or asks more of it, is the problem that is meant", () => {
  test.each<[Locale, string, string, number]>([
    ["en", "How many moles is 12 g of KOH?", "and 60 g?", 1.1],
    ["en", "How many moles is 12 g of KOH?", "now do 30. g", 0.53],
    ["en", "What volume do 2.5 mol of He take up at 290 K and 1.20 atm?", "what if the pressure was 2.40 atm", 25],
    ["en", "3.0 mol of a gas at 260 K in a 12 L flask, find the pressure", "no wait its 390 K", 8],
    ["en", "3.0 mol of a gas at 260 K in a 12 L flask, find the pressure", "and 24 L, i misread it", 2.7],
    ["en", "What volume do 2.5 mol of He take up at 290 K and 1.20 atm?", "in mL?", 50000],
    ["en", "How many moles is 12 g of KOH?", "the bottle actually says NaOH", 0.3],
    ["en", "How many moles is 12 g of KOH?", "the label on the jar reads NaOH", 0.3],
    ["es", "¿Cuántos moles son 12 g de KOH?", "en el frasco pone NaOH", 0.3],
    ["fr", "Combien de moles y a-t-il dans 12 g de KOH ?", "sur le flacon il y a écrit NaOH", 0.3],
    ["hi", "12 g KOH में कितने मोल हैं?", "बोतल पर NaOH लिखा है", 0.3],
    ["en", "Molar mass of potassium sulfate", "oops sulfite not sulfate", 158.25],
    ["en", "Molar mass of potassium sulfate", "ugh actually sodium nitrate", 84.99],
    ["en", "How many moles is 12 g of KOH?", "oh no its 12 mg not g", 0.000_21],
    ["en", "How many moles is 12 g of KOH?", "60 g, not 12 g", 1.1],
    ["es", "¿Cuántos moles son 12 g de KOH?", "son 60 g, no 12 g", 1.1],
    ["en", "How many grams of water form from 10. g of hydrogen and 64 g of oxygen?", "it was 5.0 g of hydrogen", 45],
    [
      "es",
      "¿Cuántos gramos de agua se forman con 10,0 g de hidrógeno y 64 g de oxígeno?",
      "eran 5,0 g de hidrógeno",
      45,
    ],
    ["zh", "10.g氢气和64g氧气反应能生成多少克水", "不对是5.0g氢气", 45],
    ["en", "790 torr in atm", "kpa?", 105],
    ["en", "790 torr in atm", "and psi", 15.3],
    ["fr", "Convertir 2,0 atm en kPa", "et en bar ?", 2],
    ["zh", "2.0 atm是多少kPa", "换成bar呢", 2],
    ["es", "¿Cuántos moles son 12 g de KOH?", "¿y si fueran 60 g?", 1.1],
    ["fr", "Combien de moles y a-t-il dans 12 g de KOH ?", "et avec 60 g ?", 1.1],
    ["zh", "12 g KOH的物质的量是多少？", "那60克呢", 1.1],
    ["hi", "12 g KOH में कितने मोल हैं?", "और अगर 60 g हो तो?", 1.1],
    ["am", "በ12 g KOH ውስጥ ስንት ሞል አለ?", "60 g ቢሆንስ?", 1.1],
  ])("in %s, behind “%s”: %s", (locale, problem, text, value) => {
    const revised = reviseProblem(text, problem, locale);
    expect(revised).not.toBeNull();
    expect(answerTo(revised ?? "", locale)).toEqual([value]);
  });

  test.each<[Locale, string, string, string]>([
    ["en", "balance N2 + O2 -> NO2", "typo, the product is N2O5", "2 N2 + 5 O2 -> 2 N2O5"],
    ["en", "balance CH4 + O2 -> CO2 + H2O", "not CO2, CO", "2 CH4 + 3 O2 -> 2 CO + 4 H2O"],
    ["es", "ajusta N2 + O2 -> NO2", "perdón, el producto es N2O5", "2 N2 + 5 O2 -> 2 N2O5"],
    ["fr", "équilibre N2 + O2 -> NO2", "pardon, le produit est N2O5", "2 N2 + 5 O2 -> 2 N2O5"],
    ["zh", "配平 N2 + O2 -> NO2", "打错了，产物是N2O5", "2 N2 + 5 O2 -> 2 N2O5"],
    ["zh", "配平 CH4 + O2 -> CO2 + H2O", "不是CO2，是CO", "2 CH4 + 3 O2 -> 2 CO + 4 H2O"],
    ["hi", "N2 + O2 -> NO2 को संतुलित करो", "गलती हो गया, उत्पाद N2O5 है", "2 N2 + 5 O2 -> 2 N2O5"],
    ["en", "whats the formula of iron chloride", "i mean the iron(III) one", "FeCl3"],
  ])("in %s, behind “%s”: %s", (locale, problem, text, expected) => {
    const outcome = solve(reviseProblem(text, problem, locale) ?? "", locale);
    const value = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : undefined;
    expect(value?.kind === "equation" ? value.equation : value?.kind === "formula" ? value.formula : null).toBe(
      expected,
    );
  });

  test.each<[string, string, number]>([
    ["How many moles is 12 g of KOH?", "and how many formula units is it", 1.3e23],
    ["How many grams of water form when 8.0 g of methane burn?", "and how much co2", 22],
  ])("behind “%s”, %s is one question more", (problem, text, value) => {
    expect(answerTo(reviseProblem(text, problem, "en") ?? "", "en").at(-1)).toBe(value);
  });

  test.each([
    ["How many moles is 12 g of KOH?", "thanks"],
    ["How many moles is 12 g of KOH?", "and if i only got 9 g what is my yield"],
    ["How many moles is 12 g of KOH?", "why does ice float"],
    ["How many moles is 12 g of KOH?", "what if the moon was 5 km away"],
    ["How many moles is 12 g of KOH?", "and 60 L?"],
    ["Molar mass of potassium sulfate", "not sure about that"],
    ["Molar mass of potassium sulfate", "x".repeat(400)],
  ])("behind “%s”, “%s” changes nothing", (problem, text) => {
    expect(reviseProblem(text, problem, "en")).toBeNull();
  });
});

describe("[TALK-02] a step of the solution can be asked about", () => {
  test.each<[Locale, string, string, number]>([
    ["en", "How many moles is 12 g of KOH?", "where does the 56.1 come from", 1],
    ["en", "How many moles is 12 g of KOH?", "how come you divided", 2],
    ["en", "How many moles is 12 g of KOH?", "show step 1 again", 1],
    ["en", "What volume do 2.5 mol of He take up at 290 K and 1.20 atm?", "whats the R thing", 1],
    ["en", "How many grams of water form when 8.0 g of methane burn?", "go over the mole ratio bit again", 4],
    ["en", "How many moles is 12 g of KOH?", "why not multiply... why divide", 2],
    ["en", "How much heat is needed to warm 60 g of water from 15 °C to 40 °C?", "why do u subtract the temps", 2],
    ["en", "A gas of 2.0 L at 100 kPa is squeezed to 1.0 L. What is its pressure?", "whats the name of that law", 1],
    ["fr", "Quel est le pH de HNO3 0,002 mol/L ?", "pourquoi ça augmente de 1 ?", 2],
    ["es", "¿Cuántos moles son 12 g de KOH?", "¿de dónde sale el 56,1?", 1],
    ["fr", "Combien de moles y a-t-il dans 12 g de KOH ?", "pourquoi as-tu divisé ?", 2],
    ["zh", "12 g KOH的物质的量是多少？", "56.1是怎么来的", 1],
    ["hi", "12 g KOH में कितने मोल हैं?", "56 से भाग क्यों दिया?", 1],
    ["am", "በ12 g KOH ውስጥ ስንት ሞል አለ?", "ለምን ተካፈለ?", 2],
    ["es", "¿Cuántos moles son 12 g de KOH?", "no me queda claro el segundo paso", 2],
    ["fr", "Combien de moles y a-t-il dans 12 g de KOH ?", "j'ai pas compris la deuxième étape", 2],
    ["zh", "12 g KOH的物质的量是多少？", "第二步没看懂", 2],
    ["hi", "12 g KOH में कितने मोल हैं?", "दूसरा चरण समझ नहीं आया", 2],
    ["am", "በ12 g KOH ውስጥ ስንት ሞል አለ?", "ሁለተኛው ደረጃ አልገባኝም", 2],
  ])("in %s, behind “%s”: %s", async (locale, problem, text, stepNumber) => {
    const outcome = solve(problem, locale);
    if (outcome.kind !== "solved") throw new Error(`${problem} is not solved`);
    const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
    const card = assembleStepSolution(problem, outcome.solutions, words);
    expect(findAskedStep(text, card, locale)?.step.stepNumber).toBe(stepNumber);
    for (const other of [
      "NaCl",
      "why does ice float on a lake",
      "what is the capital of France",
      "¿por qué flota el hielo?",
    ])
      expect(findAskedStep(other, card, locale), other).toBeNull();
  });
});

test.each([
  ["whats the R thing", "R"],
  ["where does 0.0821 come from", "R"],
  ["how come you divided", undefined],
])("[TALK-02] of a constant it is known what it is: %s", async (text, letter) => {
  const problem = "What volume do 2.5 mol of He take up at 290 K and 1.20 atm?";
  const outcome = solve(problem, "en");
  if (outcome.kind !== "solved") throw new Error("It is not solved");
  const words = await loadWords("en", ["solution", "terms", "drawings", "tutor"]);
  const card = assembleStepSolution(problem, outcome.solutions, words);
  expect(findAskedConstant(text, card, "en")?.letter).toBe(letter);
});

test.each<[string, boolean]>([
  ["say that in easier words please", true],
  ["simpler please", true],
  ["in short?", true],
  ["explícamelo más sencillo", true],
  ["explique plus simplement", true],
  ["简单点", true],
  ["आसान शब्दों में समझाओ", true],
  ["በቀላሉ አብራራ", true],
  ["explain the mole ratio again", false],
  ["why does ice float", false],
])("[TALK-02] whether a solution is wanted in few words: %s", (text, expected) => {
  expect(wantsOutline(text)).toBe(expected);
});
