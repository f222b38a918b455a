import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { cardText } from "../cards/card-text.ts";
import type { StepSolutionCard } from "../cards/step-solution.ts";
import { LOCALES } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solve } from "../solver/solve.ts";
import { wordRejection } from "./rejection.ts";
import { wordSolution } from "./solution.ts";
import { assembleStepSolution } from "./step-solution-card.ts";
import { wordUnrecognised } from "./unrecognised.ts";
import { type Words, wordsOf } from "./words.ts";

/** The real messages; one that is missing, or lacks an argument, fails the test. */
async function loadWords(locale: Locale): Promise<Words> {
  const [solution, tutor] = await Promise.all([
    import(`#messages/${locale}/solution.json`, { with: { type: "json" } }),
    import(`#messages/${locale}/tutor.json`, { with: { type: "json" } }),
  ]);
  const translate = createTranslator({
    locale,
    messages: { solution: solution.default, tutor: tutor.default },
    onError(error) {
      throw error;
    },
  });
  return wordsOf(locale, translate);
}

function solveToCard(text: string, words: Words): StepSolutionCard {
  const outcome = solve(text, words.locale);
  if (outcome.kind !== "solved") throw new Error(`${text} is ${outcome.kind}`);
  return assembleStepSolution(text, outcome.solutions, words, outcome.skipped);
}

function solveAll(text: string): readonly SolutionFacts[] {
  const outcome = solve(text, "en");
  return outcome.kind === "solved" ? outcome.solutions : [];
}

/** One problem for every step and answer that a method can give. */
const PROBLEMS = [
  "balance C2H6 + O2 -> CO2 + H2O",
  "balance CH4 + O2 -> CO2 + H2O",
  "balance MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O",
  "balance 2 H2 + O2 -> 2 H2O",
  "balance 4 H2 + 2 O2 -> 4 H2O",
  "balance H2 + 1/2 O2 -> H2O",
  "What is the coefficient of O2 in CH4 + O2 -> CO2 + H2O?",
  "molar mass of Fe",
  "molar mass of O2",
  "molar mass of Al2(SO4)3·18H2O",
  "Mr of NaCl",
  "formula mass of NaCl in amu",
  "mass of one mole of NaCl",
  "percent composition of NaCl",
  "percent oxygen in KClO3",
  "percent water in CuSO4·5H2O",
  "how many moles are in 25.0 g of NaCl",
  "how many grams are in 2.00 mol of NaCl",
  "how many molecules are in 18.0 g of H2O",
  "how many oxygen atoms are in 2.00 mol of CO2",
  "how many atoms are in 2.00 mol of CO2",
  "how many moles are 3.0e23 molecules of CO2",
  "What is the average atomic mass of chlorine if it is 75.77% Cl-35 (34.969 u) and 24.23% Cl-37 (36.966 u)?",
  "Rubidium consists of 72.17% Rb-85 and the rest is Rb-87. The masses are 84.912 u and 86.909 u. What is the average atomic mass of rubidium?",
  "An element has two isotopes with masses of 10.0129 u and 11.0093 u. Its average atomic mass is 10.81 u. What are the abundances of the isotopes?",
  "What is the wavelength of the light emitted when an electron in a hydrogen atom falls from n = 3 to n = 2?",
  "What is the ionization energy of a hydrogen atom in the n = 3 state?",
  "Calculate the energy of the photon emitted when an electron in a hydrogen atom drops from n = 4 to n = 2.",
  "Calculate the de Broglie wavelength of a 145 g baseball thrown at 40.0 m/s.",
  "An electron has a de Broglie wavelength of 0.500 nm. What is its speed?",
  "A particle moving at 5.0 × 10^3 m/s has a de Broglie wavelength of 8.0 × 10^-11 m. What is the mass of the particle?",
  "How many protons, neutrons and electrons are in 56Fe3+?",
  "How many electrons are in Cl- and in Ar?",
  "What is the electron configuration of Cu?",
  "What is the noble gas configuration of Fe3+?",
  "How many unpaired electrons are in Cr and in Mg?",
  "How many valence electrons are in Mn and in S?",
  "1. molar mass of NaCl\n2. molar mass of co\n3. what is life?",
] as const;

