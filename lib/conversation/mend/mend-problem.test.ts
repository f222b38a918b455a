import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { mendProblem, writeInFull } from "./mend-problem.ts";
import { readBare } from "./read-bare.ts";

function answerTo(text: string | null, locale: Locale): string | null {
  const outcome = text === null ? null : solve(text, locale);
  const value = outcome?.kind === "solved" ? outcome.solutions.at(-1)?.answer.value : undefined;
  return value?.kind === "quantity" ? `${Number(value.value)} ${value.unit}`.trim() : null;
}

describe("[INPUT-01] a problem that was typed in a hurry is read as it was meant", () => {
  test.each<[Locale, string, string]>([
    ["en", "how meny grms of KOH do i need too make 250 mL of 0.40 M", "5.6 g"],
    ["en", "c'est quoi the pH of 0.010 M HCl", "2"],
    ["es", "q volumen ocupan 2 moles de gas a 300 K y 1 atm", "49.2 L"],
    ["fr", "cb de moles ds 25 g de NaCl", "0.43 mol"],
    ["es", "un gas ocupa 2.0 L a 1.0 atm que volumen ocupa a 4.0 atm", "0.5 L"],
    ["am", "52 °C በ K ስንት ነው", "325 K"],
    ["hi", "36 g pani me kitne mole hote hain", "2 mol"],
  ])("in %s: %s", (locale, text, expected) => {
    expect(answerTo(text, locale)).toBeNull();
    expect(answerTo(mendProblem(text, locale), locale)).toBe(expected);
  });

  test.each<[string, string]>([
    ["wats the molartiy of 5 g NaCl in 250ml", "0.342 mol/L"],
    ["a 20.0 g piece of iron goes from 20C to 90C how much heat (c=0.449 J/gC)", "630 J"],
    ["i have 30 mL of 4.0 M NaOH and dilute it to 200 mL, new concentration?", "0.6 M"],
    ["3.0 L of gas at 300 K heated to 400 K, new volume?", "4 L"],
  ])("as it stands: %s", (text, expected) => {
    expect(answerTo(text, "en")).toBe(expected);
  });

  test.each([
    "i have 5 apples and 3 g of sugar",
    "what is the capital of france in 1990",
    "how meny planets are there, 8 or 9",
    "x".repeat(600),
  ])("what is no problem stays none: %s", (text) => {
    expect(mendProblem(text, "en")).toBeNull();
    expect(readBare(text, "en")).toBeNull();
  });
});

test.each<[Locale, string, string]>([
  ["es", "y si le echo agua hasta 2 litros", "y si añado agua a 2 litros"],
  ["fr", "c koi le ph d'une solution", "c'est quoi le ph d'une solution"],
  ["fr", "pk on divise par 100", "pourquoi on divise par 100"],
  ["am", "ሞላር ማሱስ?", "ሞላር ክብደት ስንት ነው?"],
  ["am", "Fe + O2 -> Fe2O3 balance አድርግልኝ", "Fe + O2 -> Fe2O3 አመጣጥንልኝ"],
  ["zh", "为啥除以18", "为什么除以18"],
  ["zh", "标况下0.5 mol氮气多少升", "标准状况下0.5 mol氮气多少升"],
  ["hi", "112 g iron ke liye kitni oxygen chahiye", "112 g लोहा के लिए कितनी ऑक्सीजन चाहिए"],
  ["hi", "FeCl3 ka naam kya hai", "FeCl3 का नाम क्या है"],
  ["hi", "5 M HCl ka pH kya hoga", "5 M HCl का pH क्या होगा"],
])("[INPUT-01] shorthand is written out, in %s: %s", (locale, text, expected) => {
  expect(writeInFull(text, locale)).toBe(expected);
});

describe("[INPUT-01] values and names with hardly a verb between are a problem", () => {
  test.each<[Locale, string, string | null]>([
    ["en", "12.0 g of potassium with 8.00 g of chlorine gas, how much KCl", "16.8 g"],
    ["en", "4 g H2 and 32 g O2 how much water", "36 g"],
    ["hi", "bhai 11 g CO2 me kitne molecules hote hain?", "1.5e+23 molecules"],
    ["en", "4 g H2 and 32 g O2 how much gold", null],
    ["en", "10 g of sodium, 20 mL of water, how much NaCl", null],
  ])("in %s: %s", (locale, text, expected) => {
    const value = readBare(text, locale)?.answer.value;
    expect(value?.kind === "quantity" ? `${Number(value.value)} ${value.unit}` : null).toBe(expected);
  });
});
