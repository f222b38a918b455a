import { expect, test } from "vitest";
import { withDefaultUnit } from "./default-units.ts";

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
