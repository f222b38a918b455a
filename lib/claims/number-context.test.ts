import { describe, expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { review, solved, verdicts } from "#tests/support/review-claims.ts";

const MOLES = solved("How many moles are in 5.00 g of NaCl?");
const ACID = solved("What is the pH of 0.0030 M HCl?");
const SHARES = solved("What is the percent composition of NaCl?");
const GAS = solved(
  "A gas at -25.0 °C and 1.00 atm has a volume of 2.00 L. What is its volume at 50.0 °C and 1.00 atm?",
);

describe("a number that another word or sign makes another one is not checked", () => {
  test.each<[string, Locale]>([
    ["The answer is - 0.0856 mol", "en"],
    ["The answer is minus 0.0856 mol", "en"],
    ["The answer is negative 0.0856 mol", "en"],
    ["La respuesta es menos 0,0856 mol", "es"],
    ["La réponse est moins 0,0856 mol", "fr"],
    ["答案是负0.0856 mol", "zh"],
    ["उत्तर माइनस 0.0856 mol है", "hi"],
    ["The answer is −−0.0856 mol", "en"],
    ["n = − 0.0856 mol", "en"],
    ["so $n = -\\,0.0856$ mol", "en"],
    ["The answer is not 0.0856 mol", "en"],
    ["La respuesta no es 0,0856 mol", "es"],
    ["La réponse n'est pas 0,0856 mol", "fr"],
    ["答案不是0.0856 mol", "zh"],
    ["उत्तर 0.0856 mol नहीं है", "hi"],
    ["መልሱ 0.0856 mol አይደለም", "am"],
    ["0.0856 mol is wrong", "en"],
    ["0.0856 mol isn't it", "en"],
    ["n ≠ 0.0856 mol", "en"],
    ["n > 0.0856 mol", "en"],
    ["$n \\geq 0.0856$ mol", "en"],
    ["< 5.00 g", "en"],
    ["more than 5.00 g", "en"],
    ["√0.0856 mol", "en"],
    ["log 0.0856 mol", "en"],
    ["2 × 0.0856 mol", "en"],
    ["n = 0.0856 mol × 2", "en"],
    ["n = 0.0856 mol · M(Na)", "en"],
    ["m = 0.0856 mol × M", "en"],
    ["n = 5.00 g Na / 58.44 g/mol = 0.0856 mol", "en"],
    ["0.0856 million mol", "en"],
    ["0.0856 thousand moles", "en"],
    ["0,0856 mil mol", "es"],
    ["0,0856 mille mol", "fr"],
    ["0.0856万摩尔", "zh"],
    ["0.0856 हज़ार मोल", "hi"],
    ["0.0856 ሺህ ሞል", "am"],
    ["twice 5.00 g", "en"],
    ["half of 0.0856 mol", "en"],
    ["el doble de 5,00 g", "es"],
    ["la moitié de 5,00 g", "fr"],
    ["5.00 g的两倍", "zh"],
    ["5.00 g का दुगुना", "hi"],
    ["የ5.00 g ግማሽ", "am"],
    ["每升0.0856 mol", "zh"],
    ["0.0856 mol every second", "en"],
    ["0,0856 mol cada segundo", "es"],
    ["0.0856 mol of ions", "en"],
    ["n is 0.0856 mol less", "en"],
    ["4.00–5.00 g", "en"],
    ["That is 0.0856 ML", "en"],
    ["That is 5.00 KG", "en"],
    ["That is 1.2.3 g", "en"],
  ])("%s (%s)", (text, locale) => {
    const { claims, overall } = review(text, MOLES, locale);
    const numbers = claims.filter(({ claim }) => claim.kind === "quantity" || claim.kind === "calculation");
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.map(({ check }) => check.verdict)).toEqual(numbers.map(() => "unknown"));
    expect(overall).not.toBe("verified");
  });

  test.each<[string, Locale]>([
    ["It is −25.0 °C", "en"],
    ["It is minus 25.0 °C", "en"],
    ["Il fait moins 25,0 °C", "fr"],
    ["温度是负25.0 °C", "zh"],
    ["温度是-25.0 °C", "zh"],
    ["तापमान माइनस 25.0 °C है", "hi"],
    ["T₁ = − 25.0 °C", "en"],
  ])("a sign that is a word, or stands apart, is read: %s (%s)", (text, locale) => {
    expect(verdicts(text, GAS, locale).every((verdict) => verdict.startsWith("supported"))).toBe(true);
  });

  test("a temperature that is known with the other sign is no standard one", () => {
    expect(verdicts("It is 25.0 °C", GAS)).toEqual(["unknown no-evidence"]);
    expect(verdicts("It is 25.0 °C", MOLES)).toEqual(["supported known-constant"]);
  });

  test.each<[string]>([
    ["n = 5.00 g / 58.44 g/mol"],
    ["So 5.00 g / 58.44 g/mol gives the amount."],
    ["- 5.00 g of salt"],
    ["At least: 8.56 × 10<sup>-2</sup> mol"],
  ])("right as it stands: %s", (text) => {
    expect(review(text, MOLES).claims.map(({ action }) => action)).toEqual(["release"]);
  });

  test("a power of ten in HTML is one number", () => {
    expect(verdicts("It is 8.56 × 10<sup>-2</sup> mol", MOLES)).toEqual(["supported matches-answer"]);
    expect(verdicts("It is 8.56 × 10<sup>2</sup> mol", MOLES)).toEqual(["unknown no-evidence"]);
    expect(
      review("E = 10<sup>2", MOLES)
        .segments.map(({ text }) => text)
        .join(""),
    ).toBe("E = 10<sup>2");
  });
});

