import { expect, test } from "vitest";
import { solveVolumeShare } from "./volume-shares.ts";

const valueOf = (text: string): number | null => {
  const value = solveVolumeShare(text)?.[0]?.answer.value;
  return value?.kind === "quantity" ? Number(value.value) : null;
};

test.each([
  [
    "A hand rub is sold as an 80.0%vol aqueous solution. If the density of ethanol is 0.789 g/mL, how many grams of ethanol are present in a 500.0 mL bottle of the rub?",
    316,
  ],
  [
    "Cider is 5.50% ethanol (C2H5OH) by volume. Ethanol has a molar mass of 46.07 g/mol and a density 0.789 g/mL. How many moles of ethanol are present in a 330.0-mL can of cider?",
    0.311,
  ],
  [
    "Vodka is 40.0% (v/v) alcohol. The density of ethanol is 0.789 g/mL. What mass of ethanol is in a 50.0-mL glass?",
    15.8,
  ],
])("[SOLVE-01] %s", (text, value) => {
  expect((valueOf(text) ?? 0) / value).toBeCloseTo(1, 2);
});

test.each([
  // Another liquid's density, by mass, diluted, and of water.
  "A rub is sold as an 80.0%vol solution. If the density of methanol is 0.791 g/mL, how many grams of ethanol are present in a 500.0 mL bottle?",
  "A rub is an 80.0% ethanol by mass. If the density of ethanol is 0.789 g/mL, how many grams of ethanol are present in a 500.0 mL bottle?",
  "Vodka is 40.0% (v/v) alcohol. It is diluted to twice its volume. The density of ethanol is 0.789 g/mL. What mass of ethanol is in a 50.0-mL glass?",
  "Vodka is 40.0% (v/v) alcohol. The density of ethanol is 0.789 g/mL. What mass of water is in a 50.0-mL glass?",
])("[READ-02] answers none of %s", (text) => {
  expect(valueOf(text)).toBeNull();
});
