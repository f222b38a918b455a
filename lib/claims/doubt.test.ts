import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { solve } from "#lib/solver/solve.ts";
import { review, shown, type Sources, verdicts } from "#tests/support/review-claims.ts";
import { areNumbersKnown } from "./check-claim.ts";
import { collectEvidence, withToolResults } from "./evidence.ts";
import { reviewClaims } from "./review-claims.ts";
import { findGuesses } from "./student-guess.ts";

/** As a reply is checked: with what the engine makes of the problem, if it does. */
function asked(problem: string, locale: Locale = "en"): Sources {
  const outcome = solve(problem, locale);
  return { solutions: outcome.kind === "solved" ? outcome.solutions : [], problems: [problem] };
}

const SALT = "How many grams are in 2.00 mol of NaCl?";
const GAS = "A gas at 350 K and 2.00 atm has a volume of 5.00 L. How many moles is it?";
const WATER = "How many moles are in 36.0 g of water?";
const SHIFT =
  "Calculate the standard reaction enthalpy of H2(g) + CO2(g) -> H2O(g) + CO(g) from the standard enthalpies of formation: H2(g) 0 kJ/mol, CO2(g) −393.5 kJ/mol, H2O(g) −241.8 kJ/mol, CO(g) −110.5 kJ/mol.";
const WARMING = "50.0 g of water at 20.0 °C absorb 2.09 kJ of heat. What is the final temperature?";

describe("what follows from a wrong step is not held for checked", () => {
  test.each<[string, string, Locale]>([
    [SALT, "m = 2.00 mol × 22.99 g/mol = 46.0 g. So you need 46.0 g.", "en"],
    ["¿Cuántos gramos hay en 2,00 mol de NaCl?", "m = 2,00 mol × 22,99 g/mol = 46,0 g. Son 46,0 g.", "es"],
    [WATER, "36.0 g / 1.008 g/mol = 35.7 mol, so 35.7 mol.", "en"],
    [WATER, "n = 36.0 / 1.008 = 35.7 mol", "en"],
    [
      "What mass of water forms from 4.00 g of H2? 2 H2 + O2 -> 2 H2O",
      "There are 4.00 g / 1.008 g/mol = 3.97 mol. So 3.97 mol × 18.015 g/mol = 71.5 g.",
      "en",
    ],
    [
      "What mass of water forms from 4.00 g of H2? 2 H2 + O2 -> 2 H2O",
      "m = 4.00 g / 18.015 g/mol × 2.016 g/mol = 0.448 g",
      "en",
    ],
    ["How many moles of O2 are in 64.0 g of O2?", "n = 64.0 g / 16.00 g/mol = 4.00 mol.", "en"],
    ["I burn coal and catch 44.0 g of CO2 in a bag.", "12.011 g/mol + 15.999 g/mol = 28.010 g/mol", "en"],
    [SHIFT, "1 g × 0 kJ/mol + 1 mol × (−393.5 kJ/mol) = −393.5 kJ", "en"],
    [GAS, "n = 2.00 atm × 5.00 L / (0.08206 L·atm/(mol·K) × 298.15 K) = 0.409 mol.", "en"],
  ])("%s | %s", (problem, text, locale) => {
    expect(verdicts(text, asked(problem, locale), locale).filter((verdict) => verdict.startsWith("supported"))).toEqual(
      [],
    );
  });

  test("a molar mass may be added up", () => {
    expect(verdicts("22.99 g/mol + 35.45 g/mol = 58.44 g/mol", asked(SALT))).toEqual(["supported matches-step"]);
    expect(verdicts("2 × 1.008 g/mol + 15.999 g/mol = 18.015 g/mol", { problems: ["Tell me about water"] })).toEqual([
      "supported known-mass",
    ]);
  });
});

