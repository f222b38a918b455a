import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import type { StepSolutionCard } from "../../cards/step-solution.ts";
import type { Locale } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { wordAgain } from "../../wording/again.ts";
import { assembleStepSolution } from "../../wording/step-solution-card.ts";
import { type Again, findAgain } from "./again.ts";

async function cardOf(problem: string, locale: Locale): Promise<StepSolutionCard> {
  const outcome = solve(problem, locale);
  if (outcome.kind !== "solved") throw new Error(`${problem} is not solved`);
  const words = await loadWords(locale, ["solution", "terms", "drawings", "tutor"]);
  return assembleStepSolution(problem, outcome.solutions, words);
}

function answerOf(again: Again | null): string | null {
  const value = again?.solution.answer.value;
  if (value === undefined) return null;
  if (value.kind === "formula") return value.formula;
  return value.kind === "quantity" ? `${Number(value.value)} ${value.unit}`.trim() : value.kind;
}

const MOLES = "How many moles is 12 g of KOH?";
const SALT = "How many moles is 26.4 g of (NH4)2SO4?";
const HALVED = "A sample of 60 g has a half-life of 9.0 d. How much of it is left after 18 d?";
const FORMED = "How many grams of CuO form from 2.0 g of Cu? 2 Cu + O2 -> 2 CuO";
const MADE = "molarity of 4.0 g NaOH in 250 mL of solution";
const DECAY_MASS = "The half-life of Co-60 is 5.27 years. How much of 8.0 mg is left after 10.54 years?";
const DECAY_SHARE = "The half-life of Co-60 is 5.27 years. What percent is left after 10.54 years?";
const GAS = "What volume do 2.5 mol of He take up at 290 K and 1.20 atm?";
const WARMING = "How much heat warms 100 g of copper from 20 °C to 50 °C?";
const FLASK = "3.0 mol of a gas at 260 K in a 12 L flask, find the pressure";
const BURNING = "How many grams of water form when 8.0 g of methane burn?";
const LIMITED = "How many grams of MgO form when 10.0 g of magnesium react with 5.00 g of oxygen gas?";
const RUNS_OUT = "10.0 g of Mg and 5.00 g of O2, 2Mg + O2 -> 2MgO. Which runs out first?";
const DILUTION = "20 mL of 3.0 M HNO3 is diluted to 150 mL. What is the new concentration?";
const TITRATED = "25 mL of HCl needs 30 mL of 0.10 M NaOH to neutralize. What is the molarity of the acid?";
const WEAK = "pH of 0.20 M acetic acid, Ka = 1.8e-5";

