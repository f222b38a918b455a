import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { withAskedConversion } from "./asked-conversions.ts";

test.each([
  ["Make each of the conversions indicated: the mass of a 140-lb calf to kilograms", "Convert 140 lb to kg"],
  [
    "Make the conversion indicated in the following: the depth of Lake Tana, about 46 ft, in Ethiopia, to meters",
    "Convert 46 ft to m",
  ],
  ["Make the conversion indicated: the height of a door, 6 ft 8½ in., to meters", "Convert 80.5 inches to m"],
  ["Make the conversion indicated: the volume of an engine, 97 in.^3, to liters", "Convert 97 in³ to L"],
  ["Make the conversion indicated: the volume of 1 firkin (exactly 9 gal) to liters", "Convert 9 gal to L"],
  ["Complete the following conversions between SI units. 3.05 kg = ____ g", "Convert 3.05 kg to g"],
  ["Express the following quantities in terms of the SI base units: 41 ns", "Convert 41 ns to s"],
  ["Convert the melting temperature of tin, 232 °C, into degrees Fahrenheit and kelvin.", "Convert 232 °C to °F and K"],
  ["How many milliliters of juice are contained in a 16.0-oz bottle?", "Convert 16.0 fl oz to mL"],
  [
    "The two ends of a molecule are 3.4 × 10^-7 cm apart. What is this distance in inches?",
    "Convert 3.4 × 10^-7 cm to inches",
  ],
  ["A calf is 81 cm tall and weighs 38 kg. What is its weight in pounds?", "Convert 38 kg to lb"],
  ["What is the volume in milliliters of 2.50 qt?", "Convert 2.50 qt to mL"],
])("[READ-01] %s", (text, told) => {
  expect(withAskedConversion(text)).toBe(told);
});

test.each([
  // A part, a change, another kind of measure, another number, and what is none of what is poured.
  "Convert half of 5.0 g to mg.",
  "Convert the mass difference of 2.5 kg to pounds",
  "Convert the mass of 5.0 L of water to grams.",
  "Convert a pressure drop from 30.0 inHg to 28.0 inHg to torr.",
  "The mass of an egg is 2.3 oz. What is this volume in mL?",
  "A calf is 81 cm tall and 95 cm long. What is its height in inches?",
  "A calf weighs 38 kg and gains 5 kg. What is its weight in pounds?",
  "How many grams of sugar are contained in a 12-oz can?",
  "How many liters of alcohol are contained in a 12.0-oz bottle?",
  "The box is 2.0 ft long and 3.0 ft wide. What is this length in meters?",
])("[READ-02] leaves alone %s", (text) => {
  expect(withAskedConversion(text)).toBe(text);
});

test("takes a unit that is told, and keeps its figures", () => {
  const text = "Make the conversion indicated: the mass of a 3.00-dram weight to grams (1 dram = 0.0625 oz)";
  const outcome = solve(text, DEFAULT_LOCALE);
  const [value] = outcome.kind === "solved" ? outcome.solutions.map(({ answer }) => answer.value) : [];
  expect(value?.kind === "quantity" ? Number(value.value) : null).toBeCloseTo(5.316, 1);
});
