import { expect, test } from "vitest";
import { withToldUnits } from "./told-units.ts";

test.each([
  [
    "A gem of 2.50 carats lies here. One carat equals 0.200 g. How heavy is it?",
    "A gem of 0.500 g lies here. How heavy is it?",
  ],
  ["A 3.0-tola bangle (1 tola = 11.66 g) is pure gold.", "A 35 g bangle is pure gold."],
  ["1 seer is 0.933 kg. A sack holds 40.0 seers of salt.", "A sack holds 37.3 kg of salt."],
])("[READ-01] tells %s in known units", (text, told) => {
  expect(withToldUnits(text)).toBe(told);
});

test.each([
  // A unit of amount by a mass.
  "One mole equals 18.0 g. A glass holds 2.0 moles.",
  // Never used, used in words, and explained twice.
  "One carat equals 0.200 g. How heavy is it?",
  "A gem of two carats. One carat equals 0.200 g.",
  "A gem of 2.0 carats. One carat equals 0.200 g. One tola is 11.66 g.",
])("[READ-02] leaves %s", (text) => {
  expect(withToldUnits(text)).toBe(text);
});
