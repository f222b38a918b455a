import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { solve } from "#lib/solver/solve.ts";
import { judgements, review } from "#tests/support/review-claims.ts";

describe("[TRUST-02] amounts go with each other as an equation has them", () => {
  test.each<[string, Locale, string]>([
    ["4 Fe + 3 O2 → 2 Fe2O3\n\n4 mol of Fe react with 3 mol of O2.", "en", "supported 4 mol of Fe"],
    [
      "N2 + 3 H2 → 2 NH3\n\nOne mole of nitrogen needs three moles of hydrogen.",
      "en",
      "supported One mole of nitrogen needs three moles of hydrogen",
    ],
    ["Mg + 2 HCl → MgCl2 + H2\n\nThe mole ratio of Mg to HCl is 1 : 2.", "en", "supported 1 : 2"],
    [
      "2 SO2(g) + O2(g) <=> 2 SO3(g)\n\nThere are three moles of gas on the left and two on the right.",
      "en",
      "supported two on the right",
    ],
    ["N2O4(g) <=> 2 NO2(g)\n\nHay 1 mol de gas a la izquierda y 2 a la derecha.", "es", "supported 2 a la derecha"],
    [
      "N2 + 3 H2 → 2 NH3\n\nOne mole of nitrogen needs two moles of hydrogen.",
      "en",
      "wrong One mole of nitrogen needs two moles of hydrogen",
    ],
    [
      "2 SO2(g) + O2(g) <=> 2 SO3(g)\n\nThere are two moles of gas on the left.",
      "en",
      "wrong two moles of gas on the left",
    ],
    [
      "2 Na + Cl2 → 2 NaCl\n\nn(Na) = 4.60 g / 22.99 g/mol = 0.200 mol\n\nn(Cl2) = 14.2 g / 70.90 g/mol = 0.200 mol\n\nSodium is the limiting reactant.",
      "en",
      "supported limiting reactant",
    ],
    [
      "2 Na + Cl2 → 2 NaCl\n\nn(Na) = 4.60 g / 22.99 g/mol = 0.200 mol\n\nn(Cl2) = 14.2 g / 70.90 g/mol = 0.200 mol\n\nSodium is in excess.",
      "en",
      "wrong in excess",
    ],
    ["1 मोल = 6.022 × 10²³ कण", "hi", "supported 1 मोल = 6.022 × 10²³ कण"],
    ["1 मोल = 6.022 × 10²² कण", "hi", "wrong 1 मोल = 6.022 × 10²² कण"],
    ["1 mol = 6.022 × 10²³ 个粒子", "zh", "supported 1 mol = 6.022 × 10²³ 个粒子"],
    ["1 ሞል = 6.022 × 10²³ ቅንጣቶች", "am", "supported 1 ሞል = 6.022 × 10²³ ቅንጣቶች"],
    ["1 मोल जल का द्रव्यमान 18.0 g है।", "hi", "supported 1 मोल जल का द्रव्यमान 18.0 g"],
    ["2 मोल O₂ का द्रव्यमान 32.0 g है।", "hi", "wrong 2 मोल O₂ का द्रव्यमान 32.0 g"],
    ["የ1 ሞል ውሃ ክብደት 18.0 g ነው።", "am", "supported 1 ሞል ውሃ ክብደት 18.0 g"],
    ["The mass of 2 mol of O2 is 64.0 g.", "en", "supported 2 mol of O2 is 64.0 g"],
    ["La masse de 2 mol de O2 est de 16,0 g.", "fr", "wrong 2 mol de O2 est de 16,0 g"],
    ["气体分子的平均动能只取决于温度。", "zh", "supported 平均动能只取决于温度"],
    [
      "压强变为原来的 4 倍，体积就变为原来的四分之一。",
      "zh",
      "supported 压强变为原来的 4 倍，体积就变为原来的四分之一",
    ],
    ["压强变为原来的 4 倍，体积就变为原来的二分之一。", "zh", "wrong 压强变为原来的 4 倍，体积就变为原来的二分之一"],
    ["ሶዲየም የሚገኘው በቡድን 1 ነው።", "am", "supported 1"],
    ["የ Na⁺ አደረጃጀት ከአርጎን (Ar) ጋር አንድ ነው።", "am", "wrong Na⁺ አደረጃጀት ከአርጎን (Ar) ጋር አንድ"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  const problem = "0.2 mol/L 的 NaOH 溶液 100 mL 能中和多少 mL 0.1 mol/L 的硫酸？";
  const outcome = solve(problem, "zh");
  const told = (text: string) =>
    review(
      `H2SO4 + 2 NaOH → Na2SO4 + 2 H2O\n\n${text}`,
      { problems: [problem], solutions: outcome.kind === "solved" ? outcome.solutions : [] },
      "zh",
    ).claims.map(({ check, shown }) => `${check.verdict} ${shown.text}`);

  test.each(["生成 0.010 mol 硫酸钠。", "恰好中和后生成 0.010 mol 硫酸钠。"])(
    "by the amounts that are known: %s",
    (text) => {
      expect(told(text)).toContain("supported 0.010 mol 硫酸钠");
    },
  );

  test.each([
    "生成 0.040 mol 硫酸钠。",
    "消耗 0.010 mol 硫酸钠。",
    "剩余 0.010 mol 硫酸钠。",
    "没有生成 0.010 mol 硫酸钠。",
  ])("and nothing else: %s", (text) => {
    expect(told(text)).not.toContain("supported 0.010 mol 硫酸钠");
    expect(told(text)).not.toContain("supported 0.040 mol 硫酸钠");
  });

  test("what the text tells of one substance tells nothing of a product: another may limit it", () => {
    const text = "2 H2 + O2 → 2 H2O\n\nWe have 4 mol of H2 and 1 mol of O2. It produces 4 mol of water.";
    expect(judgements(text)).not.toContain("supported 4 mol of water");
  });

  test("of a substance one mole has as many molecules, not atoms", () => {
    expect(judgements("One mole of CO2 contains 6.022 × 10²³ molecules.").join()).toContain("supported");
    expect(judgements("One mole of CO2 contains 6.022 × 10²³ atoms.").join()).not.toContain("supported 6.022");
  });

  test.each<[string, Locale]>([
    ["N2 + 3 H2 → 2 NH3\n\nMix 2 mol of N2 with 2 mol of H2.", "en"],
    ["N2 + 3 H2 → 2 NH3\n\nStarting with 1 mol of N2 and 1 mol of H2, some nitrogen is left over.", "en"],
    ["4 Fe + 3 O2 → 2 Fe2O3\n\nIn Fe2O3 the ratio is 2 : 3.", "en"],
    ["2 Al + 6 HCl → 2 AlCl3 + 3 H2\n\nSalen 3 mol de H2, así que se forman 0,45 mol de hidrógeno.", "es"],
    ["N2 + 3 H2 → 2 NH3\n\nDivide by the coefficients:\n\n- N2: 3 mol / 1 = 3\n- H2: 6 mol / 3 = 2", "en"],
    ["Mg + 2 HCl → MgCl2 + H2\n\nMagnesium is the limiting reactant.", "en"],
    ["At 12:30 mix N2 with H2.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
