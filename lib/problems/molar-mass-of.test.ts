import { expect, test } from "vitest";
import { exactMolarMass, molarMassOf } from "./molar-mass-of.ts";

test("[CARD-03] a substance has the molar mass of the tables, with all its figures", () => {
  expect(molarMassOf("H2O").toFixed()).toBe("18.015");
  expect(exactMolarMass("H2O")).toMatchObject({ value: molarMassOf("H2O"), significantFigures: null });
});

test("[CARD-03] no number stands in for the molar mass of what is no formula", () => {
  expect(() => molarMassOf("water")).toThrow("water has no molar mass");
});
