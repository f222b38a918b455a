import { expect, test } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";
import { getEquation } from "../equation/parse.ts";
import { getFormula } from "../formula/parse.ts";
import { speakEquation, speakFormula } from "./speech.ts";
import { SPEECH_WORDS } from "./speech-words.ts";

test.each([
  ["H2O", "H two O"],
  ["H2SO4", "H two S O four"],
  ["Ca(OH)2", "Ca open bracket O H close bracket two"],
  ["SO4^2-", "S O four two minus"],
  ["Na+", "Na plus"],
  ["CuSO4·5H2O", "Cu S O four dot five H two O"],
  ["NaCl(aq)", "Na Cl aqueous"],
  ["C12H22O11", "C twelve H 22 O eleven"],
  ["^14C", "fourteen C"],
  ["e-", "electron"],
  ["Na+(aq)", "Na plus aqueous"],
  ["Cu2+_(aq)", "Cu two plus aqueous"],
  ["NH4+(aq)", "N H four plus aqueous"],
  ["^{238}_{92}U", "238 92 U"],
  ["_6^{12}C", "twelve six C"],
  ["⁴₂He", "four two He"],
])("%s is read %j", (text, spoken) => {
  expect(speakFormula(getFormula(text), "en")).toBe(spoken);
});

test.each([
  ["en", "two H two plus O two gives two H two O"],
  ["es", "dos H dos más O dos da dos H dos O"],
  ["fr", "deux H deux plus O deux donne deux H deux O"],
  ["am", "ሁለት H ሁለት ሲደመር O ሁለት ይሰጣል ሁለት H ሁለት O"],
  ["zh", "二 H 二 加 O 二 生成 二 H 二 O"],
  ["hi", "दो H दो जमा O दो से बनता है दो H दो O"],
] as const)("an equation is read in %s", (locale, spoken) => {
  expect(speakEquation(getEquation("2H2 + O2 -> 2H2O"), locale)).toBe(spoken);
  expect(speakEquation(getEquation("H2 + O2 -> H2O"), locale, [2, 1, 2])).toBe(spoken);
});

test("fractions, electrons and equilibria are read", () => {
  expect(speakEquation(getEquation("H2 + 1/2 O2 -> H2O"), "en")).toBe("H two plus one over two O two gives H two O");
  expect(speakEquation(getEquation("Fe^3+ + e- <=> Fe^2+"), "en")).toBe(
    "Fe three plus plus electron is in equilibrium with Fe two plus",
  );
});

test("every language counts to twenty", () => {
  for (const locale of LOCALES) expect(SPEECH_WORDS[locale].numbers).toHaveLength(20);
});