/** One for every doubt that there is. */
const DOUBTED = [
  "balance Na + Cl2 -> NaCl2",
  "molar mass of KCa(SO4)3",
  "balance Ba + SO4 -> BaSO4",
  "balance Cu + HCl -> CuCl2 + H2",
  "balance Au + HCl -> AuCl3 + H2",
  "balance Cu + H2O -> CuO + H2",
  "balance Zn + HNO3 -> Zn(NO3)2 + H2",
  "balance Cu + ZnSO4 -> CuSO4 + Zn",
  "balance I2 + KBr -> KI + Br2",
  "balance 2 Na(s) + CuSO4(aq) -> Na2SO4(aq) + Cu(s)",
  "balance Fe + HCl -> FeCl3 + H2",
  "balance NaCl + KNO3 -> NaNO3 + KCl",
  "balance AgCl + NaNO3 -> AgNO3 + NaCl",
  "balance CH3COOH + NaCl -> CH3COONa + HCl",
  "molar mass of MgCl3",
] as const;

const REJECTED = [
  "molar mass of Xy2",
  "molar mass of co",
  "molar mass of H20",
  "molar mass of Ca(OH2",
  "molar mass of vibranium",
  "molar mass of oxygen",
  "molar mass of sodium sulfate (Na2SO3)",
  "balance H2 + O2",
  "balance H2 -> O2",
  "balance Na -> Na + Cl2",
  "balance Fe^2+ + Ce -> Fe^3+ + Ce",
  "balance C + CO2 + O2 -> CO2",
  "balance KMnO4 + H2O2 + H2SO4 -> K2SO4 + MnSO4 + O2 + H2O",
  "balance Fe + Co2o -> Fe2O3 + Co",
  "percent oxygen in NaCl",
  "What is the coefficient of N2 in H2 + O2 -> H2O?",
] as const;

describe.each(LOCALES)("in %s", (locale) => {
  test.each(PROBLEMS)("[I18N-03] every step and the answer of “%s” have words", async (text) => {
    const card = solveToCard(text, await loadWords(locale));
    const solutions = Array.isArray(card.solution) ? card.solution : [card.solution];
    for (const { steps, finalAnswer } of solutions) {
      expect(steps.map((step) => step.stepNumber)).toEqual(steps.map((_, index) => index + 1));
      for (const step of steps)
        for (const part of [step.title, step.content, step.explanation]) expect(part.trim()).not.toBe("");
      expect(finalAnswer.value).not.toBe("");
      expect(finalAnswer.explanation).not.toBe("");
    }
  });

  test.each(DOUBTED)("[TRUST-02] [I18N-03] what speaks against “%s” has words", async (text) => {
    const { solution } = solveToCard(text, await loadWords(locale));
    const doubts = Array.isArray(solution) ? [] : (solution.doubts ?? []);
    expect(doubts.length).toBeGreaterThan(0);
    for (const doubt of doubts) expect(doubt).toMatch(/\p{Letter}{2}/u);
    expect(doubts.join(" ")).not.toMatch(/[{}^]|undefined|->/);
  });

  test.each(REJECTED)("[I18N-03] the rejection of “%s” has words", async (text) => {
    const words = await loadWords(locale);
    const outcome = solve(text, locale);
    expect(outcome.kind).toBe("rejected");
    if (outcome.kind === "rejected") expect(wordRejection(outcome.issue, words).length).toBeGreaterThan(10);
  });

  test("[MSG-05] says what it can do when it recognises nothing, and can do each of its examples", async () => {
    const words = await loadWords(locale);
    const { text, suggestions } = wordUnrecognised(words);
    expect(suggestions?.items.length).toBeGreaterThan(3);
    for (const { ask } of suggestions?.items ?? []) {
      const example = ask?.content ?? "";
      expect(text.slice(suggestions?.start)).toContain(example);
      const { solution } = solveToCard(example, words);
      expect(Array.isArray(solution) ? null : solution.finalAnswer.explanation, example).toMatch(/\p{Letter}/u);
    }
  });
});

test("[CARD-09] chemistry and numbers stand in proper notation", async () => {
  const card = solveToCard("molar mass of CuSO4.5H2O", await loadWords("en"));
  const [count, multiply, add] = Array.isArray(card.solution) ? [] : card.solution.steps;
  expect(count?.title).toBe("Count the atoms in CuSO₄·5H₂O");
  expect(count?.equation).toBe("Cu: 1\nS: 1\nO: 4 + 5 × 1 = 9\nH: 5 × 2 = 10");
  expect(multiply?.equation).toContain("O: 9 × 15.999\u202fg/mol = 143.991\u202fg/mol");
  expect(add?.equation).toBe("M(CuSO₄·5H₂O) = 63.546 + 32.06 + 143.991 + 10.0800 = 249.677\u202fg/mol");
  expect(Array.isArray(card.solution) ? null : card.solution.finalAnswer).toEqual({
    value: "249.68",
    unit: "g/mol",
    explanation: "The molar mass of CuSO₄·5H₂O is 249.68\u202fg/mol.",
  });
});

