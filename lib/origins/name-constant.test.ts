import { expect, test } from "vitest";
import { nameConstant, sourceOfConstant } from "./name-constant.ts";

test.each([
  ["R", "J/(mol·K)", "si-2019", "R", "si-2019"],
  ["R", "L·atm/(mol·K)", "definition", "R", "si-2019"],
  ["R", "m⁻¹", "codata-2022", "rydberg", "codata-2022"],
  ["N_A", "mol⁻¹", "si-2019", "N_A", "si-2019"],
  ["c²", "MeV/u", "definition", "unit-energy", "codata-2022"],
  ["K_w", "", "definition", "K_w", null],
  ["ν", "mol", "definition", null, "definition"],
] as const)("[TALK-02] %s in %s has its own name, and who says its value", (letter, unit, source, name, told) => {
  const constant = { letter, unit, source, value: "1", significantFigures: null };
  expect(nameConstant(constant)).toBe(name);
  expect(sourceOfConstant(constant)).toBe(told);
});
