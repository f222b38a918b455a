import { expect, test } from "vitest";
import { lawValue } from "../law-value.ts";
import { arrhenius } from "./arrhenius.ts";

test("[LAW-01] the decomposition of hydrogen iodide, from k = 3.52 × 10⁻⁷ at 555 K to 3.95 × 10⁻² at 781 K, has about 185 kJ/mol", () => {
  // OpenStax Chemistry 2e, example 12.13.
  const activation = lawValue(arrhenius, "Ea", { r: 3.95e-2 / 3.52e-7, "T₁": 555, "T₂": 781 });
  expect(activation.toNumber() / 1000).toBeCloseTo(185, -1);
});

test("[LAW-01] about 53 kJ/mol double a rate between 25 °C and 35 °C; the same way back halves it", () => {
  expect(lawValue(arrhenius, "r", { Ea: 52_900, "T₁": 298.15, "T₂": 308.15 }).toNumber()).toBeCloseTo(2, 2);
  expect(lawValue(arrhenius, "r", { Ea: 52_900, "T₁": 308.15, "T₂": 298.15 }).toNumber()).toBeCloseTo(0.5, 2);
});
