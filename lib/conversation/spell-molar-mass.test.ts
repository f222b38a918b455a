import { expect, test } from "vitest";
import { spellMolarMass, tellMolarMass } from "./spell-molar-mass.ts";

test.each([
  ["molar mass is 180, so molecular formula?", "molar mass = 180 g/mol, so molecular formula?"],
  ["M = 88 g/mol", "M = 88 g/mol"],
  ["10 mL of 0.5 M HCl", "10 mL of 0.5 M HCl"],
])("[TALK-03] a molar mass has its unit: %s", (text, spelled) => {
  expect(spellMolarMass(text)).toBe(spelled);
});

test("[TALK-03] a molar mass of a message takes the place of the one there", () => {
  expect(tellMolarMass("and if M was 132")).toBe("and if 132 g/mol");
});
