import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { MIXTURE_AT_EQUILIBRIUM_TRANSLATIONS } from "./equilibrium-constants.cases.ts";
import { isReadInEnglish } from "../../reading/glosses/in-english.ts";
import { solve } from "../solve.ts";
import { solveProblem } from "./solve-problem.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { THERMODYNAMIC_TRANSLATIONS, THERMODYNAMIC_TRAPS_IN_OTHER_LANGUAGES } from "./thermodynamic-problems.cases.ts";

type Rows = readonly (readonly [text: string, value: number])[];

/** Buffers, changes of phase, decay, electrolysis and reaction heats in the other interface languages; values by hand. */
const WORKED = {
  es: [
    ["Calcula el pH de un tampón con 0,10 M de CH3COOH y 0,20 M de CH3COONa (Ka = 1,8 × 10^-5).", 5.05],
    ["¿Cuánto calor se necesita para fundir 25,0 g de hielo a 0 °C?", 8350],
    [
      "El periodo de semidesintegración de un isótopo es de 8,0 días. ¿Cuántos gramos quedan de 10,0 g después de 24 días?",
      1.25,
    ],
    ["¿Qué masa de cobre se deposita con una corriente de 2,00 A durante 30,0 min en una disolución de CuSO4?", 1.19],
    ["2 H2(g) + O2(g) → 2 H2O(l) ΔH = −571,6 kJ. ¿Cuánto calor se libera cuando reaccionan 10,0 g de H2?", 1420],
    ["Calcula ΔH° para CH4(g) + 2 O2(g) → CO2(g) + 2 H2O(l).", -890.5],
    [
      "Una pieza de 50,0 g de cobre a 100,0 °C se introduce en 100,0 g de agua a 25,0 °C. ¿Cuál es la temperatura final?",
      28.3,
    ],
    ["¿Cuál es el pH de una disolución 0,10 M de ácido acético? Ka = 1,8 × 10^-5", 2.88],
  ],
  fr: [
    ["Calculer le pH d'un tampon contenant 0,10 mol/L de CH3COOH et 0,20 mol/L de CH3COONa (Ka = 1,8 × 10^-5).", 5.05],
    ["Quelle chaleur faut-il pour faire fondre 25,0 g de glace à 0 °C ?", 8350],
    ["La demi-vie d'un isotope est de 8,0 jours. Combien de grammes reste-t-il de 10,0 g après 24 jours ?", 1.25],
    ["Quelle masse de cuivre se dépose avec un courant de 2,00 A pendant 30,0 min dans une solution de CuSO4 ?", 1.19],
    ["2 H2(g) + O2(g) → 2 H2O(l) ΔH = −571,6 kJ. Quelle chaleur est libérée lorsque 10,0 g de H2 réagissent ?", 1420],
    ["Calculer ΔH° pour CH4(g) + 2 O2(g) → CO2(g) + 2 H2O(l).", -890.5],
    [
      "Un morceau de 50,0 g de cuivre à 100,0 °C est plongé dans 100,0 g d'eau à 25,0 °C. Quelle est la température finale ?",
      28.3,
    ],
    ["Quel est le pH d'une solution d'acide acétique à 0,10 mol/L ? Ka = 1,8 × 10^-5", 2.88],
  ],
  zh: [
    ["熔化 25.0 g 0 °C 的冰需要多少热量？", 8350],
    ["某同位素的半衰期为 8.0 天。10.0 g 经过 24 天后剩余多少克？", 1.25],
    ["用 2.00 A 的电流电解 CuSO4 溶液 30.0 min，析出铜的质量是多少？", 1.19],
    ["2 H2(g) + O2(g) → 2 H2O(l) ΔH = −571.6 kJ。10.0 g H2 反应放出多少热量？", 1420],
    ["0.10 mol/L 醋酸溶液的 pH 是多少？Ka = 1.8 × 10^-5", 2.88],
  ],
  hi: [
    ["0.10 M CH3COOH और 0.20 M CH3COONa वाले बफर का pH ज्ञात कीजिए (Ka = 1.8 × 10^-5)।", 5.05],
    ["0 °C पर 25.0 g बर्फ को पिघलाने के लिए कितनी ऊष्मा चाहिए?", 8350],
    ["एक समस्थानिक की अर्धायु 8.0 दिन है। 24 दिन बाद 10.0 g में से कितने ग्राम बचेंगे?", 1.25],
    ["2 H2(g) + O2(g) → 2 H2O(l) ΔH = −571.6 kJ। 10.0 g H2 की अभिक्रिया में कितनी ऊष्मा मुक्त होती है?", 1420],
    ["CH4(g) + 2 O2(g) → CO2(g) + 2 H2O(l) के लिए ΔH° ज्ञात कीजिए।", -890.5],
  ],
  am: [
    ["የ0.10 M CH3COOH እና የ0.20 M CH3COONa በፈር pH ስንት ነው? Ka = 1.8 × 10^-5", 5.05],
    ["የአንድ አይሶቶፕ ግማሽ ዕድሜ 8.0 ቀን ነው። ከ24 ቀን በኋላ ከ10.0 g ስንት ግራም ይቀራል?", 1.25],
    ["የCH4(g) + 2 O2(g) → CO2(g) + 2 H2O(l) ΔH° አስላ።", -890.5],
    ["የ0.10 M አሴቲክ አሲድ pH ስንት ነው? Ka = 1.8 × 10^-5", 2.88],
  ],
} as const satisfies Record<Exclude<Locale, "en">, Rows>;

function solutionsOf(text: string, locale: Locale): readonly SolutionFacts[] {
  // The closed reader of a language that has one, or all that read it.
  if (!isReadInEnglish(locale)) return solveProblem(text, locale) ?? [];
  const outcome = solve(text, locale);
  return outcome.kind === "solved" ? outcome.solutions : [];
}

describe.each(Object.entries<Rows>(WORKED))("%s", (locale, rows) => {
  test.each(rows)("[I18N-03] %s", (text, value) => {
    const answer = solutionsOf(text, locale as Locale)[0]?.answer.value;
    const given = answer?.kind === "quantity" ? Number(answer.value) : Number.NaN;
    expect(Math.abs(given - value)).toBeLessThanOrEqual(Math.abs(value) * 0.05);
  });
});

describe.each([
  ...Object.entries<Rows>(THERMODYNAMIC_TRANSLATIONS),
  ...Object.entries<Rows>(MIXTURE_AT_EQUILIBRIUM_TRANSLATIONS),
])("free energy and equilibria in %s", (locale, rows) => {
  test.each(rows)("[I18N-03] %s", (text, value) => {
    const answer = solutionsOf(text, locale as Locale)[0]?.answer;
    expect(Math.abs(Number(answer?.unrounded) - value)).toBeLessThanOrEqual(Math.abs(value) * 0.002);
  });
});

describe.each(Object.entries<readonly string[]>(THERMODYNAMIC_TRAPS_IN_OTHER_LANGUAGES))(
  "traps in %s",
  (locale, texts) => {
    test.each(texts)("is not solved: %s", (text) => {
      expect(solutionsOf(text, locale as Locale)).toEqual([]);
    });
  },
);
