import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { type AskedBack, completeAskedBack, completeReactants, findAskBack } from "./ask-back.ts";

const NOTHING = { said: null, solution: null };

test.each<[Locale, string, AskedBack | null]>([
  ["en", "calculate the volume of the gas", "gas-volume"],
  ["en", "find the molarity please", "molarity"],
  ["en", "whats the pH of the solution", "ph"],
  ["en", "balance it", "equation"],
  ["en", "how do I do moles", "moles"],
  ["en", "how many moles in -8 g of KBr", "negative"],
  ["en", "volume of 2 mol gas at -10 K", "below-absolute-zero"],
  ["en", "a range of 5 - 10 g", null],
  ["en", "why does pressure rise", null],
  ["en", "find the molarity of 2 mol in 1 L", null],
  ["en", "volume of 3 mol of a gas?", "gas-volume"],
  ["en", "how much product comes from 5 g of it", null],
  ["en", "how much product would i get with 12 g", "mass"],
  ["en", "is the pressure 2 atm?", null],
  ["en", "and at -280 °C?", "below-absolute-zero"],
  ["en", "my yield was 112 %, can that be", "above-whole"],
  ["en", "the yield is 85 %", null],
  ["en", "volume of 5 mol of a gas", "gas-volume"],
  ["en", "the volume of the gas is 3 mol", null],
  ["es", "el volumen de 2 mol de gas", "gas-volume"],
  ["es", "¿qué volumen tienen 2 mol de gas?", "gas-volume"],
  ["fr", "concentration avec 8 g de NaOH ?", "molarity"],
  ["es", "calcula la molaridad de la disolución", "molarity"],
  ["fr", "calcule le pH de la solution", "ph"],
  ["am", "ሞላሪቲውን አስላ", "molarity"],
  ["zh", "求气体的体积", "gas-volume"],
  ["hi", "मोलरता निकालो", "molarity"],
])("[TALK-02] %s: “%s” is asked back for %s", (locale, text, about) => {
  expect(findAskBack(text, NOTHING, locale)).toBe(about);
});

test.each<[Locale, string, string, AskedBack | null]>([
  ["en", "calculate the molarity", "i have 8 g of KOH", "molarity"],
  ["en", "whats the pH of the solution", "it is 0.02 M", "ph"],
  ["zh", "求溶液的物质的量浓度", "有 8 g KOH", "molarity"],
  ["es", "calcula la molaridad de la disolución", "son 8 g de KOH", "molarity"],
  ["en", "calculate the molarity", "why", null],
  ["en", "what is an acid", "i have 8 g of KOH", null],
])("[TALK-02] %s: behind “%s”, “%s” leaves the rest to be told", (locale, said, text, about) => {
  expect(findAskBack(text, { said, solution: null }, locale)).toBe(about);
});

test("[TALK-02] takes what was asked back for together with what it was wanted for", () => {
  const complete = (said: string, text: string) => completeAskedBack(text, { said, solution: null }, "en");
  expect(complete("calculate the volume of the gas", "3 mol, 1 atm, 298 K")).toContain("3 mol, 1 atm, 298 K");
  expect(complete("find the molarity please", "0.3 mol KBr in 600 ml")).toContain("0.3 mol KBr in 600 ml");
  expect(complete("balance it", "H2 + O2 -> H2O")).toContain("H2 + O2 -> H2O");
  expect(complete("why is the sky blue", "0.3 mol KBr in 600 ml")).toBeNull();
});

test("[TALK-02] finds the products of reactants that are named alone", () => {
  expect(completeReactants("balance potassium + bromine", "en")).toBe("complete and balance: K + Br2 ->");
  expect(completeReactants("cats + dogs", "en")).toBeNull();
});
