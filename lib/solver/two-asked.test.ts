import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import { solve } from "./solve.ts";
import { splitTwoAsked } from "./two-asked.ts";

test.each([
  [
    "What are the energy in J and the wavelength (in nm) of a photon with a frequency of 6.0 × 10^14 Hz?",
    [
      "What is the energy in J of a photon with a frequency of 6.0 × 10^14 Hz?",
      "What is the wavelength in nm of a photon with a frequency of 6.0 × 10^14 Hz?",
    ],
  ],
  [
    "4.0 g of NaOH is dissolved in water to make 500 mL of solution. Calculate the molarity and pH of the solution.",
    [
      "4.0 g of NaOH is dissolved in water to make 500 mL of solution. What is the molarity of the solution?",
      "4.0 g of NaOH is dissolved in water to make 500 mL of solution. What is the pH of the solution?",
    ],
  ],
  [
    "5.30 g of Na2CO3 is made up to 500 cm3. Calculate the concentration in mol/dm3 and in g/dm3.",
    [
      "5.30 g of Na2CO3 is made up to 500 cm3. Calculate the concentration in mol/dm3.",
      "5.30 g of Na2CO3 is made up to 500 cm3. Calculate the concentration in g/dm3.",
    ],
  ],
  ["Find the mass in g and in mL.", null],
  ["What is the mass and the mass of 2 mol of iron?", null],
  ["What is the mass of iron and oxygen in 2 g of Fe2O3?", null],
])("[READ-02] %s", (text, questions) => {
  expect(splitTwoAsked(text)).toEqual(questions);
});

test.each([
  [
    "What are the energy in J and the wavelength in nm of the photon emitted when an electron in a hydrogen atom falls from n = 4 to n = 2?",
    [4.09e-19, 486],
  ],
  ["What are the energy and the wavelength in nm of a photon with a frequency of 6.0 × 10^14 Hz?", [4.0e-19, 500]],
])("[READ-02] answers both: %s", (text, values) => {
  const outcome = solve(text, DEFAULT_LOCALE);
  const found = outcome.kind === "solved" ? outcome.solutions.map(({ answer: { value } }) => value) : [];
  expect(found).toHaveLength(2);
  for (const [index, value] of found.entries())
    expect(value.kind === "quantity" ? Number(value.value) / (values[index] ?? 0) : value).toBeCloseTo(1, 1);
});

test.each([
  [
    "Determine the number of moles of compound and the number of moles of each type of atom in each of the following: 2.00 g of lithium oxide, Li2O",
    [
      "How many moles of Li2O are in 2.00 g of Li2O?",
      "How many moles of Li atoms are in 2.00 g of Li2O?",
      "How many moles of O atoms are in 2.00 g of Li2O?",
    ],
  ],
  [
    "A horse runs at 52 km/h. What is its speed in miles per hour and meters per second?",
    [
      "A horse runs at 52 km/h. What is its speed in miles per hour?",
      "A horse runs at 52 km/h. What is its speed in meters per second?",
    ],
  ],
  [
    "A calf is 81 cm tall and weighs 38 kg. What is its height in inches and weight in pounds?",
    [
      "A calf is 81 cm tall and weighs 38 kg. What is its height in inches?",
      "A calf is 81 cm tall and weighs 38 kg. What is its weight in pounds?",
    ],
  ],
  // The unit of one quantity and another quantity.
  ["What is the energy in joules and kilograms?", null],
])("asks %s by parts", (text, questions) => {
  expect(splitTwoAsked(text)).toEqual(questions);
});

test("[SOLVE-01] a pH is told in no unit, and percent ionization beside it for itself", () => {
  const answers = (text: string) => {
    const outcome = solve(text, "en");
    return outcome.kind === "solved" ? outcome.solutions.map(({ answer: { value } }) => value) : null;
  };
  expect(answers("Find the pH and percent ionization of 0.30 M HNO2, Ka = 4.5e-4.")).toMatchObject([
    { value: "1.94", unit: "" },
    { value: "3.8", unit: "%" },
  ]);
  expect(answers("What is the pH in percent of 0.30 M HNO2? Ka = 4.5e-4")).toBeNull();
  expect(answers("What is the mass of C-14 in a sample with 12 dpm per gram if the half-life is 5730 y?")).toBeNull();
});