test.each<[string, string, Locale]>([
  ["What is the molar mass of CaCO3?", "The answer is 40.08 g/mol.", "en"],
  ["What is the molar mass of NaCl?", "The molar mass is 22.99 g/mol.", "en"],
  ["¿Cuál es la masa molar de NaCl?", "La respuesta es 35,45 g/mol.", "es"],
  ["Quelle est la masse molaire de NaCl ?", "La réponse est 22,99 g/mol.", "fr"],
  ["NaCl 的摩尔质量是多少？", "答案是 22.99 g/mol。", "zh"],
  [
    "The theoretical yield is 25.0 g and the actual yield is 20.0 g. What is the percent yield?",
    "The answer is 100%.",
    "en",
  ],
  [
    "The theoretical yield is 25.0 g and the actual yield is 20.0 g. What is the percent yield?",
    "The percent yield is 100 %.",
    "en",
  ],
  ["What is the percent by mass of oxygen in H2O?", "The mass percent is 11.19 %.", "en"],
  [WARMING, "The final temperature is 25 °C.", "en"],
  [GAS, "The temperature is 298.15 K.", "en"],
  ["Balance C3H8 + O2 -> CO2 + H2O", "The answer is 2 H2 + O2 -> 2 H2O.", "en"],
])("a known value is not the answer: %s | %s", (problem, text, locale) => {
  expect(verdicts(text, asked(problem, locale), locale)).toEqual(["unknown no-evidence"]);
});

test("the equation that is asked for is the answer", () => {
  const sources = asked("Balance C3H8 + O2 -> CO2 + H2O");
  expect(verdicts("The answer is C3H8 + 5 O2 -> 3 CO2 + 4 H2O.", sources)).toEqual(["supported matches-step"]);
  expect(shown("The answer is C3H8 + 4 O2 -> 3 CO2 + 4 H2O.", sources)).toBe(
    "The answer is C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O.",
  );
});

describe("another case is not put right", () => {
  test.each<[string, string, Locale]>([
    [GAS, "If the pressure were doubled to P = 4.00 atm, n = 0.696 mol.", "en"],
    [GAS, "P = 4.00 atm", "en"],
    [WATER, "If you had n = 3.00 mol, m = 54.0 g.", "en"],
    [WATER, "M = 58.44 g/mol for salt", "en"],
    ["What is the pH of 0.010 M HCl?", "At pH = 3.00 it is less acidic.", "en"],
    ["What is the pH of 0.010 M HCl?", "Por ejemplo, pH = 2.04.", "es"],
    ["What is the pH of 0.010 M HCl?", "Si l'on dilue, pH = 2.04.", "fr"],
    ["What is the pH of 0.010 M HCl?", "例如 pH = 2.04。", "zh"],
    ["What is the pH of 0.010 M HCl?", "उदाहरण के लिए pH = 2.04", "hi"],
    ["What is the pH of 0.010 M HCl?", "ለምሳሌ pH = 2.04", "am"],
    ["What is the pH of 0.010 M HCl?", "En comparación, pH = 2.04.", "es"],
    ["What is the pH of 0.010 M HCl?", "On suppose que pH = 2.04.", "fr"],
    ["Balance H2 + O2 -> H2O", "A wrong attempt is H2 + O2 -> 2 H2O, since oxygen is not balanced.", "en"],
  ])("%s | %s", (problem, text, locale) => {
    const sources = { ...asked(problem), problems: [problem] };
    expect(shown(text, sources, locale)).toBe(text);
    expect(review(text, sources, locale).overall).not.toBe("verified");
  });
});

