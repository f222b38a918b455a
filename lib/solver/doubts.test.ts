import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "./solve.ts";

function judgementOf(text: string, locale: Locale) {
  const outcome = solve(text, locale);
  if (outcome.kind !== "solved") throw new Error(`${text} is ${outcome.kind}`);
  return outcome.solutions.map(({ judgement }) => judgement);
}

test.each<[string, Locale]>([
  ["molar mass of MgCl3", "en"],
  ["What is the percent composition of NaCl₂?", "en"],
  ["How many moles are in 5.00 g of NaCl2?", "en"],
  ["Ajusta Al + Br2 -> AlBr2", "es"],
  ["配平 K + O2 -> KO", "zh"],
])("[TRUST-02] a formula that contradicts its charges is doubted whatever is asked of it: %s", (text, locale) => {
  expect(judgementOf(text, locale)).toMatchObject([{ doubts: [{ code: "charges" }] }]);
});

test.each<[string, Locale]>([
  ["molar mass of SO4", "en"],
  ["molar mass of Na2O2", "en"],
  ["What is the empirical formula of a compound with 28.93% K, 23.72% S and 47.35% O?", "en"],
  ["balance Cu + HCl -> CuCl2 + H2 by electrolysis", "en"],
  ["balance Cu + 2 HCl --heat--> CuCl2 + H2", "en"],
  ["Ajusta Cu + HCl -> CuCl2 + H2 (electrólisis)", "es"],
  ["配平 Cu + HCl -> CuCl2 + H2（电解）", "zh"],
  ["balance Cu + H2SO4 -> CuSO4 + SO2 + H2O", "en"],
])("[TRUST-02] %s is not doubted", (text, locale) => {
  for (const judgement of judgementOf(text, locale)) expect(judgement).toBeUndefined();
});