describe("[TALK-03] the problem before is changed, or asked for something else", () => {
  test.each<[Locale, string, string, string | null]>([
    ["en", MOLES, "and 60 g?", "1.1 mol"],
    ["en", MADE, "wait no the volume was 200 mL", "0.5 mol/L"],
    ["en", MADE, "oh no, it was 8.0 g", "0.8 mol/L"],
    ["en", MADE, "so how many mL of that do I need for 0.060 mol", "150 mL"],
    ["es", "¿cuántos gramos de NaOH necesito para 250 mL de disolución 0,40 M?", "y si quiero medio litro", "8 g"],
    ["en", "how many grams of NaOH do I need for 250 mL of 0.40 M solution", "what if i want half a liter", "8 g"],
    ["en", HALVED, "how long till only 5% is left", "39 d"],
    ["en", FORMED, "what if i only got 2.0 g", "80 %"],
    ["es", FORMED, "y si solo consigo 2,0 g", "80 %"],
    ["en", "pH of 0.020 M HCl", "and LiOH, same conc", "12.3"],
    ["en", MADE, "sorry i copied it wrong, the volume was 200 mL", "0.5 mol/L"],
    ["en", "mass of Cu deposited from CuSO4 by 3.0 A for 20 min", "and if its silver instead", "4 g"],
    ["en", "how many grams of Cu plate out with 3.0 A for 20 min", "and for aluminum", "0.34 g"],
    ["en", "what is the pH of 0.10 M acetic acid with Ka = 1.8e-5", "and for HF", "2.11"],
    ["en", "heat to warm 200 g of copper from 20 to 70 C, c = 0.385 J/(g C)", "and for iron", "4500 J"],
    ["en", SALT, "how many ammonium ions is that", "2.41e+23 ions"],
    ["en", "How many molecules are in 9 g of glucose?", "and how many C atoms", "1.81e+23 atoms"],
    ["en", SALT, "and the sulfate ions?", "0.2 mol"],
    ["es", "¿Qué masa tienen 0,2 mol de Na3PO4?", "¿y cuántos iones sodio son?", "3.6e+23 ions"],
    ["fr", "Combien de moles dans 33 g de Na3PO4 ?", "ça fait combien d'ions phosphate ?", "1.2e+23 ions"],
    ["zh", "32.8克Na3PO4有多少摩尔", "有多少个钠离子", "3.61e+23 ions"],
    ["am", "በ27 g ውሃ ውስጥ ስንት ሞል አለ", "ስንት ሞለኪውሎችስ?", "9e+23 molecules"],
    ["es", "¿Cuál es el pH de KOH 0,05 M?", "¿y para Ba(OH)2 0,05 M?", "13"],
    ["en", "pH of 0.05 M KOH", "and Ba(OH)2 0.05 M", "13"],
    ["en", MOLES, "and if i put it in 250 mL of water, molarity?", "0.86 mol/L"],
    ["en", MADE, "how many moles in 50 mL of it", "0.02 mol"],
    ["en", RUNS_OUT, "how much of the other one is left", "2.4 g"],
    ["en", RUNS_OUT, "and leftover Mg?", "2.4 g"],
    ["en", RUNS_OUT, "and how much product do i get", "12.6 g"],
    ["en", LIMITED, "leftover Mg?", "2.4 g"],
    ["en", BURNING, "what if only 80% yield", "14 g"],
    ["es", BURNING, "y si el rendimiento es 80%", "14 g"],
    ["en", "How many moles is 36 g of water?", "so how many atoms", null],
    ["en", MADE, "grams in 100 mL of the solution", "1.6 g"],
    ["es", "molaridad de 4 g de NaOH en 250 mL de disolución", "¿cuántos moles hay en 50 mL?", "0.02 mol"],
    [
      "fr",
      "molarité de 4 g de NaOH dans 250 mL de solution",
      "combien de moles dans 50 mL de cette solution",
      "0.02 mol",
    ],
    ["hi", "4 g NaOH 250 mL विलयन में, मोलरता क्या है", "50 mL में कितने मोल", "0.02 mol"],
    ["en", "how many moles are in 300 mL of a 0.2 M solution", "if its glucose how many grams", "11 g"],
    [
      "en",
      "The half-life of Co-60 is 5.27 years. How much of 8.0 mg is left after 10.54 years?",
      "how long until 1.0 mg is left",
      "16 yr",
    ],
    ["en", DECAY_MASS, "when is it down to 1.0 mg", "16 yr"],
    ["en", DECAY_MASS, "how long till it drops below 2.0 mg", "11 yr"],
    ["en", DECAY_MASS, "when will there be only 1.0 mg left", "16 yr"],
    ["en", DECAY_SHARE, "what if I had 80 mg", "20 mg"],
    ["en", DECAY_SHARE, "and if I start with 12 g?", "3 g"],
    ["es", DECAY_SHARE, "¿y si tengo 80 mg?", "20 mg"],
    ["zh", DECAY_SHARE, "如果有80 mg呢", "20 mg"],
    ["en", DECAY_SHARE, "what if I had 80 mg of iodine-131", null],
    ["en", DECAY_SHARE, "when is it down to 1.0 mg", null],
    ["en", DECAY_SHARE, "what if I had 80 mL", null],
    ["en", GAS, "what if the pressure doubles", "25 L"],
    ["fr", "Quel est le pH de HNO3 0,02 M ?", "et si la concentration double", "1.4"],
    ["en", "pH of 0.050 M HNO3", "what if i dilute it 5 times", "2"],
    ["en", "pH of 0.050 M HNO3", "and after diluting it tenfold", "2.3"],
    ["en", "pH of 0.050 M HNO3", "and diluted by a factor of 100?", "3.3"],
    ["en", "pH of 0.050 M HNO3", "if the concentration is 2 times lower", "1.6"],
    ["en", "pH of 0.050 M HNO3", "if the sky is 5 times bluer", null],
    ["en", "molarity of 4.0 g NaOH in 250 mL of solution", "and if i dilute it 4 times", "0.1 mol/L"],
    ["en", GAS, "what if the pressure is 5 times as high", "9.9 L"],
    ["es", "¿Cuál es el pH de HNO3 0,050 M?", "¿y si lo diluyo 10 veces?", "2.3"],
    ["fr", "Quel est le pH de HNO3 0,050 M ?", "et si on dilue 10 fois ?", "2.3"],
    ["zh", "0.050 M HNO3的pH是多少", "稀释10倍呢", "2.3"],
    ["hi", "0.050 M HNO3 का pH क्या है", "10 गुना तनु करने पर?", "2.3"],
    ["am", "የ0.050 M HNO3 pH ስንት ነው?", "10 ጊዜ ቢቀጥንስ?", "2.3"],
    ["hi", "2.0 mol गैस का आयतन 1 atm और 300 K पर कितना है?", "अगर दाब दोगुना हो जाए", "25 L"],
    ["en", GAS, "pressure was 3 atm not 1.20", "20 L"],
    ["en", GAS, "oh its 3.0 mol not 2.5, cant read my own writing", "59 L"],
    ["en", GAS, "why is it 3 atm not 1.20", null],
    ["es", GAS, "eran 3 atm, no 1.20", "20 L"],
    ["zh", GAS, "是3 atm，不是1.20", "20 L"],
    ["en", WARMING, "to 80", "2300 J"],
    ["en", WARMING, "and if i heat it to 80 C", "2300 J"],
    ["en", WARMING, "from 40 instead", "390 J"],
    ["en", FLASK, "bar?", "5.4 bar"],
    ["en", FLASK, "and if half of it leaks out", "2.7 atm"],
    ["en", DILUTION, "grams of solute in there?", "3.8 g"],
    ["en", TITRATED, "pH of the acid", "0.92"],
    [
      "en",
      "How many grams of AlCl3 form when 10 g of Al react with 35 g of Cl2?",
      "percent yield if i got 40 g",
      "91 %",
    ],
    ["en", DILUTION, "no wait, i meant L", null],
    ["en", MOLES, "sorry, i meant kg", "210 mol"],
    ["en", MOLES, "how many formula units is that", "1.3e+23 formula units"],
    ["en", MOLES, "in mmol pls", "210 mmol"],
    ["en", MOLES, "and for NaOH?", "0.3 mol"],
    ["en", MOLES, "what about 20 g of KCl", "0.27 mol"],
    ["en", MOLES, "what about 3 mol", "168 g"],
    ["en", GAS, "what if the pressure was 2.40 atm", "25 L"],
    ["en", GAS, "how many grams is that", "10 g"],
    ["en", GAS, "what pressure would i need for 10 L", "5.9 atm"],
    ["en", GAS, "and the density", "0.2 g/L"],
    ["en", BURNING, "and how much co2", "22 g"],
    ["en", BURNING, "how many moles of oxygen are needed", "1 mol"],
    ["en", BURNING, "what volume of CO2 at STP", "11 L"],
    ["en", LIMITED, "which runs out first", "O2"],
    ["en", LIMITED, "how much magnesium is left", "2.4 g"],
    ["en", LIMITED, "if i only get 9 g whats my yield", "71.5 %"],
    ["en", "balance Al + Cl2 -> AlCl3", "how many grams form from 5.4 g Al", "27 g"],
    ["es", "balancea Al + Cl2 -> AlCl3", "¿cuántos gramos se forman con 5,4 g de Al?", "27 g"],
    ["fr", "équilibre Al + Cl2 -> AlCl3", "combien de grammes se forment avec 5,4 g de Al ?", "27 g"],
    ["am", "Al + Cl2 -> AlCl3 አመጣጥን", "ከ5.4 g Al ስንት ግራም ይፈጠራል?", "27 g"],
    ["zh", "配平 Al + Cl2 -> AlCl3", "5.4克Al能生成多少克", "27 g"],
    ["zh", "配平 Al + Cl2 -> AlCl3", "需要多少摩尔Cl2和5.4克Al反应", "0.3 mol"],
    ["hi", "Al + Cl2 -> AlCl3 संतुलित करो", "5.4 g Al से कितने ग्राम बनेंगे?", "27 g"],
    ["en", DILUTION, "and if its 300 mL", "0.2 M"],
    ["en", DILUTION, "how much of the 3 M do i need to make 100 mL of 0.9 M", "30 mL"],
    ["en", WEAK, "and the pOH", "11.28"],
    ["en", WEAK, "what if it was 0.0020 M", "3.74"],
    ["en", "half life 8 hrs, start w/ 40 mg, how much after 16hr", "and after 24 hours", "5 mg"],
    ["es", "¿Cuántos moles son 12 g de KOH?", "¿y de NaOH?", "0.3 mol"],
    ["es", "¿Cuántos moles son 12 g de KOH?", "en milimoles", "210 mmol"],
    [
      "es",
      "¿Cuánto calor hace falta para calentar 100 g de agua de 20 °C a 50 °C?",
      "¿y si fuera hierro (c = 0,45)?",
      "1400 J",
    ],
    ["fr", "Combien de moles y a-t-il dans 12 g de KOH ?", "et pour NaOH ?", "0.3 mol"],
    ["zh", "0.25 mol的Al2(SO4)3是多少克", "里面有多少个氧原子", "1.8e+24 atoms"],
    ["hi", "2.8 g नाइट्रोजन गैस में कितने मोल हैं", "और STP पर आयतन?", "2.2 L"],
    ["hi", "2.8 g नाइट्रोजन गैस में कितने मोल हैं", "aur 11 g me?", "0.39 mol"],
    ["am", "የ0.02 M HNO3 pH ስንት ነው?", "pOHስ?", "12.3"],
    ["am", "በ50 g CaCO3 ውስጥ ስንት ሞል አለ?", "ስንት ግራም ካልሲየም ይይዛል?", "20 g"],
    ["en", MOLES, "and what would it be with NaOH instead", "0.3 mol"],
    ["en", MOLES, "with NaOH instead of KOH?", "0.3 mol"],
    ["en", MOLES, "and what if i have 24", "0.43 mol"],
    ["en", MOLES, "and the molarity if i put it in 400 mL", "0.53 mol/L"],
    ["en", WARMING, "what if the copper were iron", "1300 J"],
    ["en", WARMING, "what if it is at 40 at the start", "390 J"],
    ["en", GAS, "suppose i only had 1.25 mol", "24.8 L"],
    ["en", FLASK, "now the flask is 24 L", "2.7 atm"],
    ["es", "¿Cuántos moles son 12 g de KOH?", "¿y si fuera NaOH en su lugar?", "0.3 mol"],
    ["fr", "Combien de moles y a-t-il dans 12 g de KOH ?", "et avec NaOH à la place ?", "0.3 mol"],
    ["hi", "12 g KOH में कितने मोल हैं?", "अगर KOH की जगह NaOH हो", "0.3 mol"],
    ["es", "¿Cuántos gramos de agua se forman al quemar 8,0 g de metano?", "pasamelo a kg", "0.018 kg"],
    ["es", "¿Cuántos gramos de agua se forman al quemar 8,0 g de metano?", "en vez de metano etano", null],
    ["es", "balancea C3H8 + O2 -> CO2 + H2O", "¿cuántos gramos de agua salen de 22 g de propano?", "36 g"],
    ["am", "8.0 g ሚቴን ሲቃጠል ስንት ግራም ውሃ ይወጣል", "በ kg ንገረኝ", "0.018 kg"],
    ["am", "8.0 g ሚቴን ሲቃጠል ስንት ግራም CO2 ይወጣል", "ውሃስ ስንት ግራም", "18 g"],
    ["zh", "0.10 mol/L醋酸的pH是多少，Ka=1.8×10^-5", "稀释到原来的十分之一呢", "3.38"],
    ["en", LIMITED, "how much of the other is left", "2.4 g"],
    ["es", "¿Cuántos gramos de agua se forman con 10 g de hidrógeno y 64 g de oxígeno?", "cual es el limitante", "O2"],
    [
      "es",
      "¿Cuántos gramos de agua se forman con 10 g de hidrógeno y 64 g de oxígeno?",
      "y cuanto sobra del otro",
      "1.9 g",
    ],
    ["fr", "Quelle masse d'eau donnent 10 g de H2 et 64 g de O2 ?", "il reste combien de l'autre", "1.9 g"],
    ["fr", "Quelle masse d'eau donnent 10 g de H2 et 64 g de O2 ?", "non c'était 5 g de H2", "45 g"],
    ["zh", "10g氢气和64g氧气反应能生成多少克水", "不对是5g氢气", "45 g"],
    ["zh", "10g氢气和64g氧气反应能生成多少克水", "另一个剩多少", "1.9 g"],
    ["en", MOLES, "thanks", null],
    ["en", MOLES, "why does ice float", null],
    ["en", MOLES, "what if the moon was 5 km away", null],
    ["en", MOLES, "where does the 56.1 come from", null],
    ["en", MOLES, "how many moles of NaCl are in 2 L of a 0.5 M solution", null],
    ["en", MOLES, "x".repeat(400), null],
  ])("in %s, behind “%s”: %s", async (locale, problem, text, expected) => {
    expect(answerOf(findAgain(text, await cardOf(problem, locale), locale))).toBe(expected);
  });

  test("how long it takes is asked again for another amount", async () => {
    const words = await loadWords("en", ["solution", "terms", "drawings", "tutor"]);
    let card = await cardOf("half life 6 h, start with 80 mg, how much after 18 h", "en");
    for (const [text, expected] of [
      ["when is it below 5 mg", "24 h"],
      ["how long till 1.25 mg", "36 h"],
    ] as const) {
      const again = findAgain(text, card, "en");
      expect(answerOf(again), text).toBe(expected);
      if (again !== null) card = wordAgain(again, words);
    }
  });

  test("what was asked again can be asked again", async () => {
    const words = await loadWords("en", ["solution", "terms", "drawings", "tutor"]);
    let card = await cardOf(BURNING, "en");
    for (const [text, expected] of [
      ["and how much co2", "22 g"],
      ["how many moles is that", "0.5 mol"],
      ["what about 16 g", "1 mol"],
    ] as const) {
      const again = findAgain(text, card, "en");
      expect(answerOf(again), text).toBe(expected);
      if (again !== null) card = wordAgain(again, words);
    }
  });

  test("[TALK-03] what changed stands beside what it was", async () => {
    const words = await loadWords("en", ["solution", "terms", "drawings", "tutor"]);
    const again = findAgain("and 60 g?", await cardOf(MOLES, "en"), "en");
    const { notes = [] } = again === null ? {} : wordAgain(again, words);
    expect(notes.join(" ")).toMatch(/12\sg → 60\sg.*0\.21\smol → 1\.1\smol/);
  });
});