describe("what a student takes for right", () => {
  test.each<[string, string, Locale]>([
    ["Is the molar mass of water 20.0 g/mol?", "Yes, the molar mass of water is 20.0 g/mol.", "en"],
    ["The molar mass of water is 20.0 g/mol.", "The molar mass of water is 20.0 g/mol.", "en"],
    ["How many moles are in 36.0 g of water? I got 3.50 mol.", "Yes, there are 3.50 mol of water.", "en"],
    ["I calculated a pH of 3.85 for 0.010 M HCl, is that right?", "Yes, the pH is 3.85.", "en"],
    ["¿Cuántos moles hay? Creo que son 3,50 mol.", "Sí, son 3,50 mol.", "es"],
    ["Combien de moles ? J'ai trouvé 3,50 mol.", "Oui, il y en a 3,50 mol.", "fr"],
    ["水是 3.50 mol，对吗？", "对，是 3.50 mol。", "zh"],
    ["मुझे लगता है कि यह 3.50 mol है।", "हाँ, 3.50 mol", "hi"],
    ["መልሴ 3.50 mol ነው።", "አዎ 3.50 mol", "am"],
  ])("is not given: %s", (problem, text, locale) => {
    expect(
      verdicts(text, { problems: [problem] }, locale).filter((verdict) => verdict.startsWith("supported")),
    ).toEqual([]);
  });

  test.each([
    "How many moles are in 36.0 g of water?",
    "¿Cuántos moles hay en 36,0 g de agua?",
    "Combien de moles y a-t-il dans 36,0 g d'eau ?",
    "36.0 g 水是多少 mol？",
    "36.0 g पानी में कितने mol हैं?",
    "በ36.0 g ውሃ ውስጥ ስንት mol አለ?",
    "I have 5.00 g of salt.",
  ])("what is needed to find out is given: %s", (problem) => {
    expect(findGuesses(problem)).toEqual([]);
  });

  test("a reply that only repeats it is not verified, one with a result of the engine's is", () => {
    expect(review("You have 3.10 g of it.", { problems: ["I have 3.10 g of a stone"] }).overall).toBe(
      "partly_verified",
    );
    expect(review("You have 36.0 g. The answer is 2.00 mol.", asked(WATER)).overall).toBe("verified");
  });
});

describe("shares of an element", () => {
  const problems = ["Is there more iron in Fe2O3 or FeO?"];

  test("are those of the compound that is named", () => {
    expect(
      verdicts("Fe2O3 contains 69.94 % iron. FeO contains 77.73 % iron.", { problems }).filter((verdict) =>
        verdict.endsWith("known-mass"),
      ),
    ).toHaveLength(2);
    expect(verdicts("Fe2O3 contains 77.73 % iron. FeO contains 69.94 % iron.", { problems })).not.toContain(
      "supported known-mass",
    );
    expect(verdicts("The share of iron is 77.73 %.", { problems })).toEqual(["unknown no-evidence"]);
  });

  test("a number of the same element in two compounds is known of neither", () => {
    const fact = (value: number) => ({
      kind: "expression" as const,
      terms: [
        { kind: "formula" as const, formula: "Fe" },
        { kind: "operator" as const, symbol: ":" as const },
        { kind: "count" as const, value },
      ],
    });
    const first = withToolResults(collectEvidence({ locale: "en", problems }), { facts: [fact(3)], solutions: [] });
    const both = withToolResults(first, { facts: [fact(2)], solutions: [] });
    const judge = (evidence: typeof first): string[] =>
      reviewClaims("Fe: 3", evidence, () => "").claims.map(({ check }) => check.verdict);
    expect([judge(first), judge(both)]).toEqual([["supported"], ["unknown"]]);
  });
});

test("what is put into a tool is known by its operands", () => {
  const evidence = collectEvidence({ locale: "en", problems: ["A stone of 5.00 g and 2.50 g/mL in 12.0 mL of water"] });
  const known = (text: string): boolean => areNumbersKnown(text, evidence);
  expect(
    ["5.00 g / 2.50 g/mL", "5.00 g / 2.50 g/mL + 12.0 mL", "7.00 g / 2.50 g/mL"].map((text) => known(text)),
  ).toEqual([true, true, false]);
});

test("a long table of the same and of other values is kept short", () => {
  const lines = Array.from({ length: 2000 }, (_, index) => `${(index * 1.37 + 1).toFixed(2)} g`);
  expect(collectEvidence({ locale: "en", problems: ["5 g\n".repeat(3000)] }).facts).toHaveLength(1);
  expect(collectEvidence({ locale: "en", problems: [lines.join("\n")] }).facts.length).toBeLessThanOrEqual(200);
});
