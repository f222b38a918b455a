import { expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";

/** "a: 0.500; b: 0.250", and what was left aside. */
function partsOf(text: string, locale: Locale): string {
  const outcome = solve(text, locale);
  if (outcome.kind !== "solved") return outcome.kind;
  const solved = outcome.solutions.map(({ part = "", answer: { value } }) => {
    const shown = value.kind === "quantity" ? value.value : value.kind === "formula" ? value.formula : value.kind;
    return `${part}: ${shown}`;
  });
  return [...solved, ...outcome.skipped.map(({ part = "" }) => `${part} left`)].join("; ");
}

test.each<[string, string]>([
  // The stem asks, and each part is what it asks about.
  ["Work out the mass of each of these: (a) 0.500 mol LiF (b) 0.20 mol CaS", "a: 13.0; b: 14"],
  [
    "What is the molarity of each of these solutions? (a) 5.85 g of NaCl in 0.500 L of solution (b) 0.30 mol of KBr in 1.5 L of solution",
    "a: 0.200; b: 0.20",
  ],
  ["Write the formulas of these compounds: (a) lithium sulfide (b) calcium bromide", "a: Li2S; b: CaBr2"],
  [
    "Give the pH and the pOH of each of these solutions:\na) 0.010 M HNO3\nb) 0.10 M KOH",
    "a: 2.00; a: 12.00; b: 13.00; b: 1.00",
  ],
  ["Round each of the following numbers to three significant figures: (a) 5.5549 (b) 80.062", "a: 5.55; b: 80.1"],
  // The stem tells, and each part asks.
  [
    "A crystal of tungsten has a body-centered cubic unit cell with an edge length of 316.5 pm. (a) What is the atomic radius of tungsten? (b) Calculate the density of tungsten.",
    "a: 137.0; b: 19.26",
  ],
  // What is said or drawn is left aside by its letter.
  [
    "A piece of metal of 50.0 g takes up 225 J and warms from 20.0 °C to 30.0 °C. (a) What is its specific heat? (b) Explain why metals feel cold.",
    "a: 0.450; b left",
  ],
  // One solution for the outline and the answer.
  [
    "What is the mass of NaOH in 0.250 L of a 0.40 M NaOH solution? (a) Outline the steps that are needed. (b) Answer the question.",
    "a, b: 4.0",
  ],
])("[CARD-02] %s → %s", (text, expected) => {
  expect(partsOf(text, "en")).toBe(expected);
});

test.each<[Locale, string, string]>([
  ["es", "Calcula la masa molar de cada uno de los siguientes compuestos: a) LiF b) CaS", "a: 25.94; b: 72.14"],
  ["fr", "Calcule la masse molaire de chacun des composés suivants : a) LiF b) CaS", "a: 25.94; b: 72.14"],
  ["zh", "计算下列物质的摩尔质量：(1) LiF (2) CaS", "1: 25.94; 2: 72.14"],
  ["hi", "निम्नलिखित यौगिकों का मोलर द्रव्यमान ज्ञात कीजिए: (क) LiF (ख) CaS", "क: 25.94; ख: 72.14"],
  ["am", "የሚከተሉትን ውህዶች ሞላር ክብደት አስላ፦ ሀ) LiF ለ) CaS", "ሀ: 25.94; ለ: 72.14"],
])("[CARD-02] [I18N-03] in %s: %s", (locale, text, expected) => {
  expect(partsOf(text, locale)).toBe(expected);
});

test.each([
  // What a part before it did to the sample counts: this is not the pH of what the stem has.
  "You have 100 mL of 0.10 M HCl. (a) It is diluted with water to 500 mL. What is the molarity now? (b) What is the pH?",
])("[CARD-02] part (b) is not answered past what part (a) told: %s", (text) => {
  expect(partsOf(text, "en")).not.toMatch(/b: 1\.00/);
});

test("[CARD-02] equations that are numbered to be put together are no parts", () => {
  const text =
    "Use these reactions to find ΔH for C(s) + O2(g) -> CO2(g): (i) C(s) + 1/2 O2(g) -> CO(g) ΔH = -110.5 kJ (ii) CO(g) + 1/2 O2(g) -> CO2(g) ΔH = -283.0 kJ";
  expect(partsOf(text, "en")).not.toMatch(/^i:/);
});

test.each<[Locale, string, string]>([
  // What came out before, by a word that stands for it, or as the amount of what forms.
  [
    "en",
    "(a) How many moles are in 22.0 g of CO2? (b) How many molecules is that?",
    "a: 0.500; b: 301000000000000000000000",
  ],
  [
    "en",
    "Magnesium burns: 2 Mg + O2 -> 2 MgO. (a) How many moles of MgO are produced from 2.43 g of Mg? (b) What mass of MgO is produced?",
    "a: 0.100; b: 4.03",
  ],
  [
    "en",
    "11.7 g of NaCl is dissolved in water to make 250 mL of solution. (a) What is the molarity? (b) 25.0 mL of this solution is diluted to 200 mL. What is the new molarity?",
    "a: 0.801; b: 0.100",
  ],
  [
    "en",
    "You have 100 mL of 0.10 M HCl. (a) It is diluted with water to 500 mL. What is the molarity now? (b) What is the pH?",
    "a: 0.020; b: 1.70",
  ],
  // A part that needs less than its stem tells.
  [
    "en",
    "A flask of 500 mL holds 0.500 g of helium at 22 °C. (a) How many moles of helium are there? (b) What is the pressure in atm?",
    "a: 0.125; b: 6.05",
  ],
  [
    "es",
    "Se disuelven 8,00 g de NaOH en agua hasta 500 mL de disolución. a) ¿Cuántos moles de NaOH hay? b) ¿Cuál es la molaridad? c) Explica por qué la disolución es básica.",
    "a: 0.200; b: 0.400; c left",
  ],
  // As it is typed in a hurry, without accents; and what is to be said in words has no value of the part before it.
  [
    "es",
    "a) masa molar de Li2SO4 b) cuantos moles hay en 22 g c) explica por que se disuelve",
    "a: 109.94; b: 0.20; c left",
  ],
  ["en", "a) molar mass of Li2SO4 b) how many moles are in 22 g c) say why it dissolves", "a: 109.94; b: 0.20; c left"],
  ["zh", "(1) 22.0 g CO2的物质的量是多少？(2) 其中含有多少个分子？", "1: 0.500; 2: 301000000000000000000000"],
])("[CARD-02] [GUIDE-02] in %s a part goes on with the one before it: %s", (locale, text, expected) => {
  expect(partsOf(text, locale)).toBe(expected);
});

test.each([
  // How much there is is not what forms at a yield, or of what is not pure.
  "CaCO3 -> CaO + CO2. 10.0 g of CaCO3 reacts with a yield of 80 %. (a) What mass of CO2 is collected? (b) How many moles of CaO are left?",
])("[CARD-02] a part is not answered from half of what its stem tells: %s", (text) => {
  expect(partsOf(text, "en")).not.toMatch(/b: 0\.0999/);
});

test.each([
  ["(a) How many moles are in 10.0 g of He? (b) Do the same for argon.", "a: 2.50; b: 0.250"],
  ["(a) What is the molar mass of Ca(OH)2? (b) How many grams are in 2.50 mol?", "a: 74.09; b: 185"],
  ["How many moles are in each? (a) 9.01 g of water (b) 44.0 g of CO2", "a: 0.500; b: 1.00"],
  // What is asked of the equations is not to balance them.
  ["Classify each reaction: (a) 2 H2 + O2 -> 2 H2O (b) CaCO3 -> CaO + CO2", "a: word; b: word"],
])("[CARD-02] parts: %s → %s", (text, expected) => {
  expect(partsOf(text, "en")).toBe(expected);
});