test.each([
  ["es", "249,68", "36,08\u202f%"],
  ["fr", "249,68", "36,08\u202f%"],
  ["zh", "249.68", "36.08%"],
  ["hi", "249.68", "36.08%"],
  ["am", "249.68", "36.08%"],
] as const)("[I18N-01] numbers in %s", async (locale, mass, percent) => {
  const words = await loadWords(locale);
  const massCard = solveToCard("molar mass of CuSO4·5H2O", words);
  const percentCard = solveToCard("percent water in CuSO4·5H2O", words);
  expect(massCard.solution).toMatchObject({ finalAnswer: { value: mass, unit: "g/mol" } });
  expect(JSON.stringify(percentCard.solution)).toContain(percent);
});

test("[CARD-02] several problems are numbered as in the message, and one left unsolved is named", async () => {
  const card = solveToCard("1. molar mass of NaCl\n2. who found argon\n3. molar mass of KCl", await loadWords("en"));
  expect(Array.isArray(card.solution) ? card.solution.map((each) => each.problemNumber) : null).toEqual([1, 3]);
  expect(card.notes).toEqual(["**Problem 2** is not solved. I did not recognise what it asks."]);
});

test("[CARD-02] parts keep their letters, and one left unsolved is named by its own", async () => {
  const text =
    "A cube of zinc weighs 21.4 g and has a volume of 3.00 cm3. (a) What is its density? (b) Explain why zinc sinks in water.";
  const card = solveToCard(text, await loadWords("en"));
  expect(Array.isArray(card.solution) ? card.solution.map(({ part }) => part) : null).toEqual(["(a)"]);
  expect(card.notes).toEqual([
    "**Part (b)** is not solved. It asks for an explanation or a drawing, which is not computed.",
  ]);
  expect(cardText(card)).toMatch(/^\(a\)\n/);
});

test("[CARD-02] a part that goes on with another one says so", async () => {
  const card = solveToCard("(a) How many moles are in 8.0 g of He? (b) How many atoms is that?", await loadWords("en"));
  expect(Array.isArray(card.solution) ? card.solution.map(({ part }) => part) : null).toEqual(["(a)", "(b)"]);
  expect(card.notes).toEqual(["Part (b) goes on with the answer to part (a)."]);
});

test("a name of the student's cannot format the rejection", async () => {
  const outcome = solve("molar mass of [click](javascript:x)", "en");
  const text = outcome.kind === "rejected" ? wordRejection(outcome.issue, await loadWords("en")) : "";
  expect(text).not.toMatch(/(?<!\\)\[/);
});

test.each([
  ["en", "What mass of silver does a current of 2.00 A deposit from AgNO3 in 1930 s?", "takes 1 electron:"],
  ["en", "What mass of copper does a current of 2.00 A deposit from CuSO4 in 1930 s?", "takes 2 electrons:"],
  ["en", "A 6.20 g sample of Na2CO3·xH2O leaves 5.30 g of Na2CO3 on heating. What is x?", "holds 1 molecule of water"],
  [
    "en",
    "A 10.0 g sample of hydrated barium chloride, BaCl2·xH2O, leaves 8.53 g of BaCl2 on heating. What is x?",
    "holds 2 molecules of water",
  ],
  [
    "en",
    "The concentration of a NaCl solution is 0.20 mol/L. What is the concentration of sodium ions?",
    "as concentrated as the salt",
  ],
] as const)("[I18N-01] in %s, %j speaks of one as one and of more as more", async (locale, text, said) => {
  expect(JSON.stringify(solveToCard(text, await loadWords(locale)).solution)).toContain(said);
});

describe.each(LOCALES)("data of one digit each, in %s", (locale) => {
  test("[CARD-01] claim no more figures than are usual, and the answer says why", async () => {
    const words = await loadWords(locale);
    const explain = (facts: SolutionFacts) => wordSolution(facts, words).finalAnswer;
    const [coarse] = solveAll("A gas occupies 4 L at 2 atm. What volume does it occupy at 6 atm?");
    const [fine] = solveAll("A gas occupies 4.00 L at 2 atm. What volume does it occupy at 6.00 atm?");
    const [exact] = solveAll("How many mL are in 3 L?");
    if (coarse === undefined || fine === undefined || exact === undefined)
      throw new Error("One of these is not solved");
    expect(explain(coarse).value.replace(",", ".")).toBe("1.33");
    expect(explain(coarse).explanation.length).toBeGreaterThan(explain(fine).explanation.length + 20);
    expect(explain(fine).value).toBe(explain(coarse).value);
    expect(explain(exact).value.replaceAll(/\D/g, "")).toBe("3000");
    expect(explain(exact).explanation).not.toContain(explain(coarse).explanation.slice(-15));
  });
});
