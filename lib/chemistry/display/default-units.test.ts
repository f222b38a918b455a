import { expect, test } from "vitest";
import { findBareValue, withDefaultUnit } from "./default-units.ts";

test.each([
  ["44.01", "mass", "44.01\u202Fg/mol"],
  ["25", "temperature", "25\u202F°C"],
  ["-10", "temperature", "-10\u202F°C"],
  ["22.4", "volume", "22.4\u202FL"],
  ["1", "pressure", "1\u202Fatm"],
  ["0.5", "molarity", "0.5\u202FM"],
  ["250 mL", "volume", "250\u202FmL"],
  ["298K", "temperature", "298\u202FK"],
  ["1.5 × 10⁻³", "molarity", "1.5 × 10⁻³\u202FM"],
  ["unknown", "mass", "unknown"],
] as const)("[FMT-01] the %s of kind %s is shown as %s", (value, kind, shown) => {
  expect(withDefaultUnit(value, kind)).toBe(shown);
});

test.each([
  ["V = 2.5", "volume", "2.5"],
  ["V₁ = 0.250", "volume", "0.250"],
  ["V(NaOH) = 24,6", "volume", "24,6"],
  ["P_2 = 1.2", "pressure", "1.2"],
  ["T = 25", "temperature", "25"],
  ["T₁ = −10", "temperature", "−10"],
  ["c(HCl) = 1.0 × 10⁻³", "molarity", "1.0 × 10⁻³"],
  ["[NaOH] = 0.10", "molarity", "0.10"],
  ["M₁ = 6.0", "molarity", "6.0"],
  ["M(H₂O) = 2 × 1.008 + 15.999 = 18.015", "mass", "18.015"],
  ["Molar mass: 58.44", "mass", "58.44"],
  ["la presión = 0,98", "pressure", "0,98"],
  ["Température\u202F: 20", "temperature", "20"],
  ["ይዘት፦ 3", "volume", "3"],
  ["物质的量浓度：0.5", "molarity", "0.5"],
  ["दाब = 1.5", "pressure", "1.5"],
])("[FMT-01] %j tells a bare value of kind %s", (line, kind, number) => {
  expect(findBareValue(line)).toEqual({ kind, number });
});

test.each([
  "V = 2.5 L",
  "T = 298 K",
  "T = 298",
  "M = 0.5",
  "c = 4.18",
  "m = 5.0",
  "n = 2",
  "pH = 3",
  "x(NaCl) = 0.2",
  "K = 4.0",
  "ratio of the volumes = 2",
  "V_m = 24",
  "Vₘ = 24",
  "P: 4",
  "volume ratio: 3",
  "partial pressure fraction = 0.2",
  "pressure and volume = 3",
  "[A]² = 4",
  "2.5",
  "V",
  "V = ?",
  "V = 2 or 3",
  "the gas law",
  "",
])("[FMT-01] %j tells none", (line) => {
  expect(findBareValue(line)).toBeNull();
});