describe("a small whole number is a claim where its quantity is named", () => {
  test.each<[string, Locale]>([
    ["The concentration is 0.0030 M. The pH is 3.", "en"],
    ["The concentration is 0.0030 M. Its charge is 2.", "en"],
    ["The concentration is 0.0030 M. It loses 2 electrons.", "en"],
    ["The concentration is 0.0030 M. The answer is 3.", "en"],
    ["The concentration is 0.0030 M. There are 1800 of them.", "en"],
    ["La concentración es 0,0030 M. El número de oxidación es 2.", "es"],
    ["浓度是0.0030 M。氧化数是2。", "zh"],
  ])("%s (%s)", (text, locale) => {
    const { claims, overall } = review(text, ACID, locale);
    expect(claims.map(({ check }) => check.verdict)).toEqual(["supported", "unknown"]);
    expect(overall).toBe("partly_verified");
  });

  test.each<[string, Locale]>([
    ["In 1898 it was found.", "en"],
    ["Mendeleev (1834–1907) did so.", "en"],
    ["En 1869 lo hizo.", "es"],
    ["1869年发表。", "zh"],
    ["It has 3 parts.", "en"],
  ])("a year behind its word, and what counts no atoms, are none: %s (%s)", (text, locale) => {
    expect(verdicts(text, {}, locale)).toEqual([]);
  });
});

describe("a value is one of its letter and of its substance", () => {
  test.each<[string]>([["pOH = 2.52"], ["The pOH is 2.52."], ["pKa = 2.52"]])("another letter's: %s", (text) => {
    expect(verdicts(text, ACID)).toEqual(["unknown no-evidence"]);
  });

  test("its own letter's", () => {
    expect(verdicts("pH = 2.52", ACID)).toEqual(["supported matches-step"]);
  });

  test.each<[string, Locale, boolean]>([
    ["60.66 % Na", "en", false],
    ["39.34 % Na", "en", true],
    ["39.34 % Cl", "en", false],
    ["60.66 % Cl", "en", true],
    ["Na is 60.66 %", "en", false],
    ["Na is 39.34 %", "en", true],
    ["the percentage of Na is 60.66%", "en", false],
    ["the percentage of Na is 39.34%", "en", true],
    ["39.34 % chlorine", "en", false],
    ["60.66 % chlorine", "en", true],
    ["39.34% of chlorine", "en", false],
    ["氯占39.34%", "zh", false],
    ["氯占60.66%", "zh", true],
    ["%Na = 60.66%", "en", false],
    ["%Na = 39.34%", "en", true],
    ["Sodium makes up 39.34% of it", "en", true],
    ["Sodium makes up 60.66% of it", "en", false],
  ])("the share of an element: %s (%s) %s", (text, locale, isRight) => {
    expect(verdicts(text, SHARES, locale).map((verdict) => verdict.startsWith("supported"))).toEqual([isRight]);
  });

  test("a letter with another substance in brackets", () => {
    expect(verdicts("M(Na) = 58.44 g/mol", MOLES)).toEqual(["wrong contradicts-mass"]);
    expect(verdicts("M(Na) = 22.99 g/mol", MOLES)).toEqual(["supported known-mass"]);
  });

  test("a part of a named whole", () => {
    expect(verdicts("Sodium makes up 39.34% of NaCl", SHARES)).toEqual([
      "supported matches-answer",
      "supported matches-step",
    ]);
    expect(verdicts("Sodium makes up 60.66% of NaCl", SHARES)).toEqual([
      "unknown no-evidence",
      "supported matches-step",
    ]);
    expect(verdicts("It is 39.34% of NaCl", SHARES)).toEqual(["unknown no-evidence", "supported matches-step"]);
  });

  test.each<[string, Locale]>([
    ["5.00 g of Fe", "en"],
    ["5.00 g Na", "en"],
    ["the molar mass of Na is 58.44 g/mol", "en"],
    ["0,0856 mol d'eau", "fr"],
    ["0.0856 moles of electrons", "en"],
  ])("of another substance: %s (%s)", (text, locale) => {
    expect(verdicts(text, MOLES, locale)).toEqual(["unknown no-evidence"]);
  });
});
