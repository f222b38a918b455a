import { describe, expect, test } from "vitest";
import { formulaOfThing } from "../facts/things.ts";
import type { Locale } from "../i18n/locales.ts";
import { findFact, findFactReason } from "./recall-fact.ts";

describe("[TALK-02] what is asked of “it” is asked of the substance that was spoken of last", () => {
  test.each<[Locale, readonly string[], string, string | null, string]>([
    ["en", ["what is the formula of propene"], "any double bonds in it?", "bond-orders", "C3H6"],
    ["en", ["draw ethyne"], "how are the carbons hybridized", "hybridization", "C2H2"],
    ["en", ["how many moles are in 8 g of KOH"], "is that a strong base", "strength", "KOH"],
    [
      "en",
      ["formula of sodium dichromate", "does it dissolve in water"],
      "oxidation state of the Cr there",
      "oxidation",
      "Cr Na2Cr2O7",
    ],
    ["en", ["oxidation number of S in H2SO3", "why"], "and its molar mass", "molar-mass", "H2SO3"],
    ["en", ["what does the (III) mean in iron(III) sulfate"], "formula of that one", "formula", "Fe2(SO4)3"],
    ["es", ["dibuja el propano"], "¿tiene dobles enlaces?", "bond-orders", "C3H8"],
    ["fr", ["combien de moles dans 8 g de NaOH"], "sa masse molaire ?", "molar-mass", "NaOH"],
    ["am", ["የH2SO3 ሞላር መጠነ ቁስ ስንት ነው"], "ድርብ ትስስር አለው?", "bond-orders", "H2SO3"],
    ["zh", ["K2CrO4中铬的化合价是多少", "为什么"], "它的摩尔质量", "molar-mass", "K2CrO4"],
    ["hi", ["HNO3 में N की ऑक्सीकरण संख्या क्या है", "और O की"], "इसका मोलर द्रव्यमान", "molar-mass", "HNO3"],
    ["en", ["4 g of H2 react with 32 g of O2"], "its molar mass", null, ""],
    ["en", ["molar mass of NaCl"], "why does ice float", null, ""],
  ])("%s: after %s, “%s”", (locale, said, text, property, things) => {
    const question = findFact(text, said, locale);
    expect([question?.property ?? null, question?.things.map(formulaOfThing).join(" ") ?? ""]).toEqual([
      property,
      things,
    ]);
  });
});

test.each<[Locale, readonly string[], string, string | null]>([
  ["en", ["why does HF boil higher than HCl"], "how come", "HF HCl"],
  ["en", ["which is more volatile, methanol or water", "and ethanol or propane?"], "why is that", "C2H5OH C3H8"],
  ["es", ["¿qué tiene mayor punto de ebullición, HF o HCl?"], "¿por qué?", "HF HCl"],
  ["en", ["why does HF boil higher than HCl", "how many moles is 8 g of KOH"], "how come", null],
  ["en", ["boiling point of HF"], "why", null],
])("[TALK-02] %s: the reason of a comparison, after %s: “%s”", (locale, said, text, things) => {
  expect(findFactReason(text, said, locale)?.things.map(formulaOfThing).join(" ") ?? null).toBe(things);
});
