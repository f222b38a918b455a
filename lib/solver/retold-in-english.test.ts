import { expect, test } from "vitest";
import { outcomeText } from "./outcome-text.fixture.ts";
import { solve } from "./solve.ts";

test.each([
  [
    "es",
    "Se disuelven 30 g de sal en 120 g de agua. ¿Cuál es el porcentaje en masa de la sal en la disolución?",
    "20 %",
  ],
  ["fr", "On dissout 30 g de sel dans 120 g d'eau. Quel est le pourcentage massique de sel dans la solution ?", "20 %"],
  ["hi", "120 g जल में 30 g नमक घोला गया। विलयन में नमक का द्रव्यमान प्रतिशत बताइए।", "20 %"],
  ["zh", "将 12.0 g MgSO4·7H2O 加热至完全失去结晶水，剩余无水硫酸镁多少克？", "5.86 g"],
  [
    "es",
    "Energías de enlace (kJ/mol): H–H 436, Cl–Cl 242 y H–Cl 431. Calcula ΔH de la reacción H2(g) + Cl2(g) → 2 HCl(g).",
    "-184 kJ",
  ],
  [
    "fr",
    "Énergies de liaison (kJ/mol) : H–H 436 ; Cl–Cl 242 ; H–Cl 431. Calculer ΔH de la réaction H2(g) + Cl2(g) → 2 HCl(g).",
    "-184 kJ",
  ],
  ["zh", "已知键能（kJ/mol）：H–H 436，Cl–Cl 242，H–Cl 431。计算反应 H2(g) + Cl2(g) → 2 HCl(g) 的 ΔH。", "-184 kJ"],
  [
    "hi",
    "बंध ऊर्जाएँ (kJ/mol): H–H = 436, Cl–Cl = 242, H–Cl = 431. अभिक्रिया H2(g) + Cl2(g) → 2 HCl(g) के लिए ΔH ज्ञात कीजिए।",
    "-184 kJ",
  ],
] as const)("[READ-03] [I18N-03] is told again in English: %s: %s", (locale, text, answer) => {
  expect(outcomeText(solve(text, locale))).toBe(answer);
});

test.each([
  ["es", "Se calientan 12,0 g de MgSO4·7H2O hasta perder solo la mitad del agua. ¿Qué masa queda?"],
  ["fr", "On chauffe 12,0 g de MgSO4·7H2O jusqu'à perdre la moitié de son eau. Quelle masse reste-t-il ?"],
  ["zh", "将 12.0 g MgSO4·7H2O 加热失去一半结晶水，剩余多少克？"],
] as const)("[READ-03] leaves alone what no telling may leave out: %s: %s", (locale, text) => {
  expect(solve(text, locale).kind).not.toBe("solved");
});
