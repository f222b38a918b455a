import { expect, test } from "vitest";
import { solve } from "../../../solver/solve.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";

const wordOf = (text: string, locale: Locale = "en"): string | null => {
  const outcome = solve(text, locale);
  const value = outcome.kind === "solved" && outcome.solutions.length === 1 ? outcome.solutions[0]?.answer.value : null;
  return value?.kind === "word" ? (value.key.split(".").at(-1) ?? null) : null;
};

test.each([
  ["In which direction does the equilibrium CO(g) + 2 H2(g) ⇌ CH3OH(g) shift when the pressure is lowered?", "reverse"],
  [
    "PCl5(g) ⇌ PCl3(g) + Cl2(g) is endothermic. Which way does the equilibrium shift if the mixture is cooled?",
    "reverse",
  ],
  ["What happens to the equilibrium 2 NO(g) + O2(g) ⇌ 2 NO2(g) when oxygen is removed?", "reverse"],
  ["Predict the effect of adding carbon to the equilibrium C(s) + CO2(g) ⇌ 2 CO(g).", "none"],
  ["How will helium, added at constant volume, affect the equilibrium N2O4(g) ⇌ 2 NO2(g)?", "none"],
  ["CO + H2O(g) <=> CO2 + H2, ΔH = -41 kJ/mol. Does K increase or decrease when the temperature goes up?", "smaller"],
  ["For C2H4(g) + H2(g) ⇌ C2H6(g), does the amount of C2H6 go up or down when more hydrogen is added?", "greater"],
  ["N2O4 ⇌ 2NO2 is endothermic. if u lower the temp is the amount of NO2 higher or lower", "smaller"],
  ["How is the yield of SO3 in 2 SO2(g) + O2(g) ⇌ 2 SO3(g) affected by a catalyst?", "same"],
])("[READ-01] says what becomes of an equilibrium: %s", (text, word) => {
  expect(wordOf(text)).toBe(word);
});

test.each([
  "PCl5(g) ⇌ PCl3(g) + Cl2(g). What change in pressure would favor the products?",
  "Which change will not shift the equilibrium N2O4(g) ⇌ 2 NO2(g): heating it, or adding a catalyst?",
  "What happens to the concentration of CO in CO(g) + 2 H2(g) ⇌ CH3OH(g) when the volume is halved?",
  "For N2O4(g) ⇌ 2 NO2(g), does the amount of NO2 increase or decrease when more NO2 is added?",
  "How will adding argon affect the equilibrium N2O4(g) ⇌ 2 NO2(g)?",
  "CO(g) + 2 H2(g) ⇌ CH3OH(g) is heated and compressed. Which way does the equilibrium shift?",
  "CH3COOH + C2H5OH ⇌ CH3COOC2H5 + H2O. Which way does the equilibrium shift if the pressure rises?",
  "For N2O4(g) ⇌ 2 NO2(g) Kp is 0.15. What is Kp when the volume is halved?",
  "At what rate does the equilibrium N2O4(g) ⇌ 2 NO2(g) shift when the pressure is raised?",
])("[READ-02] says nothing of %s", (text) => {
  expect(wordOf(text)).toBeNull();
});

const IN_OTHERS: Readonly<Record<Locale, string>> = {
  en: "CO(g) + 2 H2(g) ⇌ CH3OH(g). Which way does the equilibrium shift if the pressure is increased?",
  es: "CO(g) + 2 H2(g) ⇌ CH3OH(g). ¿Hacia dónde se desplaza el equilibrio si aumenta la presión?",
  fr: "CO(g) + 2 H2(g) ⇌ CH3OH(g). Dans quel sens l’équilibre se déplace-t-il si on augmente la pression ?",
  am: "CO(g) + 2 H2(g) ⇌ CH3OH(g) ግፊቱ ሲጨምር ሚዛኑ በየትኛው አቅጣጫ ይንቀሳቀሳል?",
  zh: "CO(g) + 2 H2(g) ⇌ CH3OH(g)，增大压强，平衡向哪个方向移动？",
  hi: "CO(g) + 2 H2(g) ⇌ CH3OH(g) में दाब बढ़ाने पर साम्य किस दिशा में जाएगा?",
};

test.each(LOCALES)("[I18N-01] and in %s", (locale) => {
  expect(wordOf(IN_OTHERS[locale], locale)).toBe("forward");
});

test("[I18N-01] an amount that is asked for is not one that is added", () => {
  const text = "2 SO2(g) + O2(g) ⇌ 2 SO3(g) es exotérmica. ¿Qué pasa con la cantidad de SO3 si aumenta la temperatura?";
  expect(wordOf(text, "es")).toBe("smaller");
});
