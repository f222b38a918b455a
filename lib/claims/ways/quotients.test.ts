import { describe, expect, test } from "vitest";
import { review } from "#tests/support/review-claims.ts";

/** What became of the last claim of a text. */
const last = (text: string, problem = ""): string => {
  const { claims } = review(text, problem === "" ? {} : { problems: [problem] }, "en");
  const { check } = claims.at(-1) ?? {};
  return `${check?.verdict ?? "none"} ${check?.reason ?? ""}`;
};

const IODIDE = "For H2 + I2 ⇌ 2 HI the mixture has [H2] = 0.20 M, [I2] = 0.30 M and [HI] = 1.20 M.";
const HESS = "S + O2 → SO2 ΔH = −297 kJ and 2 SO2 + O2 → 2 SO3 ΔH = −198 kJ. What is ΔH of 2 S + 3 O2 → 2 SO3?";

describe("[TRUST-02] quotients, heats and freezing points from what was told", () => {
  test.each([
    ["$Q_c = \\frac{(1.20)^2}{(0.20)(0.30)} = 24$", IODIDE, "supported computed"],
    ["$Q_c = \\frac{(0.20)(0.30)}{(1.20)^2} = 0.042$", IODIDE, "wrong contradicts-law"],
    ["$Q_c = \\frac{1.20}{(0.20)(0.30)} = 20$", IODIDE, "wrong contradicts-law"],
    ["H₂ + I₂ ⇌ 2 HI\n\nQ = [HI]²/([H₂][I₂])", "", "supported known-fact"],
    ["2 NO₂ ⇌ N₂O₄\n\nKc = [N₂O₄]/[NO₂]²", "", "supported known-fact"],
    ["2 NO₂ ⇌ N₂O₄\n\nKc = [NO₂]²/[N₂O₄]", "", "wrong contradicts-fact"],
    ["SO2 → S + O2  ΔH = +297 kJ", HESS, "supported known-fact"],
    ["SO2 → S + O2  ΔH = −297 kJ", HESS, "wrong contradicts-fact"],
    ["2 S + 2 O2 → 2 SO2  ΔH = −594 kJ", HESS, "supported known-fact"],
    ["ΔT = 2 × 1.86 × 0.30 = 1.12 °C\n\nIt freezes at 0.00 − 1.12 = −1.12 °C.", "0.30 m NaCl", "supported computed"],
    ["ΔT = 2 × 1.86 × 0.30 = 1.12 °C\n\nIt freezes at 0.00 + 1.12 = 1.12 °C.", "0.30 m NaCl", "wrong contradicts-law"],
    ["N₂ + 3 H₂ → 2 NH₃\n\n0.50 mol N₂ × (2 mol NH₃ / 1 mol N₂) = 1.0 mol NH₃", "", "supported computed"],
    ["N₂ + 3 H₂ → 2 NH₃\n\n0.50 mol N₂ × (3 mol NH₃ / 1 mol N₂) = 1.5 mol NH₃", "", "unknown no-evidence"],
    ["n(Cl2) = 0.471 mol\n\n2 Fe + 3 Cl2 → 2 FeCl3\n\n0.471/3 = 0.157", "33.4 g of Cl2", "supported computed"],
    ["n(Cl2) = 0.471 mol\n\n2 Fe + 3 Cl2 → 2 FeCl3\n\n0.471/2 = 0.236", "33.4 g of Cl2", "unknown no-evidence"],
    ["Ka = 6.3e-5\n\nx² = 6.3e-5 × 0.20 = 1.26e-5", "0.20 M benzoic acid with Ka = 6.3e-5", "supported computed"],
    ["[H+] = 6.3e-5 × 0.20 = 1.26e-5", "0.20 M benzoic acid with Ka = 6.3e-5", "unknown no-evidence"],
    ["MgCO3 → MgO + CO2\n\nm(MgO) = 42.0 × 40.3 / 84.3 = 20.1 g", "42.0 g of MgCO3 is heated.", "supported computed"],
    ["MgCO3 → MgO + CO2\n\nm(MgO) = 42.0 × 44.0 / 84.3 = 21.9 g", "42.0 g of MgCO3 is heated.", "unknown no-evidence"],
    ["CaCl₂ → Ca²⁺ + Cl₂²⁻", "", "unknown no-evidence"],
  ])("%s (%s): %s", (text, problem, expected) => {
    expect(last(text, problem)).toBe(expected);
  });

  test("a logarithm of a fraction in TeX is that of the whole fraction", () => {
    const { claims } = review("pKa = 3.74 and $\\text{pH} = 3.74 + \\log\\frac{0.20}{0.10} = 4.04$", {}, "en");
    expect(claims.filter(({ check }) => check.verdict === "wrong")).toEqual([]);
  });
});
