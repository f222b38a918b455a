import { describe, expect, it } from "vitest";
import { withPureConstants } from "./units-of-constants.ts";

describe("a constant of an equation with the unit of its expression", () => {
  it.each([
    ["Hexanoic acid has Ka = 1.4 × 10⁻⁵ mol dm⁻³ at 298 K.", "Hexanoic acid has Ka = 1.4 × 10⁻⁵ at 298 K."],
    ["(Ka of lactic acid = 1.4 × 10-4 mol dm-3)", "(Ka of lactic acid = 1.4 × 10-4)"],
    ["The acid dissociation constant is 6.3e-5 M.", "The acid dissociation constant is 6.3e-5."],
    [
      "The solubility product of AgI at 298 K is 8.5 × 10⁻¹⁷ mol² dm⁻⁶.",
      "The solubility product of AgI at 298 K is 8.5 × 10⁻¹⁷.",
    ],
    ["Kc for 2SO2(g) + O2(g) ⇌ 2SO3(g) is 280 mol⁻¹ dm³.", "Kc for 2SO2(g) + O2(g) ⇌ 2SO3(g) is 280."],
    ["Kw = 1.0 × 10⁻¹⁴ mol² dm⁻⁶", "Kw = 1.0 × 10⁻¹⁴"],
    ["Kc = 50 (no units)", "Kc = 50"],
    ["Ksp(SrF2) = 2.5e-9 (mol/L)^3", "Ksp(SrF2) = 2.5e-9"],
    ["a weak acid with a Ka of 3.0e-5 M", "a weak acid with a Ka of 3.0e-5"],
    ["(Ka of lactic acid = 1.4 × 10−4 mol dm−3)", "(Ka of lactic acid = 1.4 × 10−4)"],
    ["The solubility product of AgBr is 5.0 × 10^-13 mol2 dm-6.", "The solubility product of AgBr is 5.0 × 10^-13."],
  ])("is a pure number: %s", (text, pure) => {
    expect(withPureConstants(text)).toBe(pure);
  });

  it.each([
    "Find Ka of 0.10 mol dm⁻³ lactic acid of pH 2.4.",
    "What is Ka of 0.20 M HX, whose pH is 2.90?",
    "What is the Ka for the 0.20 M acid?",
    "Calculate Ka if the concentration is 0.10 mol dm⁻³.",
    "What is Kc when [A] = 0.20 mol dm⁻³?",
    "Ka = 1.3 × 10⁻⁵ mmol dm⁻³",
    "Ka = 1.3 × 10⁻⁵ mol² dm⁻⁶",
    "Ksp = 1.3 × 10⁻⁵ mol dm⁻³",
    "Kp = 0.20 kPa",
    "K = 0.20 s^-1",
  ])("stays where the unit is another, or the number that of something else: %s", (text) => {
    expect(withPureConstants(text)).toBe(text);
  });
});
